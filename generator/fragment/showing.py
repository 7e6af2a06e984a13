"""What a fragment shows: a position, and whose side is called "yours"."""

from __future__ import annotations

from dataclasses import dataclass

from generator.emperor.clock import Position
from generator.emperor.configuration import Configuration
from generator.emperor.outcome import outcome
from generator.emperor.seat import Seat
from generator.emperor.table import Table


@dataclass(frozen=True)
class Showing:
    """A position seen by a team: `own` sits along the bottom and is called yours."""

    position: Position
    own: int = 0

    @property
    def now(self) -> Configuration:
        """The table as it is."""
        return self.position.configuration

    @property
    def table(self) -> Table:
        """The table with everyone in."""
        return self.now.table

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return outcome(self.now).over

    @property
    def chosen(self) -> Seat | None:
        """The seat looked from at first: one's own emperor, or the first who stands."""
        emperor = self.table.emperors[self.own]
        if emperor in self.now.ring:
            return emperor
        return self.now.ring[0] if self.now.ring else None

    def side(self, seat: Seat) -> str:
        """Whose a seat is, for the style sheet: yours or not, at a bigger table which team's."""
        if not self.table.basic:
            return f"team-{seat.letter}"
        return "own" if seat.team == self.own else "foe"

    @property
    def far(self) -> tuple[Seat, ...]:
        """The far row in turn order, which is from left to right."""
        return tuple(seat for seat in self.table.seats if seat.team != self.own)

    @property
    def near(self) -> tuple[Seat, ...]:
        """The near row in turn order, which is from right to left."""
        return tuple(seat for seat in self.table.seats if seat.team == self.own)

    def column(self, seat: Seat) -> int:
        """The column of a seat at the table of six, from 1 at the left."""
        return self.table.size + 1 - seat.place if seat.team == self.own else seat.place
