"""Why a seat may or may not attack, reach, or deploy to another: a code, its values, its rules.

The texts for readers are somebody else's; a code and its values say everything they need. Every
yes and every no has a reason, and every reason rests on at least one rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .bridges import lane_of
from .clock import Position
from .configuration import Configuration
from .outcome import outcome
from .reach import live_reach, reach
from .ring import between, distance, neighbours, ways
from .seat import LETTERS, Seat
from .seating import THREE
from .table import check_seat


@dataclass(frozen=True)
class Reason:
    """One answer: allowed or not, the code of its reason, the code's values, the rules."""

    allowed: bool
    code: str
    params: Mapping[str, object]
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Explanation:
    """The three answers for one pair of seats."""

    attack: Reason
    reach: Reason
    deploy: Reason


def explain(position: Position, actor: Seat, target: Seat) -> Explanation:
    """Whether the actor may attack the target, reaches it, and may deploy to it, and why.

    Raises SeatError for a seat that the table does not have.
    """
    table = position.configuration.table
    check_seat(table, actor)
    check_seat(table, target)
    absent = _absence(position.configuration, actor, target)
    if absent is not None:
        return Explanation(absent, absent, absent)
    held = target in reach(position, actor)
    return Explanation(
        _attack(position, actor, target, held),
        _reach(position, actor, target, held),
        _deploy(position, actor, target, held),
    )


def _absence(now: Configuration, actor: Seat, target: Seat) -> Reason | None:
    """Why nothing at all is possible: the game is over, or one of the two has left it."""
    result = outcome(now)
    if result.over:
        winner = None if result.winner is None else LETTERS[result.winner]
        rule = "104.4d" if result.draw else "104.2c"
        return Reason(False, "game-over", {"winner": winner}, (rule,))
    if actor in now.fallen:
        return Reason(False, "actor-fallen", {}, ("104.5", "800.4a"))
    if target in now.fallen:
        return Reason(False, "fallen", {}, ("104.5", "800.4a"))
    return None


def _attack(position: Position, actor: Seat, target: Seat, held: bool) -> Reason:
    """Only an opponent in the very next seat (809.3c) and in reach (801.3)."""
    if actor == target:
        return Reason(False, "self", {}, ("809.3c", "102.3"))
    if actor.team == target.team:
        return Reason(False, "teammate", {}, ("809.3c", "102.3"))
    now = position.configuration
    lane = lane_of(now, actor)
    shared = lane if lane == lane_of(now, target) else None
    side = _side(now, actor, target)
    if side is None:
        left, right = ways(now.ring, actor, target)
        return Reason(
            False,
            "between",
            {
                "between": left if len(left) <= len(right) else right,
                "other_way": right if len(left) == len(right) else (),
                "steps": min(len(left), len(right)) + 1,
                "lane": shared,
            },
            ("809.3c",),
        )
    if held:
        rules = ("809.3c", "801.3") if position.began is None else ("809.3c", "801.3", "801.2c")
        return Reason(True, "next-seat", {"side": side, "lane": shared}, rules)
    began = position.began or now
    return Reason(
        False,
        "opens-next-turn",
        {"between": between(began.ring, actor, target), "side": side, "lane": shared},
        ("801.2c", "801.3", "809.3c"),
    )


def _reach(position: Position, actor: Seat, target: Seat, held: bool) -> Reason:
    """Everybody at most so many steps away as the number says, oneself always (801.2, 801.2b)."""
    if actor == target:
        return Reason(True, "self", {}, ("801.2b",))
    now = position.configuration
    number = now.table.ranges[actor]
    rule = _number_rule(now)
    if held:
        then = position.began or now
        rules = ("801.2", rule) if position.began is None else ("801.2", "801.2c", rule)
        steps = distance(then.ring, actor, target)
        return Reason(True, "within", {"steps": steps, "range": number}, rules)
    params = {"steps": distance(now.ring, actor, target), "range": number}
    if target in live_reach(now, actor):
        return Reason(False, "opens-next-turn", params, ("801.2c", rule))
    return Reason(False, "too-far", params, ("801.2", "801.4", rule))


def _deploy(position: Position, actor: Seat, target: Seat, held: bool) -> Reason:
    """Only to a teammate (804.2), and to one in reach (801.4)."""
    if actor == target:
        return Reason(False, "self", {}, ("804.2", "102.3"))
    if actor.team != target.team:
        return Reason(False, "opponent", {}, ("804.2", "102.3"))
    within = _reach(position, actor, target, held)
    if held:
        side = _side(position.configuration, actor, target)
        return Reason(True, "teammate-within", {**within.params, "side": side}, ("804.2", "801.4"))
    rules = ("801.2c", "804.2") if within.code == "opens-next-turn" else ("801.4", "804.2")
    return Reason(False, within.code, within.params, (*rules, _number_rule(position.configuration)))


def _side(now: Configuration, actor: Seat, target: Seat) -> str | None:
    """On which side of the actor the target has the next seat; None where it has not."""
    left, right = neighbours(now.ring, actor)
    if left == target:
        return "both" if right == target else "left"
    return "right" if right == target else None


def _number_rule(now: Configuration) -> str:
    """The rule that gives the range numbers of a table."""
    return "809.3a" if now.table.size == THREE else "809.6a"
