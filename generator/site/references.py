"""What texts say of tables must exist: positions of figures, seats, tables, sections of rules.

References to rules, pages and terms are the language room's to check; these need the rules core.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from functools import lru_cache

from generator.emperor.errors import EmperorError
from generator.emperor.notation import parse_seat
from generator.emperor.table import table
from generator.language.blocks import Page
from generator.language.folder import English
from generator.language.problem import Problem
from generator.site.atlas import atlas
from generator.site.content import Rule
from generator.site.figure import pane

LINK = re.compile(r"\]\((table|seat):([^()\s]*)\)")
DIRECTIVE = re.compile(r":::[ \t]*([a-z]+)[ \t]*(.*)")


def references(english: English, rules: Collection[Rule]) -> list[Problem]:
    """Every table, seat, position and section that the English names in vain."""
    sections = frozenset(rule.section for rule in rules)
    problems = [
        problem for page in english.pages.values() for problem in _page_problems(page, sections)
    ]
    for original in english.source.originals:
        if original.home in {"rules", "glossary", "site"}:
            for fault in _links(original.text):
                problems.append(
                    Problem(original.path, original.line, "error", "markup", original.ident, *fault)
                )
    return problems


def _links(text: str) -> Iterator[tuple[str, str]]:
    """What is wrong with the links to tables and seats in a text, and how to mend it."""
    for scheme, target in LINK.findall(text):
        if scheme == "table" and target not in atlas().charts:
            yield f"there is no table {target}", f"use one of: {' '.join(atlas().charts)}"
        if scheme == "seat":
            try:
                parse_seat(table(), target)
            except EmperorError as error:
                yield str(error), "write seat:a2, say"


def _page_problems(page: Page, sections: frozenset[str]) -> tuple[Problem, ...]:
    return _source_problems(page.path, page.source, sections)


@lru_cache(maxsize=256)
def _source_problems(path: str, source: str, sections: frozenset[str]) -> tuple[Problem, ...]:
    return tuple(_page(path, source, sections))


def _page(path: str, source: str, sections: Collection[str]) -> Iterator[Problem]:
    inside = ""
    for number, line in enumerate(source.splitlines(), 1):
        for fault in _links(line):
            yield Problem(path, number, "error", "markup", "", *fault)
        start = DIRECTIVE.fullmatch(line.strip())
        if start:
            inside = start[1]
            if inside == "rules" and start[2] not in sections:
                yield Problem(
                    path,
                    number,
                    "error",
                    "markdown",
                    "",
                    f'no rule belongs to the section "{start[2]}"',
                    f"use one of: {', '.join(sorted(sections))}",
                )
        elif line.strip() == ":::":
            inside = ""
        elif inside == "figure" and "=" in line and not line.strip().startswith("caption"):
            try:
                pane(line.partition("=")[0])
            except EmperorError as error:
                yield Problem(
                    path,
                    number,
                    "error",
                    "markdown",
                    "",
                    str(error),
                    "write: a3 from a2 = words",
                )
