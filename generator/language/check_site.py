"""The rim where a whole source folder is checked: the English and every translation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from generator.language.catalogue import Catalogue
from generator.language.characters import character_problems
from generator.language.check import check_po
from generator.language.check_english import check_examples, check_original, reference_targets
from generator.language.check_entry import Bench
from generator.language.decoding import decoded
from generator.language.folder import (
    English,
    catalogue_of,
    load_language,
    read_english,
    read_locale,
    shown,
    text_of,
)
from generator.language.message import MessageError, Phrase
from generator.language.problem import Problem, ProblemsError, errors
from generator.language.sniffing import binary_problem
from generator.language.source import Original
from generator.language.toml_source import TomlFile, read_toml


def check_site(site: Path, tags: Iterable[str]) -> list[Problem]:
    """Every fault of the English and of the given languages."""
    english = read_english(site)
    problems = check_english(site, english)
    targets = targets_of(site, english)
    for tag in tags:
        try:
            bench = bench_for(site, tag, english, targets)
        except ProblemsError as fault:
            problems += fault.problems
            continue
        problems += check_language(site, tag, bench)
    return sorted(dict.fromkeys(problems))


def check_english(site: Path, english: English) -> list[Problem]:
    """Every fault of the English files."""
    problems: list[Problem] = []
    language = load_language(site, "en")
    for path in english_files(site):
        name, data = shown(site, path), path.read_bytes()
        empty = binary_problem(name, data)
        if empty:
            problems.append(empty)
            continue
        result = decoded(name, data)
        problems += result.problems
        problems += character_problems(name, result.text or "", language)
    unreadable = {p.path for p in problems if p.severity == "error"}
    faults = [p for p in english.source.problems if p.path not in unreadable]
    targets = targets_of(site, english)
    originals: dict[str, Original] = {}
    for original in english.source.originals:
        if original.ident in originals:
            what = f"the id {original.ident} stands twice"
            mend = "give one another id"
            faults.append(
                Problem(original.path, original.line, "error", "toml", original.ident, what, mend)
            )
        originals[original.ident] = original
        faults += check_original(original, targets)
    return problems + faults + check_examples(originals)


def english_files(site: Path) -> list[Path]:
    """The files that hold the English."""
    found = [site / "en" / f"{name}.toml" for name in ("strings", "rules", "glossary")]
    return [p for p in found if p.is_file()] + sorted((site / "en" / "pages").glob("*.md"))


def targets_of(site: Path, english: English) -> frozenset[str] | None:
    """The references that exist; None where the English cannot be read whole."""
    if errors(english.source.problems):
        return None
    return reference_targets(toml(site, "rules"), toml(site, "glossary"), english.pages)


def toml(site: Path, name: str) -> TomlFile:
    """One of the English TOML files; an empty one where it is not there."""
    path = site / "en" / f"{name}.toml"
    return read_toml(shown(site, path), text_of(path) if path.is_file() else "")


def bench_for(
    site: Path, tag: str, english: English, targets: frozenset[str] | None = None
) -> Bench:
    """What the translations of one language are compared with."""
    language = load_language(site, tag)
    originals = english.source.by_id()
    base = Catalogue(load_language(site, "en"), {o.ident: o.forms for o in originals.values()})
    catalogue = catalogue_of(language, base, read_locale(site, tag))
    whole = not errors(english.source.problems)
    return Bench(language, originals, targets, phrase_pool(originals, catalogue), whole)


def phrase_pool(
    originals: Mapping[str, Original], catalogue: Catalogue
) -> dict[str, Sequence[Phrase]]:
    """For the id of every phrase used in an example, the translated phrases of its kind.

    Phrases are of one kind where their ids begin alike: `seat.own.sun`, `seat.foe.moon`.
    """
    used = {v for o in originals.values() for v in o.example.values() if isinstance(v, str)}
    kinds: dict[str, list[Phrase]] = {}
    for ident in sorted(used & originals.keys()):
        kind = kinds.setdefault(ident.partition(".")[0], [])
        if catalogue.source(ident) == catalogue.language.tag:
            try:
                kind.append(catalogue.phrase(ident, n=2))
            except MessageError:
                continue
    return {ident: kinds[ident.partition(".")[0]] for ident in used & originals.keys()}


def check_language(site: Path, tag: str, bench: Bench) -> list[Problem]:
    """Every fault of the translation files of one language."""
    problems: list[Problem] = []
    for path in sorted((site / "locale" / tag).glob("*.po")):
        problems += check_po(bench, shown(site, path), path.read_bytes())
    return problems
