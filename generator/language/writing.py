"""The rim where translation files are brought up to date and written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from generator.language.catalogue import Catalogue
from generator.language.duplicates import duplicates
from generator.language.folder import English, load_language, read_locale, shown
from generator.language.known import language_file, starting_point
from generator.language.notes import all_notes
from generator.language.po import Entry, PoFile, write_po
from generator.language.problem import Problem, ProblemsError
from generator.language.sync import Synced, sync


@dataclass(frozen=True)
class SyncReport:
    """What a sync did to one language."""

    tag: str
    synced: Synced
    written: tuple[str, ...]


def sync_language(site: Path, tag: str, english: English, same: Iterable[str] = ()) -> SyncReport:
    """Brings the files of a language up to date; files that stay the same are not written.

    Raises ProblemsError where a file cannot be read whole, for then something would be lost.
    """
    language = load_language(site, tag)
    base = Catalogue(
        load_language(site, "en"), {o.ident: o.forms for o in english.source.originals}
    )
    files = read_locale(site, tag)
    refuse_broken(english.source.problems, files)
    originals = english.source.originals
    notes = all_notes(originals, base)
    synced = sync(language, originals, files, notes, frozenset(same))
    return SyncReport(tag, synced, write_files(site, tag, synced.files))


def refuse_broken(problems: Sequence[Problem], files: Mapping[str, PoFile]) -> None:
    """Raises ProblemsError where the English or a translation file is not whole."""
    faults = [p for p in problems if p.severity == "error"]
    faults += [p for file in files.values() for p in file.problems]
    for file in files.values():
        faults += duplicates(file)
        if "\ufffd" in file.text:
            line = file.text[: file.text.index("\ufffd")].count("\n") + 1
            what = "a letter is lost, or the file is not UTF-8"
            faults.append(
                Problem(file.path, line, "error", "encoding", "", what, "save it as UTF-8")
            )
    if faults:
        raise ProblemsError(faults)


def write_files(site: Path, tag: str, files: Mapping[str, Sequence[Entry]]) -> tuple[str, ...]:
    """Writes the files that differ from what stands there; gives their names."""
    written = []
    for home, entries in files.items():
        path = site / "locale" / tag / f"{home}.po"
        if write_text(path, write_po(entries)):
            written.append(shown(site, path))
    return tuple(written)


def write_text(path: Path, text: str) -> bool:
    """Writes a file as UTF-8 with LF, unless it holds just that already."""
    data = text.encode()
    if path.is_file() and path.read_bytes() == data:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return True


def start_language(site: Path, tag: str) -> str:
    """Writes the description of a new language, unless there is one; gives its path.

    The site's settings name the language from then on, so that the next build offers it.
    """
    path = site / "lang" / f"{tag}.toml"
    if not path.exists():
        write_text(path, language_file(starting_point(tag)))
    offer_language(site / "site.toml", tag)
    return shown(site, path)


def offer_language(path: Path, tag: str) -> None:
    """Adds a language to those the site offers, in its settings file if it has one."""
    text = path.read_text("utf-8") if path.is_file() else ""
    match = re.search(r"(?m)^languages\s*=\s*\[([^\]]*)\]", text)
    if match and f'"{tag}"' not in match.group(1):
        listed = match.group(1).rstrip().rstrip(",")
        write_text(path, f'{text[: match.start(1)]}{listed}, "{tag}"{text[match.end(1) :]}')


def mark(site: Path, tag: str, ident: str, *, needs_work: bool) -> str | None:
    """Marks a text as reviewed, or as needing work; gives its place, None where it is not found."""
    for home, file in read_locale(site, tag).items():
        for entry in file.live:
            if entry.ident != ident:
                continue
            refuse_broken((), {home: file})
            flags = tuple(f for f in entry.flags if f != "fuzzy")
            marked = replace(entry, flags=flags, previous=None, previous_plural=None)
            if needs_work:
                marked = replace(entry, flags=("fuzzy", *flags))
            entries = [marked if e is entry else e for e in file.entries]
            write_files(site, tag, {home: entries})
            return f"{file.path}:{entry.line}"
    return None
