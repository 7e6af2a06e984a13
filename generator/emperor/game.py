"""A game played step by step: a turn begins, seats fall, the turn ends, the next one plays."""

from __future__ import annotations

from dataclasses import dataclass, replace

from . import clock
from .clock import Position
from .errors import PositionError
from .outcome import outcome
from .seat import Seat
from .turns import next_player


@dataclass(frozen=True)
class Game:
    """A position, the seat whose turn it is or was last, and whether that turn is still on."""

    position: Position
    turn: Seat
    running: bool

    @property
    def active(self) -> Seat | None:
        """The active player; None between turns, and where that player has left (800.4j)."""
        standing = self.turn not in self.position.configuration.fallen
        return self.turn if self.running and standing else None

    @property
    def next(self) -> Seat | None:
        """Who plays next, extra turns apart; None once the game is over (800.4k)."""
        return next_player(self.position.configuration, self.turn)


def start(position: Position, seat: Seat) -> Game:
    """The game as a seat's turn begins: an emperor's, at the opening (809.4).

    Raises PositionError for a seat that has left, and in a finished game.
    """
    return Game(clock.begin_turn(position, seat), seat, running=True)


def begin_turn(game: Game, seat: Seat | None = None) -> Game:
    """The game as the next turn begins, or a named seat's extra turn.

    Raises PositionError while a turn is on, for a seat that has left, and in a finished game.
    """
    if game.running:
        raise PositionError(f"expected the turn of {game.turn} to end before another begins")
    coming = game.next if seat is None else seat
    if coming is None:
        raise PositionError("expected a running game for a turn: this one is over (104.2c, 104.4d)")
    return start(game.position, coming)


def fall(game: Game, *seats: Seat) -> Game:
    """The game after these seats fall together; the turn goes on, if need be without its player.

    A game that ends by it ends there and then, and no turn is on any more (104.1). Raises
    PositionError for a seat that has fallen before, and in a finished game.
    """
    position = clock.fall(game.position, *seats)
    over = outcome(position.configuration).over
    return replace(game, position=position, running=game.running and not over)


def end_turn(game: Game) -> Game:
    """The game as the turn ends. Raises PositionError where no turn is on."""
    if not game.running:
        raise PositionError("expected a turn to end: none is on")
    return replace(game, position=clock.end_turn(game.position), running=False)
