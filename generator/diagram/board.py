"""The board: two teams of three in three lanes, yours along the bottom and the enemy on top."""

from __future__ import annotations

from generator.diagram.arrow import arrow_between
from generator.diagram.geometry import Curve, Point, bow, heading, straight
from generator.diagram.scene import Arrow, Band, Box, Bridge, Chain, Chair, Scene, Seal
from generator.diagram.view import View
from generator.emperor.bridges import LANES, lanes
from generator.emperor.configuration import Configuration
from generator.emperor.seat import Seat
from generator.emperor.table import role

WIDTH, HEIGHT, LANE = 300.0, 240.0, 100.0
ROWS = (198.0, 62.0)
RADII = {"emperor": 26.0, "general": 23.0}
SPREAD = 42.0
SEAL_HALF = 22.0


def board_scene(
    configuration: Configuration,
    viewer: Seat | None = None,
    began: Configuration | None = None,
    *,
    arrow: tuple[Seat, Seat] | None = None,
    first: Seat | None = None,
) -> Scene:
    """Return the board of a 2x3 table, looked at from a seat or from nobody.

    `began` is the table as the turn began, for the by-the-book clock (801.2c). `arrow` asks
    about one attack, from a seat to another. With `first`, seats carry the order of turns from
    that seat on (809.4). Raises ValueError for any other table.
    """
    if not configuration.table.basic:
        table = configuration.table
        raise ValueError(f"expected a table of two teams of three: {table.teams}x{table.size}")
    view = View(configuration, viewer, began, first)
    chairs = tuple(_chair(view, seat) for seat in configuration.table.seats)
    bridges = tuple(_bridge(view, ends) for ends in view.bridges)
    seal = _seal(view)
    return Scene(
        box=Box(0, 0, WIDTH, HEIGHT),
        chairs=chairs,
        bridges=bridges,
        chains=tuple(_chain(view, ends) for ends in view.chains),
        lanes=tuple(_band(lane, index) for index, lane in enumerate(LANES)),
        seal=seal,
        arrow=_arrow(view, arrow, chairs, bridges, seal) if arrow else None,
    )


def _band(lane: str, index: int) -> Band:
    middle = index * LANE + LANE / 2
    return Band(lane, index * LANE, LANE, Point(middle, 14), Point(middle, HEIGHT / 2 + 10))


def column(seat: Seat) -> int:
    """Return a seat's column, from the left: the near row reads a3 a2 a1, the far row b1 b2 b3.

    >>> column(Seat(0, 3)), column(Seat(1, 3))
    (0, 2)
    """
    return 3 - seat.place if seat.team == 0 else seat.place - 1


def lean(view: View, seat: Seat, other: Seat) -> int:
    """Return to which side a bridge leaves a seat: -1 left, 0 straight across, 1 right.

    Two bridges at one seat spread apart; a lone one leans towards the lane it runs to; and one that
    stays in its lane keeps parallel with the other end, where that end has two.
    """
    if (side := _spread(view, seat, other)) or column(other) == column(seat):
        return side or _spread(view, other, seat)
    return (column(other) > column(seat)) - (column(other) < column(seat))


def _spread(view: View, seat: Seat, other: Seat) -> int:
    """Return -1 or 1 where a seat has two bridges and this is its left or its right one."""
    columns = sorted(column(a if b == seat else b) for a, b in view.bridges if seat in (a, b))
    if len(columns) < 2:
        return 0
    return -1 if column(other) == columns[0] else 1


def _chair(view: View, seat: Seat) -> Chair:
    who = role(view.table, seat)
    centre, radius = _centre(seat), RADII[who]
    outer = 1 if seat.team == 0 else -1
    return Chair(
        seat,
        centre,
        radius,
        who,
        fallen=seat in view.configuration.fallen,
        exposed=seat in view.exposed,
        hold=view.hold(seat),
        figure=view.number(seat),
        badge=centre.plus(Point(1, outer), radius * 0.76),
        alarm=centre.plus(Point(-1, outer), (radius + 5) * 0.71),
    )


def _centre(seat: Seat) -> Point:
    return Point(column(seat) * LANE + LANE / 2, ROWS[seat.team])


def _across(seat: Seat, side: int) -> Point:
    """Return the direction that leaves a seat towards the other row, leaning to a side."""
    return heading(SPREAD * side - 90) if seat.team == 0 else heading(90 - SPREAD * side)


def _curve(view: View, ends: tuple[Seat, Seat]) -> Curve:
    """Return a bridge's curve: it leaves either disc at right angles to its edge."""
    places = []
    for seat, other in (ends, ends[::-1]):
        throne = role(view.table, seat) == "emperor"
        way = _across(seat, lean(view, seat, other) if throne else 0)
        places.append((_centre(seat).plus(way, RADII[role(view.table, seat)] - 1), way))
    (start, leave), (end, arrive) = places
    if start.x == end.x and leave.x == arrive.x == 0:
        return straight(start, end)
    return bow(start, leave, end, arrive)


def _bridge(view: View, ends: tuple[Seat, Seat]) -> Bridge:
    curve = _curve(view, ends)
    return Bridge(ends, curve, curve.split()[1].start, view.waiting(ends), view.pale(ends))


def _chain(view: View, ends: tuple[Seat, Seat]) -> Chain:
    """Return a chain along its row; the one that closes a lone team's loop crosses the field."""
    one, left = ends
    margins = [_edge(view, seat) for seat in ends]
    if abs(column(one) - column(left)) > 1:
        ways = [_across(seat, 0) for seat in ends]
        curve = bow(_centre(one), ways[0], _centre(left), ways[1], 0.75)
    else:
        curve = straight(_centre(one), _centre(left))
    return Chain(ends, curve.trimmed(*margins))


def _edge(view: View, seat: Seat) -> float:
    """Return how far from its centre a seat's rings end."""
    rings = 7.0 if seat in view.exposed else 1.5
    if view.hold(seat) == "chosen":
        rings += 6.0
    return RADII[role(view.table, seat)] + rings


def _seal(view: View) -> Seal | None:
    states = lanes(view.configuration)
    if states is None or states["throne"].state != "sealed":
        return None
    near, far = (_centre(seat) for seat in LANES["throne"])
    centre = near.mid(far)
    cords = (
        straight(Point(far.x, far.y + 30), Point(far.x, centre.y - SEAL_HALF - 3)),
        straight(Point(near.x, centre.y + SEAL_HALF + 3), Point(near.x, near.y - 30)),
    )
    return Seal(centre, cords)


def _arrow(
    view: View,
    ends: tuple[Seat, Seat],
    chairs: tuple[Chair, ...],
    bridges: tuple[Bridge, ...],
    seal: Seal | None,
) -> Arrow:
    obstacles = [(bridge.medal, 14.0) for bridge in bridges]
    if seal:
        obstacles.append((seal.centre, SEAL_HALF))
    curve = arrow_between(chairs, ends, obstacles, Point(WIDTH / 2, HEIGHT / 2))
    return Arrow(ends, curve, view.allows(*ends))
