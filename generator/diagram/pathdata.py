"""Numbers and curves in the shortest spelling that SVG allows, to one decimal."""

from __future__ import annotations

from collections.abc import Iterable

from generator.diagram.geometry import Curve


def number(value: float) -> str:
    """Return a number to one decimal, as short as SVG allows.

    >>> number(12.04), number(-0.04), number(0.5), number(-0.25)
    ('12', '0', '.5', '-.2')
    """
    text = f"{round(value, 1) + 0:.1f}".removesuffix(".0")
    return text.replace("0.", ".", 1) if text.lstrip("-").startswith("0.") else text


def numbers(values: Iterable[float]) -> str:
    """Return numbers one after the other, with a space only where one is needed.

    >>> numbers([1, -2, 0.5, 30])
    '1-2 .5 30'
    """
    out = ""
    for text in map(number, values):
        out += text if not out or text.startswith("-") else f" {text}"
    return out


def view_box(left: float, top: float, width: float, height: float) -> str:
    """Return a view box, with every space: without, Firefox knows none and draws as it likes.

    >>> view_box(-191, -224, 382, 448)
    '-191 -224 382 448'
    """
    return " ".join(map(number, (left, top, width, height)))


def outline(*curves: Curve) -> str:
    """Return the curves as path data.

    >>> from generator.diagram.geometry import Point, straight
    >>> outline(straight(Point(0, 0), Point(10, 0)))
    'M0 0H10'
    """
    out = ""
    for curve in curves:
        out += f"M{numbers(curve.start)}"
        for piece in curve.pieces:
            if not piece.is_straight:
                out += "C" + numbers((*piece.leave, *piece.arrive, *piece.end))
            elif piece.start.y == piece.end.y:
                out += f"H{number(piece.end.x)}"
            elif piece.start.x == piece.end.x:
                out += f"V{number(piece.end.y)}"
            else:
                out += f"L{numbers(piece.end)}"
    return out
