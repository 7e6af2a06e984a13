"""A page's own words in one language: its Markdown, put together and rendered."""

from __future__ import annotations

import re
from dataclasses import dataclass

from generator.site.content import Content
from generator.site.prose import Heading, Prose, prose
from generator.site.voice import CLOSE, MIDDLE, OPEN, Voice
from generator.site.world import PageWorld

FRONT_MATTER = re.compile(r"\A---\n.*?\n---\n", re.DOTALL)
MARKS = re.compile(f"{OPEN}[^{MIDDLE}]*{MIDDLE}|{CLOSE}")


@dataclass(frozen=True)
class Words:
    """The pages' Markdown in the language of a voice."""

    content: Content
    voice: Voice

    def text(self, name: str) -> str:
        """The Markdown of a page, without front matter; blocks that fall back are marked."""
        page = self.content.page(name)
        return FRONT_MATTER.sub("", page.rewritten(lambda block: self.voice.raw(block.ident)))

    def prose(self, text: str, world: PageWorld) -> Prose:
        """Markdown rendered and set in the language's typography."""
        done = prose(text, world)
        headings = tuple(
            Heading(h.level, h.ident, self.voice.set(MARKS.sub("", h.words))) for h in done.headings
        )
        return Prose(self.voice.html(done.body), headings)
