"""What is worth saying about a player beyond the lists, as codes with the rules they rest on."""

from __future__ import annotations

from collections.abc import Mapping

from .bridges import attack
from .clock import Position
from .seat import Seat

RULES: Mapping[str, tuple[str, ...]] = {
    "attacks-nobody": ("809.3c", "801.3"),
    "one-defender-per-combat": ("506.2a", "507.1"),
    "attack-one-way": ("801.2c", "801.3"),
}
"""Every remark there is, and the rules it rests on."""


def remarks(position: Position, seat: Seat) -> tuple[str, ...]:
    """The remarks on a standing seat of a running game; none on anybody else.

    ``attacks-nobody``: no opponent may be attacked just now. ``one-defender-per-combat``: two may,
    but each combat has one defending player. ``attack-one-way``: one may be attacked who may not
    attack back before the next turn.
    """
    now = position.configuration
    if len(now.teams) < 2 or seat in now.fallen:
        return ()
    targets = attack(position, seat)
    found = []
    if not targets:
        found.append("attacks-nobody")
    if len(targets) > 1:
        found.append("one-defender-per-combat")
    if any(seat not in attack(position, target) for target in targets):
        found.append("attack-one-way")
    return tuple(found)
