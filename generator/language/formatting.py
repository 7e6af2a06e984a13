"""The formatter: translation files rewritten in their one form, with all that can be mended."""

from __future__ import annotations

from pathlib import Path

from generator.language.characters import mended
from generator.language.decoding import decoded
from generator.language.folder import load_language, shown
from generator.language.language import Language
from generator.language.po import Entry, write_po
from generator.language.po_reader import read_po
from generator.language.problem import Problem, ProblemsError
from generator.language.sniffing import binary_problem, not_po
from generator.language.sync import header
from generator.language.writing import write_text


def formatted(language: Language, path: str, data: bytes) -> str:
    """A translation file in its one form: UTF-8, LF, NFC, a line a text, no dates.

    Raises ProblemsError where the file cannot be read whole, for then something would be lost.
    """
    empty = binary_problem(path, data)
    if empty:
        raise ProblemsError([empty])
    text = mended(decoded(path, data).text or "", language)
    stranger = not_po(path, text)
    if stranger:
        raise ProblemsError([stranger])
    file = read_po(path, text)
    if file.problems:
        raise ProblemsError(file.problems)
    entries: list[Entry] = [header(language, file)]
    entries += [e for e in file.entries if not e.is_header]
    return write_po(entries)


def format_language(site: Path, tag: str) -> tuple[str, ...]:
    """Formats every file of a language; gives the names of those that changed.

    Raises ProblemsError with the faults of every file that was left as it is.
    """
    language = load_language(site, tag)
    written: list[str] = []
    problems: list[Problem] = []
    for path in sorted((site / "locale" / tag).glob("*.po")):
        try:
            text = formatted(language, shown(site, path), path.read_bytes())
        except ProblemsError as fault:
            problems += fault.problems
            continue
        if write_text(path, text):
            written.append(shown(site, path))
    if problems:
        raise ProblemsError(problems)
    return tuple(written)
