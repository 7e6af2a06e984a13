"""The circle on which the chairs of a ring stand, and the ways between them."""

from __future__ import annotations

import math

from generator.diagram.geometry import Curve, Piece, Point, arc, heading
from generator.emperor.seat import Seat

SPACING = 74.0
GAP = 0.5
LEAST = 118.0
_EXIT = 46.0


class Circle:
    """Chairs on a circle, clockwise in turn order, with a gap between teams.

    Its middle is the origin. The seat at the `bottom`, or the middle of the first team, is turned
    to the reader.
    """

    centre = Point(0, 0)

    def __init__(self, seats: tuple[Seat, ...], size: int, bottom: Seat | None = None) -> None:
        self.seats, self.size = seats, size
        total = len(seats) + len(seats) // size * GAP
        self.unit = 360 / total
        self.radius = max(LEAST, SPACING * total / math.tau)
        slots = {seat: index + seat.team * GAP for index, seat in enumerate(seats)}
        middle = slots[bottom] if bottom is not None else (size - 1) / 2
        self._angles = {seat: 90 + (slot - middle) * self.unit for seat, slot in slots.items()}

    def angle(self, seat: Seat) -> float:
        """Return where a seat is, in degrees clockwise from the right."""
        return self._angles[seat]

    def place(self, seat: Seat) -> Point:
        """Return the middle of a chair."""
        return self.centre.plus(heading(self.angle(seat)), self.radius)

    def span(self, start: Seat, end: Seat) -> tuple[float, float]:
        """Return the angles of two different seats, the second reached clockwise from the first."""
        first = self.angle(start)
        return first, first + ((self.angle(end) - first) % 360 or 360)

    def side(self, team: int) -> tuple[float, float]:
        """Return the angles of a team's first and last seat."""
        own = [self.angle(seat) for seat in self.seats if seat.team == team]
        return own[0], own[-1]

    def along(self, start: Seat, end: Seat) -> Curve:
        """Return the way along the circle between two seats with no chair between them."""
        return arc(self.centre, self.radius, *self.span(start, end))

    def inward(self, start: Seat, end: Seat, depth: float, margins: tuple[float, float]) -> Curve:
        """Return the way from a seat to the next standing one, inside the empty chairs between.

        It leaves either disc at right angles to its edge, `margins` from the chairs' middles.
        """
        first, last = self.span(start, end)
        inner = self.radius - depth
        turn = min((last - first) / 2, self.unit * 1.8)
        lead = self._lead(start, first, 1, turn, inner, margins[0])
        back = self._lead(end, last, -1, turn, inner, margins[1])
        between: tuple[Piece, ...] = ()
        if last - first > 2 * turn + 1e-6:
            between = arc(self.centre, inner, first + turn, last - turn).pieces
        return Curve((lead, *between, Piece(*back[::-1])))

    def _lead(
        self, seat: Seat, angle: float, way: int, turn: float, inner: float, margin: float
    ) -> Piece:
        """Return the piece from a chair's edge to the inner circle; `way` 1 is clockwise."""
        leave = heading(angle + 180 - way * _EXIT)
        start = self.place(seat).plus(leave, margin)
        end = self.centre.plus(heading(angle + way * turn), inner)
        hold = start.distance(end) * 0.3
        arrive = heading(angle + way * (turn - 90))
        return Piece(start, start.plus(leave, hold), end.plus(arrive, hold), end)
