"""The right answer to a question, from the rules core, and wrong ones that somebody might give.

Answers are texts: seats as the notation spells a set of falls, numbers, letters of teams, codes.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from generator.emperor.errors import NotationError
from generator.quiz import on_reach, on_result, on_turn
from generator.quiz.proposal import Proposal
from generator.quiz.puzzle import Kind, Puzzle

FEWEST, MOST = 3, 4
"""So many choices has a question."""


@dataclass(frozen=True)
class Solution:
    """The choices in the order they are shown, and which of them is right."""

    choices: tuple[str, ...]
    right: str

    @property
    def at(self) -> int:
        """The place of the right choice, from 0."""
        return self.choices.index(self.right)


@lru_cache(maxsize=512)
def solution(puzzle: Puzzle) -> Solution:
    """The choices of a question, always the same for the same question.

    Raises NotationError where there is nothing to ask: nobody could answer wrongly.
    """
    proposed = _proposal(puzzle)
    wrong = dict.fromkeys(proposed.wrong)
    wrong.pop(proposed.right, None)
    choices = (proposed.right, *wrong)[:MOST]
    if len(choices) < FEWEST:
        raise NotationError(f"expected a question with several answers: {puzzle.ident!r}")
    return Solution(_shuffled(choices, puzzle.ident), proposed.right)


def _proposal(puzzle: Puzzle) -> Proposal:
    ask = {**on_reach.ASKED, **on_turn.ASKED, **on_result.ASKED}[puzzle.kind]
    return ask(puzzle)


def _shuffled(choices: Iterable[str], ident: str) -> tuple[str, ...]:
    """Numbers from small to large; everything else in an order that the name decides."""
    listed = list(choices)
    if all(choice.isdecimal() for choice in listed):
        return tuple(sorted(listed, key=int))
    return tuple(sorted(listed, key=lambda choice: (_mixed(f"{ident} {choice}"), choice)))


def _mixed(text: str) -> int:
    """A number that looks like chance and is the same everywhere (FNV-1a, stirred at the end)."""
    number = 2166136261
    for byte in text.encode():
        number = (number ^ byte) * 16777619 % 2**32
    number = (number ^ number >> 15) * 2246822519 % 2**32
    return number ^ number >> 13


KINDS: tuple[Kind, ...] = (*on_reach.ASKED, *on_turn.ASKED, *on_result.ASKED)
