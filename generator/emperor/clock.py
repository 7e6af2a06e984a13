"""Which moment reach is read at: the present one, or the one at which the turn began (801.2c)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .configuration import Configuration
from .configuration import fall as fall_at
from .errors import PositionError
from .seat import Seat

Clock = Literal["live", "book"]


@dataclass(frozen=True)
class Position:
    """A table as it is and, under the by-the-book clock, as it was when the current turn began.

    Without ``began`` the clock is live: reach follows every fall at once. With it the clock is the
    book's: who is in reach was settled for everybody as the turn began (801.2c), and only those
    who leave drop out. Raises PositionError where nothing could lead from the one to the other.
    """

    configuration: Configuration
    began: Configuration | None = None

    def __post_init__(self) -> None:
        if self.began is None:
            return
        if self.began.table != self.configuration.table:
            raise PositionError("expected the turn to have begun at the same table")
        early = self.began.fallen - self.configuration.fallen
        if early:
            names = " ".join(map(str, sorted(early)))
            raise PositionError(f"expected those fallen as the turn began to be fallen: {names!r}")

    @property
    def clock(self) -> Clock:
        """The clock's name: live, or book."""
        return "live" if self.began is None else "book"


def begin_turn(position: Position, seat: Seat) -> Position:
    """The position as a seat's turn begins, an extra turn too: the book's clock is read anew.

    Reach is settled for everybody at that moment (801.2c). Raises PositionError for a seat that
    has left, whose turn does not begin (800.4k), and in a finished game.
    """
    now = position.configuration
    if len(now.teams) < 2:
        raise PositionError("expected a running game for a turn: this one is over (104.2c, 104.4d)")
    if seat not in now.ring:
        raise PositionError(f"expected a standing seat to begin a turn (800.4k): {str(seat)!r}")
    return position if position.began is None else Position(now, now)


def fall(position: Position, *seats: Seat) -> Position:
    """The position after these seats fall together: what the turn began with stays settled.

    Raises PositionError for a seat that has fallen before, or where the game is over.
    """
    return Position(fall_at(position.configuration, *seats), position.began)


def end_turn(position: Position) -> Position:
    """The position as a turn ends: nothing moves, since reach waits for the next turn to begin.

    A turn whose player has left runs to its end all the same (800.4j).
    """
    return position
