"""Reach: so many steps along the standing ring, oneself included (801.2, 801.2b)."""

from __future__ import annotations

import pytest
from hypothesis import given

from generator.emperor.clock import Position
from generator.emperor.configuration import Configuration, fall
from generator.emperor.errors import SeatError
from generator.emperor.reach import pending_reach, reach
from generator.emperor.seat import Seat

from .spelling import at, said, seat
from .strategies import positions, running


@pytest.mark.parametrize(
    ("one", "expected"),
    [
        ("a1", "a1 a2 b3"),
        ("a2", "a1 a2 a3 b1 b3"),
        ("a3", "a2 a3 b1"),
        ("b2", "a1 a3 b1 b2 b3"),
    ],
)
def test_at_the_opening_emperors_reach_two_seats_and_generals_one(one: str, expected: str) -> None:
    """Each emperor reaches both enemy generals and not the other emperor (809.3a)."""
    assert said(reach(at("2x3/none"), seat(one))) == expected


def test_dead_seats_are_no_distance() -> None:
    """Steps are counted over those who stand."""
    assert said(reach(at("2x3/a3"), seat("a2"))) == "a1 a2 b1 b2 b3"


def test_a_fall_never_changes_a_range_number() -> None:
    """At 2x4, a3 keeps its reach of two when a4 has fallen (809.6a speaks of the start)."""
    position = at("2x4/a4")
    assert position.configuration.table.ranges[seat("a3")] == 2
    assert said(reach(position, seat("a3"))) == "a1 a2 a3 b1 b2"


def test_nobody_is_in_the_reach_of_a_seat_that_has_fallen() -> None:
    """A player who has left reaches nobody (104.5)."""
    assert reach(at("2x3/a3"), seat("a3")) == ()
    assert pending_reach(at("2x3/a3~none"), seat("a3")) == ()


def test_nobody_reaches_anybody_once_the_game_is_over() -> None:
    """The winners included."""
    assert reach(at("2x3/b2"), seat("a2")) == ()


def test_a_seat_elsewhere_has_no_reach() -> None:
    """Asking for it is an error."""
    with pytest.raises(SeatError):
        reach(at("2x3/none"), Seat(3, 1))


def walked(configuration: Configuration, one: Seat) -> set[Seat]:
    """Everybody met by walking so many seats left, and so many right."""
    seats, met = configuration.table.seats, {one}
    for way in (1, -1):
        where = seats.index(one)
        for _ in range(configuration.table.ranges[one]):
            where = (where + way) % len(seats)
            while seats[where] in configuration.fallen:
                where = (where + way) % len(seats)
            met.add(seats[where])
    return met


@given(running())
def test_reach_is_walking_left_and_right_past_empty_chairs(found: Configuration) -> None:
    """Counted by hand, chair by chair, it is the same set, in ring order, oneself in it."""
    for one in found.ring:
        reached = reach(Position(found), one)
        assert set(reached) == walked(found, one)
        assert list(reached) == sorted(set(reached))
        assert one in reached


@given(running())
def test_everybody_always_has_an_opponent_in_reach(found: Configuration) -> None:
    """Range numbers allow one at the start, and falls only bring opponents nearer."""
    for one in found.ring:
        assert any(other.team != one.team for other in reach(Position(found), one))


@given(running())
def test_a_fall_takes_no_survivor_out_of_reach(found: Configuration) -> None:
    """Whoever leaves, those who stay are as near as before or nearer."""
    for leaver in found.ring:
        after = fall(found, leaver)
        if len(after.teams) > 1:
            for one in after.ring:
                before = {other for other in reach(Position(found), one) if other in after.ring}
                assert before <= set(reach(Position(after), one))


@given(positions())
def test_reach_holds_only_standing_seats(position: Position) -> None:
    """Under either clock, and oneself always (801.2b)."""
    for one in position.configuration.ring:
        reached = reach(position, one)
        assert one in reached
        assert set(reached) <= set(position.configuration.ring)
