"""Who may attack a battle, and who may protect one."""

from __future__ import annotations

from .bridges import attack
from .clock import Position
from .reach import reach
from .seat import Seat
from .table import check_seat


def attackers(position: Position, protector: Seat) -> tuple[Seat, ...]:
    """The seats that may attack a battle with this protector: those that may attack its protector.

    A battle goes by who protects it, not by who controls it (809.3c, 310.9a-c); its own controller
    may be among them. In ring order; nobody where the protector has fallen.
    """
    check_seat(position.configuration.table, protector)
    return tuple(
        seat for seat in position.configuration.ring if protector in attack(position, seat)
    )


def protectors(position: Position, controller: Seat) -> tuple[Seat, ...]:
    """The opponents a Siege's controller may name to protect it: those in reach (310.12a, 801.5a).

    Also where the protector has left and another is needed (310.11). In ring order.
    """
    return tuple(seat for seat in reach(position, controller) if seat.team != controller.team)
