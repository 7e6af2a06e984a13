"""Every PNG of the site: a card for each table and one for all other pages, and the icons."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path

from jinja2 import Environment

from generator.site.atlas import atlas
from generator.site.bundle import Bundle
from generator.site.card import Card, card_drawing
from generator.site.card_fonts import card_fonts
from generator.site.content import Content
from generator.site.icons import icons
from generator.site.raster import Drawing, rasters
from generator.site.voice import Voice
from generator.wording.narration import headline, shape_title

FIXED = ("favicon.ico",)
"""Files that browsers ask for by name."""


def pictures(content: Content, env: Environment, assets: Path, cache: Path) -> Bundle:
    """The pictures under names that change with what is drawn; made once and kept in `cache`.

    Raises OSError where a font is missing.
    """
    drawings = card_drawings(content, env, assets, cache)
    cards = dict(zip(drawings, rasters(list(drawings.values()), cache), strict=True))
    made = {**cards, **icons(cache)}
    names = {name: _address(name, picture) for name, picture in made.items()}
    return Bundle(names, {names[name]: picture for name, picture in made.items()})


def _address(name: str, picture: bytes) -> str:
    if name in FIXED:
        return name
    plain = Path(name.replace("/", "-"))
    digest = hashlib.blake2b(picture, digest_size=5).hexdigest()
    return f"assets/{plain.stem}-{digest}{plain.suffix}"


def card_name(tag: str, code: str = "") -> str:
    """The plain name of a card: a table's, or the one for all other pages of a language.

    >>> card_name("fr", "a3-b1"), card_name("en")
    ('fr/card-a3-b1.png', 'en/card.png')
    """
    return f"{tag}/card-{code}.png" if code else f"{tag}/card.png"


def card_drawings(
    content: Content, env: Environment, assets: Path, cache: Path
) -> Mapping[str, Drawing]:
    """The cards of all languages, not yet turned into pixels, by plain name."""
    fonts = card_fonts(assets / "fonts", cache)
    site = content.settings.name
    found = {}
    for tag, catalogue in content.catalogues.items():
        voice = Voice(catalogue)
        opening = atlas().chart("none").configuration
        general = Card("", "", site, voice.say("site.tagline"), opening)
        found[card_name(tag)] = card_drawing(general, env, fonts)
        for code, chart in atlas().charts.items():
            now = chart.configuration
            kicker = voice.set(shape_title(catalogue, now))
            card = Card(site, kicker, voice.set(headline(catalogue, now)), "", now)
            found[card_name(tag, code)] = card_drawing(card, env, fonts)
    return found
