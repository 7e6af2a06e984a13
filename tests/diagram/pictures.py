"""Pictures by their notation, and what a test reads in them."""

from __future__ import annotations

from itertools import combinations, pairwise
from xml.etree import ElementTree

from generator.diagram.drawing import svg
from generator.diagram.geometry import Curve, Point
from generator.diagram.picture import picture_scene
from generator.diagram.scene import Scene
from generator.emperor.configuration import Configuration
from generator.emperor.notation import parse_position, parse_seat

GENERALS = ("a1", "a3", "b1", "b3")
SIXTEEN = tuple(
    "2x3/" + ("-".join(fallen) or "none")
    for count in range(5)
    for fallen in combinations(GENERALS, count)
)
"""Every running position of two teams of three."""

NAMESPACE = "{http://www.w3.org/2000/svg}"


def table_at(position: str) -> Configuration:
    """The configuration of a position."""
    return parse_position(position).configuration


def scene(position: str, viewer: str = "", arrow: str = "") -> Scene:
    """The picture's scene of a position, from a seat, with an arrow `a1 b3`."""
    found = parse_position(position)
    table = found.configuration.table
    seat = parse_seat(table, viewer) if viewer else None
    ends = tuple(parse_seat(table, code) for code in arrow.split())
    return picture_scene(
        found.configuration,
        seat,
        found.began,
        labels="ABCDEFGHIJKL",
        arrow=(ends[0], ends[1]) if ends else None,
    )


def drawn(shown: Scene, *, standalone: bool = False) -> ElementTree.Element:
    """A scene's picture, read back as XML."""
    return ElementTree.fromstring(
        svg(shown, title="T", description="D", ident="p", standalone=standalone)
    )


def of_class(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    """The elements of a class, in the order of the document."""
    return [part for part in root.iter() if name in part.get("class", "").split()]


def classes(markup: str) -> set[str]:
    """Every class that a drawing uses."""
    root = ElementTree.fromstring(markup)
    return {name for part in root.iter() for name in part.get("class", "").split()}


def cross(one: Curve, other: Curve) -> bool:
    """Whether two curves cross, from points along them."""
    return any(
        _segments_cross(a, b, c, d)
        for a, b in pairwise(one.points(12))
        for c, d in pairwise(other.points(12))
    )


def nearest(curve: Curve, place: Point) -> float:
    """How near a curve comes to a place."""
    return min(point.distance(place) for point in curve.points())


def _segments_cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    def side(p: Point, q: Point, r: Point) -> float:
        return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0
