"""Sync: translation files brought up to date with the English, losing nothing.

Texts are paired by id. Where the English changed, the translation stays and is marked as needing
work, with the oldest English it has not been compared with beside it. Blocks of a page shift
when a paragraph is put in, so there the same English is paired first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from generator.language.language import Language
from generator.language.pairing import paired
from generator.language.po import Entry, PoFile, header_entry
from generator.language.source import Original

DROPPED = ("pot-creation-date", "po-revision-date", "x-generator")


@dataclass(frozen=True)
class Synced:
    """The files after a sync, by name, and the ids of what happened."""

    files: Mapping[str, tuple[Entry, ...]]
    added: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()
    moved: tuple[str, ...] = ()
    retired: tuple[str, ...] = ()


def sync(
    language: Language,
    originals: Sequence[Original],
    files: Mapping[str, PoFile],
    notes: Mapping[str, tuple[str, ...]],
    same: frozenset[str] = frozenset(),
) -> Synced:
    """The translation files as they should be now.

    `notes` gives each id its lines for the translator; `same` holds ids whose English was mended
    without a change of meaning.
    """
    old = [(home, e) for home, file in files.items() for e in file.entries if not e.is_header]
    pairs = paired(originals, old)
    result: dict[str, list[Entry]] = {}
    outcome = Outcome()
    for original in originals:
        old_entry = pairs.taken.get(original.ident)
        entry = outcome.renewed(language, original, old_entry, same)
        told = notes.get(original.ident, ())
        entry = entry if entry.notes == told else replace(entry, notes=told)
        result.setdefault(original.home, []).append(entry)
    for home, entry in pairs.left:
        if entry.translated:
            if not entry.obsolete:
                outcome.retired.append(entry.ident)
            kept = replace(entry, obsolete=True, notes=(), line=0, lines=())
            listed = result.setdefault(home, [])
            if kept not in listed:
                listed.append(kept)
    done = {home: (header(language, files.get(home)), *listed) for home, listed in result.items()}
    return Synced(
        done,
        tuple(outcome.added),
        tuple(outcome.changed),
        tuple(outcome.moved),
        tuple(outcome.retired),
    )


@dataclass
class Outcome:
    """What a sync did, id by id."""

    added: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    moved: list[str] = field(default_factory=list)
    retired: list[str] = field(default_factory=list)

    def renewed(
        self, language: Language, original: Original, old: Entry | None, same: frozenset[str]
    ) -> Entry:
        """The entry of an English text, from the entry it had."""
        count = 1 if original.plural is None else language.nplurals
        flags = ("python-brace-format",) if "{" in original.text else ()
        fresh = Entry(original.ident, original.text, original.plural, ("",) * count, flags=flags)
        if old is None:
            self.added.append(original.ident)
            return fresh
        if as_it_was(original, old, flags, count):
            return old
        if old.ident != original.ident:
            self.moved.append(original.ident)
        kept = tuple(f for f in old.flags if f not in ("fuzzy", *flags, "python-format"))
        fresh = replace(fresh, comments=old.comments, flags=flags + kept)
        if not any(s.strip() for s in old.strings):
            return fresh
        strings, comments = reshaped(old, count)
        fresh = replace(fresh, strings=strings, comments=comments)
        before = (old.english, old.english_plural)
        now = (original.text, original.plural)
        compared = (old.previous, old.previous_plural)
        if old.fuzzy and old.previous is not None:
            if compared == now:
                return fresh
            return needs_work(fresh, *compared)
        if before != now and original.ident not in same:
            self.changed.append(original.ident)
            return needs_work(fresh, *before)
        return replace(fresh, flags=("fuzzy", *fresh.flags)) if old.fuzzy else fresh


def needs_work(entry: Entry, previous: str | None, plural: str | None) -> Entry:
    """The entry marked as needing work, with the English it was made from."""
    flags = ("fuzzy", *entry.flags)
    return replace(entry, previous=previous, previous_plural=plural, flags=flags)


def reshaped(old: Entry, count: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The translation in another number of forms; forms that go are kept as comments."""
    strings = old.strings
    if len(strings) == count:
        return strings, old.comments
    if count == 1:
        gone = tuple(f"was msgstr[{i}]: {s}" for i, s in enumerate(strings[:-1]) if s)
        return (strings[-1] or strings[0],), old.comments + gone
    if old.english_plural is None:
        return strings * count, old.comments
    gone = tuple(f"was msgstr[{i + count}]: {s}" for i, s in enumerate(strings[count:]) if s)
    return (*strings, *("",) * count)[:count], old.comments + gone


def as_it_was(original: Original, old: Entry, flags: tuple[str, ...], count: int) -> bool:
    """Whether an entry is the English of today, translated, with nothing to be done to it."""
    return (
        (old.ident, old.english, old.english_plural, old.flags)
        == (original.ident, original.text, original.plural, flags)
        and not old.obsolete
        and old.previous is None
        and len(old.strings) == count
        and old.translated
    )


def header(language: Language, file: PoFile | None) -> Entry:
    """The header of a file: ours, with the lines other tools keep there except dates."""
    fresh = header_entry(language.tag.replace("-", "_"), language.nplurals, language.plural)
    old = file.header if file else None
    if old is None:
        return fresh
    ours = {line.partition(":")[0].lower() for line in fresh.strings[0].split("\n")}
    extra = [
        line
        for line in old.strings[0].split("\n")
        if ":" in line and line.partition(":")[0].strip().lower() not in {*ours, *DROPPED}
    ]
    text = fresh.strings[0] + "".join(f"{line}\n" for line in extra)
    return replace(fresh, strings=(text,), comments=old.comments)
