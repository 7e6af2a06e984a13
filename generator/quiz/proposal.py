"""What may stand among the choices of a question: the right answer, and wrong ones by appeal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from generator.emperor.seat import Seat
from generator.quiz.puzzle import Puzzle

LONGEST = 4
"""More players than this make no choice that anybody would read."""


@dataclass(frozen=True)
class Proposal:
    """The right answer, and wrong ones, the most tempting first; it may be among them too."""

    right: str
    wrong: tuple[str, ...]


Asked: TypeAlias = Callable[[Puzzle], Proposal]


def named(seats: Iterable[Seat]) -> str:
    """Seats as one text.

    >>> named([Seat(1, 1), Seat(0, 3)]), named([])
    ('a3-b1', 'none')
    """
    return "-".join(map(str, sorted(set(seats)))) or "none"


def players(right: Iterable[Seat], wrong: Iterable[Iterable[Seat]]) -> Proposal:
    """Choices that are sets of players; sets too long to read are left out."""
    return Proposal(named(right), tuple(_short(map(frozenset, wrong))))


def _short(sets: Iterable[frozenset[Seat]]) -> Iterator[str]:
    return (named(one) for one in sets if len(one) <= LONGEST)


def around(right: int, *more: int) -> Proposal:
    """Choices that are numbers, from 1: some that are meant, then those next to the right one."""
    near = (right + 1, right - 1, right + 2, right - 2, right + 3)
    return Proposal(str(right), tuple(str(n) for n in (*more, *near) if n > 0))


def others(right: Iterable[Seat], by_nearness: Iterable[Seat]) -> Iterator[frozenset[Seat]]:
    """Sets like the right one: one player more, one less, one alone, nobody."""
    known, near = frozenset(right), tuple(by_nearness)
    yield from (known | {seat} for seat in near[:2])
    yield from (known - {seat} for seat in sorted(known))
    yield from (frozenset({seat}) for seat in near)
    yield frozenset()
    yield frozenset(near[:2])
    yield from (known | {seat} for seat in near[2:])
