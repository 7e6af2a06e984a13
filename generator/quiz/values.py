"""How answers are read back: which of them name players, and whom."""

from __future__ import annotations

from generator.emperor.notation import parse_seat
from generator.emperor.seat import Seat
from generator.quiz.puzzle import Kind, Puzzle

PLAYERS: frozenset[Kind] = frozenset(
    {"attacks", "beyond", "deploy", "exposed", "leave", "next", "nth", "win", "battle"}
)
"""Kinds whose answers are sets of players."""
NUMBERS: frozenset[Kind] = frozenset({"reach", "range", "life"})


def seats_of(puzzle: Puzzle, choice: str) -> tuple[Seat, ...]:
    """The players that an answer names; none where answers are of another sort."""
    if puzzle.kind not in PLAYERS or choice == "none":
        return ()
    return tuple(parse_seat(puzzle.table, name) for name in choice.split("-"))
