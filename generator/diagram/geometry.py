"""Points and curves on the drawing plane (y grows downwards), and their short spelling in SVG."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
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
        u = 1 - t
        weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return Point(
            sum(w * p.x for w, p in zip(weights, self, strict=True)),
            sum(w * p.y for w, p in zip(weights, self, strict=True)),
        )

    def split(self, t: float) -> tuple[Piece, Piece]:
        """Return the parts before and after `t`."""

        def between(a: Point, b: Point) -> Point:
            return Point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)

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
        way = self.points()
        return sum(a.distance(b) for a, b in pairwise(way))

    @property
    def reversed(self) -> Curve:
        """Return the same curve, run the other way."""
        return Curve(tuple(Piece(*piece[::-1]) for piece in self.pieces[::-1]))

    def split(self, share: float = 0.5) -> tuple[Curve, Curve]:
        """Return the parts before and after a share (between 0 and 1) of the length."""
        rest = self.length * share
        for index, piece in enumerate(self.pieces):
            length = Curve((piece,)).length
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
        length = self.length
        kept = self.split(1 - end / length)[0] if end > 0 else self
        return kept.split(start / kept.length)[1] if start > 0 else kept


def _parameter(piece: Piece, length: float, steps: int = 24) -> float:
    """Return the parameter at which a piece has run so far."""
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


def number(value: float) -> str:
    """Return a number to one decimal, as short as SVG allows.

    >>> number(12.04), number(-0.04), number(0.5), number(-0.25)
    ('12', '0', '.5', '-.2')
    """
    text = f"{round(value, 1) + 0:.1f}".removesuffix(".0")
    return text.replace("0.", ".", 1) if text.lstrip("-").startswith("0.") else text


def numbers(values: Iterable[float]) -> str:
    """Return numbers one after the other, with a space only where one is needed.

    >>> numbers([1, -2, 0.5, 30])
    '1-2 .5 30'
    """
    out = ""
    for text in map(number, values):
        out += text if not out or text.startswith("-") else f" {text}"
    return out


def outline(*curves: Curve) -> str:
    """Return the curves as path data.

    >>> outline(straight(Point(0, 0), Point(10, 0)))
    'M0 0H10'
    """
    out = ""
    for curve in curves:
        out += f"M{numbers(curve.start)}"
        for piece in curve.pieces:
            if (piece.leave, piece.arrive) != (piece.start, piece.end):
                out += "C" + numbers((*piece.leave, *piece.arrive, *piece.end))
            elif piece.start.y == piece.end.y:
                out += f"H{number(piece.end.x)}"
            elif piece.start.x == piece.end.x:
                out += f"V{number(piece.end.y)}"
            else:
                out += f"L{numbers(piece.end)}"
    return out
