"""The tape of reach inside a ring: it runs both ways from the chosen seat (801.2)."""

from __future__ import annotations

from itertools import takewhile

from generator.diagram.circle import Circle
from generator.diagram.geometry import arc
from generator.diagram.scene import Hold, Tape
from generator.diagram.view import View
from generator.emperor.seat import Seat

_LEAST = 3.0


def reach_tape(view: View, circle: Circle, depth: float) -> Tape | None:
    """Return the viewer's reach, `depth` inside the chairs; nothing where nobody looks.

    What comes into reach as the next turn begins continues the tape on either side (801.2c).
    """
    viewer = view.viewer
    if viewer is None or view.hold(viewer) != "chosen":
        return None
    radius, middle = circle.radius - depth, circle.angle(viewer)
    at = view.configuration.ring.index(viewer)
    others = view.configuration.ring[at + 1 :] + view.configuration.ring[:at]
    left, right = _run(view, others, "within"), _run(view, others[::-1], "within")
    if len(left) == len(others):
        return Tape(arc(circle.centre, radius, middle, middle + 360))
    first = middle - max((_turn(circle, seat, viewer) for seat in right), default=_LEAST)
    last = middle + max((_turn(circle, viewer, seat) for seat in left), default=_LEAST)
    coming = []
    if after := _run(view, others[len(left) :], "coming"):
        coming.append(arc(circle.centre, radius, last, middle + _turn(circle, viewer, after[-1])))
    before = _run(view, others[::-1][len(right) :], "coming")
    if before and not set(before) & set(after):
        far = middle - _turn(circle, before[-1], viewer)
        coming.append(arc(circle.centre, radius, far, first))
    return Tape(arc(circle.centre, radius, first, last), tuple(coming))


def _run(view: View, seats: tuple[Seat, ...], hold: Hold) -> list[Seat]:
    return list(takewhile(lambda seat: view.hold(seat) == hold, seats))


def _turn(circle: Circle, start: Seat, end: Seat) -> float:
    """Return the angle from one seat clockwise to another."""
    first, last = circle.span(start, end)
    return last - first
