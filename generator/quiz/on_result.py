"""Questions about leaving, winning and losing, and about the decks that decide it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

from generator.emperor import effects
from generator.emperor.clock import Position
from generator.emperor.configuration import Configuration, fall
from generator.emperor.decks import LETHAL, Format, commander_damage, starting_life
from generator.emperor.outcome import Outcome, outcome
from generator.emperor.reach import reach
from generator.emperor.seat import LETTERS, Seat
from generator.emperor.table import role
from generator.quiz.on_reach import opponents
from generator.quiz.proposal import Asked, Proposal, around, players
from generator.quiz.puzzle import Kind, Puzzle

RUNNING, DRAW, NEVER = "running", "draw", "never"


def leave(puzzle: Puzzle) -> Proposal:
    """Who leaves the game with a player who loses (809.5b, 104.3i)."""
    now, seat = puzzle.now, puzzle.actor
    right = fall(now, seat).fallen - now.fallen
    team = [other for other in now.ring if other.team == seat.team]
    emperor = now.table.emperors[seat.team]
    wrong = (
        frozenset({seat}),
        frozenset(team),
        frozenset({seat, emperor}),
        *(frozenset({seat, mate}) for mate in team),
        frozenset(team) - {seat},
    )
    return players(right, wrong)


def ends(puzzle: Puzzle) -> Proposal:
    """How the game stands after falls of one moment (104.2c, 104.4d, 704.3)."""
    return _standing(puzzle, outcome(fall(puzzle.now, *puzzle.falls)))


def draw(puzzle: Puzzle) -> Proposal:
    """How the game stands after "the game is a draw" (801.15, 809.5c)."""
    return _standing(puzzle, effects.draw(puzzle.position, puzzle.actor).outcome)


def _standing(puzzle: Puzzle, result: Outcome) -> Proposal:
    winners = (LETTERS[team] for team in puzzle.now.teams)
    return Proposal(result_text(result), (RUNNING, DRAW, *winners))


def result_text(result: Outcome) -> str:
    """A result in a word: the letter of the team that wins, a draw, or a game that goes on."""
    if not result.over:
        return RUNNING
    return DRAW if result.winner is None else LETTERS[result.winner]


def win(puzzle: Puzzle) -> Proposal:
    """Who leaves by "you win the game" with limited reach (801.14)."""
    now, seat = puzzle.now, puzzle.actor
    right = effects.win(puzzle.position, seat).leaving
    foes = opponents(now, seat)
    held = frozenset(reach(Position(now), seat))

    def wrong() -> Iterator[frozenset[Seat]]:
        yield frozenset(foes)
        yield held & set(foes)
        yield frozenset(foes[:1])
        yield frozenset(one for one in foes if role(now.table, one) == "emperor")
        yield held - {seat}
        yield frozenset()
        yield from (_closed(now, one) for one in foes)

    return players(right, wrong())


def _closed(now: Configuration, seat: Seat) -> frozenset[Seat]:
    return fall(now, seat).fallen - now.fallen


def life(puzzle: Puzzle) -> Proposal:
    """With how much life a player starts (103.4, 903.7)."""
    right = starting_life(cast(Format, puzzle.format), role(puzzle.table, puzzle.actor))
    return around(right, 20, 25, 30, 40)


def commander(puzzle: Puzzle) -> Proposal:
    """How much combat damage from one commander is lethal (903.10a, 704.6c)."""
    counted = commander_damage(cast(Format, puzzle.format))
    return Proposal(str(LETHAL) if counted else NEVER, (str(LETHAL), NEVER, "10", "40"))


ASKED: Mapping[Kind, Asked] = {
    "leave": leave,
    "ends": ends,
    "win": win,
    "draw": draw,
    "life": life,
    "commander": commander,
}
