"""Battles: attacked by whoever may attack their protector (310.9, 809.3c)."""

from __future__ import annotations

import pytest
from hypothesis import given

from generator.emperor.battles import attackers, protectors
from generator.emperor.bridges import attack
from generator.emperor.clock import Position
from generator.emperor.errors import SeatError

from .spelling import at, said, seat
from .strategies import positions


def test_a_battle_is_attacked_by_its_protector_s_neighbours() -> None:
    """Whoever controls it; at the opening an emperor's battle is safe (809.3c)."""
    assert said(attackers(at("2x3/none"), seat("b1"))) == "a3"
    assert attackers(at("2x3/none"), seat("b2")) == ()
    assert said(attackers(at("2x3/a1-a3"), seat("b1"))) == "a2"


def test_by_the_book_a_battle_may_be_attacked_where_its_protector_may_not_attack() -> None:
    """The emperor already reached the general now beside it (801.2c)."""
    assert said(attackers(at("2x3/a3~none"), seat("b1"))) == "a2"
    assert attackers(at("2x3/a3~none"), seat("a2")) == ()


def test_nobody_attacks_a_battle_of_a_protector_who_left() -> None:
    """It needs a new protector first (310.11)."""
    assert attackers(at("2x3/b1"), seat("b1")) == ()


def test_a_siege_is_protected_by_an_opponent_in_reach() -> None:
    """A general names the one across its lane, an emperor either general (310.12a, 801.5a)."""
    assert said(protectors(at("2x3/none"), seat("a3"))) == "b1"
    assert said(protectors(at("2x3/none"), seat("a2"))) == "b1 b3"
    assert said(protectors(at("2x3/b1"), seat("a3"))) == "b2"
    assert said(protectors(at("2x3/b1~none"), seat("a3"))) == ""


def test_a_seat_elsewhere_protects_nothing() -> None:
    """Asking for it is an error."""
    with pytest.raises(SeatError):
        attackers(at("2x3/none"), seat("c1"))


@given(positions())
def test_attackers_are_attack_turned_round(position: Position) -> None:
    """Somebody attacks a battle exactly where it may attack the battle's protector."""
    for protector in position.configuration.ring:
        expected = [
            one for one in position.configuration.ring if protector in attack(position, one)
        ]
        assert list(attackers(position, protector)) == expected
