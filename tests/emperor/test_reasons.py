"""Why and why not: a code, its values and its rules, for every pair and every question."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise

import pytest
from hypothesis import given

from generator.emperor.bridges import attack, pending_attack
from generator.emperor.clock import Position
from generator.emperor.deploy import deploy
from generator.emperor.errors import SeatError
from generator.emperor.reach import pending_reach, reach
from generator.emperor.reasons import Reason, explain
from generator.emperor.seat import Seat

from .spelling import at, seat
from .strategies import configurations, placed

CODES = {
    "attack": {
        True: {"next-seat"},
        False: {
            *("self", "teammate", "between", "opens-next-turn"),
            *("fallen", "actor-fallen", "game-over"),
        },
    },
    "reach": {
        True: {"self", "within"},
        False: {"too-far", "opens-next-turn", "fallen", "actor-fallen", "game-over"},
    },
    "deploy": {
        True: {"teammate-within"},
        False: {
            *("self", "opponent", "too-far", "opens-next-turn"),
            *("fallen", "actor-fallen", "game-over"),
        },
    },
}

PARAMS = {
    ("attack", "next-seat"): {"side", "lane"},
    ("attack", "between"): {"between", "other_way", "steps", "lane"},
    ("attack", "opens-next-turn"): {"between", "side", "lane"},
    ("reach", "within"): {"steps", "range"},
    ("reach", "too-far"): {"steps", "range"},
    ("reach", "opens-next-turn"): {"steps", "range"},
    ("deploy", "teammate-within"): {"steps", "range", "side"},
    ("deploy", "too-far"): {"steps", "range"},
    ("deploy", "opens-next-turn"): {"steps", "range"},
}


def values(params: Mapping[str, object]) -> dict[str, object]:
    """A reason's values, its seats by name."""
    return {
        key: " ".join(map(str, value)) if isinstance(value, tuple) else value
        for key, value in params.items()
    }


@pytest.mark.parametrize(
    ("text", "pair", "allowed", "code", "params"),
    [
        ("2x3/none", "a3 b1", True, "next-seat", {"side": "left", "lane": "sun"}),
        ("2x3/none", "b1 a3", True, "next-seat", {"side": "right", "lane": "sun"}),
        ("2x3/none", "a1 b3", True, "next-seat", {"side": "right", "lane": "moon"}),
        ("2x3/a3", "a2 b1", True, "next-seat", {"side": "left", "lane": None}),
        ("2x3/a3-b1", "a2 b2", True, "next-seat", {"side": "left", "lane": "throne"}),
        ("2x3/a1-a3-b1-b3", "a2 b2", True, "next-seat", {"side": "both", "lane": "throne"}),
        ("3x3/none", "a3 b1", True, "next-seat", {"side": "left", "lane": None}),
        (
            *("2x3/none", "a2 b2", False, "between"),
            {"between": "a3 b1", "other_way": "a1 b3", "steps": 3, "lane": "throne"},
        ),
        (
            *("2x3/none", "a2 b1", False, "between"),
            {"between": "a3", "other_way": "", "steps": 2, "lane": None},
        ),
        (
            *("2x3/none", "b1 a2", False, "between"),
            {"between": "a3", "other_way": "", "steps": 2, "lane": None},
        ),
        (
            *("2x3/a3", "a2 b2", False, "between"),
            {"between": "b1", "other_way": "", "steps": 2, "lane": "throne"},
        ),
        (
            *("2x3/b1~none", "a3 b2", False, "opens-next-turn"),
            {"between": "b1", "side": "left", "lane": None},
        ),
        (
            *("2x3/a3-b1~none", "a2 b2", False, "opens-next-turn"),
            {"between": "a3 b1", "side": "left", "lane": "throne"},
        ),
        (
            *("2x3/a1-b3~none", "a2 b2", False, "opens-next-turn"),
            {"between": "a1 b3", "side": "right", "lane": "throne"},
        ),
        ("2x3/none", "a1 a2", False, "teammate", {}),
        ("2x3/none", "a1 a1", False, "self", {}),
        ("2x3/b1", "a1 b1", False, "fallen", {}),
        ("2x3/b1", "b1 a1", False, "actor-fallen", {}),
        ("2x3/b1", "b1 b1", False, "actor-fallen", {}),
        ("2x3/b2", "a1 a2", False, "game-over", {"winner": "a"}),
        ("2x3/a2-b2", "a1 b1", False, "game-over", {"winner": None}),
    ],
)
def test_attack_says_why(
    text: str, pair: str, allowed: bool, code: str, params: dict[str, object]
) -> None:
    """The next seat, or who is between, or that it opens next turn (809.3c, 801.2c)."""
    actor, target = map(seat, pair.split())
    why = explain(at(text), actor, target).attack
    assert (why.allowed, why.code, values(why.params)) == (allowed, code, params)


@pytest.mark.parametrize(
    ("text", "pair", "allowed", "code", "params"),
    [
        ("2x3/none", "a2 b1", True, "within", {"steps": 2, "range": 2}),
        ("2x3/none", "b1 a2", False, "too-far", {"steps": 2, "range": 1}),
        ("2x3/none", "a2 b2", False, "too-far", {"steps": 3, "range": 2}),
        ("2x3/a3", "a2 b2", True, "within", {"steps": 2, "range": 2}),
        ("2x3/b1~none", "a3 b2", False, "opens-next-turn", {"steps": 1, "range": 1}),
        ("2x3/a3~none", "a2 b1", True, "within", {"steps": 2, "range": 2}),
        ("2x3/none", "a2 a2", True, "self", {}),
        ("2x3/b1", "a1 b1", False, "fallen", {}),
        ("2x3/b1", "b1 b1", False, "actor-fallen", {}),
        ("2x3/b2", "a1 a1", False, "game-over", {"winner": "a"}),
    ],
)
def test_reach_says_why(
    text: str, pair: str, allowed: bool, code: str, params: dict[str, object]
) -> None:
    """Steps against range number, at the moment that decides (801.2, 801.2c)."""
    actor, target = map(seat, pair.split())
    why = explain(at(text), actor, target).reach
    assert (why.allowed, why.code, values(why.params)) == (allowed, code, params)


@pytest.mark.parametrize(
    ("text", "pair", "allowed", "code", "params"),
    [
        ("2x3/none", "a2 a3", True, "teammate-within", {"steps": 1, "range": 2, "side": "left"}),
        ("2x3/none", "a2 a1", True, "teammate-within", {"steps": 1, "range": 2, "side": "right"}),
        ("2x4/none", "a2 a4", True, "teammate-within", {"steps": 2, "range": 3, "side": None}),
        ("2x3/none", "a1 a3", False, "too-far", {"steps": 2, "range": 1}),
        ("2x5/a2~none", "a4 a1", False, "opens-next-turn", {"steps": 2, "range": 2}),
        ("2x3/none", "a1 b3", False, "opponent", {}),
        ("2x3/none", "a1 a1", False, "self", {}),
        ("2x3/a3", "a2 a3", False, "fallen", {}),
        ("2x3/a3", "a3 a2", False, "actor-fallen", {}),
        ("2x3/b2", "a1 a2", False, "game-over", {"winner": "a"}),
    ],
)
def test_deploy_says_why(
    text: str, pair: str, allowed: bool, code: str, params: dict[str, object]
) -> None:
    """A teammate (804.2), and near enough (801.4)."""
    actor, target = map(seat, pair.split())
    why = explain(at(text), actor, target).deploy
    assert (why.allowed, why.code, values(why.params)) == (allowed, code, params)


@pytest.mark.parametrize(("text", "rule"), [("2x3/none", "809.3a"), ("2x4/none", "809.6a")])
def test_reach_rests_on_the_rule_that_gives_its_number(text: str, rule: str) -> None:
    """809.3a for teams of three, 809.6a for larger ones."""
    assert rule in explain(at(text), seat("a1"), seat("a2")).reach.rules
    assert rule in explain(at(text), seat("a1"), seat("b1")).reach.rules


def test_a_seat_elsewhere_has_no_reasons() -> None:
    """Neither as actor nor as target."""
    with pytest.raises(SeatError):
        explain(at("2x3/none"), seat("c1"), seat("a1"))
    with pytest.raises(SeatError):
        explain(at("2x3/none"), seat("a1"), seat("a4"))


def test_nobody_can_change_a_reason() -> None:
    """Reasons are shared by all the positions that have them."""
    why = explain(at("2x3/none"), seat("a3"), seat("b1")).attack
    with pytest.raises(TypeError):
        why.params["side"] = "right"  # type: ignore[index]


def checked(question: str, why: Reason) -> None:
    """A reason has a code of its question, that code's values, and rules with proper numbers."""
    assert why.code in CODES[question][why.allowed]
    if why.code == "game-over":
        assert set(why.params) == {"winner"}
    else:
        assert set(why.params) == PARAMS.get((question, why.code), set())
    assert why.rules
    assert len(set(why.rules)) == len(why.rules)
    assert all(re.fullmatch(r"\d{3}\.\d+[a-z]?", rule) for rule in why.rules)


@given(placed())
def test_every_yes_and_every_no_has_a_reason(found: tuple[Position, Seat, Seat]) -> None:
    """And says the same as the lists."""
    position, actor, target = found
    why = explain(position, actor, target)
    for question, answer in (
        ("attack", why.attack),
        ("reach", why.reach),
        ("deploy", why.deploy),
    ):
        checked(question, answer)
    assert why.attack.allowed == (target in attack(position, actor))
    assert why.reach.allowed == (target in reach(position, actor))
    assert why.deploy.allowed == (target in deploy(position, actor))
    if target in position.configuration.ring:
        opens = "opens-next-turn"
        assert (why.attack.code == opens) == (target in pending_attack(position, actor))
        assert (why.reach.code == opens) == (target in pending_reach(position, actor))


@given(placed())
def test_steps_decide_reach(found: tuple[Position, Seat, Seat]) -> None:
    """Within means no more steps than the range number, too far means more."""
    position, actor, target = found
    why = explain(position, actor, target).reach
    if why.code in ("within", "too-far", "opens-next-turn"):
        steps, number = why.params["steps"], why.params["range"]
        assert isinstance(steps, int)
        assert isinstance(number, int)
        assert (steps <= number) == (why.code != "too-far")


@given(placed())
def test_those_between_stand_between(found: tuple[Position, Seat, Seat]) -> None:
    """They are standing seats, as many as the steps less one, on the shorter way."""
    position, actor, target = found
    why = explain(position, actor, target).attack
    if why.code == "between":
        between, ring = why.params["between"], position.configuration.ring
        assert isinstance(between, tuple)
        assert why.params["steps"] == len(between) + 1
        path = [ring.index(one) for one in (actor, *between, target)]
        assert len({(b - a) % len(ring) for a, b in pairwise(path)}) == 1
        assert 2 * len(between) + 2 <= len(ring)


@given(configurations())
def test_a_finished_game_answers_nothing_but_that_it_is_over(found: object) -> None:
    """For every pair of seats, fallen or not."""
    position = Position(found)  # type: ignore[arg-type]
    if len(position.configuration.teams) < 2:
        seats = position.configuration.table.seats
        for target in seats[:4]:
            why = explain(position, seats[0], target)
            assert {why.attack.code, why.reach.code, why.deploy.code} == {"game-over"}
            assert why.attack.rules == (
                ("104.2c",) if position.configuration.teams else ("104.4d",)
            )
