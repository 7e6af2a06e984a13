"""Questions about attack, reach and deploying."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from generator.emperor.battles import attackers
from generator.emperor.bridges import LANES, attack, exposed, next_opponents
from generator.emperor.clock import Position
from generator.emperor.configuration import Configuration, configuration
from generator.emperor.errors import NotationError
from generator.emperor.reach import reach
from generator.emperor.reasons import explain
from generator.emperor.remarks import remarks
from generator.emperor.ring import distance
from generator.emperor.seat import Seat
from generator.emperor.table import role
from generator.quiz.proposal import LONGEST, Asked, Proposal, around, others, players
from generator.quiz.puzzle import Kind, Puzzle


def nearest(now: Configuration, seat: Seat) -> list[Seat]:
    """The other standing players, the nearest first, in turn order where two are as near."""
    rest = [other for other in now.ring if other != seat]
    return sorted(rest, key=lambda other: (distance(now.ring, seat, other), other))


def opponents(now: Configuration, seat: Seat) -> list[Seat]:
    """The standing opponents, the nearest first."""
    return [other for other in nearest(now, seat) if other.team != seat.team]


def facing(now: Configuration, seat: Seat) -> frozenset[Seat]:
    """Who stands across in the same lane, where there are lanes."""
    pairs = LANES.values() if now.table.basic else ()
    found = {other for pair in pairs if seat in pair for other in pair if other != seat}
    return frozenset(found & set(now.ring))


def attacks(puzzle: Puzzle) -> Proposal:
    """Whom a player can attack (809.3c, 801.3), by the clock of the position."""
    now, seat = puzzle.now, puzzle.actor
    foes = opponents(now, seat)
    held = frozenset(reach(puzzle.position, seat)) & set(foes)
    before = puzzle.position.began or configuration(puzzle.table)
    right = attack(puzzle.position, seat)

    def wrong() -> Iterator[frozenset[Seat]]:
        yield frozenset(next_opponents(puzzle.position, seat))
        yield frozenset(attack(Position(before), seat)) & set(foes)
        yield facing(now, seat)
        yield held
        yield frozenset(attack(puzzle.position, seat)) | facing(now, seat)
        yield from others(right, foes)

    return players(right, wrong())


def may(puzzle: Puzzle) -> Proposal:
    """Whether one player can attack another, and why; a wrong reason for the right word is wrong.

    A reason is only offered where it does not hold, so that exactly one choice is right.
    """
    actor, target = puzzle.actor, puzzle.target
    if actor.team == target.team:
        raise NotationError(f"expected two opponents: {puzzle.ident!r}")
    told = explain(puzzle.position, actor, target)
    no_emperor = ("no-emperor",) if role(puzzle.table, actor) == "emperor" else ()
    if told.attack.allowed:
        return Proposal("yes-next", ("no-between", "no-far", *no_emperor, "no-next-turn"))
    if told.attack.code == "opens-next-turn":
        return Proposal("no-next-turn", ("yes-next", "no-between", "yes-reach"))
    lane = ("yes-lane",) if target in facing(puzzle.now, actor) else ()
    far = ("no-far",) if told.reach.allowed else ()
    near = ("yes-reach",) if told.reach.allowed else ()
    wrong = (*lane, *near, *far, *no_emperor, "yes-next", "no-next-turn", "yes-reach")
    return Proposal("no-between", wrong)


def beyond(puzzle: Puzzle) -> Proposal:
    """Who is out of a player's reach (801.2)."""
    now, seat = puzzle.now, puzzle.actor
    near = nearest(now, seat)
    right = frozenset(near) - set(reach(puzzle.position, seat))
    if len(right) > LONGEST:
        raise NotationError(f"expected fewer players out of reach: {puzzle.ident!r}")
    number = puzzle.table.ranges[seat]

    def further(steps: int) -> frozenset[Seat]:
        return frozenset(other for other in near if distance(now.ring, seat, other) > steps)

    def wrong() -> Iterator[frozenset[Seat]]:
        yield further(number)
        yield further(3 - number if puzzle.table.basic else number + 1)
        yield frozenset(other for other in right if other.team != seat.team)
        yield from others(right, near[::-1])

    return players(right, wrong())


def reached(puzzle: Puzzle) -> Proposal:
    """How many others a player reaches (801.2)."""
    number = puzzle.table.ranges[puzzle.actor]
    right = len(reach(puzzle.position, puzzle.actor)) - 1
    return around(right, number, len(puzzle.now.ring) - 1, 2 * number)


def deploy(puzzle: Puzzle) -> Proposal:
    """To whom a player can hand a creature (804.2, 801.4)."""
    now, seat = puzzle.now, puzzle.actor
    held = reach(puzzle.position, seat)
    mates = [other for other in nearest(now, seat) if other.team == seat.team]
    right = frozenset(mates) & set(held)

    def wrong() -> Iterator[frozenset[Seat]]:
        yield frozenset(mates)
        yield from (frozenset({mate}) for mate in mates[:2])
        yield frozenset()
        yield from (right | {foe} for foe in opponents(now, seat)[:1])
        yield from others(right, nearest(now, seat))

    return players(right, wrong())


def open_emperors(puzzle: Puzzle) -> Proposal:
    """Which emperors can be attacked."""
    standing = [one for one in puzzle.table.emperors if one in puzzle.now.ring]
    wrong = (frozenset(), frozenset(standing), *(frozenset({one}) for one in standing))
    return players(exposed(puzzle.now), wrong)


def defender(puzzle: Puzzle) -> Proposal:
    """Two may be attacked: one of them in each combat (506.2a, 507.1)."""
    if "one-defender-per-combat" not in remarks(puzzle.position, puzzle.actor):
        raise NotationError(f"expected a player with two to attack: {puzzle.ident!r}")
    return Proposal("one", ("both", "enough", "emperor-first"))


def range_number(puzzle: Puzzle) -> Proposal:
    """A player's range of influence (809.3a, 809.6a)."""
    return around(puzzle.table.ranges[puzzle.actor])


def battle(puzzle: Puzzle) -> Proposal:
    """Who can attack a battle, by its protector (809.3c, 310.9)."""
    now, seat = puzzle.now, puzzle.actor
    foes = opponents(now, seat)
    right = attackers(puzzle.position, seat)

    def wrong() -> Iterator[frozenset[Seat]]:
        yield frozenset(foes)
        yield facing(now, seat)
        yield frozenset(other for other in foes if seat in reach(puzzle.position, other))
        yield from others(right, foes)

    return players(right, wrong())


ASKED: Mapping[Kind, Asked] = {
    "attacks": attacks,
    "may": may,
    "beyond": beyond,
    "reach": reached,
    "deploy": deploy,
    "exposed": open_emperors,
    "defender": defender,
    "range": range_number,
    "battle": battle,
}
