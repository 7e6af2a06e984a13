"""Who is in whose reach: the range of influence, counted in steps along the standing ring (801)."""

from __future__ import annotations

from collections.abc import Mapping

from .clock import Position
from .configuration import Configuration
from .memo import kept
from .ring import within
from .seat import Seat
from .table import check_seat

Reaches = Mapping[Seat, tuple[Seat, ...]]


def reach(position: Position, seat: Seat) -> tuple[Seat, ...]:
    """Everybody a seat reaches by the position's clock, itself included, in ring order.

    By the book that is who was in reach as the turn began and has not left (801.2c). Nobody is in
    the reach of a seat that has fallen, and in a finished game nobody reaches anybody. Raises
    SeatError for a seat that the table does not have.
    """
    return reaches(position).get(seat) or _nobody(position, seat)


def pending_reach(position: Position, seat: Seat) -> tuple[Seat, ...]:
    """Who enters a seat's reach as the next turn begins (801.2c); nobody under the live clock."""
    held = reach(position, seat)
    if position.began is None or not held:
        return ()
    return tuple(other for other in live_reaches(position.configuration)[seat] if other not in held)


@kept
def reaches(position: Position) -> Reaches:
    """Everybody each standing seat reaches by the position's clock; nobody in a finished game."""
    now = position.configuration
    if len(now.teams) < 2:
        return {}
    if position.began is None:
        return live_reaches(now)
    then = live_reaches(position.began)
    return {
        seat: tuple(other for other in then[seat] if other not in now.fallen) for seat in now.ring
    }


@kept
def live_reaches(configuration: Configuration) -> Reaches:
    """Everybody each standing seat has within its number of steps, itself too (801.2, 801.2b)."""
    ring, ranges = configuration.ring, configuration.table.ranges
    return {seat: within(ring, seat, ranges[seat]) for seat in ring}


def _nobody(position: Position, seat: Seat) -> tuple[Seat, ...]:
    """The empty reach of a seat that is out of the game."""
    check_seat(position.configuration.table, seat)
    return ()
