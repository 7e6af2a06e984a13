"""Which texts tell a reason of the core: one short, one whole, and the values they need."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from generator.emperor.reasons import Reason

Question = Literal["attack", "reach", "deploy"]
QUESTIONS: tuple[Question, ...] = ("attack", "reach", "deploy")


@dataclass(frozen=True)
class Telling:
    """The ids of a reason's texts: `verdict`, the short `why`, the whole `fact`.

    `values` are numbers the texts need; players and lanes are put in where names are known.
    """

    verdict: str
    why: str
    fact: str
    values: Mapping[str, int] = field(default_factory=dict, hash=False)


VERDICTS: Mapping[tuple[Question, str], str] = {
    ("attack", "yes"): "verdict.attack.yes",
    ("attack", "no"): "verdict.attack.no",
    ("attack", "opens-next-turn"): "verdict.attack.next-turn",
    ("reach", "yes"): "verdict.reach.yes",
    ("reach", "no"): "verdict.reach.no",
    ("reach", "opens-next-turn"): "verdict.reach.next-turn",
    ("deploy", "yes"): "verdict.deploy.yes",
    ("deploy", "no"): "verdict.deploy.no",
    ("deploy", "opens-next-turn"): "verdict.deploy.next-turn",
}
ABSENT: Mapping[str, tuple[str, str]] = {
    "fallen": ("verdict.fallen", "why.fallen"),
    "actor-fallen": ("verdict.fallen", "why.actor-fallen"),
    "game-over": ("verdict.game-over", "why.game-over"),
}
ABSENT_FACTS: Mapping[tuple[Question, str], str] = {
    ("attack", "fallen"): "fact.attack.fallen",
    ("attack", "actor-fallen"): "fact.attack.actor-fallen",
    ("attack", "game-over"): "fact.attack.game-over",
    ("reach", "fallen"): "fact.reach.fallen",
    ("reach", "actor-fallen"): "fact.reach.actor-fallen",
    ("reach", "game-over"): "fact.reach.game-over",
    ("deploy", "fallen"): "fact.deploy.fallen",
    ("deploy", "actor-fallen"): "fact.deploy.actor-fallen",
    ("deploy", "game-over"): "fact.deploy.game-over",
}
PLAIN: Mapping[tuple[Question, str], tuple[str, str]] = {
    ("attack", "self"): ("why.attack.self", "fact.attack.self"),
    ("attack", "teammate"): ("why.attack.teammate", "fact.attack.teammate"),
    ("attack", "opens-next-turn"): ("why.attack.opens-next-turn", "fact.attack.opens-next-turn"),
    ("reach", "self"): ("why.reach.self", "fact.reach.self"),
    ("reach", "within"): ("why.reach.within", "fact.reach.within"),
    ("reach", "too-far"): ("why.reach.too-far", "fact.reach.too-far"),
    ("reach", "opens-next-turn"): ("why.reach.opens-next-turn", "fact.reach.opens-next-turn"),
    ("deploy", "self"): ("why.deploy.self", "fact.deploy.self"),
    ("deploy", "opponent"): ("why.deploy.opponent", "fact.deploy.opponent"),
    ("deploy", "too-far"): ("why.deploy.too-far", "fact.deploy.too-far"),
    ("deploy", "opens-next-turn"): ("why.deploy.opens-next-turn", "fact.deploy.opens-next-turn"),
}
NEXT_SEAT: Mapping[tuple[str, bool], tuple[str, str]] = {
    ("left", False): ("why.attack.next-seat.left", "fact.attack.next-seat.left"),
    ("right", False): ("why.attack.next-seat.right", "fact.attack.next-seat.right"),
    ("both", False): ("why.attack.next-seat.both", "fact.attack.next-seat.both"),
    ("left", True): ("why.attack.next-seat.left.lane", "fact.attack.next-seat.lane"),
    ("right", True): ("why.attack.next-seat.right.lane", "fact.attack.next-seat.lane"),
    ("both", True): ("why.attack.next-seat.both.lane", "fact.attack.next-seat.lane"),
}
BETWEEN: Mapping[str, tuple[str, str]] = {
    "one": ("why.attack.between.one", "fact.attack.between.one"),
    "two": ("why.attack.between.two", "fact.attack.between.two"),
    "many": ("why.attack.between.many", "fact.attack.between.many"),
    "either-two": ("why.attack.between.either.two", "fact.attack.between.either.two"),
    "either": ("why.attack.between.either", "fact.attack.between.either"),
    "either-one": ("why.attack.between.either.one", "fact.attack.between.either.one"),
}
WITHIN = ("why.deploy.teammate-within", "fact.deploy.teammate-within")
BY_THE_BOOK: Mapping[str, tuple[str, str]] = {
    "within": ("why.reach.within.book", "fact.reach.within.book"),
    "teammate-within": ("why.deploy.teammate-within.book", "fact.deploy.teammate-within.book"),
}
TEAMMATE: Mapping[str, str] = {
    "left": "why.deploy.teammate-within.left",
    "right": "why.deploy.teammate-within.right",
}


def telling(question: Question, reason: Reason) -> Telling:
    """The texts that tell a reason; KeyError for a code that has none."""
    if reason.code in ABSENT:
        verdict, why = ABSENT[reason.code]
        return Telling(verdict, why, ABSENT_FACTS[question, reason.code])
    answer = "yes" if reason.allowed else "no"
    kind = reason.code if reason.code == "opens-next-turn" else answer
    why, fact = _texts(question, reason)
    return Telling(VERDICTS[question, kind], why, fact, _numbers(reason))


def _texts(question: Question, reason: Reason) -> tuple[str, str]:
    if reason.code == "next-seat":
        return NEXT_SEAT[str(reason.params["side"]), reason.params["lane"] is not None]
    if reason.code == "between":
        return BETWEEN[_barrier(reason)]
    if reason.code == "teammate-within":
        why, fact = BY_THE_BOOK["teammate-within"] if _settled(reason) else WITHIN
        return TEAMMATE.get(str(reason.params["side"]), why), fact
    if _settled(reason) and reason.code in BY_THE_BOOK:
        return BY_THE_BOOK[reason.code]
    return PLAIN[question, reason.code]


def _settled(reason: Reason) -> bool:
    """Whether the answer was settled as the turn began: it rests on 801.2c then."""
    return "801.2c" in reason.rules


def _barrier(reason: Reason) -> str:
    """Whether one, two or many sit between, on one way or on either."""
    n = len(seats_of(reason, "between"))
    if seats_of(reason, "other_way"):
        return "either-one" if n == 1 else "either-two" if n == 2 else "either"
    return "one" if n == 1 else "two" if n == 2 else "many"


def _numbers(reason: Reason) -> dict[str, int]:
    """What the texts count: the seats away, or the players between; and the reach."""
    found = {}
    steps, number = reason.params.get("steps"), reason.params.get("range")
    if isinstance(steps, int):
        found["n"] = steps if reason.code != "between" else len(seats_of(reason, "between"))
    if isinstance(number, int):
        found["range"] = number
    return found


def seats_of(reason: Reason, name: str) -> tuple[object, ...]:
    """A list of seats among a reason's values; empty where there is none of that name."""
    value = reason.params.get(name, ())
    return tuple(value) if isinstance(value, tuple | list) else ()
