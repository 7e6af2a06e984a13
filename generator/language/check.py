"""The check of one translation file, from its bytes: every fault, its line and its mend."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass, replace

from generator.language.characters import character_problems, mended
from generator.language.check_entry import Bench, check_entry
from generator.language.check_header import check_header
from generator.language.decoding import decoded
from generator.language.duplicates import duplicates
from generator.language.language import Language
from generator.language.po import PoFile
from generator.language.po_reader import read_po
from generator.language.problem import Problem
from generator.language.sniffing import binary_problem, not_po


@dataclass(frozen=True)
class Reading:
    """A translation file as read, mended where that needs no human, and its faults of form.

    `file` is None where no catalogue can be read from the bytes.
    """

    file: PoFile | None
    problems: tuple[Problem, ...]


def read_bytes(language: Language, path: str, data: bytes) -> Reading:
    """A translation file from its bytes."""
    empty = binary_problem(path, data)
    if empty:
        return Reading(None, (empty,))
    result = decoded(path, data)
    problems = list(result.problems)
    text = result.text or ""
    if any(p.what.startswith(("old Mac", "the file is UTF")) for p in problems):
        return Reading(None, tuple(problems))
    stranger = not_po(path, text)
    if stranger:
        return Reading(None, (*problems, stranger))
    problems += character_problems(path, text, language)
    file = read_po(path, mended(text, language))
    return Reading(file, (*problems, *file.problems))


def check_po(bench: Bench, path: str, data: bytes) -> list[Problem]:
    """Every fault of a translation file, in the order of its lines."""
    return check_reading(bench, path, read_bytes(bench.language, path, data))


def check_reading(bench: Bench, path: str, reading: Reading) -> list[Problem]:
    """Every fault of a translation file that has been read."""
    file, problems = reading.file, list(reading.problems)
    if file is None:
        return problems
    problems += check_header(bench.language, file)
    twice = duplicates(file)
    problems += twice
    again = {p.line for p in twice}
    broken = {p.line for p in file.problems}
    for entry in file.live:
        lines = {line for _, line in entry.lines}
        if entry.line_of("msgctxt") not in again and not lines & broken:
            problems += check_entry(bench, path, entry)
    return sorted(named(file, quieted(problems)))


def quieted(problems: Iterable[Problem]) -> list[Problem]:
    """The problems without the warnings on lines that hold an error: first things first."""
    listed = list(problems)
    wrong = {p.line for p in listed if p.severity == "error" and p.line > 1}
    return [p for p in listed if p.severity == "error" or p.line not in wrong]


def named(file: PoFile, problems: Iterable[Problem]) -> list[Problem]:
    """The problems, those without an id given the id of the entry they stand in."""
    entries = [e for e in file.entries if not e.is_header]
    starts = [e.line for e in entries]
    done = []
    for problem in problems:
        index = bisect_right(starts, problem.line) - 1
        if not problem.ident and index >= 0 and problem.kind != "header":
            problem = replace(problem, ident=entries[index].ident)
        done.append(problem)
    return done
