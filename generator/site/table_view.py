"""A table page: its parts, which change with the table, and what stands around them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from markupsafe import Markup

from generator.emperor.decks import FORMATS
from generator.fragment.html import joined
from generator.fragment.lives import notes, options
from generator.fragment.parts import parts
from generator.fragment.showing import Showing
from generator.fragment.ways import Ways
from generator.site import draw
from generator.site.atlas import Atlas
from generator.site.plan import table_slug
from generator.site.voice import Voice
from generator.wording.narration import story


@dataclass(frozen=True, slots=True)
class Neighbour:
    """A table beside this one in the atlas: its link and its headline."""

    href: str
    words: str


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything on a table's page: `parts` are ready-made, `pages` the positions with a page."""

    title: str
    headline: str
    lead: str
    position: str
    home: str
    pages: str
    parts: Mapping[str, Markup]
    picture: Markup
    decks: Mapping[str, Markup]
    before: Neighbour | None
    next: Neighbour | None


def table_view(voice: Voice, atlas: Atlas, code: str, ways: Ways) -> TableView:
    """The page of one table; `ways` lead out of it."""
    chart = atlas.chart(code)
    told = story(voice.catalogue, chart.configuration)
    codes = list(atlas.charts)
    at = codes.index(code)
    made = parts(voice, ways, Showing(chart.position))
    return TableView(
        voice.set(told.title),
        voice.set(told.headline.rstrip(".")),
        voice.set(f"{told.headline} {told.explanation}"),
        f"2x3/{code}",
        ways.home,
        " ".join(sorted(ways.pages)),
        {name: Markup(html) for name, html in made.items()},
        draw.picture(voice, chart.position, None, "picture"),
        {
            "names": Markup(" ".join(FORMATS)),
            "options": Markup(joined(options(voice))),
            "notes": Markup(joined(notes(voice, ways))),
        },
        _neighbour(voice, atlas, codes[at - 1], ways) if at else None,
        _neighbour(voice, atlas, codes[at + 1], ways) if at + 1 < len(codes) else None,
    )


def _neighbour(voice: Voice, atlas: Atlas, code: str, ways: Ways) -> Neighbour:
    told = story(voice.catalogue, atlas.chart(code).configuration)
    return Neighbour(f"{ways.home}{table_slug(code)}/", voice.set(told.headline))
