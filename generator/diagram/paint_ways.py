"""Draws what joins seats: bridges, chains, the tape of reach, and the arrow of an attack."""

from __future__ import annotations

import math

from generator.diagram.geometry import Curve, Point
from generator.diagram.pathdata import numbers, outline
from generator.diagram.pen import Element, element, symbol
from generator.diagram.scene import Arrow, Bridge, Chain, Tape

LINK, HOLE = 12.5, 11.7
MEDAL = 32


def bridge(one: Bridge) -> Element:
    """Return a bridge with its medal; the half of an end that must wait is dashed, with its arrow.

    The group carries both seats as `data-bridge`, so that a page can light or dim it.
    """
    halves = one.curve.split()
    owners = dict(zip(one.ends, (halves[0], halves[1].reversed), strict=True))
    parts = []
    ready = [half for seat, half in owners.items() if seat not in one.waiting]
    for seat in one.waiting:
        parts += planned(owners[seat])
    if ready:
        parts = built(one.curve if len(ready) == 2 else ready[0]) + parts
    sign = "medal" if ready else "wait"
    return element(
        "g",
        *parts,
        symbol(sign, one.medal, MEDAL, "d-medal"),
        class_="d-bridge" + (" d-pale" if one.pale else ""),
        data_bridge=" ".join(map(str, one.ends)),
    )


def built(curve: Curve) -> list[Element]:
    """Return a bridge that one can attack across, or half of one."""
    way = outline(curve)
    return [element("path", class_=part, d=way) for part in ("d-rail", "d-deck", "d-planks")]


def planned(half: Curve, *, head: bool = True) -> list[Element]:
    """Return half a bridge that is not there yet, with a head pointing away from its own seat."""
    way = outline(half)
    parts = [element("path", class_=part, d=way) for part in ("d-plan", "d-plan-deck")]
    if head:
        before, after = half.split(0.52)
        parts.append(element("path", class_="d-head", d=_head(before.end, after.points()[1], 6.5)))
    return parts


def _head(tip: Point, towards: Point, size: float) -> str:
    """Return an open arrow head at a place, pointing towards another."""
    angle = math.atan2(towards.y - tip.y, towards.x - tip.x)

    def barb(turn: float) -> Point:
        return Point(
            tip.x + size * math.cos(angle + turn) + size * 0.45 * math.cos(angle),
            tip.y + size * math.sin(angle + turn) + size * 0.45 * math.sin(angle),
        )

    point = Point(tip.x + size * 0.45 * math.cos(angle), tip.y + size * 0.45 * math.sin(angle))
    left, right = barb(math.pi - 0.75), barb(math.pi + 0.75)
    return "M" + numbers(left) + "L" + numbers((*point, *right))


def chain(one: Chain) -> Element:
    """Return a chain of whole links, as many as there is room for, in the middle of its way."""
    curve = one.curve
    links = max(1, round((curve.length + HOLE - LINK) / HOLE))
    spare = curve.length - (links * HOLE - (HOLE - LINK)) + 8
    way = outline(curve.trimmed(spare / 2, spare / 2) if spare > 0 else curve)
    return element(
        "g",
        element("path", class_="d-link", d=way),
        element("path", class_="d-hole", d=way),
        class_="d-chain",
    )


def tape(one: Tape) -> Element:
    """Return the tape of reach; what the next turn adds is dashed."""
    coming = element("path", class_="d-coming-tape", d=outline(*one.coming)) if one.coming else None
    return element("g", element("path", class_="d-tape", d=outline(one.curve)), coming)


def arrow(one: Arrow) -> Element:
    """Return an arrow over everything else: a whole line where allowed, a broken one where not."""
    way = outline(one.curve)
    points = one.curve.points()
    head = _head(points[-1], points[-1].plus(points[-1].plus(points[-3], -1)), 11)
    return element(
        "g",
        element("path", class_="d-arrow-edge", d=way + head),
        element("path", class_="d-arrow-line", d=way),
        element("path", class_="d-arrow-head", d=head),
        class_="d-arrow " + ("d-allowed" if one.allowed else "d-refused"),
        data_arrow=" ".join(map(str, one.ends)),
    )
