"""The strip between the rows seen from the other side: the table turned by half a turn."""

from __future__ import annotations

from dataclasses import replace

from generator.diagram.front import HEIGHT, WIDTH, FrontBridge, FrontScene
from generator.diagram.geometry import Curve, Piece, Point


def turned(front: FrontScene) -> FrontScene:
    """Return the strip as the far team sees it, signs upright still.

    >>> from generator.diagram.front import front_scene
    >>> from generator.emperor.configuration import configuration
    >>> from generator.emperor.table import table
    >>> opening = front_scene(configuration(table()))
    >>> turned(turned(opening)) == opening, turned(opening) == opening
    (True, False)
    """
    seal = front.seal and _across(front.seal, 100, 100)
    return replace(front, bridges=tuple(map(_bridge, front.bridges)), seal=seal)


def _bridge(one: FrontBridge) -> FrontBridge:
    start, end = (_across(place, 100, 100) for place in one.landings)
    pieces = (
        Piece(*(_across(point, WIDTH, HEIGHT) for point in piece)) for piece in one.curve.pieces
    )
    medal = _across(one.medal, 100, 100)
    return replace(one, curve=Curve(tuple(pieces)), landings=(start, end), medal=medal)


def _across(place: Point, width: float, height: float) -> Point:
    return Point(round(width - place.x, 2), round(height - place.y, 2))
