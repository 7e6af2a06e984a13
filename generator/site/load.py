"""Read the source folder and check it: content without a fault, or every fault at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from generator.language.catalogue import Catalogue
from generator.language.check_site import check_site
from generator.language.folder import (
    English,
    catalogue_of,
    load_catalogue,
    load_language,
    read_english,
    read_locale,
    shown,
    text_of,
)
from generator.language.problem import Problem, errors
from generator.language.pseudo import PSEUDO
from generator.language.status import TextStatus, text_statuses
from generator.site.content import Content
from generator.site.errors import ContentErrors
from generator.site.facts import rules, terms
from generator.site.gaps import gaps, unread
from generator.site.references import references
from generator.site.settings import settings

Known = Mapping[str, tuple[Catalogue, tuple[TextStatus, ...]]]
"""What is known of languages from before: their texts, and how these stand."""


def load(site: Path, known: Known | None = None, sound: English | None = None) -> Content:
    """Everything the folder `site` says, checked.

    Languages that are `known` are not read again, nor is English that was found `sound`.
    Raises ContentErrors with every error of every file; warnings stop nothing (`translate check`
    tells them).
    """
    shared = settings(site)
    english, known = sound or read_english(site), known or {}
    checked = check_site(site, [tag for tag in shared.languages[1:] if tag not in known], sound)
    lacking = [*gaps(site, english, {problem.path for problem in errors(checked)})]
    unread_files = [problem for problem in lacking if unread(problem)]
    if unread_files or any(unread(problem) for problem in checked):
        # What follows from an unread file is no fault.
        raise ContentErrors([*errors(checked), *unread_files])
    problems: list[Problem] = [*checked, *lacking]
    sections = english.pages["rules"].headings[1:] if "rules" in english.pages else ()
    found_rules, faults = rules(*_file(site, "rules.toml"), sections)
    problems += faults
    found_terms, faults = terms(*_file(site, "glossary.toml"), found_rules)
    problems += faults
    problems += references(english, found_rules)
    if errors(problems):
        raise ContentErrors(errors(problems))
    base = load_catalogue(site, shared.source, english)
    catalogues, progress = {shared.source: base}, dict[str, tuple[TextStatus, ...]]()
    for tag in shared.languages[1:]:
        if tag in PSEUDO:
            catalogues[tag] = load_catalogue(site, tag, english)
            continue
        if tag in known:
            catalogue, progress[tag] = known[tag]
            catalogues[tag] = replace(catalogue, fallback=base)
            continue
        files = read_locale(site, tag)
        catalogues[tag] = catalogue_of(load_language(site, tag), base, files)
        progress[tag] = text_statuses(english.source.originals, files)
    originals = english.source.by_id()
    sources = _sources(site, tuple(progress))
    return Content(
        shared, found_rules, found_terms, english.pages, catalogues, originals, progress, sources
    )


def _sources(site: Path, tags: tuple[str, ...]) -> dict[str, str]:
    """What translators work with: the English, the descriptions of languages, their files."""
    found = [*(site / "en").glob("*.toml"), *(site / "en/pages").glob("*.md")]
    found += [*(site / "lang").glob("*.toml")]
    found += [path for tag in tags for path in (site / "locale" / tag).glob("*.po")]
    return {path.relative_to(site).as_posix(): text_of(path) for path in sorted(found)}


def _file(site: Path, name: str) -> tuple[str, str]:
    path = site / "en" / name
    return shown(site, path), text_of(path) if path.is_file() else ""
