"""Every strip between the rows that a table of six can show: both sides, both clocks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from generator.diagram.front import front_scene
from generator.diagram.paint_front import strip
from generator.diagram.turned import turned
from generator.emperor.clock import Position
from generator.emperor.configuration import configuration
from generator.fragment.ways import strip_key
from generator.site.atlas import atlas

WORD = "{sealed}"
"""The place of the word under the shield, which each language fills."""


@cache
def strips(sealed: str) -> Mapping[str, str]:
    """The strips by key, with the word that a language has for the sealed Throne."""
    return {key: drawn.replace(WORD, sealed) for key, drawn in _strips().items()}


@cache
def _strips() -> Mapping[str, str]:
    found = {}
    for position in _positions():
        front = front_scene(position.configuration, position.began)
        for own, seen in enumerate((front, turned(front))):
            found[strip_key(position, own)] = strip(seen, sealed=WORD)
    return found


def _positions() -> Iterator[Position]:
    """Every running position: by the live clock, and with every way the turn may have begun."""
    for chart in atlas().charts.values():
        now = chart.configuration
        yield Position(now)
        for other in atlas().charts.values():
            began = configuration(now.table, other.configuration.fallen)
            if began.fallen <= now.fallen:
                yield Position(now, began)
