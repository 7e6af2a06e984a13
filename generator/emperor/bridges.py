"""Who may attack whom, where the battle bridges run, and how the three lanes stand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from .clock import Position
from .configuration import Configuration
from .memo import kept
from .reach import pending_reach, reaches
from .ring import neighbours
from .seat import Seat

Lane = Literal["sun", "throne", "moon"]
State = Literal["open", "sealed", "empty"]

LANES: Mapping[Lane, tuple[Seat, Seat]] = {
    "sun": (Seat(0, 3), Seat(1, 1)),
    "throne": (Seat(0, 2), Seat(1, 2)),
    "moon": (Seat(0, 1), Seat(1, 3)),
}
"""The lanes of the table of two teams of three: columns of the board, a house name each."""

_LANE_OF: Mapping[Seat, Lane] = {seat: lane for lane, pair in LANES.items() for seat in pair}


@dataclass(frozen=True)
class LaneState:
    """A lane: open across a bridge, sealed though both seats stand, or with an empty seat."""

    state: State
    standing: tuple[Seat, ...]


def attack(position: Position, seat: Seat) -> tuple[Seat, ...]:
    """The opponents a seat may attack: in the very next seat (809.3c) and in reach (801.3).

    In ring order; each once, also where left and right are the same player. Nobody for a seat
    that has fallen, or that the table does not have.
    """
    return attacks(position).get(seat, ())


@kept
def attacks(position: Position) -> Mapping[Seat, tuple[Seat, ...]]:
    """The opponents that each standing seat may attack."""
    held = reaches(position)
    return {
        seat: tuple(other for other in next_opponents(position, seat) if other in held[seat])
        for seat in held
    }


def pending_attack(position: Position, seat: Seat) -> tuple[Seat, ...]:
    """The opponents in the next seat that enter reach as the next turn begins (801.2c)."""
    if position.began is None:
        return ()
    coming = pending_reach(position, seat)
    return tuple(other for other in next_opponents(position, seat) if other in coming)


def next_opponents(position: Position, seat: Seat) -> tuple[Seat, ...]:
    """The opponents in the next seats either side as the table stands, each once, in ring order.

    Nobody for a seat that has fallen.
    """
    left, right = sides(position.configuration).get(seat, (None, None))
    if left is None or right is None:
        return ()
    both = (left,) if left == right else (min(left, right), max(left, right))
    return tuple(side for side in both if side.team != seat.team)


@kept
def sides(configuration: Configuration) -> Mapping[Seat, tuple[Seat | None, Seat | None]]:
    """The left and right neighbours of every standing seat; none of a seat alone."""
    ring = configuration.ring
    return {seat: neighbours(ring, seat) for seat in ring}


@kept
def bridges(configuration: Configuration) -> tuple[tuple[Seat, Seat], ...]:
    """Every pair of opponents in neighbouring seats, as the table stands.

    Each pair and the list are in ring order; two players alone share one bridge.
    """
    ring = configuration.ring
    pairs = {
        (min(seat, left), max(seat, left))
        for seat, left in zip(ring, ring[1:] + ring[:1], strict=True)
        if seat.team != left.team
    }
    return tuple(sorted(pairs))


def exposed(configuration: Configuration) -> tuple[Seat, ...]:
    """The emperors with an opponent in the next seat, as the table stands."""
    ends = {seat for pair in bridges(configuration) for seat in pair}
    return tuple(emperor for emperor in configuration.table.emperors if emperor in ends)


def lane_of(configuration: Configuration, seat: Seat) -> Lane | None:
    """The lane a seat belongs to all game; no lane but at the table of two teams of three."""
    return _LANE_OF[seat] if configuration.table.basic else None


def lanes(configuration: Configuration) -> Mapping[Lane, LaneState] | None:
    """How the Sun, Throne and Moon lanes stand; None at any other table than 2x3."""
    if not configuration.table.basic:
        return None
    joined = bridges(configuration)
    states: dict[Lane, LaneState] = {}
    for lane, pair in LANES.items():
        here = tuple(seat for seat in pair if seat not in configuration.fallen)
        state: State = "empty" if len(here) < 2 else "open" if pair in joined else "sealed"
        states[lane] = LaneState(state, here)
    return states


def slanting(configuration: Configuration) -> bool | None:
    """Whether each team has lost one general, in different lanes; None at other tables than 2x3.

    Both bridges then run from one lane into another; in true seat order they never cross.
    """
    if not configuration.table.basic:
        return None
    return configuration.fallen in _SLANTING


_SLANTING = (
    frozenset({Seat(0, 1), Seat(1, 1)}),
    frozenset({Seat(0, 3), Seat(1, 3)}),
)
