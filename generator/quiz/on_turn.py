"""Questions about the order of turns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from generator.emperor.bridges import LANES
from generator.emperor.errors import NotationError
from generator.emperor.seat import Seat
from generator.emperor.table import role
from generator.emperor.turns import next_player, order, runs
from generator.quiz.proposal import Asked, Proposal, named
from generator.quiz.puzzle import Kind, Puzzle

RUNS = 3
"""So many runs of turns are asked about."""


def following(puzzle: Puzzle) -> Proposal:
    """Who plays after somebody, also after one who has left (103.1, 800.4k)."""
    now, seat = puzzle.now, puzzle.actor
    lap = [other for other in order(now, seat) if other != seat]
    right = next_player(now, seat)
    if right is None or len(lap) < 2:
        raise NotationError(f"expected several players who could be next: {puzzle.ident!r}")

    def wrong() -> Iterator[Seat]:
        yield lap[-1]
        yield from (one for pair in LANES.values() if seat in pair for one in pair)
        yield lap[1]
        yield from now.table.emperors
        yield from lap

    return Proposal(named([right]), tuple(named([s]) for s in wrong() if s in lap))


def at_turn(puzzle: Puzzle) -> Proposal:
    """Who takes a later turn of the first lap (809.4)."""
    now, first, number = puzzle.now, puzzle.actor, puzzle.number
    _emperor(puzzle)
    lap = order(now, first)
    back = (first, *lap[:0:-1])
    near = (lap[number % len(lap)], lap[number - 2], back[number - 1], *lap)
    return Proposal(named([lap[number - 1]]), tuple(named([s]) for s in near if s != first))


def rhythm(puzzle: Puzzle) -> Proposal:
    """How many turns the teams take in a row from the first one on (809.4)."""
    _emperor(puzzle)
    found = [number for _, number in runs(puzzle.now, puzzle.actor)[:RUNS]]
    one, two, three = found
    full = max(found)
    near = (
        (full, full, full),
        (three, two, one),
        (1, 1, 1),
        (one, one, one),
        (1, full, full),
        (two, one, three),
        (1, 2, 3),
    )
    return Proposal("-".join(map(str, found)), tuple("-".join(map(str, n)) for n in near))


def _emperor(puzzle: Puzzle) -> None:
    """The first turn is an emperor's (809.4), with everybody in for a first lap."""
    if role(puzzle.table, puzzle.actor) != "emperor" or puzzle.now.fallen:
        raise NotationError(f"expected an emperor who starts the game: {puzzle.ident!r}")


ASKED: Mapping[Kind, Asked] = {"next": following, "nth": at_turn, "runs": rhythm}
