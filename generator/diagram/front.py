"""The strip between the two rows of seat cards on a table page: bridges and shield, stretched.

The cards are page text; only what joins them is drawn. The strip is as wide as the board and as
high as the page leaves room, so places along it are given in hundredths of its width and height.
"""

from __future__ import annotations

from dataclasses import dataclass

from generator.diagram.board import column, lean
from generator.diagram.geometry import Curve, Point, bow, straight
from generator.diagram.view import View
from generator.emperor.bridges import lanes
from generator.emperor.configuration import Configuration
from generator.emperor.seat import Seat
from generator.emperor.table import role

WIDTH, HEIGHT = 300.0, 100.0
ASIDE = 25.0


@dataclass(frozen=True)
class FrontBridge:
    """A bridge in the strip: its curve in 300 by 100 units, landings and medal in hundredths."""

    ends: tuple[Seat, Seat]
    curve: Curve
    landings: tuple[Point, Point]
    medal: Point
    waiting: tuple[Seat, ...] = ()


@dataclass(frozen=True)
class FrontScene:
    """Everything in the strip; `seal` is the shield's place in hundredths, where there is one."""

    bridges: tuple[FrontBridge, ...]
    seal: Point | None = None


def front_scene(configuration: Configuration, began: Configuration | None = None) -> FrontScene:
    """Return the strip of a 2x3 table; raises ValueError for any other table.

    `began` is the table as the turn began, for the by-the-book clock (801.2c).
    """
    states = lanes(configuration)
    if states is None:
        table = configuration.table
        raise ValueError(f"expected a table of two teams of three: {table.teams}x{table.size}")
    view = View(configuration, began=began)
    sealed = states["throne"].state == "sealed"
    bridges = tuple(_bridge(view, ends) for ends in view.bridges)
    return FrontScene(bridges, Point(50, 50) if sealed else None)


def _bridge(view: View, ends: tuple[Seat, Seat]) -> FrontBridge:
    start, end = (_landing(view, seat, other) for seat, other in (ends, ends[::-1]))
    ways = [Point(0, -1 if place.y else 1) for place in (start, end)]
    curve = straight(start, end) if start.x == end.x else bow(start, ways[0], end, ways[1], 0.5)
    landings = (_hundredths(start), _hundredths(end))
    return FrontBridge(ends, curve, landings, landings[0].mid(landings[1]), view.waiting(ends))


def _landing(view: View, seat: Seat, other: Seat) -> Point:
    """Return where a bridge lands on a card: the near row is below the strip, the far row above."""
    throne = role(view.table, seat) == "emperor"
    aside = ASIDE * lean(view, seat, other) if throne else 0
    return Point(column(seat) * 100 + 50 + aside, HEIGHT if seat.team == 0 else 0)


def _hundredths(place: Point) -> Point:
    return Point(round(place.x * 100 / WIDTH, 2), place.y * 100 / HEIGHT)
