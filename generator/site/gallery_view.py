"""Every fall: the 16 tables by their seven shapes, with the words before and after."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from generator.site import draw
from generator.site.atlas import SHAPES, Chart, atlas
from generator.site.plan import table_slug
from generator.site.words import Words
from generator.site.world import PageWorld
from generator.wording.narration import explanation, headline, shape_line, shape_title

KEY = {
    "bridge": "legend.bridge",
    "chain": "legend.chain",
    "seal": "legend.shield",
    "exposed": "legend.exposed",
    "fallen": "legend.fallen",
}
"""What the pictures of the gallery are made of, in the order of the key."""


@dataclass(frozen=True, slots=True)
class Card:
    """One table in the gallery."""

    href: str
    picture: Markup
    headline: str
    words: str


@dataclass(frozen=True, slots=True)
class ShapeView:
    """The tables of one shape."""

    slug: str
    title: str
    count: str
    words: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class KeyEntry:
    """One line of the key: what is drawn, and what it means."""

    picture: Markup
    words: str


@dataclass(frozen=True, slots=True)
class GalleryView:
    """Everything in the gallery."""

    intro: Markup
    rest: Markup
    key: tuple[KeyEntry, ...]
    shapes: tuple[ShapeView, ...]


def gallery_view(words: Words, world: PageWorld) -> GalleryView:
    """The gallery from the Markdown page `everyfall`: the shapes come before its first section."""
    text = words.text("everyfall")
    at = text.find("\n## ")
    return GalleryView(
        words.prose(text[:at], world).body,
        words.prose(text[at:], world).body,
        tuple(KeyEntry(draw.sample(sign), words.voice.say(said)) for sign, said in KEY.items()),
        tuple(_shape(words, world, slug) for slug in SHAPES),
    )


def _shape(words: Words, world: PageWorld, slug: str) -> ShapeView:
    voice, cat = words.voice, words.voice.catalogue
    charts = atlas().of_shape(slug)
    return ShapeView(
        slug,
        voice.set(shape_title(cat, charts[0].configuration)),
        voice.say("gallery.tables", n=len(charts)),
        voice.set(shape_line(cat, slug)),
        tuple(_card(words, world, chart) for chart in charts),
    )


def _card(words: Words, world: PageWorld, chart: Chart) -> Card:
    voice, cat = words.voice, words.voice.catalogue
    return Card(
        world.href(table_slug(chart.code)),
        draw.picture(voice, chart.position, None),
        voice.set(headline(cat, chart.configuration)),
        voice.set(explanation(cat, chart.configuration)),
    )
