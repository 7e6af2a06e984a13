"""The ways of turning or mirroring a table that leave it the same table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from .seat import Seat
from .table import Table

Symmetry = Mapping[Seat, Seat]


@lru_cache(maxsize=64)
def symmetries(table: Table) -> tuple[Symmetry, ...]:
    """Every turn by whole teams, and every mirroring, that puts emperors on emperors.

    The one that moves nothing comes first. Tables with their emperors in the very middle have
    twice as many as teams, other tables as many as teams, or fewer where emperors sit unlike.

    >>> from generator.emperor.table import table
    >>> len(symmetries(table(2, 3))), len(symmetries(table(2, 4)))
    (4, 2)
    """
    seats = table.seats
    count = len(seats)
    turned = [
        {seats[at]: seats[(at + shift) % count] for at in range(count)}
        for shift in range(0, count, table.size)
    ]
    mirrored = [
        {seats[at]: seats[(shift - 1 - at) % count] for at in range(count)}
        for shift in range(0, count, table.size)
    ]
    emperors = set(table.emperors)
    return tuple(
        moved
        for moved in turned + mirrored
        if {moved[emperor] for emperor in table.emperors} == emperors
    )
