"""Points and curves on the drawing plane (y grows downwards): the geometry of every picture."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple


class Point(NamedTuple):
    """A place, or a direction, on the drawing plane."""

    x: float
    y: float

    def plus(self, other: Point, times: float = 1) -> Point:
        """Return this point moved by another one, so many times."""
        return Point(self.x + other.x * times, self.y + other.y * times)

    def mid(self, other: Point) -> Point:
        """Return the point halfway to another."""
        return Point((self.x + other.x) / 2, (self.y + other.y) / 2)

    def distance(self, other: Point) -> float:
        """Return how far another point is."""
        return math.hypot(self.x - other.x, self.y - other.y)


ORIGIN = Point(0, 0)


def heading(degrees: float) -> Point:
    """Return the direction at so many degrees, clockwise on screen from the right.

    >>> heading(90)
    Point(x=0.0, y=1.0)
    """
    angle = math.radians(degrees)
    return Point(round(math.cos(angle), 9), round(math.sin(angle), 9))


class Piece(NamedTuple):
    """A cubic Bezier piece."""

    start: Point
    leave: Point
    arrive: Point
    end: Point

    def at(self, t: float) -> Point:
        """Return the point at `t` between 0 and 1."""
        if self.is_straight:
            return self.start.plus(self.end.plus(self.start, -1), t)
        u = 1 - t
        a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        start, leave, arrive, end = self
        return Point(
            a * start.x + b * leave.x + c * arrive.x + d * end.x,
            a * start.y + b * leave.y + c * arrive.y + d * end.y,
        )

    @property
    def is_straight(self) -> bool:
        """Return whether the piece is a straight line, drawn as one."""
        return self.leave == self.start and self.arrive == self.end

    def split(self, t: float) -> tuple[Piece, Piece]:
        """Return the parts before and after `t`."""

        def between(a: Point, b: Point) -> Point:
            return Point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)

        if self.is_straight:
            middle = self.at(t)
            return Piece(self.start, self.start, middle, middle), Piece(
                middle, middle, self.end, self.end
            )
        ab, bc, cd = (between(a, b) for a, b in pairwise(self))
        abc, bcd = between(ab, bc), between(bc, cd)
        middle = between(abc, bcd)
        return Piece(self.start, ab, abc, middle), Piece(middle, bcd, cd, self.end)


@dataclass(frozen=True)
class Curve:
    """A smooth way from one place to another, in one or more pieces."""

    pieces: tuple[Piece, ...]

    @property
    def start(self) -> Point:
        """Return where the curve begins."""
        return self.pieces[0].start

    @property
    def end(self) -> Point:
        """Return where the curve ends."""
        return self.pieces[-1].end

    def points(self, each: int = 16) -> tuple[Point, ...]:
        """Return points along the whole curve, `each` of them a piece."""
        inner = (piece.at(i / each) for piece in self.pieces for i in range(each))
        return (*inner, self.end)

    @property
    def length(self) -> float:
        """Return the length of the curve."""
        return sum(map(_length, self.pieces))

    @property
    def reversed(self) -> Curve:
        """Return the same curve, run the other way."""
        return Curve(tuple(Piece(*piece[::-1]) for piece in self.pieces[::-1]))

    def split(self, share: float = 0.5) -> tuple[Curve, Curve]:
        """Return the parts before and after a share (between 0 and 1) of the length."""
        rest = self.length * share
        for index, piece in enumerate(self.pieces):
            length = _length(piece)
            if rest <= length or piece is self.pieces[-1]:
                before, after = piece.split(min(1, max(0, _parameter(piece, rest))))
                return (
                    Curve((*self.pieces[:index], before)),
                    Curve((after, *self.pieces[index + 1 :])),
                )
            rest -= length
        raise AssertionError("a curve has at least one piece")

    def trimmed(self, start: float, end: float) -> Curve:
        """Return the curve without these lengths at its two ends."""
        return _trimmed(self, start, end)


@lru_cache(2048)
def _trimmed(curve: Curve, start: float, end: float) -> Curve:
    """Return a curve cut back; most ways of a ring stay the same from one fall to the next."""
    kept = curve.split(1 - end / curve.length)[0] if end > 0 else curve
    return kept.split(start / kept.length)[1] if start > 0 else kept


@lru_cache(4096)
def _length(piece: Piece, steps: int = 16) -> float:
    """Return the length of a piece, from points along it."""
    if piece.is_straight:
        return piece.start.distance(piece.end)
    return sum(a.distance(b) for a, b in pairwise(piece.at(i / steps) for i in range(steps + 1)))


def _parameter(piece: Piece, length: float, steps: int = 24) -> float:
    """Return the parameter at which a piece has run so far."""
    if piece.is_straight:
        return length / (_length(piece) or 1)
    before = piece.start
    for step in range(1, steps + 1):
        point = piece.at(step / steps)
        part = before.distance(point)
        if part >= length:
            return (step - 1 + (length / part if part else 0)) / steps
        length -= part
        before = point
    return 1


def straight(start: Point, end: Point) -> Curve:
    """Return the straight way."""
    return Curve((Piece(start, start, end, end),))


def bow(start: Point, leave: Point, end: Point, arrive: Point, pull: float = 0.42) -> Curve:
    """Return the curve that leaves and arrives in the given directions (both pointing outwards).

    `pull` says, as a share of the distance, how far it keeps to them.
    """
    hold = start.distance(end) * pull
    return Curve((Piece(start, start.plus(leave, hold), end.plus(arrive, hold), end),))


def arc(centre: Point, radius: float, first: float, last: float) -> Curve:
    """Return the way along a circle, clockwise, between two angles in degrees."""
    count = max(1, math.ceil((last - first) / 60 - 1e-9))
    step = (last - first) / count
    hold = radius * 4 / 3 * math.tan(math.radians(step) / 4)
    pieces = []
    for index in range(count):
        here, there = first + index * step, first + (index + 1) * step
        start, end = centre.plus(heading(here), radius), centre.plus(heading(there), radius)
        pieces.append(
            Piece(
                start,
                start.plus(heading(here + 90), hold),
                end.plus(heading(there - 90), hold),
                end,
            )
        )
    return Curve(tuple(pieces))
