"""Draws one seat: its disc, who sits there, and the rings and badges that say how it stands."""

from __future__ import annotations

from generator.diagram.geometry import ORIGIN, Point
from generator.diagram.pathdata import number, numbers
from generator.diagram.pen import Element, circle, element, symbol, text
from generator.diagram.scene import Chair
from generator.diagram.teams import Look

ICONS = {"emperor": ("crown", 1.15), "general": ("helm", 1.1)}
PICK = 5.5
"""So far outside a seat the ring around the chosen one runs."""
BOARD = (Look("own", "", "disc"), Look("foe", "", "diamond"))


def chair(one: Chair, look: Look | None = None) -> Element:
    """Return a seat; without a look, the board's own: ivory for the first team, ink for the other.

    The group carries the seat's name as `data-seat`, so that a page can light it.
    """
    look = look or BOARD[one.seat.team]
    state = "fallen" if one.fallen else one.hold
    classes = ["d-seat", f"d-{look.tone}", *([f"d-{state}"] if state != "none" else [])]
    parts = _fallen() if one.fallen else _standing(one, look)
    return element(
        "g",
        *parts,
        class_=" ".join(classes),
        data_seat=str(one.seat),
        transform=f"translate({numbers(one.centre)})",
    )


def _fallen() -> list[Element]:
    return [
        circle(ORIGIN, 21, "d-empty"),
        element("path", class_="d-cross", d="M-8-8L8 8M8-8L-8 8"),
    ]


def _standing(one: Chair, look: Look) -> list[Element]:
    icon, size = ICONS[one.role]
    rings = 5.0 if one.exposed else 0.0
    parts = []
    if one.exposed:
        parts += [
            circle(ORIGIN, one.radius + 9, "d-glow"),
            circle(ORIGIN, one.radius + 5, "d-alert"),
        ]
    parts.append(circle(ORIGIN, one.radius, "d-disc"))
    if look.texture:
        texture = circle(
            ORIGIN, one.radius - 4.3, "d-texture", f"url(#i-{look.texture}-{look.tone})"
        )
        parts.append(texture)
    parts.append(symbol(icon, ORIGIN, one.radius * size, "d-icon"))
    if one.hold == "chosen":
        parts.append(circle(ORIGIN, one.radius + rings + PICK, "d-pick"))
    if one.exposed:
        parts.append(symbol("alarm", _from(one, one.alarm), 20, "d-alarm"))
    if one.figure is not None:
        parts += _badge(one, one.figure)
    return parts


def _badge(one: Chair, figure: int) -> list[Element]:
    at = _from(one, one.badge)
    return [
        circle(at, 11.5, "d-badge"),
        text("text", str(figure), class_="d-figure", x=number(at.x), y=number(at.y + 5.2)),
    ]


def _from(one: Chair, place: Point) -> Point:
    return place.plus(one.centre, -1)
