"""Remarks: what is worth saying about a player beyond the lists."""

from __future__ import annotations

import re

from hypothesis import given

from generator.emperor.bridges import attack
from generator.emperor.clock import Position
from generator.emperor.remarks import RULES, remarks

from .spelling import at, seat
from .strategies import positions


def test_an_emperor_between_two_enemies_attacks_one_of_them_a_combat() -> None:
    """There is one defending player each time (506.2a, 507.1)."""
    assert remarks(at("2x3/a1-a3"), seat("a2")) == ("one-defender-per-combat",)


def test_six_of_the_sixteen_tables_have_a_player_between_two_enemies() -> None:
    """Those where a team has its emperor alone against more than one."""
    falls = ["a1-a3", "b1-b3", "a1-a3-b1", "a1-a3-b3", "a1-b1-b3", "a3-b1-b3"]
    for text in falls:
        position = at(f"2x3/{text}")
        given_ = [remarks(position, one) for one in position.configuration.ring]
        assert sum("one-defender-per-combat" in found for found in given_) == 1
    for text in ["none", "a1", "a3", "b1", "b3", "a1-b1", "a1-b3", "a3-b1", "a3-b3", "a1-a3-b1-b3"]:
        position = at(f"2x3/{text}")
        for one in position.configuration.ring:
            assert "one-defender-per-combat" not in remarks(position, one)


def test_an_emperor_at_the_opening_attacks_nobody() -> None:
    """It is the rule's own example (809.3c)."""
    assert remarks(at("2x3/none"), seat("a2")) == ("attacks-nobody",)
    assert remarks(at("2x3/none"), seat("a1")) == ()


def test_by_the_book_an_attack_may_go_one_way() -> None:
    """The emperor may attack its new neighbour, not the other way round (801.2c)."""
    assert remarks(at("2x3/a3~none"), seat("a2")) == ("attack-one-way",)
    assert remarks(at("2x3/a3~none"), seat("b1")) == ("attacks-nobody",)
    assert remarks(at("2x3/a3"), seat("a2")) == ()


def test_those_out_of_the_game_get_no_remarks() -> None:
    """Nor does anybody once it is over."""
    assert remarks(at("2x3/a3"), seat("a3")) == ()
    assert remarks(at("2x3/b2"), seat("a2")) == ()


def test_every_remark_rests_on_rules() -> None:
    """A list of rule numbers for each code."""
    assert all(RULES.values())
    for rules in RULES.values():
        assert all(re.fullmatch(r"\d{3}\.\d+[a-z]?", rule) for rule in rules)


@given(positions())
def test_remarks_say_what_the_attacks_are(position: Position) -> None:
    """None at all, more than one, or one that does not go back."""
    for one in position.configuration.ring:
        targets = attack(position, one)
        found = remarks(position, one)
        assert set(found) <= set(RULES)
        assert ("attacks-nobody" in found) == (not targets)
        assert ("one-defender-per-combat" in found) == (len(targets) == 2)
        one_way = any(one not in attack(position, target) for target in targets)
        assert ("attack-one-way" in found) == one_way
