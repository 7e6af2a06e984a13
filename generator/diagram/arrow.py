"""The arrow of an attack that somebody asks about: it finds its way past everything else."""

from __future__ import annotations

from collections.abc import Iterable

from generator.diagram.geometry import Curve, Piece, Point
from generator.diagram.scene import Chair
from generator.emperor.seat import Seat

_GAP = 9.0
_BENDS = (0.0, 24.0, -24.0, 36.0, -36.0, 48.0, -48.0, 62.0, -62.0, 80.0, -80.0)


def arrow_between(
    chairs: tuple[Chair, ...],
    ends: tuple[Seat, Seat],
    obstacles: Iterable[tuple[Point, float]],
    middle: Point,
) -> Curve:
    """Return the least bent curve from one chair to another that touches no other thing.

    `obstacles` are discs to keep clear of beside the other chairs; of two ways bent alike the one
    nearer to the `middle` of the picture is taken. Where no way is clear, the clearest is.
    """
    by_seat = {chair.seat: chair for chair in chairs}
    actor, target = (by_seat[seat] for seat in ends)
    others = [(chair.centre, chair.radius) for chair in chairs if chair.seat not in ends]
    others.extend(obstacles)

    def cost(bend: float) -> tuple[float, float, float]:
        curve = _bent(actor, target, bend)
        way = curve.points()
        touch = max(
            (
                radius + _GAP - min(point.distance(centre) for point in way)
                for centre, radius in others
            ),
            default=0.0,
        )
        return max(0.0, round(touch, 3)), abs(bend), round(way[len(way) // 2].distance(middle), 3)

    return _bent(actor, target, min(_BENDS, key=cost))


def _bent(actor: Chair, target: Chair, bend: float) -> Curve:
    """Return a curve between two chairs' edges whose middle is `bend` aside of the straight way."""
    length = actor.centre.distance(target.centre) or 1
    dx = (target.centre.x - actor.centre.x) / length
    dy = (target.centre.y - actor.centre.y) / length
    aside = Point(-dy, dx)
    leave = actor.centre.plus(Point(dx, dy), length / 3).plus(aside, bend * 4 / 3)
    arrive = actor.centre.plus(Point(dx, dy), length * 2 / 3).plus(aside, bend * 4 / 3)
    whole = Curve((Piece(actor.centre, leave, arrive, target.centre),))
    return whole.trimmed(actor.radius + 3, target.radius + 10)
