"""The picture that stands for a page where it is shared: a title on a dark panel beside a board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from jinja2 import Environment, Template
from markupsafe import Markup

from generator.diagram.board import board_scene
from generator.diagram.drawing import svg
from generator.diagram.palette import tokens
from generator.emperor.configuration import Configuration
from generator.site.card_fonts import SANS, SERIF, THIN, CardFont
from generator.site.logo import logo
from generator.site.raster import Drawing

WIDTH, HEIGHT = 1200, 630
PANEL = 520
MARGIN = 52
ROOM = PANEL - 2 * MARGIN
FOOT = 566.0
TALLEST = 336
SIZES = range(96, 39, -2)
SMALL = 36
TITLE_WEIGHT, SMALL_WEIGHT = 700, 600


@dataclass(frozen=True, slots=True)
class Card:
    """What a card says, from top to bottom, and the board it shows; empty words are left out."""

    site: str
    kicker: str
    title: str
    about: str
    configuration: Configuration


@dataclass(frozen=True, slots=True)
class Line:
    """One line of text: where its foot stands, and its words."""

    y: float
    words: str


def card_drawing(card: Card, env: Environment, fonts: Mapping[str, CardFont]) -> Drawing:
    """The card as a drawing of 1200 by 630.

    Words in letters that the site's fonts lack are left out: the board speaks for itself.
    """
    return _drawing(card, env.get_template("card.svg"), fonts[SERIF], fonts[SANS])


@lru_cache(maxsize=500)
def _drawing(card: Card, template: Template, serif: CardFont, sans: CardFont) -> Drawing:
    about = _lines(_written(card.about, sans), sans, SMALL_WEIGHT, SMALL, FOOT, 1.25)
    foot = about[0].y - 62 if about else FOOT
    words = _written(card.title, serif)
    size = _size(words, serif)
    title = _lines(words, serif, TITLE_WEIGHT, size, foot, 1.08)
    top = title[0].y if title else FOOT
    kicker = _written(card.kicker, sans)
    text = template.render(
        panel=PANEL,
        margin=MARGIN,
        height=HEIGHT,
        width=WIDTH,
        color=tokens("light"),
        serif=SERIF,
        sans=SANS,
        site=_written(card.site, serif),
        kicker=[Line(round(top - size * 0.78 - 26, 1), kicker)] if kicker else [],
        title=title,
        size=size,
        about=about,
        small=SMALL,
        board=_board(card.configuration),
        logo=Markup(logo()),
    )
    return Drawing(text, WIDTH, (serif.file, sans.file))


@lru_cache(maxsize=64)
def _board(configuration: Configuration) -> Markup:
    scene = board_scene(configuration)
    return Markup(svg(scene, title="", description="", ident="board", standalone=True))


def _written(words: str, font: CardFont) -> str:
    words = words.translate(THIN)
    return words if font.writes(words) else ""


def _size(title: str, font: CardFont) -> int:
    """The largest size at which a title fits its panel; the smallest where none does."""
    for size in SIZES:
        lines = wrapped(title, font, TITLE_WEIGHT, size, ROOM)
        wide = max((font.width(line, TITLE_WEIGHT, size) for line in lines), default=0.0)
        if wide <= ROOM and len(lines) * size * 1.08 <= TALLEST:
            return size
    return SIZES[-1]


def _lines(
    text: str, font: CardFont, weight: int, size: float, foot: float, leading: float
) -> list[Line]:
    """A text in as few lines as it takes, evenly filled, the last one at `foot`."""
    room = float(ROOM)
    lines = wrapped(text, font, weight, size, room)
    while room > 100:
        even = wrapped(text, font, weight, size, room - 8)
        if len(even) != len(lines) or any(
            font.width(line, weight, size) > room - 8 for line in even
        ):
            break
        lines, room = even, room - 8
    first = foot - (len(lines) - 1) * size * leading
    return [Line(round(first + n * size * leading, 1), line) for n, line in enumerate(lines)]


def wrapped(text: str, font: CardFont, weight: int, size: float, room: float) -> list[str]:
    """A text broken at its spaces into lines no wider than `room`, save for a word that is."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and font.width(longer, weight, size) <= room:
            lines[-1] = longer
        elif word:
            lines.append(word)
    return lines
