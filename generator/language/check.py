"""The check of one translation file, from its bytes: every fault, its line and its mend."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from generator.language.characters import character_problems, mended
from generator.language.check_entry import Bench, check_entry
from generator.language.check_header import check_header
from generator.language.decoding import decoded
from generator.language.duplicates import duplicates
from generator.language.language import Language
from generator.language.message import Value
from generator.language.po import PoFile
from generator.language.po_reader import read_po
from generator.language.problem import Problem
from generator.language.sniffing import binary_problem, not_po
from generator.language.source import Original


@dataclass(frozen=True, eq=False)
class Reading:
    """A translation file as read, mended where that needs no human, and its faults of form.

    `file` is None where no catalogue can be read from the bytes.
    """

    file: PoFile | None
    problems: tuple[Problem, ...]


@lru_cache(maxsize=1024)
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
    return list(check_reading(bench, path, read_bytes(bench.language, path, data)))


def check_reading(bench: Bench, path: str, reading: Reading) -> Sequence[Problem]:
    """Every fault of a translation file that has been read."""
    file = reading.file
    if file is None:
        return reading.problems
    originals = tuple(bench.originals.get(entry.ident) for entry in file.live)
    if None in originals:
        return _problems(bench, path, reading, file)  # its mend may be anywhere in the English
    values = {str(v) for o in originals if o for v in o.example.values()}
    return _known_problems(
        bench.language,
        path,
        reading,
        originals,
        bench.targets,
        tuple((ident, tuple(bench.pool[ident])) for ident in sorted(values & bench.pool.keys())),
        bench.whole,
        bench.broken,
    )


@lru_cache(maxsize=1024)
def _known_problems(
    language: Language,
    path: str,
    reading: Reading,
    originals: tuple[Original | None, ...],
    targets: frozenset[str] | None,
    pool: tuple[tuple[str, tuple[Value, ...]], ...],
    whole: bool,
    broken: frozenset[str],
) -> tuple[Problem, ...]:
    """The faults of a file, found once for all the English that it translates."""
    assert reading.file is not None
    known = {original.ident: original for original in originals if original}
    bench = Bench(language, known, targets, dict(pool), whole, broken)
    return tuple(_problems(bench, path, reading, reading.file))


def _problems(bench: Bench, path: str, reading: Reading, file: PoFile) -> list[Problem]:
    problems = list(reading.problems)
    problems += check_header(bench.language, file)
    twice = duplicates(file)
    problems += twice
    again = {p.line for p in twice}
    starts = [entry.line for entry in file.entries]
    broken = {bisect_right(starts, p.line) - 1 for p in file.problems}
    for index, entry in enumerate(file.entries):
        if entry.obsolete or entry.is_header:
            continue
        if again and entry.line_of("msgctxt") in again:
            continue
        if index not in broken:
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
