"""The small tags a chosen seat puts on every card: who it attacks, who is in reach, who is not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from generator.emperor.bridges import attack, pending_attack
from generator.emperor.clock import Position
from generator.emperor.reach import pending_reach, reach
from generator.emperor.ring import distance
from generator.emperor.seat import Seat
from generator.language.catalogue import Catalogue

Kind = Literal["self", "attack", "reach", "far", "next-turn"]


@dataclass(frozen=True)
class Tag:
    """One tag: its kind, for the style sheet, its words, and the distance in seats."""

    kind: Kind
    words: str
    steps: int


def tag(cat: Catalogue, position: Position, viewer: Seat, seat: Seat) -> Tag | None:
    """The tag on a seat's card when the viewer is chosen; none where one of them has fallen."""
    ring = position.configuration.ring
    if viewer not in ring or seat not in ring:
        return None
    steps = distance(ring, viewer, seat)
    if seat == viewer:
        return Tag("self", cat.say("card.from-here"), 0)
    if seat in attack(position, viewer):
        return Tag("attack", cat.say("card.can-attack"), steps)
    if seat in pending_attack(position, viewer) or seat in pending_reach(position, viewer):
        return Tag("next-turn", cat.say("card.next-turn"), steps)
    if seat in reach(position, viewer):
        return Tag("reach", cat.say("card.in-reach", n=steps), steps)
    return Tag("far", cat.say("card.too-far", n=steps), steps)
