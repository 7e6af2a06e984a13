"""Why one player may or may not attack, reach or deploy to another, in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from generator.emperor.bridges import LANES
from generator.emperor.clock import Position
from generator.emperor.reasons import Reason, explain
from generator.emperor.seat import Seat
from generator.emperor.table import Table
from generator.language.catalogue import Catalogue
from generator.language.message import Phrase, Value
from generator.wording.names import lane_name, seat_name
from generator.wording.reasons import Question, seats_of, telling


@dataclass(frozen=True)
class Answer:
    """One answer in words.

    `verdict` is two or three words ("Can attack"), `sentence` says why and stands after it,
    `full` says everything with both names and stands alone. `rules` are the numbers it rests on.
    """

    question: Question
    allowed: bool
    code: str
    verdict: str
    sentence: str
    full: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Answers:
    """The three answers for one pair of players."""

    actor: Seat
    target: Seat
    attack: Answer
    reach: Answer
    deploy: Answer


def answers(cat: Catalogue, position: Position, actor: Seat, target: Seat, own: int = 0) -> Answers:
    """Whether the actor may attack, reaches, and may deploy to the target, and why.

    Raises SeatError for a seat that the table does not have.
    """
    why = explain(position, actor, target)
    table = position.configuration.table
    names = {
        "actor": seat_name(cat, table, actor, own),
        "target": seat_name(cat, table, target, own),
    }

    def told(question: Question, reason: Reason) -> Answer:
        return _answer(cat, question, reason, {**names, **_others(cat, table, reason, own)})

    return Answers(
        actor,
        target,
        told("attack", why.attack),
        told("reach", why.reach),
        told("deploy", why.deploy),
    )


def _answer(
    cat: Catalogue, question: Question, reason: Reason, names: Mapping[str, Phrase]
) -> Answer:
    """One reason of the core in words, with everybody's names."""
    texts = telling(question, reason)
    values: dict[str, Value] = {**names, **texts.values}
    return Answer(
        question,
        reason.allowed,
        reason.code,
        cat.say(texts.verdict),
        cat.say(texts.why, **values),
        cat.say(texts.fact, **values),
        reason.rules,
    )


def _others(cat: Catalogue, table: Table, reason: Reason, own: int) -> dict[str, Phrase]:
    """The players between (the first of each way, or the two of one way) and the lane."""
    values: dict[str, Phrase] = {}
    near, far = seats_of(reason, "between"), seats_of(reason, "other_way")
    told = (*near[:1], *far[:1]) if far else near[:2]
    for name, seat in zip(("blocker", "other"), told, strict=False):
        if isinstance(seat, Seat):
            values[name] = seat_name(cat, table, seat, own)
    for lane in LANES:
        if reason.params.get("lane") == lane:
            values["lane"] = lane_name(cat, lane)
    return values
