"""What "you win the game", "the game is a draw" and conceding do to a table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, get_args

from .clock import Position, fall
from .errors import NotationError, PositionError, shown
from .outcome import Outcome, outcome
from .reach import reach
from .seat import Seat

Kind = Literal["win", "draw", "concede"]


@dataclass(frozen=True)
class Effect:
    """Who leaves the game, which of them with a draw, the position after it, and its result.

    The result is each team's own: a drawn general of a winning team is in ``drawn``, and its team
    wins (104.2c).
    """

    leaving: tuple[Seat, ...]
    drawn: tuple[Seat, ...]
    after: Position
    outcome: Outcome


def win(position: Position, seat: Seat) -> Effect:
    """A seat's "you win the game": every opponent in its reach loses (801.14, 104.3h)."""
    return _leave(position, (other for other in _reach(position, seat) if other.team != seat.team))


def draw(position: Position, seat: Seat) -> Effect:
    """A seat's "the game is a draw": it and all in its reach leave with a draw (801.15, 104.4h).

    A drawn emperor draws for its whole team (809.5c).
    """
    effect = _leave(position, _reach(position, seat))
    return Effect(effect.leaving, effect.leaving, effect.after, effect.outcome)


def concede(position: Position, seat: Seat) -> Effect:
    """A seat's concession: a general's is its own, an emperor's its team's (104.3a, 809.5b)."""
    return _leave(position, (_standing(position, seat),))


def effect(position: Position, seat: Seat, kind: str) -> Effect:
    """One of the three, by its name: win, draw or concede.

    Raises PositionError for a seat that has fallen and in a finished game, NotationError for
    another name.
    """
    if kind == "win":
        return win(position, seat)
    if kind == "draw":
        return draw(position, seat)
    if kind == "concede":
        return concede(position, seat)
    raise NotationError(f"expected one of {' '.join(get_args(Kind))}: {shown(kind)}")


def _standing(position: Position, seat: Seat) -> Seat:
    """The seat, where it is still in a running game."""
    now = position.configuration
    if len(now.teams) < 2:
        raise PositionError("expected a running game: this one is over (104.2c, 104.4d)")
    if seat not in now.ring:
        raise PositionError(f"expected a standing seat: {str(seat)!r}")
    return seat


def _reach(position: Position, seat: Seat) -> tuple[Seat, ...]:
    """The reach of a seat that is still in a running game."""
    return reach(position, _standing(position, seat))


def _leave(position: Position, seats: Iterable[Seat]) -> Effect:
    """What comes of these seats leaving together."""
    after = fall(position, *seats)
    leaving = after.configuration.fallen - position.configuration.fallen
    return Effect(tuple(sorted(leaving)), (), after, outcome(after.configuration))
