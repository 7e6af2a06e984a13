"""Tables, configurations and positions of every kind, for what must hold at all of them."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from hypothesis import strategies as st

from generator.emperor.clock import Position
from generator.emperor.configuration import Configuration
from generator.emperor.seat import Seat
from generator.emperor.seating import THREE, clash, is_middle
from generator.emperor.table import Table, table


@cache
def _legal(teams: int, size: int) -> tuple[Table, ...]:
    """Tables of these numbers, each made once: the emperors all alike, or all but one."""
    alike = [(place,) * teams for place in range(1, size + 1)]
    but_one = [
        (*places[:team], place, *places[team + 1 :])
        for places in alike
        for team in range(teams)
        for place in range(1, size + 1)
    ]
    return tuple(
        table(teams, size, places)
        for places in sorted({*alike, *but_one})
        if clash(teams, size, places) is None and (size > THREE or is_middle(size, places))
    )


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Tables of 2 to 5 teams of 3 to 6, emperors in all kinds of legal seats."""
    return draw(st.sampled_from(_legal(draw(st.integers(2, 5)), draw(st.integers(3, 6)))))


@st.composite
def configurations(draw: st.DrawFn, teams_left: int = 0) -> Configuration:
    """Tables with any generals fallen, and emperors as long as so many teams are left."""
    chosen = draw(tables())
    fallen = {seat for seat in _some(draw, chosen.seats) if seat not in chosen.emperors}
    out = draw(st.sampled_from(_outs(chosen.teams, teams_left)))
    return Configuration(chosen, frozenset(fallen | {chosen.emperors[team] for team in out}))


def running() -> st.SearchStrategy[Configuration]:
    """Tables with any seats fallen, the game still running."""
    return configurations(teams_left=2)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Running positions under either clock."""
    now = draw(running())
    if draw(st.booleans()):
        return Position(now)
    then = Configuration(now.table, frozenset(_some(draw, tuple(sorted(now.fallen)))))
    return Position(now, then if then.fallen <= now.fallen else now)


def _some(draw: st.DrawFn, seats: tuple[Seat, ...]) -> list[Seat]:
    """Any of these seats: a bit each, which is the quickest way to draw them."""
    chosen = draw(st.integers(0, 2 ** len(seats) - 1))
    return [seat for bit, seat in enumerate(seats) if chosen >> bit & 1]


@cache
def _outs(teams: int, left: int) -> list[tuple[int, ...]]:
    """Every choice of teams to be out that leaves enough of them, nobody out first."""
    return [out for number in range(teams - left + 1) for out in combinations(range(teams), number)]


@st.composite
def placed(draw: st.DrawFn) -> tuple[Position, Seat, Seat]:
    """A running position with two seats of its table, standing or not, the same or not."""
    position = draw(positions())
    seats = st.sampled_from(position.configuration.table.seats)
    return position, draw(seats), draw(seats)
