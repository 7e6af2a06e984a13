"""Draws the strip between the rows of cards: ways stretch with the page, signs keep their size."""

from __future__ import annotations

from generator.diagram.front import HEIGHT, WIDTH, FrontBridge, FrontScene
from generator.diagram.geometry import ORIGIN, Point, straight
from generator.diagram.paint_ways import built, planned
from generator.diagram.pathdata import outline, view_box
from generator.diagram.pen import Element, element, markup, symbol, text

MEDAL, SEAL = 48, 68


def strip(front: FrontScene, *, sealed: str = "") -> str:
    """Return the strip as SVG, hidden from those who listen: the cards beside it say the same.

    `sealed` is the word under the shield. Bridges carry their two seats as `data-bridge`, on the
    stretched way and on its signs alike.
    """
    ways = [_cords()] if front.seal else []
    ways += [_bridge(one, *_ways(one)) for one in front.bridges]
    stretched = element(
        "svg",
        *ways,
        class_="d-ways",
        preserveAspectRatio="none",
        viewBox=view_box(0, 0, WIDTH, HEIGHT),
    )
    signs = [_bridge(one, *_signs(one)) for one in front.bridges]
    if front.seal:
        word = text("text", sealed, class_="d-sealed-word", y="50") if sealed else None
        signs.append(_at(front.seal, symbol("seal", ORIGIN, SEAL), word))
    return markup(
        element(
            "svg",
            stretched,
            *signs,
            aria_hidden="true",
            class_="d-front",
            focusable="false",
        )
    )


def _bridge(one: FrontBridge, *parts: Element) -> Element:
    return element("g", *parts, class_="d-bridge", data_bridge=" ".join(map(str, one.ends)))


def _ways(one: FrontBridge) -> list[Element]:
    near, far = one.curve.split()
    owners = dict(zip(one.ends, (near, far.reversed), strict=True))
    ready = [half for seat, half in owners.items() if seat not in one.waiting]
    parts = [part for seat in one.waiting for part in planned(owners[seat], head=False)]
    if ready:
        parts = built(one.curve if len(ready) == 2 else ready[0]) + parts
    return parts


def _signs(one: FrontBridge) -> list[Element]:
    ends = [_at(place, _plank(bool(place.y))) for place in one.landings]
    sign = "wait" if len(one.waiting) == 2 else "medal"
    return [*ends, _at(one.medal, symbol(sign, ORIGIN, MEDAL, "d-medal"))]


def _plank(below: bool) -> Element:
    """Return the plank on which a bridge rests at the edge of a card."""
    return element(
        "rect",
        class_="d-landing",
        x="-17",
        y="-5" if below else "-4",
        width="34",
        height="9",
        rx="2",
    )


def _cords() -> Element:
    way = outline(straight(Point(150, 4), Point(150, 26)), straight(Point(150, 78), Point(150, 96)))
    return element("path", class_="d-cord", d=way)


def _at(place: Point, *parts: Element | None) -> Element:
    """Return parts around a place given in hundredths of the strip."""
    across, down = (f"{value:g}%" for value in place)
    return element("svg", *parts, class_="d-at", overflow="visible", x=across, y=down)
