"""Lays the parts of a scene over each other, from the ground up."""

from __future__ import annotations

from generator.diagram.paint_seats import chair
from generator.diagram.paint_ways import arrow, bridge, chain, tape
from generator.diagram.pathdata import number, outline
from generator.diagram.pen import Element, circle, element, symbol, text
from generator.diagram.scene import Band, Scene, Seal, Side
from generator.diagram.teams import LOOKS
from generator.emperor.seat import LETTERS

GLYPH, WATERMARK = 18, 76


def paint(scene: Scene) -> tuple[Element, ...]:
    """Return the parts of a scene, each over the ones before; seats come in ring order."""
    parts: list[Element] = [lane(band, scene) for band in scene.lanes]
    for index, (middle, radius) in enumerate(scene.rims):
        parts.append(circle(middle, radius, "d-table" if index else "d-plate-ring"))
    parts.extend(side(one) for one in scene.sides)
    if scene.tape:
        parts.append(tape(scene.tape))
    if scene.seal:
        parts.append(seal(scene.seal))
    parts.extend(chain(one) for one in scene.chains)
    parts.extend(bridge(one) for one in scene.bridges)
    ring = scene.name == "ring"
    parts.extend(chair(one, LOOKS[one.seat.team] if ring else None) for one in scene.chairs)
    if scene.arrow:
        parts.append(arrow(scene.arrow))
    return tuple(parts)


def lane(band: Band, scene: Scene) -> Element:
    """Return a lane's ground with its glyph at the head and, large and faint, behind the seats."""
    return element(
        "g",
        element(
            "rect",
            x=number(band.left),
            width=number(band.width),
            height=number(scene.box.height),
        ),
        symbol(band.lane, band.mark, WATERMARK, "d-watermark"),
        symbol(band.lane, band.glyph, GLYPH, "d-glyph"),
        class_=f"d-lane d-{band.lane}",
    )


def seal(one: Seal) -> Element:
    """Return the shield with its cords."""
    return element(
        "g",
        element("path", class_="d-cord", d=outline(*one.cords)),
        symbol("seal", one.centre, 46),
        class_="d-sealed",
    )


def side(one: Side) -> Element:
    """Return a team's arc, its mark on it and its label beyond."""
    look = LOOKS[one.team]
    way, scale = outline(one.curve), one.scale
    wide = [element("path", class_="d-band-edge", d=way, stroke_width=number(one.width))]
    wide.append(element("path", class_="d-band", d=way, stroke_width=number(one.width * 0.7)))
    if look.texture:
        wide.append(
            element(
                "path",
                d=way,
                stroke=f"url(#i-{look.texture}-{look.tone})",
                stroke_width=number(one.width * 0.7),
            )
        )
    label = None
    if one.label:
        label = text(
            "text",
            one.label,
            class_="d-label",
            x=number(one.label_at.x),
            y=number(one.label_at.y + 8.5 * scale),
            font_size=number(26 * scale),
            text_anchor=one.anchor,
        )
    return element(
        "g",
        *wide,
        circle(one.mark, 13.5 * scale, "d-mark-ground"),
        symbol(f"mark-{look.mark}", one.mark, 15 * scale, "d-mark"),
        label,
        class_=f"d-side d-{look.tone}" + (" d-out" if one.out else ""),
        data_team=LETTERS[one.team],
    )
