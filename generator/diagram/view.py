"""What a picture shows of a position, asked of the rules core: holds, steps, bridges, chains."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from generator.diagram.scene import Hold
from generator.emperor.bridges import attack, bridges, exposed, pending_attack
from generator.emperor.clock import Position
from generator.emperor.configuration import Configuration
from generator.emperor.reach import pending_reach, reach
from generator.emperor.ring import distance
from generator.emperor.seat import Seat
from generator.emperor.table import Table
from generator.emperor.turns import order


@dataclass(frozen=True)
class View:
    """A position, and the seat from which it is looked at, if any.

    With `first`, the seat whose turn it is, seats are numbered by the order of turns (809.4).

    A seat that has fallen, or any seat once the game is over, reaches nobody: a picture from there
    is the same as one from nobody.
    """

    configuration: Configuration
    viewer: Seat | None = None
    began: Configuration | None = None
    first: Seat | None = None
    _holds: Mapping[Seat, Hold] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_holds", self._look())

    @property
    def table(self) -> Table:
        """Return the table."""
        return self.configuration.table

    @cached_property
    def position(self) -> Position:
        """Return the position, with its clock."""
        return Position(self.configuration, self.began)

    def hold(self, seat: Seat) -> Hold:
        """Return how a seat stands to the viewer's reach (801.2)."""
        return self._holds.get(seat, "none")

    def steps(self, seat: Seat) -> int | None:
        """Return how many seats away a standing seat is from the viewer; nothing for the viewer."""
        if self.viewer is None or self.hold(seat) in ("none", "chosen"):
            return None
        return distance(self.configuration.ring, self.viewer, seat)

    def number(self, seat: Seat) -> int | None:
        """Return the number on a seat's badge: its turn from `first` on, else its steps."""
        if self.first is None:
            return self.steps(seat)
        lap = order(self.configuration, self.first)
        return lap.index(seat) + 1 if seat in lap else None

    @cached_property
    def exposed(self) -> tuple[Seat, ...]:
        """Return the emperors who have an opponent in the next seat."""
        return exposed(self.configuration)

    @cached_property
    def bridges(self) -> tuple[tuple[Seat, Seat], ...]:
        """Return the pairs of opponents in neighbouring seats (809.3c)."""
        return bridges(self.configuration)

    @cached_property
    def chains(self) -> tuple[tuple[Seat, Seat], ...]:
        """Return the pairs of teammates in neighbouring seats, each with the one at its left."""
        ring = self.configuration.ring
        pairs = list(zip(ring, ring[1:] + ring[:1], strict=True))[: len(ring) - (len(ring) == 2)]
        return tuple((one, left) for one, left in pairs if one.team == left.team and one != left)

    def waiting(self, ends: tuple[Seat, Seat]) -> tuple[Seat, ...]:
        """Return the ends of a bridge that may attack across only from the next turn (801.2c)."""
        one, other = ends
        pairs = ((one, other), (other, one))
        return tuple(here for here, there in pairs if there in pending_attack(self.position, here))

    def pale(self, ends: tuple[Seat, Seat]) -> bool:
        """Return whether a bridge is not the viewer's own."""
        return bool(self._holds) and self.viewer not in ends

    def allows(self, actor: Seat, target: Seat) -> bool:
        """Return whether one seat may attack another (809.3c, 801.3)."""
        return target in attack(self.position, actor)

    def _look(self) -> Mapping[Seat, Hold]:
        if self.viewer is None or not (held := reach(self.position, self.viewer)):
            return {}
        coming = pending_reach(self.position, self.viewer)
        holds: dict[Seat, Hold] = {}
        for seat in self.configuration.ring:
            holds[seat] = "within" if seat in held else "coming" if seat in coming else "beyond"
        holds[self.viewer] = "chosen"
        return holds
