"""Which situations are the same up to turning and mirroring, and what each is called."""

from __future__ import annotations

from .configuration import Configuration
from .notation import fallen_text
from .seat import Seat
from .symmetry import symmetries

NAMES = {
    "none": "opening",
    "a1": "one-general",
    "a1-a3": "lone-emperor",
    "a1-b3": "throne-breaks",
    "a1-b1": "slanting-fronts",
    "a1-a3-b1": "one-general-left",
    "a1-a3-b1-b3": "emperors-alone",
}
"""The seven shapes of the table of two teams of three, by the first of each one's falls."""


def images(configuration: Configuration) -> frozenset[frozenset[Seat]]:
    """Every set of falls that a symmetry of the table turns this one into, itself included."""
    return frozenset(
        frozenset(moved[seat] for seat in configuration.fallen)
        for moved in symmetries(configuration.table)
    )


def representative(configuration: Configuration) -> Configuration:
    """The first of the situations that are the same up to symmetry, in ring order."""
    first = min(
        sorted(moved[seat] for seat in configuration.fallen)
        for moved in symmetries(configuration.table)
    )
    return Configuration(configuration.table, frozenset(first))


def shape(configuration: Configuration) -> str | None:
    """The lasting name of a running situation's shape; None once the game is over.

    At the table of two teams of three there are seven, with names of their own; at others the
    name is the first set of falls of the shape, as the notation spells it.
    """
    if len(configuration.teams) < 2:
        return None
    slug = fallen_text(representative(configuration))
    return NAMES[slug] if configuration.table.basic else slug
