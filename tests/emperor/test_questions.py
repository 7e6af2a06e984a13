"""Questions that players ask, with answers worked out by hand in ``questions.json``."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from generator.emperor import facade
from generator.emperor.configuration import fall
from generator.emperor.description import outcome_values
from generator.emperor.errors import SeatingError
from generator.emperor.notation import parse_table
from generator.emperor.outcome import outcome

from .spelling import now, seat

QUESTIONS = json.loads((Path(__file__).parent / "questions.json").read_text("utf-8"))


def described(position: str) -> dict[str, Any]:
    """What the core says of a position."""
    said: dict[str, Any] = json.loads(facade.describe(position))
    return said


def player(position: str, name: str) -> dict[str, Any]:
    """What the core says of a player."""
    said: dict[str, Any] = described(position)["players"][name]
    return said


def attack(position: str, name: str) -> list[str]:
    """Whom a player may attack."""
    found: list[str] = player(position, name)["attack"]
    return found


def following(position: str) -> dict[str, str]:
    """Who plays after each seat."""
    found: dict[str, str] = json.loads(facade.turns(position))["next"]
    return found


def effect(name: str, kind: str) -> dict[str, Any]:
    """What an effect at the opening does."""
    done: dict[str, Any] = json.loads(facade.effect("2x3/none", name, kind))
    return done


def ranges(position: str, team: str) -> list[int]:
    """A team's range numbers."""
    players = described(position)["players"]
    return [one["range"] for name, one in players.items() if name.startswith(team)]


def legal(table: str) -> bool:
    """Whether the rules allow a seating."""
    try:
        parse_table(table)
    except SeatingError:
        return False
    return True


def ruled_out_by_both_emperors() -> list[Any]:
    """Two emperors falling together, at two teams and at three."""
    two = outcome(fall(now("2x3/none"), seat("a2"), seat("b2")))
    three = outcome_values(outcome(fall(now("3x3/none"), seat("a2"), seat("b2"))))
    return [outcome_values(two), three["winner"]]


def every_general_is_reached() -> bool:
    """At all sixteen tables."""
    for position in json.loads(facade.positions("2x3"))["positions"]:
        players = described(position)["players"]
        for name, one in players.items():
            if one["role"] == "general" and name not in players[f"{one['team']}2"]["reach"]:
                return False
    return True


ANSWERS: dict[str, Callable[[], Any]] = {
    "Q01": lambda: [attack("2x3/none", "a2"), attack("2x3/none", "b2")],
    "Q02": lambda: [attack("2x3/a3", "a2"), attack("2x3/a3", "b1")],
    "Q03": lambda: [attack("2x3/b1", "a3"), player("2x3/b1", "a3")["reach"]],
    "Q04": lambda: [attack(f"2x3/{fallen}", "a2") for fallen in ("a3", "a3-b1", "a3-b3")],
    "Q05": lambda: [
        player("2x3/none", "a3")["reach"],
        "b3" in player("2x3/none", "a3")["reach"],
        "a1" in player("2x3/none", "a3")["reach"],
    ],
    "Q07": lambda: [player("2x4/none", "a4")["deploy"], player("2x4/none", "a2")["deploy"]],
    "Q09": lambda: json.loads(facade.turns("2x3/none", "a2"))["runs"],
    "Q11": lambda: [following("2x3/none")[name] for name in ("a1", "a2", "a3", "b1", "b2", "b3")],
    "Q12": lambda: [
        player("2x3/b1~none", "a3")["reach"],
        player("2x3/b1~none", "a3")["pending_reach"],
    ],
    "Q14": lambda: [attack("2x3/a3~none", "a2")],
    "Q16": lambda: [effect("a2", "win")["leaving"], effect("a2", "win")["outcome"]["over"]],
    "Q17": lambda: [effect("a3", "win")["leaving"], effect("a3", "win")["outcome"]["over"]],
    "Q19": lambda: [effect("a3", "draw")["drawn"], effect("a3", "draw")["outcome"]["winner"]],
    "Q21": ruled_out_by_both_emperors,
    "Q23": lambda: [
        described("3x3/none")["bridges"],
        ranges("3x3/none", "b")[1],
        ranges("3x3/none", "b")[0],
    ],
    "Q25": lambda: [ranges("2x4/none", "a"), legal("2x4@2.2"), legal("2x4@2.3")],
    "Q26": lambda: ranges("2x5/none", "a"),
    "Q28": lambda: [following("2x3/a3")["a3"], following("2x3/a1")["a1"]],
    "Q29": lambda: attack("2x3/a1-a3", "a2"),
    "Q30": lambda: [
        name
        for name in described("2x3/none")["ring"]
        if name not in player("2x3/none", "a1")["reach"]
    ],
    "Q31": lambda: [name in player("2x3/none", "b1")["reach"] for name in ("a2", "a3")],
    "Q44": every_general_is_reached,
}


@pytest.mark.parametrize("question", QUESTIONS, ids=[question["id"] for question in QUESTIONS])
def test_the_core_gives_the_answer_worked_out_by_hand(question: dict[str, Any]) -> None:
    """Asked through the same door as the page asks."""
    assert ANSWERS[question["id"]]() == question["expect"]


def test_every_question_is_answered() -> None:
    """None is left out, and none is answered that nobody asks."""
    assert [question["id"] for question in QUESTIONS] == list(ANSWERS)
