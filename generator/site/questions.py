"""The questions page as data: each question with its answer, its rules and the tables it shows."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
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

    `translated` says whether all of it is in the page's own language.
    """

    ident: str
    group: str
    words: str
    answer: str
    rules: tuple[str, ...]
    positions: tuple[str, ...]
    translated: bool


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

    >>> [(s.level, s.ident, s.text) for s in sections("# A {#a}\\n\\nOne.\\n## B {#b}\\nTwo.\\n")]
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
        text = FRONT_MATTER.sub("", localized_page(content.page(NAME), voice.catalogue))
        foreign = _foreign(content, voice)
        for section in sections(text):
            words = plain(voice, section.words)
            if section.level == 2:
                groups.append(Group(section.ident, words))
            elif section.level == 3 and groups:
                found.append(_question(voice, section, words, groups[-1], foreign))
    used = {question.group for question in found}
    return tuple(group for group in groups if group.ident in used), tuple(found)


def _question(
    voice: Voice, section: Section, words: str, group: Group, foreign: Collection[str]
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
        section.ident not in foreign,
    )


def _foreign(content: Content, voice: Voice) -> frozenset[str]:
    """The sections with a block that is not translated yet."""
    idents = (block.ident for block in content.pages[NAME].blocks)
    return frozenset(
        ident.partition("#")[2].partition(".")[0]
        for ident in idents
        if voice.catalogue.source(ident) != voice.tag
    )
