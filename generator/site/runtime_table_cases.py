"""Recorded questions for tables in use: the page of six seats, and the page of any others."""

from __future__ import annotations

from collections.abc import Iterator

from generator.fragment.ways import Entry, Ways, pack

HOME = "../"
POSITIONS = ("2x3/none", "2x3/a3-b1~a3", "2x3/b2", "3x3/c2~none", "2x4@3.3/a1", "2x3/c9")
WISHES = ("3x3", "2x6@1.1", "2x6@1.6", "2x2", "13x3", "4x5@2.3.3.3", "three")
WAYS = pack(
    Ways(HOME, {"809.3c": Entry("attack", "Next seat")}, frozenset({"2x3/none"}), {"2x3/none": ""})
)
"""The ways of a site with one rule and one page."""


def in_use(tag: str) -> Iterator[tuple[str, list[str | bool]]]:
    """Questions in a language that is known, once its ways are."""
    yield "ways", [tag, WAYS]
    yield "ways", [tag, "no ways"]
    for position in POSITIONS:
        yield "table", [tag, position, HOME]
        yield "table", [tag, position, HOME, "b", "2x3/none", "a2", "3", "b1"]
        yield "others", [tag, position, HOME, "b"]
        yield "larger", [tag, position, HOME]
        yield "larger", [tag, position, HOME, position.partition("/")[0] + "/none", "a2", "4", "b1"]
        yield "from_seat", [tag, position, HOME, "a2"]
        yield "below", [tag, position]
        for question in ("attack", "reach", "deploy", "wish"):
            yield "ask", [tag, position, HOME, question, "a2", "b1"]
            yield "ask_any", [tag, position, HOME, question, "b1", "a1"]
    for table in WISHES:
        yield "wish", [tag, table, HOME]
        yield "seats", [tag, table]


def rings(tag: str) -> Iterator[tuple[str, list[str | bool]]]:
    """Rings drawn whole, by what changed, and as a seat looks at them."""
    for position in POSITIONS:
        yield "ring", [tag, position]
        yield "ring", [tag, position, position.partition("/")[0] + "/none"]
        yield "look", [tag, position, "a2"]
        yield "look", [tag, position, "", "a2", "b1"]
