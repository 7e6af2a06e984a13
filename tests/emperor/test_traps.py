"""What a first attempt at these rules gets wrong, one test for each, at the outside of the core."""

from __future__ import annotations

import json
from itertools import permutations
from typing import Any

import pytest

from generator.emperor import facade
from generator.emperor.configuration import configuration, fall
from generator.emperor.outcome import outcome
from generator.emperor.seatings import seatings
from generator.emperor.shape import images
from generator.emperor.table import table

from .spelling import now, said, seat

ALL = json.loads(facade.positions("2x3"))["positions"]


def table_at(position: str) -> dict[str, Any]:
    """The whole description of a position."""
    described: dict[str, Any] = json.loads(facade.describe(position))
    return described


def player(position: str, name: str) -> dict[str, Any]:
    """One player's part of a description."""
    found: dict[str, Any] = table_at(position)["players"][name]
    return found


def test_walking_two_seats_each_way_round_a_small_ring_meets_nobody_twice() -> None:
    """With three left, a reach of two holds three, oneself once."""
    assert player("2x3/a1-a3-b1", "a2")["reach"] == ["a2", "b2", "b3"]
    assert player("2x3/a1-a3-b1-b3", "a2")["reach"] == ["a2", "b2"]


def test_with_two_left_the_left_one_is_the_right_one() -> None:
    """One bridge, and one entry in the list of attacks."""
    alone = player("2x3/a1-a3-b1-b3", "a2")
    assert alone["left"] == alone["right"] == "b2"
    assert alone["attack"] == ["b2"]
    assert table_at("2x3/a1-a3-b1-b3")["bridges"] == [["a2", "b2"]]


def test_a_dead_seat_is_not_a_step() -> None:
    """The emperors are two apart with one general gone, three with none."""
    for fallen, steps in (("none", 3), ("a3", 2), ("a3-b1", 1)):
        why = json.loads(facade.explain(f"2x3/{fallen}", "a2", "b2"))["reach"]
        assert why["params"]["steps"] == steps


def test_a_range_number_stays_when_the_reach_it_gives_grows() -> None:
    """At 2x4, a3 keeps its two when a4 falls (809.6a)."""
    assert player("2x4/none", "a3")["range"] == player("2x4/a4", "a3")["range"] == 2
    assert player("2x4/a4", "a3")["reach"] == ["a1", "a2", "a3", "b1", "b2"]


def test_a_general_cannot_outlive_its_emperor() -> None:
    """The team is out before ring, reach and bridges are looked at (104.3i)."""
    left = table_at("3x3/b2")
    assert left["position"] == "3x3/b1-b2-b3"
    assert left["bridges"] == [["a1", "c3"], ["a3", "c1"]]


def test_falls_of_one_moment_are_judged_together() -> None:
    """Two emperors falling together draw; neither team wins for an instant (104.4d)."""
    together = fall(now("2x3/none"), seat("a2"), seat("b2"))
    assert outcome(together).draw
    assert outcome(together).winner is None


@pytest.mark.parametrize("order", list(permutations(["a3", "b1", "b3"])))
def test_the_order_of_falls_makes_no_difference(order: tuple[str, ...]) -> None:
    """The table is a matter of who has fallen."""
    at_last = now("2x3/none")
    for name in order:
        at_last = fall(at_last, seat(name))
    assert at_last == now("2x3/a3-b1-b3")


def test_by_the_book_reach_is_settled_for_all_as_each_turn_begins() -> None:
    """Pending changes are gains, leavers drop out at once (801.2c)."""
    position = "2x3/b1~none"
    assert "b1" not in player(position, "a3")["reach"]
    assert player(position, "a3")["pending_reach"] == ["b2"]
    begun = json.loads(facade.step(position, "b2", "begin"))["position"]
    assert begun == "2x3/b1~b1"
    assert player(begun, "a3")["pending_reach"] == []


def test_by_the_book_an_attack_may_go_one_way() -> None:
    """The emperor attacks its new neighbour, which may not attack it before the next turn."""
    assert player("2x3/a3~none", "a2")["attack"] == ["b1"]
    assert player("2x3/a3~none", "b1")["attack"] == []
    assert player("2x3/a3~none", "b1")["pending_attack"] == ["a2"]


def test_a_bridge_does_not_come_from_reach() -> None:
    """An emperor reaches generals it cannot attack (809.3c)."""
    emperor = player("2x3/none", "a2")
    assert {"b1", "b3"} < set(emperor["reach"])
    assert emperor["attack"] == []


def test_two_bridges_do_not_make_two_defending_players() -> None:
    """Six of the sixteen tables have such a player (507.1)."""
    code = "one-defender-per-combat"
    found = [name for name in ALL if any(code in one for one in table_at(name)["remarks"].values())]
    assert len(found) == 6


def test_left_is_clockwise() -> None:
    """Each player's left neighbour plays next, in the near row and in the far one (103.1)."""
    for position in ALL:
        described = table_at(position)
        following = json.loads(facade.turns(position))["next"]
        for name, one in described["players"].items():
            assert one["left"] == following[name]
    assert player("2x3/none", "a2")["left"] == "a3"
    assert player("2x3/none", "b2")["left"] == "b3"


def test_a_lane_is_a_column_and_not_a_side() -> None:
    """Sun is one team's left general and the other's right one."""
    lanes = table_at("2x3/none")["lanes"]
    assert lanes["sun"]["standing"] == ["a3", "b1"]
    assert lanes["moon"]["standing"] == ["a1", "b3"]


def test_a_slanting_bridge_belongs_to_no_lane() -> None:
    """Neither of the two at a slanting front is in a lane's own seats."""
    slanting = table_at("2x3/a3-b3")
    assert slanting["bridges"] == [["a1", "b2"], ["a2", "b1"]]
    assert {lane["state"] for lane in slanting["lanes"].values()} == {"empty", "sealed"}
    for pair in slanting["bridges"]:
        why = json.loads(facade.explain("2x3/a3-b3", *pair))["attack"]
        assert why["params"]["lane"] is None


def test_crossing_fronts_are_a_matter_of_who_fell() -> None:
    """Both emperors exposed is not enough: the Throne may have broken instead."""
    both = [name for name in ALL if len(table_at(name)["exposed"]) == 2]
    assert len(both) == 9
    assert [name for name in both if table_at(name)["slanting"]] == ["2x3/a1-b1", "2x3/a3-b3"]


def test_a_lap_starts_in_the_middle_of_a_team() -> None:
    """Two, three, three: a team is not in one piece in the list of turns (809.4)."""
    turns = json.loads(facade.turns("2x3/none", "a2"))
    assert turns["order"] == ["a2", "a3", "b1", "b2", "b3", "a1"]
    assert [number for _, number in turns["runs"]] == [2, 3, 3, 3, 1]


def test_the_count_after_a_leaver_starts_at_its_chair() -> None:
    """Also when its whole team went with it, and the turn first ends without it (800.4j)."""
    fallen = json.loads(facade.step("3x3/none", "b2", "fall", "b2"))
    assert (fallen["active"], fallen["running"], fallen["next"]) == (None, True, "c1")


def test_with_three_teams_one_emperor_ends_nothing() -> None:
    """Others become neighbours instead."""
    left = table_at("3x3/b2")
    assert not left["outcome"]["over"]
    assert left["players"]["a3"]["left"] == "c1"


def test_the_fallen_win_with_their_team() -> None:
    """An emperor alone wins for both its fallen generals (104.2c)."""
    assert table_at("2x3/a1-a3-b2")["outcome"] == {"over": True, "winner": "a", "draw": False}


def test_an_emperor_concedes_for_its_team_and_a_general_for_itself() -> None:
    """104.3a and 809.5b."""
    assert json.loads(facade.effect("2x3/none", "a2", "concede"))["leaving"] == ["a1", "a2", "a3"]
    assert json.loads(facade.effect("2x3/none", "a1", "concede"))["leaving"] == ["a1"]


def test_a_board_of_fours_cannot_be_mirrored() -> None:
    """Emperors sit the same way round, or reach each other; from six on they mix (809.6a)."""
    assert json.loads(facade.describe("2x4@2.3/none"))["emperors"] == ["a2", "b3"]
    assert seatings(2, 4).middle == ((2, 2), (3, 3))
    assert len(seatings(2, 6).middle) == 4


def test_nobody_deploys_to_itself_and_not_everybody_to_its_emperor() -> None:
    """At 2x4, a4 reaches a3 only (804.2, 801.4)."""
    assert player("2x4/none", "a4")["deploy"] == ["a3"]
    for position in ALL:
        assert all(name not in one["deploy"] for name, one in table_at(position)["players"].items())


def test_effects_that_win_and_draw_stop_at_reach() -> None:
    """An emperor's draw at the opening hands the win to the other team (801.14, 801.15)."""
    won = json.loads(facade.effect("2x3/none", "a2", "win"))
    assert (won["leaving"], won["outcome"]["over"]) == (["b1", "b3"], False)
    drawn = json.loads(facade.effect("2x3/none", "a2", "draw"))
    assert (drawn["outcome"]["winner"], drawn["outcome"]["draw"]) == ("b", False)


def test_a_player_s_own_result_is_kept_apart_from_its_team_s() -> None:
    """b1 drew and its team wins (104.2c)."""
    drawn = json.loads(facade.effect("2x3/none", "a3", "draw"))
    assert "b1" in drawn["drawn"]
    assert drawn["outcome"]["winner"] == "b"


def test_seven_shapes_become_ten_when_teams_are_told_apart() -> None:
    """A mirror that keeps each team on its side leaves ten; symmetry in full leaves seven."""
    every = [now(position) for position in ALL]
    mirror = {"a1": "a3", "a2": "a2", "a3": "a1", "b1": "b3", "b2": "b2", "b3": "b1"}
    told_apart = {
        frozenset([one.fallen, frozenset(seat(mirror[str(fallen)]) for fallen in one.fallen)])
        for one in every
    }
    assert len(told_apart) == 10
    assert len({images(one) for one in every}) == 7


@pytest.mark.parametrize(
    "position",
    [
        *("2x3/c1", "2x3/a1-a1", "2x4@0.2/none", "2x4@2.9/none", "2x4@2/none"),
        *("1x3/none", "0x3/none", "2x2/none", "2x1/none", "3x2/none"),
    ],
)
def test_bad_input_is_refused(position: str) -> None:
    """Unknown seats, a seat twice, emperors out of range or missing, too few teams or seats."""
    assert table_at(position)["error"] in ("notation", "seat", "table")


def test_a_seat_named_beside_its_emperor_is_no_mistake() -> None:
    """The set is closed, and spelled in full."""
    assert said(sorted(configuration(table(), [seat("b2"), seat("b1")]).fallen)) == "b1 b2 b3"
