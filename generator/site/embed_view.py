"""Tables in the frames of other sites, and the page that tells how to put them there."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape

from markupsafe import Markup

from generator.emperor.clock import Position
from generator.emperor.notation import fallen_text, position_text
from generator.fragment.board import board
from generator.fragment.html import Html
from generator.fragment.moves import moves
from generator.fragment.panel import panels, summaries
from generator.fragment.showing import Showing
from generator.fragment.ways import Ways
from generator.site import address
from generator.site.atlas import atlas
from generator.site.content import Content
from generator.site.frame import POLICY, Frame
from generator.site.plan import embed_slug, table_slug
from generator.site.voice import Voice
from generator.wording.narration import headline

SCRIPT = "embed/emperor-table.js"
"""Where the component lives, for ever: other sites name it."""

EXAMPLE = "a3"
"""The table that the page begins with."""

PAGE_POLICY = f"{POLICY}; frame-src 'self'"
FRAME_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)


PATTERNS: Mapping[str, str] = {
    "component": (
        f'<script src="{{base}}{SCRIPT}" async></script>\n'
        '<emperor-table position="{position}" lang="{lang}"{more}>\n'
        '  <a href="{base}{lang}/{page}/"><img src="{base}{lang}/embed/{position}.svg"'
        ' alt="{alt}" width="100%"></a>\n'
        "</emperor-table>"
    ),
    "plain": (
        '<iframe src="{base}{lang}/embed/{position}/{more}" title="{alt}"'
        ' width="100%" height="900" loading="lazy"></iframe>'
    ),
}
"""The snippets with places for what is chosen; `{more}` is for further attributes."""


class EmbedWays(Ways):
    """The ways out of a table in a frame: to other tables in it, to all else in a new window."""

    def chip(self, number: str) -> Html:
        """A rule's number, linked to its entry outside of the frame."""
        chip = super().chip(number)
        return Html(chip.replace("<a ", '<a target="_blank" rel="noopener" ', 1))

    def table(self, position: Position, own: int = 0) -> str:
        """The address of a table: its page for frames, where it has one."""
        if own == 0 and position_text(position) in self.pages:
            return f"{self.home}{embed_slug(fallen_text(position.configuration))}/"
        return super().table(position, own)


@dataclass(frozen=True, slots=True)
class FrameView:
    """A table in a frame: its sentence, its parts, the page it stands for."""

    headline: str
    board: Markup
    moves: Markup
    answers: Markup
    panels: Markup
    full: str
    canonical: str


@dataclass(frozen=True, slots=True)
class Choice:
    """A value that may be chosen, and its words."""

    value: str
    words: str


@dataclass(frozen=True, slots=True)
class EmbedView:
    """The page about frames: what may be chosen, the two snippets, and the facts for its script."""

    code: str
    script: str
    picture: str
    table: str
    alt: str
    tables: tuple[Choice, ...]
    languages: tuple[Choice, ...]
    component: str
    plain: str
    facts: Markup


def frame_view(frame: Frame, out: Ways) -> FrameView:
    """The table of the frame's plan; `out` are the ways from there."""
    voice, code = frame.voice, frame.plan.code
    showing = Showing(atlas().chart(code).position)
    ways = EmbedWays(out.home, out.rules, out.pages, out.strips)
    slug = table_slug(code)
    return FrameView(
        _headline(voice, code),
        Markup(board(voice, ways, showing)),
        Markup(moves(voice, ways, showing)),
        Markup(summaries(voice, showing)),
        Markup(panels(voice, ways, showing)),
        frame.link(slug),
        frame.content.settings.base + address.page(frame.tag, slug),
    )


def embed_view(frame: Frame) -> EmbedView:
    """The page in one language, with one table as an example."""
    content, tag = frame.content, frame.tag
    words = headlines(content)
    values = {
        "{base}": content.settings.base,
        "{lang}": tag,
        "{position}": EXAMPLE,
        "{page}": table_slug(EXAMPLE),
        "{alt}": escape(words[tag][EXAMPLE]),
        "{more}": "",
    }
    facts = {"base": content.settings.base, "titles": words, **PATTERNS}
    return EmbedView(
        EXAMPLE,
        frame.way(SCRIPT),
        frame.way(picture_address(tag, EXAMPLE)),
        frame.link(table_slug(EXAMPLE)),
        words[tag][EXAMPLE],
        tuple(Choice(code, f"{code} · {text}") for code, text in words[tag].items()),
        tuple(Choice(t, content.catalogues[t].language.name) for t in content.languages),
        _filled(PATTERNS["component"], values),
        _filled(PATTERNS["plain"], values),
        Markup(json.dumps(facts, ensure_ascii=False).replace("<", "\\u003c")),
    )


def headlines(content: Content) -> Mapping[str, Mapping[str, str]]:
    """For every language and every table the sentence that names it."""
    return {
        tag: {code: _headline(Voice(content.catalogues[tag]), code) for code in atlas().charts}
        for tag in content.languages
    }


def picture_address(tag: str, code: str) -> str:
    """Where the picture of a table lies that stands in for its frame.

    >>> picture_address("fr", "a3-b1")
    'fr/embed/a3-b1.svg'
    """
    return f"{tag}/{embed_slug(code)}.svg"


def _headline(voice: Voice, code: str) -> str:
    return voice.set(headline(voice.catalogue, atlas().chart(code).configuration))


def _filled(pattern: str, values: Mapping[str, str]) -> str:
    for name, value in values.items():
        pattern = pattern.replace(name, value)
    return pattern
