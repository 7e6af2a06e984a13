"""The arrow of an attack: allowed or refused by the core, and clear of everything else."""

from __future__ import annotations

import pytest

from generator.emperor.notation import parse_seat
from generator.emperor.table import table

from .pictures import SIXTEEN, drawn, nearest, of_class, scene

PAIRS = [
    f"{one} {other}"
    for one in ["a1", "a2", "a3", "b1", "b2", "b3"]
    for other in ["a1", "a2", "a3", "b1", "b2", "b3"]
    if one != other
]


@pytest.mark.parametrize(
    ("position", "ends", "allowed"),
    [
        ("2x3/none", "a1 b3", True),
        ("2x3/none", "a2 b2", False),
        ("2x3/none", "a1 a2", False),
        ("2x3/a3", "a2 b1", True),
        ("2x3/a3~none", "b1 a2", False),
        ("3x3/none", "a3 b1", True),
        ("3x3/none", "a2 b1", False),
    ],
)
def test_an_arrow_is_gold_where_the_attack_is_allowed(
    position: str, ends: str, allowed: bool
) -> None:
    """Only an opponent in the next seat and in reach can be attacked (809.3c, 801.3)."""
    root = drawn(scene(position, arrow=ends))
    (arrow,) = of_class(root, "d-arrow")
    assert arrow.get("data-arrow") == ends
    assert ("d-allowed" in str(arrow.get("class"))) == allowed
    assert ("d-refused" in str(arrow.get("class"))) == (not allowed)


@pytest.mark.parametrize("ends", PAIRS)
def test_an_arrow_crosses_no_other_seat(ends: str) -> None:
    """From any seat to any other, past the seats, the medals and the shield between."""
    for position in SIXTEEN:
        shown = scene(position, arrow=ends)
        assert shown.arrow is not None
        own = {parse_seat(table(), code) for code in ends.split()}
        for chair in shown.chairs:
            if chair.seat not in own:
                assert nearest(shown.arrow.curve, chair.centre) > chair.radius
        if shown.seal:
            assert nearest(shown.arrow.curve, shown.seal.centre) > 18


def test_an_arrow_stops_short_of_its_target() -> None:
    """The head stays outside the disc that it points at."""
    shown = scene("2x3/none", arrow="a1 b3")
    assert shown.arrow is not None
    target = shown.chairs[-1]
    assert shown.arrow.curve.end.distance(target.centre) > target.radius + 5
