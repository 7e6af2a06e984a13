"""The project's own drawn signs: icons, lane glyphs, team marks, and the parts of a picture.

A symbol is a square box and a few paths. Pages carry all of them once, in the sprite, and point at
them with `<use href="#i-crown">`; a picture that must stand alone carries those it uses.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Shape:
    """One path of a symbol: its outline, a class that says how it is painted, a transform.

    Without a class a shape is filled with the colour of the text around it.
    """

    outline: str
    paint: str = ""
    move: str = ""


@dataclass(frozen=True)
class Symbol:
    """A sign in a square box of `size` units, its origin a corner or, `centred`, the middle."""

    name: str
    size: float
    shapes: tuple[Shape, ...]
    centred: bool = False

    @property
    def ident(self) -> str:
        """Return the id under which pictures and pages point at this symbol.

        >>> Symbol("crown", 24, ()).ident
        'i-crown'
        """
        return f"i-{self.name}"

    @property
    def view_box(self) -> str:
        """Return the symbol's own coordinates.

        >>> Symbol("crown", 24, ()).view_box
        '0 0 24 24'
        """
        start = -self.size / 2 if self.centred else 0
        return f"{start:g} {start:g} {self.size:g} {self.size:g}"


def disc(x: float, y: float, radius: float) -> str:
    """Return the outline of a disc as a path, so that every shape is a path.

    >>> disc(12, 12, 3)
    'M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0z'
    """
    r, d = f"{radius:g}", f"{2 * radius:g}"
    return f"M{x - radius:g} {y:g}a{r} {r} 0 1 0 {d} 0 {r} {r} 0 1 0-{d} 0z"


def line(name: str, *outlines: str, solid: str = "") -> Symbol:
    """Return an icon of 24 units drawn with a round pen, with an optional solid part."""
    shapes = tuple(Shape(outline, "d-pen") for outline in outlines)
    return Symbol(name, 24, shapes + ((Shape(solid),) if solid else ()))


def solid(name: str, *outlines: str, size: float = 24) -> Symbol:
    """Return an icon filled with the colour of the text around it."""
    return Symbol(name, size, tuple(Shape(outline) for outline in outlines))
