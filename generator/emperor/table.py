"""A table: so many teams of one size, and where each team's emperor sits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Literal

from .errors import SeatError, SeatingError, TableError
from .seat import LETTERS, Seat
from .seating import THREE, clash, default_place, is_middle, range_number

MOST_TEAMS = len(LETTERS)
MOST_SEATS = 12

Role = Literal["emperor", "general"]


@dataclass(frozen=True)
class Table:
    """So many teams (809.1, 809.6), so many seats each, and each team's emperor's place from 1.

    Only tables that the rules allow can be made. Raises TableError for numbers no table has, and
    SeatingError for a seating that 809.2 (teams of three) or 809.6a (larger teams) refuses.
    """

    teams: int
    size: int
    places: tuple[int, ...]

    def __post_init__(self) -> None:
        _check_numbers(self.teams, self.size)
        _check_places(self.teams, self.size, self.places)

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """Every seat, in turn order from a1."""
        places = range(1, self.size + 1)
        return tuple(Seat(team, place) for team in range(self.teams) for place in places)

    @cached_property
    def emperors(self) -> tuple[Seat, ...]:
        """Each team's emperor, in team order."""
        return tuple(Seat(team, place) for team, place in enumerate(self.places))

    @cached_property
    def ranges(self) -> Mapping[Seat, int]:
        """Each seat's range of influence, settled at the start and never changed (809.6a)."""
        return MappingProxyType(
            {seat: range_number(self.teams, self.size, self.places, seat) for seat in self.seats}
        )

    @property
    def middle(self) -> bool:
        """Whether every emperor sits in the middle of its team, as 809.2 has it."""
        return is_middle(self.size, self.places)

    @property
    def basic(self) -> bool:
        """Whether this is the table of two teams of three, the only one with named lanes."""
        return self.teams == 2 and self.size == THREE


def table(teams: int = 2, size: int = THREE, places: tuple[int, ...] | None = None) -> Table:
    """A table with its emperors in the middle, or at the places given, one for each team.

    >>> table(2, 4).places
    (2, 2)
    >>> try:
    ...     table(2, 4, (2, 3))
    ... except SeatingError as error:
    ...     print(*error.emperors)
    a2 b3
    """
    _check_numbers(teams, size)
    return Table(teams, size, (default_place(size),) * teams if places is None else tuple(places))


def seats(table: Table) -> tuple[Seat, ...]:
    """Every seat of a table, in turn order from a1."""
    return table.seats


def emperors(table: Table) -> tuple[Seat, ...]:
    """Each team's emperor, in team order."""
    return table.emperors


def role(table: Table, seat: Seat) -> Role:
    """Whether a seat is its team's emperor or one of its generals (809.2)."""
    return "emperor" if seat == table.emperors[seat.team] else "general"


def range_numbers(table: Table) -> Mapping[Seat, int]:
    """Each seat's range of influence (809.3a, 809.6a): a number that no fall ever changes."""
    return table.ranges


def check_seat(table: Table, seat: Seat) -> Seat:
    """The seat itself, where the table has it; raises SeatError where not."""
    if not (0 <= seat.team < table.teams and 1 <= seat.place <= table.size):
        name = str(seat) if 0 <= seat.team < MOST_TEAMS else repr(tuple(seat))
        raise no_such_seat(table, name)
    return seat


def no_such_seat(table: Table, name: str) -> SeatError:
    """The error for a seat that a table does not have, with the seats it has."""
    expected = " ".join(map(str, table.seats))
    if len(table.seats) > 18:
        expected = f"{table.seats[0]} to {table.seats[-1]}"
    return SeatError(
        f"no seat {name!r} at a {table.teams}x{table.size} table: expected one of {expected}"
    )


def _check_numbers(teams: int, size: int) -> None:
    """Refuse numbers of teams and seats that no table has."""
    if not 2 <= teams <= MOST_TEAMS:
        raise TableError(f"expected 2 to {MOST_TEAMS} teams (809.1, 809.6): {teams}")
    if size == 2:
        raise TableError(
            "expected teams of 3 or more: with teams of 2 no emperor can start with two opposing "
            "generals in reach and no other emperor (809.6a)"
        )
    if not THREE <= size <= MOST_SEATS:
        raise TableError(f"expected teams of {THREE} to {MOST_SEATS} seats (809.1, 809.6): {size}")


def _check_places(teams: int, size: int, places: tuple[int, ...]) -> None:
    """Refuse emperors' places that a table of these numbers cannot have."""
    spelled = ".".join(map(str, places))
    if len(places) != teams:
        raise TableError(f"expected {teams} emperors' places, one for each team: {spelled!r}")
    if not all(1 <= place <= size for place in places):
        raise TableError(f"expected emperors' places from 1 to {size}: {spelled!r}")
    pair = clash(teams, size, places)
    if pair is not None:
        reacher, reached = map(str, pair)
        raise SeatingError(
            f"no seating {spelled!r} at a {teams}x{size} table: expected no emperor to start in "
            f"another's reach (809.6a), but {reacher} reaches {reached}",
            (reacher, reached),
        )
    if size == THREE and not is_middle(size, places):
        raise SeatingError(
            f"no seating {spelled!r} at a {teams}x{size} table: expected the emperors of teams of "
            "three in the middle (809.2)"
        )
