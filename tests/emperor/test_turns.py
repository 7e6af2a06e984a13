"""Turns: clockwise from an emperor, one player at a time (809.4)."""

from __future__ import annotations

import pytest
from hypothesis import given

from generator.emperor.configuration import Configuration
from generator.emperor.errors import SeatError
from generator.emperor.seat import Seat
from generator.emperor.turns import next_player, order, runs

from .spelling import now, said, seat
from .strategies import configurations, running


def spelled(text: str, first: str, laps: int = 2) -> str:
    """The runs of turns, a letter and a number each."""
    return " ".join(f"{'abcde'[team]}{turns}" for team, turns in runs(now(text), seat(first), laps))


def test_the_first_team_s_right_general_plays_last() -> None:
    """The start is in the middle of a team (809.4)."""
    assert said(order(now("2x3/none"), seat("a2"))) == "a2 a3 b1 b2 b3 a1"
    assert said(order(now("2x3/none"), seat("b2"))) == "b2 b3 a1 a2 a3 b1"


def test_runs_are_two_then_threes() -> None:
    """The first team gets two turns before the other takes three."""
    assert spelled("2x3/none", "a2") == "a2 b3 a3 b3 a1"
    assert spelled("2x3/none", "a2", laps=3) == "a2 b3 a3 b3 a3 b3 a1"
    assert spelled("2x4/none", "a2") == "a3 b4 a4 b4 a1"
    assert spelled("3x3/none", "b2") == "b2 c3 a3 b3 c3 a3 b1"


def test_fallen_seats_take_no_turns() -> None:
    """Runs grow shorter with them (800.4k)."""
    assert said(order(now("2x3/a3-b1"), seat("a2"))) == "a2 b2 b3 a1"
    assert spelled("2x3/a3-b1", "a2") == "a1 b2 a2 b2 a1"


@pytest.mark.parametrize(
    ("text", "leaver", "following"),
    [
        ("2x3/a3", "a3", "b1"),
        ("2x3/a1", "a1", "a2"),
        ("2x3/a3-b1", "a3", "b2"),
        ("3x3/b2", "b2", "c1"),
        ("3x3/c2", "c1", "a1"),
    ],
)
def test_after_one_who_left_the_next_standing_seat_plays(
    text: str, leaver: str, following: str
) -> None:
    """Counted from its chair, also when the whole team went with it (800.4j, 800.4k)."""
    assert said([next_player(now(text), seat(leaver)) or seat("l1")]) == following


def test_a_lap_from_a_fallen_seat_starts_with_the_next() -> None:
    """Its own turn does not begin (800.4k)."""
    assert said(order(now("3x3/a2"), seat("a2"))) == "b1 b2 b3 c1 c2 c3"


def test_a_finished_game_has_no_turns() -> None:
    """Nobody plays after anybody."""
    assert order(now("2x3/b2"), seat("a2")) == ()
    assert runs(now("2x3/b2"), seat("a2")) == ()
    assert next_player(now("2x3/b2"), seat("a2")) is None


def test_a_seat_elsewhere_takes_no_turn() -> None:
    """Asking for it is an error."""
    with pytest.raises(SeatError):
        order(now("2x3/none"), seat("c1"))


@given(running())
def test_a_lap_is_everybody_once_in_ring_order(found: Configuration) -> None:
    """Whoever starts, and following each one's next player gives the same lap."""
    for first in found.ring:
        lap = order(found, first)
        assert sorted(lap) == list(found.ring)
        walked: list[Seat | None] = [first]
        for _ in lap[1:]:
            assert walked[-1] is not None
            walked.append(next_player(found, walked[-1]))
        assert tuple(walked) == lap
        assert sum(turns for _, turns in runs(found, first)) == 2 * len(lap)


@given(configurations())
def test_the_next_player_is_always_standing(found: Configuration) -> None:
    """Also after seats that have fallen; nobody in a finished game."""
    for one in found.table.seats:
        following = next_player(found, one)
        assert (following is None) == (len(found.teams) < 2)
        assert following is None or following in found.ring
