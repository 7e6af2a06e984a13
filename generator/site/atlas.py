"""The atlas: every table that generals' falls can lead to, charted once by the core.

Words and pictures are not in it; it is the same for every language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from generator.emperor.clock import Position
from generator.emperor.configuration import Configuration, configuration, fall, standing
from generator.emperor.notation import fallen_text
from generator.emperor.outcome import outcome
from generator.emperor.seat import Seat
from generator.emperor.shape import shape
from generator.emperor.table import role, seats, table

SHAPES = (
    "opening",
    "one-general",
    "lone-emperor",
    "throne-breaks",
    "slanting-fronts",
    "one-general-left",
    "emperors-alone",
)


@dataclass(frozen=True, slots=True)
class Chart:
    """One table with generals fallen: its code, its shape, and the tables one fall away."""

    code: str
    configuration: Configuration
    shape: str
    falls: Mapping[Seat, str]
    returns: Mapping[Seat, str]

    @property
    def position(self) -> Position:
        """The same table by the live clock."""
        return Position(self.configuration)


@dataclass(frozen=True, slots=True)
class Atlas:
    """The 16 charts of the table of two teams of three, by code, fewest fallen first."""

    charts: Mapping[str, Chart]

    def chart(self, code: str) -> Chart:
        """The chart of that code; KeyError where there is none."""
        return self.charts[code]

    def of_shape(self, slug: str) -> tuple[Chart, ...]:
        """The charts of one shape, in the atlas's order."""
        return tuple(chart for chart in self.charts.values() if chart.shape == slug)


@cache
def atlas() -> Atlas:
    """Chart every running table of two teams of three (16 of them: RULES 809.2, 809.3)."""
    opening = configuration(table())
    generals = [seat for seat in seats(opening.table) if role(opening.table, seat) == "general"]
    found = {"none": opening}
    queue = [opening]
    for here in queue:
        for general in generals:
            if general in standing(here):
                there = fall(here, general)
                if not outcome(there).over and fallen_text(there) not in found:
                    found[fallen_text(there)] = there
                    queue.append(there)
    return Atlas({code: _chart(code, here, found) for code, here in found.items()})


def _chart(code: str, here: Configuration, found: Mapping[str, Configuration]) -> Chart:
    falls = {}
    returns = {}
    for seat in seats(here.table):
        if seat in here.fallen:
            back = configuration(here.table, here.fallen - {seat})
            returns[seat] = fallen_text(back)
        elif fallen_text(next_table := fall(here, seat)) in found:
            falls[seat] = fallen_text(next_table)
    slug = shape(here)
    assert slug is not None
    return Chart(code, here, slug, falls, returns)
