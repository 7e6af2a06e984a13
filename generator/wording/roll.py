"""Several players named in one breath: "your two generals and the enemy Sun general"."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from generator.emperor.seat import Seat
from generator.emperor.table import Table, role
from generator.language.catalogue import Catalogue
from generator.language.message import Phrase
from generator.wording.names import seat_name

LONGEST = 4
"""More names than this are not told one by one; their number is."""


@dataclass(frozen=True)
class Roll:
    """Players as one phrase, and how many they are (which the grammar asks for)."""

    names: Phrase
    n: int


def listing(cat: Catalogue, table: Table, seats: Iterable[Seat], own: int = 0) -> Phrase:
    """Seats as a list: "A, B and C", each by its name."""
    return cat.listing([seat_name(cat, table, seat, own) for seat in seats])


def roll(cat: Catalogue, table: Table, seats: Iterable[Seat], own: int = 0) -> Roll:
    """Those who fall or come back: an emperor speaks for its team, two generals go together.

    Only the table of two teams of three has a name for a team's two generals.
    """
    called = sorted(seats)
    led = {seat.team for seat in called if role(table, seat) == "emperor"}
    kept = [s for s in called if s.team not in led or role(table, s) == "emperor"]
    names: list[Phrase] = []
    for team in sorted({seat.team for seat in kept}):
        members = [seat for seat in kept if seat.team == team]
        if table.basic and len(members) == 2:
            names.append(cat.phrase("seat.own.generals" if team == own else "seat.foe.generals"))
        else:
            names += [seat_name(cat, table, seat, own) for seat in members]
    return Roll(cat.listing(names), len(kept))
