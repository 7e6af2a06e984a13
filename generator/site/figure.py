"""A figure as its writer puts it on a page: panes of positions, and a caption.

::: figure
none = All six in
a3 from a2 = From your emperor, reach 2
none turns a2 = The order of turns when your emperor starts
2x3/a3~none = As the turn goes on
caption = What to see.
:::
"""

from __future__ import annotations

from dataclasses import dataclass

from generator.emperor.clock import Position
from generator.emperor.notation import parse_position, parse_seat
from generator.emperor.seat import Seat


@dataclass(frozen=True, slots=True)
class Pane:
    """One picture: the table, whose view it is (or nobody's), and its words in Markdown.

    With `first` the seats are numbered by turns, from that seat on.
    """

    position: Position
    viewer: Seat | None
    words: str
    first: Seat | None = None


@dataclass(frozen=True, slots=True)
class Figure:
    """The panes of a figure from left to right, and its caption in Markdown."""

    panes: tuple[Pane, ...]
    caption: str


def figure(text: str) -> Figure:
    """The figure that the lines of a directive describe.

    Raises EmperorError for a position or seat that is none, ValueError for a line without `=`.

    >>> figure("a3 from a2 = From here").panes[0].viewer
    Seat(team=0, place=2)
    """
    panes = []
    caption = ""
    for line in filter(str.strip, text.splitlines()):
        key, sign, words = line.partition("=")
        if not sign:
            raise ValueError(f"expected POSITION = words: {line.strip()!r}")
        if key.strip() == "caption":
            caption = words.strip()
        else:
            panes.append(pane(key, words.strip()))
    return Figure(tuple(panes), caption)


def pane(key: str, words: str = "") -> Pane:
    """One pane from its key: `a3`, `a3 from a2`, `none turns a2`, `3x3/none`, `2x3/a3~none`.

    Raises EmperorError for a position or seat that is none.
    """
    key, _, starter = key.partition(" turns ")
    code, _, seat = key.strip().partition(" from ")
    code = code.strip()
    position = parse_position(code if "/" in code else f"2x3/{code}")
    table = position.configuration.table
    viewer = parse_seat(table, seat.strip()) if seat.strip() else None
    first = parse_seat(table, starter.strip()) if starter.strip() else None
    return Pane(position, viewer, words, first)
