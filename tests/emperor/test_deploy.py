"""Deploying: a creature goes to a teammate within reach (804.2, 801.4)."""

from __future__ import annotations

import pytest
from hypothesis import given

from generator.emperor.clock import Position
from generator.emperor.deploy import deploy
from generator.emperor.reach import reach

from .spelling import at, said, seat
from .strategies import positions


@pytest.mark.parametrize(
    ("text", "one", "expected"),
    [
        ("2x3/none", "a1", "a2"),
        ("2x3/none", "a2", "a1 a3"),
        ("2x3/a3", "a2", "a1"),
        ("2x3/a1-a3", "a2", ""),
        ("2x4/none", "a4", "a3"),
        ("2x4/none", "a2", "a1 a3 a4"),
        ("2x3/a3", "a3", ""),
        ("2x3/b2", "a2", ""),
    ],
)
def test_creatures_go_to_teammates_in_reach(text: str, one: str, expected: str) -> None:
    """Not to oneself, and at larger tables not always to the emperor."""
    assert said(deploy(at(text), seat(one))) == expected


def test_by_the_book_a_teammate_come_nearer_waits_for_the_next_turn() -> None:
    """At 2x5, a4 has a reach of two, and a1 was three steps away as the turn began (801.2c)."""
    assert said(deploy(at("2x5/a2~none"), seat("a4"))) == "a3 a5"
    assert said(deploy(at("2x5/a2"), seat("a4"))) == "a1 a3 a5"


@given(positions())
def test_deploy_targets_are_the_teammates_in_reach(position: Position) -> None:
    """Nobody else, and never oneself (102.3)."""
    for one in position.configuration.ring:
        mates = {other for other in reach(position, one) if other.team == one.team}
        assert set(deploy(position, one)) == mates - {one}
