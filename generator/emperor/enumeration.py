"""Every situation that falls can lead to at a table, all of them or one of each shape."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from .configuration import Configuration
from .errors import LimitError
from .seat import Seat
from .shape import images
from .table import Table

MOST = 100_000
"""The longest list that is given; a longer one is only counted."""


def count(table: Table, finished: bool = False) -> int:
    """How many situations there are: the running ones, or the finished ones with them.

    Each team is out, or in with any of its generals down. A game is over when one team is left,
    or none.

    >>> from generator.emperor.table import table
    >>> count(table()), count(table(), finished=True)
    (16, 25)
    """
    ways_in: int = 2 ** (table.size - 1)
    every: int = (ways_in + 1) ** table.teams
    return every if finished else every - table.teams * ways_in - 1


def situations(table: Table, finished: bool = False) -> Iterator[Configuration]:
    """Every situation, the fewest falls first and then in ring order.

    Raises LimitError, before making any, where there are more than the longest list holds.
    """
    number = count(table, finished)
    if number > MOST:
        raise LimitError(f"expected at most {MOST} positions to list: {number}", number)
    return _situations(table, finished)


def classes(table: Table, finished: bool = False) -> Iterator[Configuration]:
    """The first situation of each shape, in the order of situations.

    Raises LimitError where there are more situations than the longest list holds.
    """
    every = situations(table, finished)
    return _first_of_each(every)


def _situations(table: Table, finished: bool) -> Iterator[Configuration]:
    """Every situation, sorted."""
    choices = [list(_falls(table, team)) for team in range(table.teams)]
    found = (sum(chosen, ()) for chosen in product(*choices))
    for fallen in sorted(found, key=lambda fallen: (len(fallen), fallen)):
        configuration = Configuration(table, frozenset(fallen))
        if finished or len(configuration.teams) > 1:
            yield configuration


def _falls(table: Table, team: int) -> Iterator[tuple[Seat, ...]]:
    """Every way a team can stand: some of its generals down, or everybody out."""
    members = [seat for seat in table.seats if seat.team == team]
    generals = [seat for seat in members if seat not in table.emperors]
    for number in range(len(generals) + 1):
        yield from combinations(generals, number)
    yield tuple(members)


def _first_of_each(every: Iterator[Configuration]) -> Iterator[Configuration]:
    """The situations that no symmetry turns into an earlier one."""
    seen: set[frozenset[Seat]] = set()
    for configuration in every:
        if configuration.fallen not in seen:
            seen |= images(configuration)
            yield configuration
