"""Read the source folder and check it: content without a fault, or every fault at once."""

from __future__ import annotations

from pathlib import Path

from generator.language.check_site import check_site
from generator.language.folder import load_catalogue, read_english, shown, text_of
from generator.language.problem import Problem, errors
from generator.site.content import Content
from generator.site.errors import ContentErrors
from generator.site.facts import rules, terms
from generator.site.references import references
from generator.site.settings import settings

PAGES = ("home", "rules", "table", "everyfall")


def load(site: Path) -> Content:
    """Everything the folder `site` says, checked.

    Raises ContentErrors with every error of every file; warnings stop nothing (`translate check`
    tells them).
    """
    shared = settings(site)
    english = read_english(site)
    problems: list[Problem] = []
    for name in PAGES:
        if name not in english.pages:
            path = site / "en" / "pages" / f"{name}.md"
            problems.append(
                Problem(
                    shown(site, path), 1, "error", "markdown", name, "page is missing", "write it"
                )
            )
    sections = english.pages["rules"].headings[1:] if "rules" in english.pages else ()
    found_rules, faults = rules(*_file(site, "rules.toml"), sections)
    problems += faults
    found_terms, faults = terms(*_file(site, "glossary.toml"), found_rules)
    problems += faults
    problems += references(english, found_rules)
    problems += check_site(site, [tag for tag in shared.languages if tag != shared.source])
    if errors(problems):
        raise ContentErrors(errors(problems))
    catalogues = {tag: load_catalogue(site, tag, english) for tag in shared.languages}
    return Content(shared, found_rules, found_terms, english.pages, catalogues)


def _file(site: Path, name: str) -> tuple[str, str]:
    path = site / "en" / name
    return shown(site, path), text_of(path) if path.is_file() else ""
