"""Every PNG of the site: a card for each table and one for all other pages, and the icons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Protocol

from jinja2 import Environment

from generator.site.atlas import atlas
from generator.site.card import Card, card_drawing
from generator.site.card_fonts import CardFont, card_fonts
from generator.site.content import Content
from generator.site.icons import ico, icon_drawings, old_drawings
from generator.site.raster import Drawing, Rasters
from generator.site.voice import Voice
from generator.wording.narration import headline, shape_title

FAVICON = "favicon.ico"
"""The one file that browsers ask for by name."""


Cards = dict[str, Drawing]


class Made(Protocol):
    """Gives what `make` makes, or made of the same before under the same name."""

    def __call__(self, name: str, *, make: Callable[[], Cards]) -> Cards:
        """The cards of a language."""


def at_once(name: str, *, make: Callable[[], Cards]) -> Cards:
    """Remembers nothing."""
    return make()


@dataclass(frozen=True)
class Pictures:
    """The pictures of a site, begun: `names` maps what pages call them to their addresses."""

    names: Mapping[str, str]
    _drawings: Mapping[str, Drawing]
    _rasters: Rasters

    def files(self) -> Mapping[str, bytes]:
        """The finished files by address; waits for them."""
        made = self._rasters.pictures()
        old = {size: made[drawing] for size, drawing in old_drawings().items()}
        files = {self.names[name]: made[drawing] for name, drawing in self._drawings.items()}
        return {**files, FAVICON: ico(old)}


def pictures(
    content: Content, env: Environment, assets: Path, cache: Path, made: Made = at_once
) -> Pictures:
    """Begin the pictures of a site, under names that change with what is drawn.

    `cache` keeps them, so each is made once; `made` may know what a language's cards say. Raises
    OSError where a font is missing.
    """
    drawings = {**card_drawings(content, env, assets, cache, made), **icon_drawings()}
    names = {name: _address(name, drawing) for name, drawing in drawings.items()}
    rasters = Rasters((*drawings.values(), *old_drawings().values()), cache)
    return Pictures({**names, FAVICON: FAVICON}, drawings, rasters)


def _address(name: str, drawing: Drawing) -> str:
    stem = name.removesuffix(".png").replace("/", "-")
    return f"assets/{stem}-{drawing.key[:10]}.png"


def card_name(tag: str, code: str = "") -> str:
    """The plain name of a card: a table's, or the one for all other pages of a language.

    >>> card_name("fr", "a3-b1"), card_name("en")
    ('fr/card-a3-b1.png', 'en/card.png')
    """
    return f"{tag}/card-{code}.png" if code else f"{tag}/card.png"


def card_drawings(
    content: Content, env: Environment, assets: Path, cache: Path, made: Made = at_once
) -> Mapping[str, Drawing]:
    """The cards of all languages, not yet turned into pixels, by plain name."""
    fonts = card_fonts(assets / "fonts", cache)
    files = " ".join(font.file.name for font in fonts.values())  # named for what is in them
    found: dict[str, Drawing] = {}
    for tag in content.catalogues:
        found |= made(name=f"cards:{tag}:{files}", make=partial(_cards, content, tag, env, fonts))
    return found


def _cards(content: Content, tag: str, env: Environment, fonts: Mapping[str, CardFont]) -> Cards:
    """The cards of one language."""
    catalogue, site = content.catalogues[tag], content.settings.name
    voice = Voice(catalogue)
    opening = atlas().chart("none").configuration
    general = Card("", "", site, voice.say("site.tagline"), opening)
    found = {card_name(tag): card_drawing(general, env, fonts)}
    for code, chart in atlas().charts.items():
        now = chart.configuration
        kicker = voice.set(shape_title(catalogue, now))
        card = Card(site, kicker, voice.set(headline(catalogue, now)), "", now)
        found[card_name(tag, code)] = card_drawing(card, env, fonts)
    return found
