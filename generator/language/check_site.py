"""The rim where a whole source folder is checked: the English and every translation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from generator.language.catalogue import Catalogue
from generator.language.characters import character_problems
from generator.language.check import Reading, check_reading, read_bytes
from generator.language.check_english import check_examples, check_original, reference_targets
from generator.language.check_entry import Bench
from generator.language.decoding import decoded
from generator.language.folder import (
    English,
    catalogue_of,
    load_language,
    pages_of,
    read_english,
    shown,
    text_of,
)
from generator.language.language import Language
from generator.language.message import MessageError, Phrase
from generator.language.problem import Problem, ProblemsError, errors
from generator.language.sniffing import binary_problem
from generator.language.source import Original
from generator.language.toml_source import TomlFile, read_toml


def check_site(site: Path, tags: Iterable[str], sound: English | None = None) -> list[Problem]:
    """Every fault of the English and of the given languages; `sound` is English without any."""
    english = sound or read_english(site)
    targets = targets_of(site, english)
    problems = [] if sound else check_english(site, english, targets)
    whole = not any(p.severity == "error" and not p.ident for p in problems)
    broken = frozenset(p.ident for p in problems if p.severity == "error")
    for tag in tags:
        try:
            readings = read_language_files(site, tag)
            bench = bench_for(site, tag, english, targets, readings)
        except ProblemsError as fault:
            problems += fault.problems
            continue
        bench = replace(bench, whole=whole, broken=broken)
        for path, reading in readings.items():
            problems += check_reading(bench, path, reading)
    return sorted(dict.fromkeys(problems))


def check_english(site: Path, english: English, targets: frozenset[str] | None) -> list[Problem]:
    """Every fault of the English files."""
    problems: list[Problem] = []
    language = load_language(site, "en")
    for path in english_files(site):
        name = shown(site, path)
        whole, found = characters(language, name, path.read_bytes())
        problems += whole
        problems += [replace(p, ident=ident_at(english, name, p.line)) for p in found]
    unreadable = {p.path for p in problems if p.severity == "error"}
    faults = [p for p in english.source.problems if p.path not in unreadable]
    originals: dict[str, Original] = {}
    for original in english.source.originals:
        if original.ident in originals and not original.home.startswith("page-"):
            what = f"the id {original.ident} stands twice"
            mend = "give one another id"
            faults.append(
                Problem(original.path, original.line, "error", "toml", original.ident, what, mend)
            )
        originals[original.ident] = original
        if original.path not in unreadable:
            faults += original_problems(original, targets)
    return problems + faults + check_examples(originals)


@lru_cache(maxsize=256)
def characters(
    language: Language, name: str, data: bytes
) -> tuple[tuple[Problem, ...], tuple[Problem, ...]]:
    """What is wrong with the bytes of a file, and with the characters on its lines."""
    empty = binary_problem(name, data)
    if empty:
        return (empty,), ()
    result = decoded(name, data)
    found = character_problems(name, result.text or "", language)
    return tuple(map(by_hand, result.problems)), tuple(map(by_hand, found))


def by_hand(problem: Problem) -> Problem:
    """The problem with what people can do: the formatter writes no English."""
    parts = [part for part in problem.mend.split("; ") if "formatter" not in part]
    if problem.what.startswith(("Windows line", "old Mac")):
        parts = ["save it with Unix line ends (LF)"]
    return replace(problem, mend="; ".join(parts))


@lru_cache(maxsize=8192)
def original_problems(original: Original, targets: frozenset[str] | None) -> tuple[Problem, ...]:
    """What is wrong with one English text."""
    return tuple(check_original(original, targets))


@lru_cache(maxsize=4)
def known(targets: frozenset[str]) -> frozenset[str]:
    """The same set; an equal one of before, so that it is compared at a glance."""
    return targets


def ident_at(english: English, path: str, line: int) -> str:
    """The id of the English text that stands on a line, or the last one before it."""
    before = [o for o in english.source.originals if o.path == path and o.line <= line]
    return max(before, key=lambda o: o.line).ident if before else ""


def english_files(site: Path) -> list[Path]:
    """The files that hold the English."""
    found = [site / "en" / f"{name}.toml" for name in ("strings", "rules", "glossary")]
    return [p for p in found if p.is_file()] + pages_of(site)


def targets_of(site: Path, english: English) -> frozenset[str] | None:
    """The references that exist; None where the English cannot be read whole."""
    rules = site / "en" / "rules.toml"
    lost = not rules.is_file() or not rules.read_bytes().strip()
    if lost or errors(english.source.problems):
        return None
    found = reference_targets(toml(site, "rules"), toml(site, "glossary"), english.pages)
    return known(found)


def toml(site: Path, name: str) -> TomlFile:
    """One of the English TOML files; an empty one where it is not there."""
    path = site / "en" / f"{name}.toml"
    return read_toml(shown(site, path), text_of(path) if path.is_file() else "")


def bench_for(
    site: Path,
    tag: str,
    english: English,
    targets: frozenset[str] | None = None,
    readings: Mapping[str, Reading] | None = None,
) -> Bench:
    """What the translations of one language are compared with; `readings` are its files."""
    language = load_language(site, tag)
    originals = english.source.by_id()
    base = Catalogue(load_language(site, "en"), {o.ident: o.forms for o in originals.values()})
    readings = read_language_files(site, tag) if readings is None else readings
    files = {path: r.file for path, r in readings.items() if r.file is not None}
    catalogue = catalogue_of(language, base, files)
    return Bench(language, originals, targets, phrase_pool(originals, catalogue))


def phrase_pool(
    originals: Mapping[str, Original], catalogue: Catalogue
) -> dict[str, Sequence[Phrase]]:
    """For the id of every phrase used in an example, the translated phrases of its kind.

    Phrases are of one kind where their ids begin alike: `seat.own.sun`, `seat.foe.moon`. One
    for each first word is enough, for nothing else of it meets the words before.
    """
    used = {v for o in originals.values() for v in o.example.values() if isinstance(v, str)}
    kinds: dict[str, list[Phrase]] = {}
    for ident in sorted(used & originals.keys()):
        kind = kinds.setdefault(ident.partition(".")[0], [])
        if catalogue.source(ident) == catalogue.language.tag:
            try:
                phrase = catalogue.phrase(ident, n=2)
            except MessageError:
                continue
            if phrase.text.split()[:1] not in [known.text.split()[:1] for known in kind]:
                kind.append(phrase)
    return {ident: kinds[ident.partition(".")[0]] for ident in used & originals.keys()}


def read_language_files(site: Path, tag: str) -> dict[str, Reading]:
    """The translation files of one language by the name that problems tell."""
    language = load_language(site, tag)
    return {
        shown(site, path): read_bytes(language, shown(site, path), path.read_bytes())
        for path in sorted((site / "locale" / tag).glob("*.po"))
    }
