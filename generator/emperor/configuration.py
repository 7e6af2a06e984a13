"""Who has fallen: a set of seats in which an emperor's fall has taken the whole team."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from .errors import PositionError
from .seat import Seat
from .table import Table, check_seat


@dataclass(frozen=True)
class Configuration:
    """A table and the seats that have left the game, always closed.

    An emperor's fall takes its whole team (809.5b, 104.3i), so the set given is completed first:
    no general outlives its emperor. Raises SeatError for a seat that the table does not have.
    """

    table: Table
    fallen: frozenset[Seat]

    def __post_init__(self) -> None:
        fallen = set(self.fallen)
        for seat in fallen:
            check_seat(self.table, seat)
        lost = {emperor.team for emperor in self.table.emperors if emperor in fallen}
        if lost:
            fallen.update(seat for seat in self.table.seats if seat.team in lost)
        object.__setattr__(self, "fallen", frozenset(fallen))

    @cached_property
    def ring(self) -> tuple[Seat, ...]:
        """The standing seats in turn order from a1: they close up at once round an empty one."""
        return tuple(seat for seat in self.table.seats if seat not in self.fallen)

    @cached_property
    def teams(self) -> tuple[int, ...]:
        """The teams still in the game: those whose emperor stands."""
        return tuple(seat.team for seat in self.table.emperors if seat not in self.fallen)


def configuration(table: Table, fallen: Iterable[Seat] = ()) -> Configuration:
    """A table with these seats fallen together, each emperor taking its team.

    >>> from generator.emperor.table import table
    >>> sorted(map(str, configuration(table(), [Seat(1, 2)]).fallen))
    ['b1', 'b2', 'b3']
    """
    return Configuration(table, frozenset(fallen))


def standing(configuration: Configuration) -> tuple[Seat, ...]:
    """The seats still in the game, in turn order from a1."""
    return configuration.ring


def fall(configuration: Configuration, *seats: Seat) -> Configuration:
    """The table after these seats fall in one moment, together (704.3).

    Raises PositionError for a seat that has fallen before, or where the game is over.
    """
    if len(configuration.teams) < 2:
        raise PositionError("expected a running game for a fall: this one is over (104.2c, 104.4d)")
    for seat in seats:
        if check_seat(configuration.table, seat) in configuration.fallen:
            raise PositionError(f"expected a standing seat to fall: {str(seat)!r}")
    return Configuration(configuration.table, configuration.fallen.union(seats))
