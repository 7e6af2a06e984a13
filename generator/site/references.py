"""Everything that texts refer to must exist: rules, pages, tables, terms, seats, figures."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping

from generator.emperor.errors import EmperorError
from generator.emperor.notation import parse_seat
from generator.emperor.table import table
from generator.language.blocks import Page
from generator.language.folder import English
from generator.language.problem import Problem
from generator.site.atlas import atlas
from generator.site.content import Rule, Term
from generator.site.figure import pane

LINK = re.compile(r"\]\((?:(rule|page|table|term|seat):)([^()\s]*)\)")
DIRECTIVE = re.compile(r":::[ \t]*([a-z]+)[ \t]*(.*)")


def references(
    english: English, rules: Collection[Rule], terms: Collection[Term], made: Collection[str]
) -> list[Problem]:
    """What the English refers to in vain. `made` are the pages that the site makes by itself."""
    known = _Known(english.pages, rules, terms, made)
    problems = []
    for page in english.pages.values():
        problems += list(_page(page, known))
    for original in english.source.originals:
        if original.home in {"rules", "glossary", "site"}:
            for match in LINK.finditer(original.text):
                fault = known.fault(match[1], match[2])
                if fault:
                    problems.append(Problem(original.path, original.line, "error", "markup", original.ident, *fault))
    return problems


class _Known:
    def __init__(
        self, pages: Mapping[str, Page], rules: Collection[Rule], terms: Collection[Term], made: Collection[str]
    ) -> None:
        self.pages = pages
        self.made = set(made)
        self.rules = {rule.ident for rule in rules} | {rule.number for rule in rules if rule.number}
        self.idents = {rule.ident for rule in rules}
        self.sections = {rule.section for rule in rules}
        self.terms = {term.ident for term in terms}

    def fault(self, scheme: str, target: str) -> tuple[str, str] | None:
        """What is wrong with `scheme:target` and how to mend it; None where nothing is."""
        if scheme == "rule" and target not in self.rules:
            return f"reference rule:{target} does not exist", "use a number or an id of rules.toml"
        if scheme == "page":
            name, _, place = target.partition("#")
            if name not in self.pages and name not in self.made:
                return f"page {name} does not exist", f"use one of: {', '.join(sorted({*self.pages, *self.made}))}"
            if place and name in self.pages and place not in {*self.pages[name].headings, *(self.idents if name == "rules" else ())}:
                return f"page {name} has no heading #{place}", "use the id of a heading there"
        if scheme == "table" and target not in atlas().charts:
            return f"there is no table {target}", f"use one of: {' '.join(atlas().charts)}"
        if scheme == "term" and target not in self.terms:
            return f"term {target} does not exist", "use an id of glossary.toml"
        if scheme == "seat":
            try:
                parse_seat(table(), target)
            except EmperorError as error:
                return str(error), "write seat:a2, say"
        return None


def _page(page: Page, known: _Known) -> Iterator[Problem]:
    inside = ""
    for number, line in enumerate(page.source.splitlines(), 1):
        for match in LINK.finditer(line):
            fault = known.fault(match[1], match[2])
            if fault:
                yield Problem(page.path, number, "error", "markup", "", *fault)
        start = DIRECTIVE.fullmatch(line.strip())
        if start:
            inside = start[1]
            if inside == "rules" and start[2] not in known.sections:
                yield Problem(
                    page.path, number, "error", "markdown", "", f'no rule belongs to the section "{start[2]}"',
                    f"use one of: {', '.join(sorted(known.sections))}",
                )
        elif line.strip() == ":::":
            inside = ""
        elif inside == "figure" and "=" in line and not line.strip().startswith("caption"):
            try:
                pane(line.partition("=")[0])
            except EmperorError as error:
                yield Problem(page.path, number, "error", "markdown", "", str(error), "write: a3 from a2 = words")
