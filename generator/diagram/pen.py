"""The one door to svgwrite: elements of a drawing, with short names and no surprises."""

from __future__ import annotations

import re
from typing import Protocol

from svgwrite.base import BaseElement
from svgwrite.text import TSpan

from generator.diagram.geometry import Point
from generator.diagram.pathdata import number

_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Element(Protocol):
    """An element of a drawing, as svgwrite has it."""

    def add(self, element: Element) -> Element:
        """Put another element inside, after those already there."""

    def tostring(self) -> str:
        """Return the element as XML."""


def element(name: str, *children: Element | None, **attributes: str) -> Element:
    """Return an element with its attributes, in a fixed order, and its children.

    A trailing underscore of a name is dropped (`class_`), an inner one is a hyphen (`data_seat`).
    Children that are None, and attributes that are empty, are left out.

    >>> element("g", element("path", d="M0 0H9"), class_="d-bridge", data_bridge="a1 b3").tostring()
    '<g class="d-bridge" data-bridge="a1 b3"><path d="M0 0H9" /></g>'
    """
    made = BaseElement(debug=False, **attributes)
    made.elementname = name
    for child in children:
        if child is not None:
            made.add(child)
    result: Element = made
    return result


def text(name: str, words: str, **attributes: str) -> Element:
    """Return an element that holds words: a text of the picture, its title, its description.

    Characters that XML cannot hold, and attributes that are empty, are left out.

    >>> text("title", "A < B", id="t").tostring()
    '<title id="t">A &lt; B</title>'
    """
    made = TSpan(_FORBIDDEN.sub("", words), debug=False)
    made.elementname = name
    made.update({name: value for name, value in attributes.items() if value})
    result: Element = made
    return result


def markup(drawn: Element) -> str:
    """Return an element as text, without the spaces that XML does not need."""
    return drawn.tostring().replace(" />", "/>")


def circle(middle: Point, radius: float, class_: str, stroke: str = "") -> Element:
    """Return a circle; one around the origin says no more than its radius."""
    place = {name: number(value) for name, value in zip(("cx", "cy"), middle, strict=True) if value}
    return element("circle", class_=class_, r=number(radius), stroke=stroke, **place)


def symbol(name: str, middle: Point, size: float, class_: str = "") -> Element:
    """Return a symbol of the sprite, drawn around a place."""
    return element(
        "use",
        class_=class_,
        href=f"#i-{name}",
        x=number(middle.x - size / 2),
        y=number(middle.y - size / 2),
        width=number(size),
        height=number(size),
    )
