"""Why a seat may or may not attack, reach, or deploy to another.

Every yes and every no has a reason, and every reason rests on at least one rule.
"""

from __future__ import annotations

from dataclasses import dataclass

from . import reason
from .bridges import lane_of, sides
from .clock import Position
from .configuration import Configuration
from .outcome import outcome
from .reach import reach
from .reason import Reason, Side
from .ring import distance, ways
from .seat import Seat
from .seating import THREE
from .table import check_seat

__all__ = ["Explanation", "Reason", "explain"]


@dataclass(frozen=True)
class Explanation:
    """The three answers for one pair of seats."""

    attack: Reason
    reach: Reason
    deploy: Reason


ONESELF = Explanation(reason.ATTACK_ONESELF, reason.REACH_ONESELF, reason.DEPLOY_TO_ONESELF)


def explain(position: Position, actor: Seat, target: Seat) -> Explanation:
    """Whether the actor may attack the target, reaches it, and may deploy to it, and why.

    Raises SeatError for a seat that the table does not have.
    """
    now = position.configuration
    check_seat(now.table, actor)
    check_seat(now.table, target)
    absent = _absence(now, actor, target)
    if absent is not None:
        return Explanation(absent, absent, absent)
    if actor == target:
        return ONESELF
    held = target in reach(position, actor)
    side = _side(now, actor, target)
    then = position.began if held and position.began is not None else now
    steps = distance(then.ring, actor, target)
    reached = _reach(position, actor, held, steps)
    if actor.team == target.team:
        return Explanation(reason.TEAMMATE, reached, _deploy(position, actor, held, steps, side))
    return Explanation(_attack(position, actor, target, held, side), reached, reason.OPPONENT)


def _absence(now: Configuration, actor: Seat, target: Seat) -> Reason | None:
    """Why nothing at all is possible: the game is over, or one of the two has left it (104.5)."""
    if len(now.teams) < 2:
        return reason.game_over(outcome(now))
    if actor in now.fallen:
        return reason.ACTOR_FALLEN
    return reason.FALLEN if target in now.fallen else None


def _attack(position: Position, actor: Seat, target: Seat, held: bool, side: Side) -> Reason:
    """Only an opponent in the very next seat (809.3c) and in reach (801.3)."""
    now = position.configuration
    lane = lane_of(now, actor)
    shared = lane if lane == lane_of(now, target) else None
    if side is None:
        return reason.between(*ways(now.ring, actor, target), shared)
    if held:
        return reason.next_seat(side, shared, position.clock)
    left, right = ways((position.began or now).ring, actor, target)
    then = {"left": left, "right": right, "both": min(left, right, key=len)}[side]
    return reason.attack_opens(then, side, shared)


def _reach(position: Position, actor: Seat, held: bool, steps: int) -> Reason:
    """Everybody at most so many steps away as the range number says (801.2).

    The steps are those that decide: as the turn began for a yes by the book, else as they are.
    """
    number = position.configuration.table.ranges[actor]
    rule = _number_rule(position.configuration)
    if held:
        return reason.within(steps, number, position.clock, rule)
    made = reason.reach_opens if steps <= number else reason.too_far
    return made(steps, number, rule)


def _deploy(position: Position, actor: Seat, held: bool, steps: int, side: Side) -> Reason:
    """Any teammate (804.2) in reach (801.4)."""
    number = position.configuration.table.ranges[actor]
    if held:
        return reason.teammate_within(steps, number, side, position.clock)
    if steps <= number:
        return reason.teammate_opens(steps, number)
    return reason.teammate_too_far(steps, number, _number_rule(position.configuration))


def _side(now: Configuration, actor: Seat, target: Seat) -> Side:
    """On which side of the actor the target has the next seat; None where it has not."""
    left, right = sides(now)[actor]
    if left == target:
        return "both" if right == target else "left"
    return "right" if right == target else None


def _number_rule(now: Configuration) -> str:
    """The rule that gives the range numbers of a table."""
    return "809.3a" if now.table.size == THREE else "809.6a"
