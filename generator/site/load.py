"""Read the source folder and check it: content without a fault, or every fault at once."""

from __future__ import annotations

from pathlib import Path

from generator.language.folder import load_catalogue, read_english, read_locale, shown, text_of
from generator.language.problem import Problem, ProblemsError, errors
from generator.site.content import Content
from generator.site.errors import ContentErrors
from generator.site.facts import rules, terms
from generator.site.references import references
from generator.site.settings import settings

PAGES = ("home", "rules", "table", "everyfall")
MADE: tuple[str, ...] = ()


def load(site: Path) -> Content:
    """Everything the folder `site` says, checked.

    Raises ContentErrors with every error of every file; warnings stop nothing (`translate check` tells them).
    """
    problems: list[Problem] = []
    shared = settings(site)
    english = read_english(site)
    problems += english.source.problems
    for name in PAGES:
        if name not in english.pages:
            path = site / "en" / "pages" / f"{name}.md"
            problems.append(
                Problem(shown(site, path), 1, "error", "markdown", name, "page is missing", "write it")
            )
    sections = english.pages["rules"].headings[1:] if "rules" in english.pages else ()
    found_rules, faults = rules(*_file(site, "rules.toml"), sections)
    problems += faults
    found_terms, faults = terms(*_file(site, "glossary.toml"), found_rules)
    problems += faults
    catalogues = {}
    for tag in shared.languages:
        try:
            catalogues[tag] = load_catalogue(site, tag, english)
        except ProblemsError as error:
            problems += error.problems
        if tag != shared.source:
            for file in read_locale(site, tag).values():
                problems += file.problems
    problems += references(english, found_rules, found_terms, MADE)
    if errors(problems):
        raise ContentErrors(errors(problems))
    return Content(shared, found_rules, found_terms, english.pages, catalogues)


def _file(site: Path, name: str) -> tuple[str, str]:
    path = site / "en" / name
    return shown(site, path), text_of(path) if path.is_file() else ""
