"""Who may attack whom: bridges, lanes, exposed emperors, slanting fronts (809.3c)."""

from __future__ import annotations

import pytest
from hypothesis import given

from generator.emperor.bridges import attack, bridges, exposed, lane_of, lanes, slanting
from generator.emperor.clock import Position
from generator.emperor.configuration import Configuration, configuration
from generator.emperor.seat import Seat
from generator.emperor.table import table

from .spelling import at, joined, now, said, seat
from .strategies import positions, running


def test_emperors_start_unable_to_attack() -> None:
    """Both enemy generals are in reach, and neither is in the next seat (809.3c example)."""
    for emperor in ("a2", "b2"):
        assert attack(at("2x3/none"), seat(emperor)) == ()


def test_generals_start_facing_one_enemy_each() -> None:
    """The one across their lane."""
    assert joined(bridges(now("2x3/none"))) == "a1-b3 a3-b1"


def test_attack_is_not_reach() -> None:
    """An emperor at the opening reaches two opponents and attacks none (809.3c)."""
    players = at("3x5/none")
    assert attack(players, seat("a3")) == ()
    assert said(attack(players, seat("a5"))) == "b1"


def test_two_emperors_alone_share_one_bridge() -> None:
    """Left and right are the same player, who is attacked once."""
    assert joined(bridges(now("2x3/a1-a3-b1-b3"))) == "a2-b2"
    assert said(attack(at("2x3/a1-a3-b1-b3"), seat("a2"))) == "b2"


def test_a_player_between_two_enemies_may_attack_either() -> None:
    """Two bridges, though each combat has one defending player (507.1)."""
    assert said(attack(at("2x3/a1-a3"), seat("a2"))) == "b1 b3"


def test_a_seat_that_has_fallen_attacks_nobody() -> None:
    """And nobody attacks it."""
    assert attack(at("2x3/a3"), seat("a3")) == ()
    assert said(attack(at("2x3/a3"), seat("b1"))) == "a2"


def test_no_bridge_is_left_once_the_game_is_over() -> None:
    """Only one team is standing, or none."""
    for text in ("2x3/b2", "2x3/a2-b2", "2x3/a1-a3-b2"):
        assert bridges(now(text)) == ()
        assert exposed(now(text)) == ()


def test_a_lane_belongs_to_a_seat_all_game() -> None:
    """Team b sees Moon, Throne and Sun from its own left to right."""
    here = now("2x3/a1-a3-b1")
    assert [lane_of(here, seat(name)) for name in ("b1", "b2", "b3")] == ["sun", "throne", "moon"]
    assert [lane_of(here, seat(name)) for name in ("a3", "a2", "a1")] == ["sun", "throne", "moon"]


@pytest.mark.parametrize("text", ["2x4/none", "3x3/none", "2x5/a1"])
def test_other_tables_have_no_lanes(text: str) -> None:
    """Lanes and slanting are said of two teams of three alone."""
    assert lanes(now(text)) is None
    assert lane_of(now(text), seat("a1")) is None
    assert slanting(now(text)) is None


def test_only_the_throne_is_ever_sealed() -> None:
    """The outer lanes are open or have an empty seat."""
    generals = [seat(name) for name in ("a1", "a3", "b1", "b3")]
    for number in range(16):
        fallen = [one for bit, one in enumerate(generals) if number >> bit & 1]
        states = lanes(configuration(table(), fallen))
        assert states is not None
        assert states["sun"].state in ("open", "empty")
        assert states["moon"].state in ("open", "empty")


def test_a_lane_says_who_stands_in_it() -> None:
    """An empty lane has one standing seat, or none."""
    states = lanes(now("2x3/a3"))
    assert states is not None
    assert (states["sun"].state, said(states["sun"].standing)) == ("empty", "b1")
    assert (states["throne"].state, said(states["throne"].standing)) == ("sealed", "a2 b2")


def test_fronts_slant_at_two_of_the_sixteen_tables() -> None:
    """One general of each team gone, in different lanes."""
    assert slanting(now("2x3/a1-b1")) is True
    assert slanting(now("2x3/a3-b3")) is True
    for text in ("2x3/none", "2x3/a3-b1", "2x3/a1-b3", "2x3/a1-a3", "2x3/a1-a3-b1", "2x3/b2"):
        assert slanting(now(text)) is False


@given(running())
def test_live_attack_goes_both_ways_and_is_what_bridges_show(found: Configuration) -> None:
    """Every neighbour is in live reach, so a bridge carries both directions."""
    position = Position(found)
    pairs = {
        (min(one, other), max(one, other)) for one in found.ring for other in attack(position, one)
    }
    assert tuple(sorted(pairs)) == bridges(found)
    for one, other in pairs:
        assert one in attack(position, other)
        assert other in attack(position, one)


@given(positions())
def test_attack_is_inside_reach_and_among_neighbours(position: Position) -> None:
    """Under either clock (801.3, 809.3c)."""
    ring = position.configuration.ring
    for at_, one in enumerate(ring):
        beside = {ring[at_ - 1], ring[(at_ + 1) % len(ring)]}
        for other in attack(position, one):
            assert other in beside
            assert other.team != one.team


@given(running())
def test_bridges_are_as_many_as_the_teams_that_meet(found: Configuration) -> None:
    """Two for two teams, one when just two players are left, else one for each team."""
    number = len(bridges(found))
    if len(found.ring) == 2:
        assert number == 1
    else:
        assert number == len(found.teams)


@given(running())
def test_no_two_bridges_cross(found: Configuration) -> None:
    """Every bridge joins next seats of the ring, so the ring's order never mixes two of them."""
    ring = found.ring
    for one, other in bridges(found):
        steps = abs(ring.index(one) - ring.index(other))
        assert steps in (1, len(ring) - 1)


@given(running())
def test_an_exposed_emperor_has_an_enemy_beside_it(found: Configuration) -> None:
    """And every other emperor has teammates on both sides."""
    ring = found.ring
    for emperor in found.table.emperors:
        if emperor in ring:
            where = ring.index(emperor)
            beside: list[Seat] = [ring[where - 1], ring[(where + 1) % len(ring)]]
            enemy = any(one.team != emperor.team for one in beside)
            assert (emperor in exposed(found)) == enemy
