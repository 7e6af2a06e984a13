"""A seat at the table: a team, and a place in that team counted in turn order."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

LETTERS = "abcdefghijkl"


class Seat(NamedTuple):
    """One chair: the team (counted from 0) and the place in it (from 1), both in turn order.

    Turn order is clockwise, which is to each player's left (103.1, 809.4). Sorting seats puts
    them in that order, from ``a1``.

    >>> str(Seat(0, 1)), str(Seat(1, 3))
    ('a1', 'b3')
    >>> sorted([Seat(1, 1), Seat(0, 2)])[0].letter
    'a'
    """

    team: int
    place: int

    @property
    def letter(self) -> str:
        """The letter of the seat's team."""
        return LETTERS[self.team]

    def __str__(self) -> str:
        return _name(self)


@cache
def _name(seat: Seat) -> str:
    """The seat's name: there are few seats, and each is named very often."""
    return f"{LETTERS[seat.team]}{seat.place}"
