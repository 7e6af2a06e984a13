"""Whom a creature can be deployed to: a teammate within reach."""

from __future__ import annotations

from .clock import Position
from .reach import reach
from .seat import Seat


def deploy(position: Position, seat: Seat) -> tuple[Seat, ...]:
    """The teammates that may be given control of a seat's creature (804.2, 801.4).

    A player is not a teammate of its own (102.3). In ring order.
    """
    return tuple(
        other for other in reach(position, seat) if other.team == seat.team and other != seat
    )
