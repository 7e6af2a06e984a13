"""Who has fallen: an emperor takes its team, falls of one moment count together."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.emperor.configuration import Configuration, configuration, fall, standing
from generator.emperor.errors import PositionError, SeatError
from generator.emperor.seat import Seat
from generator.emperor.table import Table, table

from .spelling import now, said, seat
from .strategies import configurations, tables


def test_an_emperor_takes_its_team() -> None:
    """The whole team loses with its emperor (809.5b)."""
    assert said(standing(configuration(table(), [seat("b2")]))) == "a1 a2 a3"


def test_a_general_falls_alone() -> None:
    """The seats close up round an empty chair."""
    assert said(standing(now("2x3/a3"))) == "a1 a2 b1 b2 b3"


def test_no_general_outlives_its_emperor_however_the_value_is_made() -> None:
    """Making the value directly closes the set as well (104.3i)."""
    made = Configuration(table(), frozenset({seat("b2"), seat("a1")}))
    assert said(sorted(made.fallen)) == "a1 b1 b2 b3"


def test_a_seat_elsewhere_cannot_fall() -> None:
    """A fall names a seat of the table."""
    with pytest.raises(SeatError, match="'c1'"):
        configuration(table(), [seat("c1")])


def test_nobody_falls_twice() -> None:
    """A seat that has left cannot leave again."""
    with pytest.raises(PositionError, match="'a3'"):
        fall(now("2x3/a3"), seat("a3"))


def test_an_emperor_and_its_general_may_fall_in_one_moment() -> None:
    """Naming both is not naming one twice."""
    assert fall(now("3x3/none"), seat("b2"), seat("b1")) == now("3x3/b2")


def test_nobody_falls_once_the_game_is_over() -> None:
    """A finished game has no more falls."""
    with pytest.raises(PositionError, match="over"):
        fall(now("2x3/b2"), seat("a1"))


@given(tables(), st.data())
def test_the_order_of_falls_does_not_matter(chosen: Table, data: st.DataObject) -> None:
    """What stands depends on who has fallen alone, not on when."""
    seats = data.draw(st.lists(st.sampled_from(chosen.seats), unique=True, max_size=6))
    together = configuration(chosen, seats)
    for order in (seats, seats[::-1]):
        fallen: frozenset[Seat] = frozenset()
        for one in order:
            fallen = configuration(chosen, fallen | {one}).fallen
        assert fallen == together.fallen


@given(configurations())
def test_a_team_is_in_with_its_emperor_or_out_whole(found: Configuration) -> None:
    """Every set is closed, and closing it again changes nothing."""
    for one in found.ring:
        assert found.table.emperors[one.team] in found.ring
    assert configuration(found.table, found.fallen) == found
    assert found.teams == tuple(sorted({one.team for one in found.ring}))
