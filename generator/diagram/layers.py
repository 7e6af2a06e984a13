"""A ring in pieces: what a page in use replaces one by one when the table changes.

The drawing is the same as any ring's, in layers from the ground up; every side, chain, bridge and
seat is a piece with a name. How seats stand to a chosen one is no piece: it is told as values (the
look), from which the page sets classes and numbers on the seats that are there already.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from generator.diagram.circle import Circle
from generator.diagram.geometry import Point
from generator.diagram.paint import side
from generator.diagram.paint_seats import PICK, chair
from generator.diagram.paint_ways import arrow, bridge, chain, tape
from generator.diagram.pathdata import view_box
from generator.diagram.pen import Element, markup, text
from generator.diagram.pen import circle as drawn_circle
from generator.diagram.ring import RADII, TAPE, ring_scene
from generator.diagram.scene import Bridge, Chain, Chair, Scene, Side
from generator.diagram.tape import reach_tape
from generator.diagram.teams import LOOKS, MARKS, TEXTURES
from generator.diagram.view import View
from generator.emperor.clock import Position
from generator.emperor.seat import LETTERS, Seat
from generator.emperor.table import role

LAYERS = ("sides", "look", "chains", "bridges", "chairs", "arrow")
"""The layers over the ground; `look` holds the tape of reach, `arrow` a question's arrow."""

SYMBOLS = (
    *("crown", "helm", "alarm", "medal", "wait"),
    *(one.ident.removeprefix("i-") for one in MARKS),
    *(f"{texture}-{tone}" for texture, tone in TEXTURES),
)
"""Every symbol and pattern that a ring may point at."""

CROWD = 40
"""A ring of more seats than this has no room for numbers."""
_ROOM = 150.0


Pieces = Mapping[str, Mapping[str, "str | None"]]
"""The pieces of a ring by layer and name; None in the place of one that is gone."""


@dataclass(frozen=True)
class Look:
    """A ring from a chosen seat: each seat's hold and number, pale bridges, two small drawings.

    `near` is the part of the ring around the chosen seat, for a close-up, as a view box.
    """

    holds: Mapping[str, tuple[str, int | None]]
    pale: tuple[str, ...]
    tape: str
    arrow: str
    near: str


def layered(position: Position, labels: tuple[str, ...], title: str, description: str) -> str:
    """Return the whole ring with all its pieces, looked at from nobody."""
    scene = _scene(position, labels)
    drawn = pieces(position, labels)
    box = scene.box
    crowd = " crowd" if len(scene.chairs) > CROWD else ""
    layers = "".join(
        f'<g data-layer="{name}">{"".join(filter(None, drawn.get(name, {}).values()))}</g>'
        for name in LAYERS
    )
    ground = "".join(
        markup(drawn_circle(middle, radius, "d-table" if index else "d-plate-ring"))
        for index, (middle, radius) in enumerate(scene.rims)
    )
    words = markup(text("title", title)) + markup(text("desc", description))
    view = view_box(box.left, box.top, box.width, box.height)
    return (
        f'<svg class="d-picture d-ring{crowd}" role="img" viewBox="{view}">'
        f"{words}{ground}{layers}</svg>"
    )


def pieces(position: Position, labels: tuple[str, ...], before: Position | None = None) -> Pieces:
    """Return all pieces of a ring, or those that differ from the ring of another position."""
    values = _values(position, labels)
    then: _Values = {}
    if before is not None and before.configuration.table == position.configuration.table:
        then = _values(before, labels)
    found: dict[str, dict[str, str | None]] = {}
    for layer, now in values.items():
        old = then.get(layer, {})
        changed: dict[str, str | None] = {name: None for name in old if name not in now}
        for name, value in now.items():
            if old.get(name) != value:
                changed[name] = _named(name, _painted(value))
        if changed:
            found[layer] = changed
    return found


def look(position: Position, viewer: Seat | None, ends: tuple[Seat, Seat] | None = None) -> Look:
    """Return how a ring looks from a seat, and the arrow of a question; both may be missing.

    Figures are steps from the chosen seat, and everyone's own range while nobody is chosen.
    """
    now = position.configuration
    view, table = View(now, viewer, position.began), now.table
    circle = Circle(table.seats, table.size)
    holds: dict[str, tuple[str, int | None]] = {}
    for seat in now.ring:
        hold = view.hold(seat)
        holds[str(seat)] = hold, table.ranges[seat] if hold == "none" else view.steps(seat)
    chosen = viewer is not None and view.hold(viewer) == "chosen"
    return Look(
        holds,
        tuple(" ".join(map(str, pair)) for pair in view.bridges if view.pale(pair)),
        _picked(view, circle, viewer) if viewer and chosen else "",
        _asked(position, viewer, ends) if ends else "",
        _near(view, circle) if chosen else "",
    )


def _picked(view: View, circle: Circle, viewer: Seat) -> str:
    """The tape of reach, and the blue ring around the chosen seat."""
    band = reach_tape(view, circle, TAPE)
    rings = 5.0 if viewer in view.exposed else 0.0
    radius = RADII[role(view.table, viewer)] + rings + PICK
    pick = markup(drawn_circle(circle.place(viewer), radius, "d-pick"))
    return (markup(tape(band)) if band else "") + pick


def _asked(position: Position, viewer: Seat | None, ends: tuple[Seat, Seat]) -> str:
    """The arrow of a question."""
    scene = ring_scene(position.configuration, viewer, position.began, arrow=ends)
    return markup(arrow(scene.arrow)) if scene.arrow else ""


_Values = Mapping[str, Mapping[str, "Side | Chain | Bridge | Chair"]]


@lru_cache(8)
def _scene(position: Position, labels: tuple[str, ...]) -> Scene:
    now = position.configuration
    return ring_scene(now, None, position.began, labels=labels, ranges=True)


def _values(position: Position, labels: tuple[str, ...]) -> _Values:
    """The values of a ring's pieces, by layer and name."""
    scene = _scene(position, labels)
    return {
        "sides": {f"side {LETTERS[one.team]}": one for one in scene.sides},
        "chains": {f"chain {one.ends[0]} {one.ends[1]}": one for one in scene.chains},
        "bridges": {f"bridge {one.ends[0]} {one.ends[1]}": one for one in scene.bridges},
        "chairs": {f"seat {one.seat}": one for one in scene.chairs},
    }


def _painted(value: Side | Chain | Bridge | Chair) -> Element:
    if isinstance(value, Side):
        return side(value)
    if isinstance(value, Chain):
        return chain(value)
    if isinstance(value, Bridge):
        return bridge(value)
    return chair(value, LOOKS[value.seat.team])


def _named(name: str, drawn: Element) -> str:
    """A piece as text, with its name for the page to find it by."""
    return f'<g data-piece="{name}"{markup(drawn).removeprefix("<g")}'


def _near(view: View, circle: Circle) -> str:
    """The box around a seat and everyone in its reach, or about to be; never less than `_ROOM`."""
    ring = view.configuration.ring
    held = [circle.place(seat) for seat in ring if view.hold(seat) != "beyond"]
    left, right = (edge(point.x for point in held) for edge in (min, max))
    top, bottom = (edge(point.y for point in held) for edge in (min, max))
    half = max(right - left, bottom - top) / 2 + _ROOM
    middle = Point((left + right) / 2, (top + bottom) / 2)
    return view_box(middle.x - half, middle.y - half, 2 * half, 2 * half)
