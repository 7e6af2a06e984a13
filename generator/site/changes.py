"""The page of changes as data: what changed in the rules texts, and on which day."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date

from generator.language.problem import Problem
from generator.site.content import Content
from generator.site.errors import ContentErrors
from generator.site.questions import sections
from generator.site.words import FRONT_MATTER, MARKS, Words

NAME = "changes"
DAY = re.compile(r"(\d{4}-\d{2}-\d{2})-[a-z0-9-]+")


@dataclass(frozen=True, slots=True)
class Change:
    """One change: its id, which begins with the day; its title; its Markdown."""

    ident: str
    day: str
    title: str
    text: str


def changes(content: Content, words: Words) -> tuple[Change, ...]:
    """The changes that the page `changes` tells, in its order.

    Raises ContentErrors where a heading of the second level has an id without its day, where a
    later change stands below an earlier one, or where there is none.
    """
    problems = _problems(content)
    if problems:
        raise ContentErrors(problems)
    return tuple(
        Change(section.ident, section.ident[:10], MARKS.sub("", section.words), section.text)
        for section in sections(FRONT_MATTER.sub("", words.text(NAME)))
        if section.level == 2
    )


def _problems(content: Content) -> list[Problem]:
    page = content.pages[NAME]
    headings = [section.ident for section in sections(page.source) if section.level == 2]
    found = []

    def fault(ident: str, what: str, mend: str) -> None:
        at = page.source.count("\n", 0, max(page.source.find(f"{{#{ident}}}"), 0)) + 1
        found.append(Problem(page.path, at, "error", "markdown", ident, what, mend))

    if not headings:
        fault("", "no change is told", "write ## Name, 30 November 2026 {#2026-11-30-name}")
    last = "9999-12-31"
    for ident in headings:
        if not _is_day(ident):
            fault(ident, "the id of a change begins with its day", f"write {{#2026-11-30-{ident}}}")
        elif ident[:10] > last:
            fault(ident, "a later change stands below an earlier one", "put the latest first")
        else:
            last = ident[:10]
    return found


def _is_day(ident: str) -> bool:
    try:
        return bool(DAY.fullmatch(ident)) and bool(date.fromisoformat(ident[:10]))
    except ValueError:
        return False
