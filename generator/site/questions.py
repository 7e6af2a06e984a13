"""The questions page as data: each question with its answer, its rules and the tables it shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from generator.emperor.notation import position_text
from generator.language.folder import localized_page
from generator.site.content import Content
from generator.site.figure import figure
from generator.site.plain import cited, plain
from generator.site.voice import Voice
from generator.site.words import FRONT_MATTER

NAME = "questions"
HEADING = re.compile(r"^(?P<marks>#{1,3}) (?P<words>.+?) \{#(?P<ident>[a-z0-9-]+)\}$", re.MULTILINE)
FIGURE = re.compile(r"^::: figure\n(?P<lines>.*?)\n?^:::$\n?", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Question:
    """A question of a player; `positions` are in the core's notation, `rules` numbers or ids.

    `source` is the language its answer is in, where that is not yet the page's own.
    """

    ident: str
    group: str
    words: str
    answer: str
    rules: tuple[str, ...]
    positions: tuple[str, ...]
    source: str


@dataclass(frozen=True, slots=True)
class Group:
    """Questions about one thing."""

    ident: str
    words: str


@dataclass(frozen=True, slots=True)
class Section:
    """A heading of a page's Markdown, with what stands under it up to the next."""

    level: int
    ident: str
    words: str
    text: str


def sections(text: str) -> Iterator[Section]:
    """A page's Markdown by its headings.

    >>> [(s.level, s.ident, s.text) for s in sections("# A {#a}\\n\\nOne.\\n\\n## B {#b}\\nTwo.\\n")]
    [(1, 'a', 'One.'), (2, 'b', 'Two.')]
    """
    found = list(HEADING.finditer(text))
    ends = [match.start() for match in found[1:]] + [len(text)]
    for match, end in zip(found, ends, strict=True):
        words = text[match.end() : end].strip()
        yield Section(len(match["marks"]), match["ident"], match["words"], words)


def questions(content: Content, voice: Voice) -> tuple[tuple[Group, ...], tuple[Question, ...]]:
    """The groups of the questions page and its questions, in its order; none without that page."""
    groups: list[Group] = []
    found: list[Question] = []
    if NAME in content.pages:
        text = FRONT_MATTER.sub("", localized_page(content.pages[NAME], voice.catalogue))
        for section in sections(text):
            words = plain(voice, section.words)
            if section.level == 2:
                groups.append(Group(section.ident, words))
            elif section.level == 3 and groups:
                found.append(_question(content, voice, section, words, groups[-1]))
    used = {question.group for question in found}
    return tuple(group for group in groups if group.ident in used), tuple(found)


def _question(
    content: Content, voice: Voice, section: Section, words: str, group: Group
) -> Question:
    positions = [
        position_text(pane.position)
        for match in FIGURE.finditer(section.text)
        for pane in figure(match["lines"]).panes
    ]
    return Question(
        section.ident,
        group.ident,
        words,
        plain(voice, FIGURE.sub("", section.text)),
        cited(section.text),
        tuple(dict.fromkeys(positions)),
        _source(content, voice, section.ident),
    )


def _source(content: Content, voice: Voice, ident: str) -> str:
    """The language of a section: the page's own where every block of it is translated."""
    start = f"{NAME}#{ident}"
    for block in content.pages[NAME].blocks:
        if block.ident == start or block.ident.startswith(start + "."):
            source = voice.catalogue.source(block.ident)
            if source != voice.tag:
                return source
    return voice.tag
