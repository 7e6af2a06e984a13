"""The teams' arcs outside a ring, their marks and labels, and the room that these take."""

from __future__ import annotations

import math
from collections.abc import Sequence

from generator.diagram.circle import Circle
from generator.diagram.geometry import arc, heading
from generator.diagram.scene import Box, Side

_CHARACTER, _LINE = 18.0, 16.0
_WIDTH, _APART = 17.0, 14.0


def team_sides(circle: Circle, playing: Sequence[int], labels: Sequence[str]) -> tuple[Side, ...]:
    """Return an arc for each team, with its label where it has one; teams not `playing` are out."""
    teams = len(circle.seats) // circle.size
    return tuple(
        _side(circle, team, labels[team] if team < len(labels) else "", team not in playing)
        for team in range(teams)
    )


def _side(circle: Circle, team: int, label: str, out: bool) -> Side:
    first, last = circle.side(team)
    scale, radius = _scale(circle), _radius(circle)
    width = _WIDTH * math.sqrt(scale)
    beyond = 0.75 * circle.unit - math.degrees((width / 2 + _APART) / radius)
    way = heading((first + last) / 2)
    level = abs(way.x) < 0.35
    return Side(
        team,
        arc(circle.centre, radius, first - beyond, last + beyond),
        circle.centre.plus(way, radius),
        scale,
        width,
        label,
        circle.centre.plus(way, radius + (34 if level else 26) * scale),
        "middle" if level else "start" if way.x > 0 else "end",
        out,
    )


def _scale(circle: Circle) -> float:
    """Return how much larger a wide ring's labels are, since all of it is shown smaller."""
    return max(1.0, circle.radius / 240)


def _radius(circle: Circle) -> float:
    return circle.radius + 44 + 12 * _scale(circle)


def rim(circle: Circle) -> float:
    """Return the radius of the plate under the whole ring."""
    return _radius(circle) + 15 * _scale(circle)


def ring_box(circle: Circle, sides: tuple[Side, ...]) -> Box:
    """Return a box around the rim and every label."""
    edge = rim(circle) + 2 * _scale(circle)
    left, top, right, bottom = -edge, -edge, edge, edge
    for side in sides:
        if not side.label:
            continue
        width, height = len(side.label) * _CHARACTER * side.scale, _LINE * side.scale
        before = {"start": 0.0, "middle": width / 2, "end": width}[side.anchor]
        left = min(left, side.label_at.x - before)
        right = max(right, side.label_at.x - before + width)
        top = min(top, side.label_at.y - height)
        bottom = max(bottom, side.label_at.y + height)
    return Box(left, top, right - left, bottom - top)
