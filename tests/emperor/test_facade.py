"""The door for text: JSON out, in a settled form, and never an exception."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.emperor import facade
from generator.emperor.clock import Position
from generator.emperor.notation import position_text
from generator.emperor.reasons import explain
from generator.emperor.seat import Seat

from .spelling import read
from .strategies import placed

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
