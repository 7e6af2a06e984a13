"""Every reason there is: an answer, its code, the code's values, and the rules it rests on.

The texts for readers are somebody else's; a code and its values say everything they need. Reasons
are frozen and there are few different ones, so each is made once and shared.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Literal

from .bridges import Lane
from .clock import Clock
from .outcome import Outcome
from .seat import LETTERS, Seat

Side = Literal["left", "right", "both"] | None
"""On which side somebody has the next seat: both for the last two players; None further away."""

Seats = tuple[Seat, ...]


@dataclass(frozen=True)
class Reason:
    """One answer: allowed or not, the code of its reason, the code's values, the rules."""

    allowed: bool
    code: str
    params: Mapping[str, object]
    rules: tuple[str, ...]


def _reason(allowed: bool, code: str, rules: tuple[str, ...], **params: object) -> Reason:
    """A reason whose values nobody can change."""
    return Reason(allowed, code, MappingProxyType(params), rules)


ACTOR_FALLEN = _reason(False, "actor-fallen", ("104.5", "800.4a"))
FALLEN = _reason(False, "fallen", ("104.5", "800.4a"))
TEAMMATE = _reason(False, "teammate", ("809.3c", "102.3"))
OPPONENT = _reason(False, "opponent", ("804.2", "102.3"))
ATTACK_ONESELF = _reason(False, "self", ("809.3c", "102.3"))
REACH_ONESELF = _reason(True, "self", ("801.2b",))
DEPLOY_TO_ONESELF = _reason(False, "self", ("804.2", "102.3"))


@cache
def game_over(result: Outcome) -> Reason:
    """Nothing is possible any more: a team has won (104.2c), or the game is a draw (104.4d)."""
    winner = None if result.winner is None else LETTERS[result.winner]
    return _reason(False, "game-over", ("104.4d" if result.draw else "104.2c",), winner=winner)


@cache
def next_seat(side: Side, lane: Lane | None, clock: Clock) -> Reason:
    """An opponent in the next seat, in reach, may be attacked (809.3c, 801.3)."""
    rules = ("809.3c", "801.3") if clock == "live" else ("809.3c", "801.3", "801.2c")
    return _reason(True, "next-seat", rules, side=side, lane=lane)


@lru_cache(maxsize=4096)
def between(left: Seats, right: Seats, lane: Lane | None) -> Reason:
    """Players sit between the two, so there is no attack (809.3c).

    They are given the shorter way round; where both ways are as long, the left one first and the
    right one beside it.
    """
    shorter = left if len(left) <= len(right) else right
    other_way = right if len(left) == len(right) else ()
    return _reason(
        False,
        "between",
        ("809.3c",),
        between=shorter,
        other_way=other_way,
        steps=len(shorter) + 1,
        lane=lane,
    )


@lru_cache(maxsize=4096)
def attack_opens(then: Seats, side: Side, lane: Lane | None) -> Reason:
    """A new neighbour, not in reach as the turn began: those between then are given (801.2c)."""
    rules = ("801.2c", "801.3", "809.3c")
    return _reason(False, "opens-next-turn", rules, between=then, side=side, lane=lane)


@cache
def within(steps: int, number: int, clock: Clock, rule: str) -> Reason:
    """As near as the range number asks, or nearer, by the position's clock (801.2)."""
    rules = ("801.2", rule) if clock == "live" else ("801.2", "801.2c", rule)
    return _reason(True, "within", rules, steps=steps, range=number)


@cache
def reach_opens(steps: int, number: int, rule: str) -> Reason:
    """Near enough now, but not as the turn began (801.2c)."""
    return _reason(False, "opens-next-turn", ("801.2c", rule), steps=steps, range=number)


@cache
def too_far(steps: int, number: int, rule: str) -> Reason:
    """Further away than the range number (801.2, 801.4)."""
    return _reason(False, "too-far", ("801.2", "801.4", rule), steps=steps, range=number)


@cache
def teammate_within(steps: int, number: int, side: Side, clock: Clock) -> Reason:
    """A teammate in reach can be given a creature (804.2, 801.4)."""
    rules = ("804.2", "801.4") if clock == "live" else ("804.2", "801.4", "801.2c")
    return _reason(True, "teammate-within", rules, steps=steps, range=number, side=side)


@cache
def teammate_opens(steps: int, number: int) -> Reason:
    """A teammate who was not in reach as the turn began (801.2c)."""
    return _reason(False, "opens-next-turn", ("801.2c", "804.2"), steps=steps, range=number)


@cache
def teammate_too_far(steps: int, number: int, rule: str) -> Reason:
    """A teammate out of reach (801.4)."""
    return _reason(False, "too-far", ("801.4", "804.2", rule), steps=steps, range=number)
