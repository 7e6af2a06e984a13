"""A page of the site as its translators see it: blocks of text in a frame that stays English."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property

from generator.language.problem import Problem
from generator.language.source import Original, Source


@dataclass(frozen=True)
class Block:
    """One text of a page; `start` and `end` are its place in the page's source."""

    ident: str
    text: str
    kind: str
    line: int
    start: int
    end: int


@dataclass(frozen=True)
class Page:
    """A page as read: its source, its blocks in order, its heading ids, and its faults."""

    name: str
    path: str
    source: str
    blocks: tuple[Block, ...]
    headings: tuple[str, ...]
    problems: tuple[Problem, ...] = ()

    def rewritten(self, put: Callable[[Block], str]) -> str:
        """The page's Markdown with every block replaced by what `put` gives for it."""
        pieces, end = [], 0
        for block in self.blocks:
            text = " ".join(put(block).split("\n"))
            if block.kind == "cell":
                text = re.sub(r"(?<!\\)\|", r"\\|", text)
            pieces += [self.source[end : block.start], text]
            end = block.end
        return "".join(pieces) + self.source[end:]

    def localized(self, texts: Mapping[str, str]) -> str:
        """The page's Markdown with the translations put in; what is missing stays English."""
        return self.rewritten(lambda block: texts.get(block.ident, block.text))

    def originals(self) -> Source:
        """The blocks as texts to translate."""
        return self._originals

    @cached_property
    def _originals(self) -> Source:
        home = f"page-{self.name}"
        found = (
            Original(b.ident, b.text, None, home, self.path, b.line, note_of(b))
            for b in self.blocks
        )
        return Source(tuple(found), self.problems)


def note_of(block: Block) -> str:
    """What a translator is told about a block."""
    return {
        "title": "Page title, also shown in search results.",
        "description": "For search results and shared links.",
        "heading": "Heading.",
        "item": "List item.",
        "cell": "Table cell.",
        "label": "Under a figure.",
        "caption": "Caption of a figure.",
    }.get(block.kind, "Paragraph.")
