"""Who plays when: clockwise, one player at a time, starting with an emperor (809.4)."""

from __future__ import annotations

from .configuration import Configuration
from .seat import Seat
from .table import check_seat

Run = tuple[int, int]


def order(configuration: Configuration, first: Seat) -> tuple[Seat, ...]:
    """One lap of turns from a seat: to the left, seat after seat (103.1, 809.4).

    From a seat that has fallen, whose turn does not begin (800.4k), it starts with the next one.
    A finished game has no turns.
    """
    check_seat(configuration.table, first)
    ring = configuration.ring
    if len(configuration.teams) < 2:
        return ()
    return tuple(seat for seat in ring if seat >= first) + tuple(s for s in ring if s < first)


def next_player(configuration: Configuration, seat: Seat) -> Seat | None:
    """Who plays after a seat: the next standing one to its left, also when it has itself left.

    A departed player's place is still where the count starts (800.4j, 800.4k). None once the game
    is over.
    """
    lap = order(configuration, seat)
    if not lap:
        return None
    return lap[1] if lap[0] == seat else lap[0]


def runs(configuration: Configuration, first: Seat, laps: int = 2) -> tuple[Run, ...]:
    """The runs of turns that one team takes in a row, as (team, turns), over so many laps.

    Starting at an emperor, the first run is shorter than the ones that follow (809.4).
    """
    found: list[Run] = []
    for seat in order(configuration, first) * laps:
        if found and found[-1][0] == seat.team:
            found[-1] = (seat.team, found[-1][1] + 1)
        else:
            found.append((seat.team, 1))
    return tuple(found)
