"""Scenes as SVG: classes only, so that one style sheet and one palette paint every picture."""

from __future__ import annotations

import re

from generator.diagram.geometry import numbers
from generator.diagram.paint import paint
from generator.diagram.palette import standalone_style
from generator.diagram.pen import Element, element, markup, text
from generator.diagram.scene import Scene
from generator.diagram.sprite import definitions, sprite, used

__all__ = ["sprite", "svg"]

_IDENT = re.compile(r"[A-Za-z0-9][\w.-]*", re.ASCII)


def svg(scene: Scene, *, title: str, description: str, ident: str, standalone: bool = False) -> str:
    """Return a scene as SVG, an image with a title and a description for those who listen.

    `ident` begins the ids of both and must be used once on a page. A picture in a page takes its
    symbols from the page's sprite and its colours from the page's style sheets; a `standalone` one
    carries both and is a file of its own. Raises ValueError for an `ident` that no id can have.
    """
    if not _IDENT.fullmatch(ident):
        raise ValueError(f"expected letters, digits and hyphens for an id: {ident!r}")
    parts = paint(scene)
    extra = _own(parts) if standalone else ()
    names = [part for part in (description and f"{ident}-desc",) if part]
    box = scene.box
    root = element(
        "svg",
        text("title", title, id=f"{ident}-title"),
        text("desc", description, id=f"{ident}-desc") if description else None,
        *extra,
        *parts,
        class_=f"d-picture d-{scene.name}",
        role="img",
        aria_labelledby=f"{ident}-title",
        aria_describedby=" ".join(names),
        viewBox=numbers((box.left, box.top, box.width, box.height)),
        xmlns="http://www.w3.org/2000/svg",
        **(_size(scene) if standalone else {}),
    )
    return markup(root)


def _size(scene: Scene) -> dict[str, str]:
    return {"width": numbers([scene.box.width * 2]), "height": numbers([scene.box.height * 2])}


def _own(parts: tuple[Element, ...]) -> tuple[Element, Element]:
    """Return the style and the definitions that parts need without a page around them."""
    drawn = "".join(map(markup, parts))
    defined = element("defs", *definitions(used(drawn)))
    return text("style", standalone_style(drawn + markup(defined))), defined
