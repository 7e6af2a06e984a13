"""The ring: any table drawn as the circle it is, teams outside, reach as a tape inside."""

from __future__ import annotations

from collections.abc import Sequence

from generator.diagram.arrow import arrow_between
from generator.diagram.circle import Circle
from generator.diagram.geometry import Curve, heading
from generator.diagram.scene import Arrow, Bridge, Chain, Chair, Scene
from generator.diagram.sides import rim, ring_box, team_sides
from generator.diagram.tape import reach_tape
from generator.diagram.view import View
from generator.emperor.configuration import Configuration
from generator.emperor.ring import ways
from generator.emperor.seat import Seat
from generator.emperor.table import range_numbers, role

RADII = {"emperor": 29.0, "general": 25.0}
INNER, TAPE, TABLE = 42.0, 64.0, 78.0


def ring_scene(
    configuration: Configuration,
    viewer: Seat | None = None,
    began: Configuration | None = None,
    *,
    labels: Sequence[str] = (),
    ranges: bool = False,
    bottom: Seat | None = None,
    arrow: tuple[Seat, Seat] | None = None,
) -> Scene:
    """Return any table as a ring, looked at from a seat or from nobody.

    `began` is the table as the turn began, for the by-the-book clock (801.2c). `labels` are short
    names, one a team. With `ranges` every seat shows its own range (809.6a) while nobody looks.
    `bottom` is the seat to turn to the reader; without it team a sits along the bottom. `arrow`
    asks about one attack, from a seat to another.
    """
    view = View(configuration, viewer, began)
    circle = Circle(configuration.table.seats, configuration.table.size, bottom)
    chairs = tuple(_chair(view, circle, seat, ranges) for seat in configuration.table.seats)
    sides = team_sides(circle, configuration.teams, labels)
    bridges = tuple(_bridge(view, circle, ends) for ends in view.bridges)
    return Scene(
        box=ring_box(circle, sides),
        chairs=chairs,
        bridges=bridges,
        chains=tuple(_chain(view, circle, ends) for ends in view.chains),
        sides=sides,
        rims=((circle.centre, rim(circle)), (circle.centre, circle.radius - TABLE)),
        tape=reach_tape(view, circle, TAPE),
        arrow=_arrow(view, arrow, circle, chairs, bridges) if arrow else None,
    )


def _chair(view: View, circle: Circle, seat: Seat, ranges: bool) -> Chair:
    who = role(view.table, seat)
    centre, radius, angle = circle.place(seat), RADII[who], circle.angle(seat)
    fallen = seat in view.configuration.fallen
    figure = view.steps(seat)
    if ranges and not fallen and view.hold(seat) == "none":
        figure = range_numbers(view.table)[seat]
    return Chair(
        seat,
        centre,
        radius,
        who,
        fallen=fallen,
        exposed=seat in view.exposed,
        hold=view.hold(seat),
        figure=figure,
        badge=centre.plus(heading(angle + 42), radius + 3),
        alarm=centre.plus(heading(angle - 42), radius + 5),
    )


def _link(view: View, circle: Circle, ends: tuple[Seat, Seat]) -> Curve:
    """Return the way between two neighbours: along the ring, or inward past the empty chairs."""
    one, other = ends
    left, right = ways(view.table.seats, one, other)
    standing = view.configuration.ring
    clear = [
        (len(chairs), start, end)
        for chairs, start, end in ((left, one, other), (right, other, one))
        if not any(seat in standing for seat in chairs)
    ]
    skipped, start, end = min(clear, key=lambda way: way[0])
    if skipped:
        margins = (_radius(view, start) - 1, _radius(view, end) - 1)
        curve = circle.inward(start, end, INNER, margins)
    else:
        curve = circle.along(start, end)
    return curve if start == one else curve.reversed


def _radius(view: View, seat: Seat) -> float:
    return RADII[role(view.table, seat)]


def _bridge(view: View, circle: Circle, ends: tuple[Seat, Seat]) -> Bridge:
    curve = _link(view, circle, ends)
    return Bridge(ends, curve, curve.split()[1].start, view.waiting(ends), view.pale(ends))


def _chain(view: View, circle: Circle, ends: tuple[Seat, Seat]) -> Chain:
    """Return a chain, cut back to the rings around its two seats."""
    curve = _link(view, circle, ends)
    margins = []
    for seat, point in zip(ends, (curve.start, curve.end), strict=True):
        rings = 7.0 * (seat in view.exposed) + 5.0 * (view.hold(seat) == "chosen")
        edge = _radius(view, seat) + rings + 1
        margins.append(max(0.0, edge - point.distance(circle.place(seat))))
    return Chain(ends, curve.trimmed(*margins))


def _arrow(
    view: View,
    ends: tuple[Seat, Seat],
    circle: Circle,
    chairs: tuple[Chair, ...],
    bridges: tuple[Bridge, ...],
) -> Arrow:
    obstacles = [(bridge.medal, 14.0) for bridge in bridges]
    curve = arrow_between(chairs, ends, obstacles, circle.centre)
    return Arrow(ends, curve, view.allows(*ends))
