"""A picture as values: where every seat, bridge and chain is, and in what state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from generator.diagram.geometry import ORIGIN, Curve, Point
from generator.emperor.seat import Seat

Role = Literal["emperor", "general"]
Hold = Literal["none", "chosen", "within", "coming", "beyond"]


@dataclass(frozen=True)
class Box:
    """The part of the drawing plane that a picture shows."""

    left: float
    top: float
    width: float
    height: float


@dataclass(frozen=True)
class Chair:
    """One seat: its place, who sits there, and how it stands to the seat the picture looks from.

    `hold` is "none" in a picture that looks from nobody; else the seat is the chosen one, within
    its reach (801.2), coming into reach as the next turn begins (801.2c), or beyond. `figure` is
    the number on the seat's badge: steps from the chosen seat, or the seat's own range.
    """

    seat: Seat
    centre: Point
    radius: float
    role: Role
    fallen: bool = False
    exposed: bool = False
    hold: Hold = "none"
    figure: int | None = None
    badge: Point = ORIGIN
    alarm: Point = ORIGIN


@dataclass(frozen=True)
class Bridge:
    """A front: two opponents in neighbouring seats (809.3c), and the curve from one to the other.

    `waiting` are the ends that may not attack across before the next turn begins (801.2c).
    `pale` bridges are not the chosen seat's own.
    """

    ends: tuple[Seat, Seat]
    curve: Curve
    medal: Point
    waiting: tuple[Seat, ...] = ()
    pale: bool = False


@dataclass(frozen=True)
class Chain:
    """Two teammates in neighbouring seats, and the curve that joins them."""

    ends: tuple[Seat, Seat]
    curve: Curve


@dataclass(frozen=True)
class Band:
    """A lane of the board: a house name's colour and glyph over a column."""

    lane: str
    left: float
    width: float
    glyph: Point
    mark: Point


@dataclass(frozen=True)
class Side:
    """A team's arc outside the ring, so `width` wide, with its mark and a short label.

    In a wide ring `scale` makes mark and label larger; a team that is `out` has no seat left.
    """

    team: int
    curve: Curve
    mark: Point
    scale: float = 1
    width: float = 17
    label: str = ""
    label_at: Point = ORIGIN
    anchor: Literal["start", "middle", "end"] = "middle"
    out: bool = False


@dataclass(frozen=True)
class Tape:
    """The reach of the chosen seat laid around the ring; `coming` is what the next turn adds."""

    curve: Curve
    coming: tuple[Curve, ...] = ()


@dataclass(frozen=True)
class Seal:
    """The shield between two emperors who face each other and cannot attack, with its two cords."""

    centre: Point
    cords: tuple[Curve, Curve]


@dataclass(frozen=True)
class Arrow:
    """An attack that somebody asks about: from one seat to another, allowed or refused."""

    ends: tuple[Seat, Seat]
    curve: Curve
    allowed: bool


@dataclass(frozen=True)
class Scene:
    """Everything that a picture of a table shows; chairs are in ring order."""

    box: Box
    chairs: tuple[Chair, ...]
    bridges: tuple[Bridge, ...]
    chains: tuple[Chain, ...]
    lanes: tuple[Band, ...] = ()
    sides: tuple[Side, ...] = ()
    rims: tuple[tuple[Point, float], ...] = ()
    tape: Tape | None = None
    seal: Seal | None = None
    arrow: Arrow | None = None

    @property
    def name(self) -> str:
        """Return what kind of picture this is: the board with lanes, or a ring."""
        return "board" if self.lanes else "ring"
