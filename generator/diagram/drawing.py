"""Scenes as SVG: classes only, so that one style sheet and one palette paint every picture."""

from __future__ import annotations

import re

from generator.diagram.paint import paint
from generator.diagram.palette import standalone_style
from generator.diagram.pathdata import number, view_box
from generator.diagram.pen import Element, element, markup, text
from generator.diagram.scene import Scene
from generator.diagram.sprite import definitions, sprite, used

__all__ = ["sprite", "svg"]

SPACE = "http://www.w3.org/2000/svg"
"""The namespace that a file of its own must name; in a page HTML knows it."""

_IDENT = re.compile(r"[A-Za-z0-9][\w.-]*", re.ASCII)


def svg(
    scene: Scene, *, title: str, description: str, ident: str = "", standalone: bool = False
) -> str:
    """Return a scene as SVG, an image with a title and a description for those who listen.

    Title and description name and describe the picture by themselves; with `ident`, which begins
    the ids of both and must be used once on a page, they do so by reference too. A picture in a
    page takes its symbols from the page's sprite and its colours from the page's style sheets; a
    `standalone` one carries both and is a file of its own; a renderer of such files needs a font
    for its numbers.
    Raises ValueError for an `ident` that no id can have.
    """
    if ident and not _IDENT.fullmatch(ident):
        raise ValueError(f"expected letters, digits and hyphens for an id: {ident!r}")
    parts = paint(scene)
    box = scene.box
    named, told = (f"{ident}-title", f"{ident}-desc") if ident else ("", "")
    about = text("desc", description, id=told) if description else None
    root = element(
        "svg",
        text("title", title, id=named),
        about,
        *(_alone(scene, parts) if standalone else parts),
        class_=f"d-picture d-{scene.name}",
        role="img",
        aria_labelledby=named,
        aria_describedby=told if about else "",
        viewBox=view_box(box.left, box.top, box.width, box.height),
        width=number(box.width * 2) if standalone else "",
        height=number(box.height * 2) if standalone else "",
        xmlns=SPACE if standalone else "",
    )
    return markup(root)


def _alone(scene: Scene, parts: tuple[Element, ...]) -> tuple[Element, ...]:
    """Return the parts with the style, the definitions and the ground that a page would give."""
    if not scene.lanes:
        parts = (_ground(scene), *parts)
    drawn = "".join(map(markup, parts))
    defined = element("defs", *definitions(used(drawn)))
    return text("style", standalone_style(drawn + markup(defined))), defined, *parts


def _ground(scene: Scene) -> Element:
    box = scene.box
    sides = zip(
        ("x", "y", "width", "height"), (box.left, box.top, box.width, box.height), strict=True
    )
    return element("rect", class_="d-ground", **{name: number(value) for name, value in sides})
