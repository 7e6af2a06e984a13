"""Who is in whose reach: the range of influence, counted in steps along the standing ring (801)."""

from __future__ import annotations

from .clock import Position
from .configuration import Configuration
from .ring import within
from .seat import Seat
from .table import check_seat


def live_reach(configuration: Configuration, seat: Seat) -> tuple[Seat, ...]:
    """Everybody a seat reaches as the table stands, itself included (801.2, 801.2b)."""
    if seat in configuration.fallen:
        return ()
    return within(configuration.ring, seat, configuration.table.ranges[seat])


def reach(position: Position, seat: Seat) -> tuple[Seat, ...]:
    """Everybody a seat reaches by the position's clock, itself included, in ring order.

    By the book that is who was in reach as the turn began and has not left (801.2c). Nobody is in
    the reach of a seat that has fallen, and in a finished game nobody reaches anybody. Raises
    SeatError for a seat that the table does not have.
    """
    now = position.configuration
    check_seat(now.table, seat)
    if seat in now.fallen or len(now.teams) < 2:
        return ()
    if position.began is None:
        return live_reach(now, seat)
    return tuple(other for other in live_reach(position.began, seat) if other not in now.fallen)


def pending_reach(position: Position, seat: Seat) -> tuple[Seat, ...]:
    """Who enters a seat's reach as the next turn begins (801.2c); nobody under the live clock."""
    held = reach(position, seat)
    if position.began is None or not held:
        return ()
    return tuple(other for other in live_reach(position.configuration, seat) if other not in held)
