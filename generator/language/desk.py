"""A translator's desk: one language's files open, drafts tried and kept, changed files given back.

It reads a source folder as every command does, so a text checked here is checked as the build
checks it. Nothing is written to the folder.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from html import escape
from pathlib import Path

from generator.language.catalogue import Catalogue
from generator.language.check_entry import Bench, check_entry
from generator.language.check_meaning import terms
from generator.language.check_site import phrase_pool, targets_of
from generator.language.desk_values import Changed, Details, Trial
from generator.language.diff import word_diff
from generator.language.folder import (
    English,
    catalogue_of,
    load_language,
    read_english,
    read_locale,
    shown,
)
from generator.language.inline import paragraphs
from generator.language.notes import all_notes
from generator.language.po import Entry, PoFile, write_entry, write_po
from generator.language.po_reader import read_po
from generator.language.problem import Problem, errors
from generator.language.source import Original
from generator.language.splice import spliced, translated
from generator.language.status import TextStatus, one_status
from generator.language.sync import sync
from generator.language.telling import told
from generator.language.typography import set_typography_html


@dataclass
class Desk:
    """One language on the desk."""

    site: Path
    english: English
    files: dict[str, PoFile]
    bench: Bench
    base: Catalogue
    catalogue: Catalogue
    originals: dict[str, Original]
    held: dict[str, tuple[PoFile, Entry]]
    drafts: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def statuses(self) -> tuple[TextStatus, ...]:
        """How every text stands, in the order of the English; drafts do not count."""
        found = self.originals.items()
        return tuple(one_status(text, self.held.get(ident)) for ident, text in found)

    def details(self, ident: str) -> Details:
        """One text as it is found; KeyError where there is none of that id."""
        original = self.originals[ident]
        held = self.held.get(ident)
        status = one_status(original, held)
        entry = held[1] if held else None
        count = self.forms(ident)
        strings = entry.strings if entry and len(entry.strings) == count else ("",) * count
        return Details(
            status,
            original.forms,
            strings,
            () if status.before is None else word_diff(status.before, original.text),
            all_notes([original], self.base)[ident],
            original.limit,
            self.terms(original),
            (original.path, original.line),
        )

    def terms(self, original: Original) -> tuple[tuple[str, str], ...]:
        """The words of the glossary that a text uses, and what each is called here.

        A language's file may give the mere start of a word; the site's own glossary has it whole.
        """
        text = " ".join(original.forms)
        whole = self.headwords
        return tuple(
            (match.group(), whole.get(term.lower(), accepted[0]))
            for term, pattern, accepted in terms(self.bench.language)
            if (match := pattern.search(text))
        )

    @cached_property
    def headwords(self) -> Mapping[str, str]:
        """The terms of the site's glossary in English, and here."""
        found = (
            i for i in self.catalogue.messages if i.startswith("term.") and i.endswith(".term")
        )
        return {self.originals[i].text.lower(): self.catalogue.messages[i][0] for i in found}

    def trial(self, ident: str, strings: Sequence[str]) -> Trial:
        """A draft tried; nothing is kept."""
        original = self.originals[ident]
        problems = self.problems(ident, strings)
        language = self.bench.language
        return Trial(
            problems,
            tuple(set_typography_html(language, p) for p in self.looks(original, strings[0])),
            told(self.catalogue, original, strings, self.bench.pool, self.hosts(ident)),
        )

    def forms(self, ident: str) -> int:
        """How many strings a text has here."""
        return 1 if self.originals[ident].plural is None else self.bench.language.nplurals

    def problems(self, ident: str, strings: Sequence[str]) -> tuple[Problem, ...]:
        """The faults of a draft, read as it would be read from its file."""
        path = self.path(self.originals[ident].home)
        written = read_po(path, write_entry(self.entry(ident, strings)))
        return tuple(check_entry(self.bench, path, written.entries[0]))

    def hosts(self, ident: str) -> tuple[tuple[Original, str], ...]:
        """The texts that take a phrase of this one's kind, each with the name of its place."""
        return self.hosts_by_kind.get(ident.partition(".")[0], ())

    @cached_property
    def hosts_by_kind(self) -> Mapping[str, tuple[tuple[Original, str], ...]]:
        """The texts that take phrases, by the kind of phrase."""
        found: dict[str, tuple[tuple[Original, str], ...]] = {}
        for host in self.originals.values():
            for name, value in host.example.items() if host.plural is None else ():
                if isinstance(value, str) and value in self.originals:
                    kind = value.partition(".")[0]
                    found[kind] = (*found.get(kind, ()), (host, name))
        return found

    def looks(self, original: Original, text: str) -> tuple[str, ...]:
        """A text's paragraphs as HTML; short texts know no markup."""
        if original.home == "site":
            return (escape(text, quote=False),)
        return paragraphs(text)

    def entry(self, ident: str, strings: Sequence[str]) -> Entry:
        """The entry that a draft would become."""
        held = self.held.get(ident)
        return translated(held[1] if held else None, self.originals[ident], tuple(strings))

    def keep(self, ident: str, strings: Sequence[str] | None) -> None:
        """Keep a draft, or with None forget it."""
        self.drafts.pop(ident, None)
        if strings is not None:
            self.drafts[ident] = tuple(strings)

    def changed(self) -> tuple[Changed, ...]:
        """The files that the drafts change, in the order of the English."""
        homes = dict.fromkeys(self.originals[i].home for i in self.originals if i in self.drafts)
        return tuple(self._changed(home) for home in homes)

    def _changed(self, home: str) -> Changed:
        mine = [i for i in self.drafts if self.originals[i].home == home]
        faulty = tuple(i for i in mine if self.is_faulty(i))
        return Changed(home, self.path(home), len(mine) - len(faulty), faulty)

    def is_faulty(self, ident: str) -> bool:
        """Whether a draft holds an error, which would stop the build."""
        return bool(errors(self.problems(ident, self.drafts[ident])))

    def path(self, home: str) -> str:
        """The name of a file as problems tell it."""
        folder = self.site / "locale" / self.bench.language.tag
        return shown(self.site, folder / f"{home}.po")

    def text(self, home: str) -> str:
        """A file with its sound drafts in it; all other lines are as they were."""
        mine = (i for i in self.drafts if self.originals[i].home == home)
        entries = {i: self.entry(i, self.drafts[i]) for i in mine if not self.is_faulty(i)}
        return spliced(self.files.get(home) or self.fresh(home), entries)

    def fresh(self, home: str) -> PoFile:
        """A file that is not there yet: every text of it, none translated."""
        originals = [o for o in self.originals.values() if o.home == home]
        notes = all_notes(originals, self.base)
        made = sync(self.bench.language, originals, {}, notes).files[home]
        return read_po(self.path(home), write_po(made))


def desk(site: Path, tag: str) -> Desk:
    """A desk with one language of a source folder; ProblemsError where it cannot be used."""
    language = load_language(site, tag)
    english = read_english(site)
    originals = english.source.by_id()
    files = read_locale(site, tag)
    base = Catalogue(load_language(site, "en"), {i: o.forms for i, o in originals.items()})
    catalogue = catalogue_of(language, base, files)
    targets = targets_of(site, english)
    bench = Bench(language, originals, targets, phrase_pool(originals, catalogue))
    held: dict[str, tuple[PoFile, Entry]] = {}
    for file in files.values():
        for entry in file.live:
            held.setdefault(entry.ident, (file, entry))
    return Desk(site, english, files, bench, base, catalogue, originals, held)
