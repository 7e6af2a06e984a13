"""Samples for the key to the pictures: one sign each, drawn with the same strokes."""

from __future__ import annotations

from collections.abc import Callable

from generator.diagram.geometry import ORIGIN, Point, straight
from generator.diagram.paint import seal
from generator.diagram.paint_seats import chair
from generator.diagram.paint_ways import arrow, bridge, chain, tape
from generator.diagram.pathdata import view_box
from generator.diagram.pen import Element, element, markup
from generator.diagram.scene import Arrow, Bridge, Chain, Chair, Hold, Role, Seal, Tape
from generator.emperor.seat import Seat

WIDTH, HEIGHT = 96.0, 72.0
_A2, _B2 = Seat(0, 2), Seat(1, 2)
_ENDS = (_A2, _B2)
_ACROSS = straight(Point(-44, 0), Point(44, 0))


def _bridge(waiting: tuple[Seat, ...] = ()) -> Element:
    return bridge(Bridge(_ENDS, _ACROSS, ORIGIN, waiting))


def _chair(
    seat: Seat = _A2,
    *,
    fallen: bool = False,
    exposed: bool = False,
    hold: Hold = "none",
    figure: int | None = None,
) -> Element:
    badge, alarm = Point(20, -20), Point(-21, -21)
    role: Role = "general" if fallen else "emperor"
    return chair(Chair(seat, ORIGIN, 26, role, fallen, exposed, hold, figure, badge, alarm))


def _arrow(allowed: bool) -> Element:
    return arrow(Arrow(_ENDS, straight(Point(-38, 0), Point(28, 0)), allowed))


_SAMPLES: dict[str, Callable[[], Element]] = {
    "bridge": _bridge,
    "half-bridge": lambda: _bridge((_B2,)),
    "coming-bridge": lambda: _bridge(_ENDS),
    "chain": lambda: chain(Chain(_ENDS, _ACROSS)),
    "seal": lambda: seal(Seal(ORIGIN, (straight(Point(0, -34), Point(0, -26)),) * 2)),
    "exposed": lambda: _chair(exposed=True),
    "fallen": lambda: _chair(fallen=True),
    "chosen": lambda: _chair(hold="chosen"),
    "within": lambda: _chair(hold="within", figure=2),
    "coming": lambda: _chair(hold="coming", figure=2),
    "beyond": lambda: _chair(hold="beyond", figure=3),
    "own": lambda: _chair(_A2),
    "foe": lambda: _chair(_B2),
    "tape": lambda: tape(Tape(_ACROSS)),
    "allowed": lambda: _arrow(True),
    "refused": lambda: _arrow(False),
}
SAMPLES = tuple(_SAMPLES)
"""The names of all samples."""


def sample(name: str) -> str:
    """Return one sample as SVG, hidden from those who listen: the key's words stand beside it.

    Raises KeyError for a name that is not in SAMPLES.
    """
    return markup(
        element(
            "svg",
            _SAMPLES[name](),
            aria_hidden="true",
            class_="d-picture d-sample",
            focusable="false",
            viewBox=view_box(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT),
        )
    )
