"""Every way of seating the emperors of a table's teams, and what the rules say of each."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from .enumeration import MOST
from .errors import LimitError
from .seat import Seat
from .seating import clash, is_middle
from .table import table

Places = tuple[int, ...]


@dataclass(frozen=True)
class Refused:
    """A seating that 809.6a refuses, with the emperor that reaches another, and that other."""

    places: Places
    emperors: tuple[Seat, Seat]


@dataclass(frozen=True)
class Seatings:
    """Seatings by 809.6a, those of them with every emperor in a middle seat, and the refused.

    Teams of three must also be among the middle ones (809.2); larger ones need not.
    """

    legal: tuple[Places, ...]
    middle: tuple[Places, ...]
    refused: tuple[Refused, ...]


def seatings(teams: int, size: int) -> Seatings:
    """Every seating of so many teams of one size, judged by 809.6a, in order of places.

    Raises TableError for numbers no table has, and LimitError, with how many there would be, for
    more than the longest list holds.

    >>> len(seatings(2, 4).legal), len(seatings(2, 4).middle)
    (4, 2)
    """
    table(teams, size)
    number = size**teams
    if number > MOST:
        raise LimitError(f"expected at most {MOST} seatings to list: {number}", number)
    legal: list[Places] = []
    refused: list[Refused] = []
    for places in product(range(1, size + 1), repeat=teams):
        pair = clash(teams, size, places)
        if pair is None:
            legal.append(places)
        else:
            refused.append(Refused(places, pair))
    middle = tuple(places for places in legal if is_middle(size, places))
    return Seatings(tuple(legal), middle, tuple(refused))
