"""The door for text: JSON out, in a settled form, and never an exception."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.emperor import facade
from generator.emperor.clock import Position
from generator.emperor.notation import position_text, table_text
from generator.emperor.reasons import explain
from generator.emperor.seat import Seat

from .strategies import placed, positions

QUESTIONS = [
    facade.describe,
    facade.explain,
    facade.explanations,
    facade.positions,
    facade.turns,
    facade.seatings,
    facade.effect,
    facade.battle,
    facade.step,
]


def read(answer: str) -> dict[str, Any]:
    """An answer, read."""
    values = json.loads(answer)
    assert isinstance(values, dict)
    return values


PLAYER = {
    "team": str,
    "role": str,
    "left": str,
    "right": str,
    "range": int,
    "reach": list,
    "attack": list,
    "deploy": list,
    "pending_reach": list,
    "pending_attack": list,
}


def in_form(said: dict[str, Any]) -> None:
    """A description has its keys, in their order, with values of their kinds."""
    assert list(said) == [
        *("position", "table", "fallen", "ring", "clock", "players", "bridges", "lanes"),
        *("exposed", "shape", "slanting", "remarks", "outcome"),
    ]
    assert list(said["table"]) == ["teams", "size", "emperors", "middle"]
    assert said["clock"] in ("live", "book")
    assert list(said["players"]) == said["ring"] == list(said["remarks"])
    for player in said["players"].values():
        assert list(player) == list(PLAYER)
        for key, kind in PLAYER.items():
            alone = key in ("left", "right") and len(said["ring"]) == 1
            assert isinstance(player[key], type(None) if alone else kind)
        assert player["role"] in ("emperor", "general")
    basic = (said["table"]["teams"], said["table"]["size"]) == (2, 3)
    assert isinstance(said["slanting"], bool) == basic
    if basic:
        assert list(said["lanes"]) == ["sun", "throne", "moon"]
        for lane in said["lanes"].values():
            assert list(lane) == ["state", "standing"]
            assert lane["state"] in ("open", "sealed", "empty")
    else:
        assert said["lanes"] is None
    assert list(said["outcome"]) == ["over", "winner", "draw"]
    assert (said["shape"] is None) == said["outcome"]["over"]


@pytest.mark.parametrize(
    "text",
    ["2x3/none", "2x3/a3-b1~a3", "2x3/b2", "2x3/a1-a3-b2", "2x3/a2-b2", "2x4@3.3/a1", "5x6/c3"],
)
def test_a_description_has_its_form(text: str) -> None:
    """Running, won, won by an emperor alone, drawn; with lanes and without."""
    in_form(read(facade.describe(text)))


@given(positions())
def test_every_description_has_its_form(position: Position) -> None:
    """At any table, by either clock, and its position is spelled the one way."""
    text = position_text(position)
    said = read(facade.describe(text.upper()))
    in_form(said)
    assert said["position"] == text
    if said["clock"] == "live":
        for player in said["players"].values():
            assert player["pending_reach"] == player["pending_attack"] == []


def test_the_opening_is_described_in_full() -> None:
    """One player's lines, and the table's."""
    said = read(facade.describe("2x3/none"))
    assert said["players"]["a2"] == {
        "team": "a",
        "role": "emperor",
        "left": "a3",
        "right": "a1",
        "range": 2,
        "reach": ["a1", "a2", "a3", "b1", "b3"],
        "attack": [],
        "deploy": ["a1", "a3"],
        "pending_reach": [],
        "pending_attack": [],
    }
    assert said["table"] == {"teams": 2, "size": 3, "emperors": ["a2", "b2"], "middle": True}
    assert said["lanes"]["throne"] == {"state": "sealed", "standing": ["a2", "b2"]}
    assert said["remarks"]["a2"] == ["attacks-nobody"]


def test_somebody_alone_has_no_neighbours() -> None:
    """An emperor left alone has won, and sits beside nobody."""
    player = read(facade.describe("2x3/a1-a3-b2"))["players"]["a2"]
    assert player["left"] is None
    assert player["right"] is None


def test_three_teams_less_one_are_two_teams() -> None:
    """Bridges, reach and attacks are those of the two-team table, once the third is out."""
    three, two = read(facade.describe("3x3/c2")), read(facade.describe("2x3/none"))
    assert three["ring"] == two["ring"]
    assert three["players"] == two["players"]
    assert three["bridges"] == two["bridges"]


def test_by_the_book_the_table_is_live_and_the_players_follow_the_clock() -> None:
    """Ring, neighbours, bridges, lanes and exposed emperors do not wait (801.2c)."""
    live, book = read(facade.describe("2x3/b1")), read(facade.describe("2x3/b1~none"))
    for key in ("ring", "bridges", "lanes", "exposed", "slanting", "shape", "outcome"):
        assert live[key] == book[key]
    for name, player in live["players"].items():
        waiting = book["players"][name]
        for key in ("left", "right", "range"):
            assert player[key] == waiting[key]
        assert sorted(waiting["reach"] + waiting["pending_reach"]) == player["reach"]
        assert sorted(waiting["attack"] + waiting["pending_attack"]) == player["attack"]
    assert book["players"]["a3"]["pending_attack"] == ["b2"]


@given(placed())
def test_explanations_say_what_the_reasons_say(found: tuple[Position, Seat, Seat]) -> None:
    """The same codes, values and rules, with seats by name."""
    position, actor, target = found
    text = position_text(position)
    said = read(facade.explain(text, str(actor), str(target)))
    why = explain(position, actor, target)
    assert list(said) == ["attack", "reach", "deploy"]
    for question, reason in (
        ("attack", why.attack),
        ("reach", why.reach),
        ("deploy", why.deploy),
    ):
        assert list(said[question]) == ["allowed", "reason", "params", "rules"]
        assert said[question]["allowed"] is reason.allowed
        assert said[question]["reason"] == reason.code
        assert said[question]["rules"] == list(reason.rules)
        assert list(said[question]["params"]) == list(reason.params)
        between = reason.params.get("between")
        if isinstance(between, tuple):
            assert said[question]["params"]["between"] == list(map(str, between))


@pytest.mark.parametrize("text", ["2x3/a3", "2x3/b1~none", "2x3/b2", "3x4/c1"])
def test_all_explanations_at_once_are_those_of_each_pair(text: str) -> None:
    """Every seat of the table, fallen ones too, with every other and itself."""
    said = read(facade.explanations(text))
    for actor, targets in said.items():
        assert list(targets) == list(said)
        for target, why in targets.items():
            assert why == read(facade.explain(text, actor, target))


def test_positions_are_listed_by_table() -> None:
    """Running ones, finished ones too, or one of each shape."""
    assert read(facade.positions("2x3"))["count"] == 16
    assert read(facade.positions("2x3", finished=True))["count"] == 25
    shapes = read(facade.positions("2X3", shapes=True))
    assert shapes == {
        "table": "2x3",
        "count": 7,
        "positions": [
            *("2x3/none", "2x3/a1", "2x3/a1-a3", "2x3/a1-b1", "2x3/a1-b3"),
            *("2x3/a1-a3-b1", "2x3/a1-a3-b1-b3"),
        ],
    }
    assert read(facade.positions("2x3", True, True))["count"] == 11


def test_turns_are_a_lap_the_runs_and_who_follows_whom() -> None:
    """From a named seat, or from the first standing emperor (809.4)."""
    said = read(facade.turns("2x3/a3", "a2"))
    assert said == {
        "order": ["a2", "b1", "b2", "b3", "a1"],
        "runs": [["a", 1], ["b", 3], ["a", 2], ["b", 3], ["a", 1]],
        "next": {"a1": "a2", "a2": "b1", "a3": "b1", "b1": "b2", "b2": "b3", "b3": "a1"},
    }
    assert read(facade.turns("2x3/a3")) == said
    assert read(facade.turns("3x3/a2"))["order"][0] == "b2"


@pytest.mark.parametrize("text", ["2x3/b2", "2x3/a2-b2"])
def test_a_finished_game_has_no_turns(text: str) -> None:
    """Won or drawn, nobody plays next."""
    said = read(facade.turns(text))
    assert said["order"] == said["runs"] == []
    assert set(said["next"].values()) == {None}


def test_seatings_are_legal_middle_or_refused_with_the_pair() -> None:
    """By 809.6a and 809.2."""
    said = read(facade.seatings("2x4"))
    assert said["legal"] == [[1, 1], [2, 2], [3, 3], [4, 4]]
    assert said["middle"] == [[2, 2], [3, 3]]
    assert {"places": [2, 3], "emperors": ["a2", "b3"]} in said["refused"]
    assert len(said["refused"]) == 12


def test_an_effect_says_who_leaves_and_what_comes_of_it() -> None:
    """And the position after it."""
    assert read(facade.effect("2x3/none", "a3", "draw")) == {
        "leaving": ["a1", "a2", "a3", "b1"],
        "drawn": ["a1", "a2", "a3", "b1"],
        "outcome": {"over": True, "winner": "b", "draw": False},
        "after": "2x3/a1-a2-a3-b1",
    }
    assert read(facade.effect("2x3/none~none", "b2", "concede")) == {
        "leaving": ["b1", "b2", "b3"],
        "drawn": [],
        "outcome": {"over": True, "winner": "a", "draw": False},
        "after": "2x3/b1-b2-b3~none",
    }


def test_a_battle_says_who_may_attack_it() -> None:
    """And whom its protector could name for a Siege of its own."""
    assert read(facade.battle("2x3/a3~none", "b1")) == {"attackers": ["a2"], "protectors": []}


def test_a_game_goes_step_by_step() -> None:
    """A turn begins, its player falls, it ends, the next begins (800.4j, 801.2c)."""
    begun = read(facade.step("2x3/none~none", "a3", "begin"))
    assert (begun["active"], begun["next"], begun["running"]) == ("a3", "b1", True)
    fallen = read(facade.step(begun["position"], "a3", "fall", "a3"))
    assert fallen["position"] == "2x3/a3~none"
    assert (fallen["active"], fallen["next"], fallen["running"]) == (None, "b1", True)
    ended = read(facade.step(fallen["position"], "a3", "end"))
    assert (ended["active"], ended["next"], ended["running"]) == (None, "b1", False)
    following = read(facade.step(ended["position"], ended["next"], "begin"))
    assert following["position"] == "2x3/a3~a3"
    over = read(facade.step(following["position"], "b1", "fall", "b2"))
    assert over["outcome"] == {"over": True, "winner": "a", "draw": False}
    assert (over["active"], over["next"], over["running"]) == (None, None, False)


def test_twelve_teams_of_twelve_are_answered() -> None:
    """The largest table: twelve bridges, no exposed emperor, reach by 809.6a."""
    said = read(facade.describe("12x12/none"))
    in_form(said)
    assert len(said["ring"]) == 144
    assert len(said["bridges"]) == 12
    assert said["exposed"] == []
    ranges = [said["players"][f"c{place}"]["range"] for place in range(1, 13)]
    assert ranges == [1, 2, 3, 4, 5, 7, 6, 5, 4, 3, 2, 1]
    for name, player in said["players"].items():
        assert len(player["reach"]) == 2 * player["range"] + 1
        assert name in player["reach"]


@pytest.mark.parametrize(
    ("answer", "kind", "detail"),
    [
        (facade.describe("2x3"), "notation", "expected a position such as"),
        (facade.describe("2x3/c9"), "seat", "no seat 'c9' at a 2x3 table: expected one of"),
        (facade.describe("13x13/none"), "table", "expected 2 to 12 teams"),
        (facade.describe("2x2/none"), "table", "expected teams of 3 or more"),
        (facade.describe("2x3@1.1/none"), "seating", "809.2"),
        (facade.explain("2x3/none", "a9", "a1"), "seat", "no seat 'a9'"),
        (facade.explain("2x3/none", "a1", ""), "notation", "expected a seat such as a1"),
        (facade.turns("2x3/none", "z1"), "seat", "no seat 'z1'"),
        (facade.effect("2x3/a3", "a3", "win"), "position", "standing seat: 'a3'"),
        (facade.effect("2x3/b2", "a3", "win"), "position", "over"),
        (facade.effect("2x3/none", "a3", "lose"), "notation", "win draw concede"),
        (facade.step("2x3/a3", "a3", "begin"), "position", "800.4k"),
        (facade.step("2x3/none", "a3", "jump"), "notation", "begin fall end"),
        (facade.step("2x3/a1", "a3", "fall", "a1"), "position", "'a1'"),
        (facade.step("2x3/none", "a3", "fall", "sun"), "notation", "'sun'"),
    ],
)
def test_what_cannot_be_answered_says_what_was_expected(
    answer: str, kind: str, detail: str
) -> None:
    """The kind of the error and one line."""
    said = read(answer)
    assert list(said) == ["error", "detail"]
    assert said["error"] == kind
    assert detail in said["detail"]
    assert "\n" not in said["detail"]


def test_a_list_too_long_comes_back_as_its_count() -> None:
    """Nothing of it is made."""
    said = read(facade.positions("12x12"))
    assert said["error"] == "limit"
    assert said["count"] == 2049**12 - 12 * 2048 - 1
    assert str(said["count"]) in said["detail"]
    assert read(facade.positions("12x12", shapes=True)) == said
    assert read(facade.seatings("12x12"))["count"] == 12**12


def test_a_refused_seating_comes_back_with_its_pair() -> None:
    """The emperor that reaches, and the one in reach (809.6a)."""
    said = read(facade.describe("2x4@2.3/none"))
    assert said["error"] == "seating"
    assert said["emperors"] == ["a2", "b3"]


THINGS = (
    st.text(max_size=20)
    | st.none()
    | st.integers()
    | st.binary(max_size=5)
    | st.lists(st.text(max_size=3), max_size=3)
    | st.sampled_from(["2x3/none", "2x3", "a1", "b2", "none", "win", "fall", "\x00", "\udc80"])
)


@given(st.sampled_from(QUESTIONS), st.lists(THINGS, max_size=5))
def test_no_question_raises(question: Any, things: list[object]) -> None:
    """Whatever is handed in, the answer is JSON text, and an error says what it is about."""
    said = json.loads(question(*things))
    assert isinstance(said, dict)
    if "error" in said:
        assert isinstance(said["detail"], str)
        assert said["detail"]


@given(positions())
def test_a_described_table_can_be_asked_about(position: Position) -> None:
    """The table's spelling is part of its position's, and both are read back."""
    said = read(facade.describe(position_text(position)))
    assert said["position"].startswith(f"{table_text(position.configuration.table)}/")
    assert read(facade.describe(said["position"])) == said
