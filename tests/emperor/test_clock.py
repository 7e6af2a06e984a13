"""The two clocks: reach read live, or settled as the turn began (801.2c)."""

from __future__ import annotations

import pytest
from hypothesis import given

from generator.emperor.bridges import attack, pending_attack
from generator.emperor.clock import Position, begin_turn, end_turn, fall
from generator.emperor.errors import PositionError
from generator.emperor.notation import position_text
from generator.emperor.reach import pending_reach, reach

from .spelling import at, now, said, seat
from .strategies import positions


def test_a_position_is_live_unless_it_says_how_the_turn_began() -> None:
    """The part after the tilde makes the clock the book's."""
    assert at("2x3/a3").clock == "live"
    assert at("2x3/a3~none").clock == "book"
    assert at("2x3/a3~a3").clock == "book"


def test_the_turn_began_with_no_more_falls_than_there_are() -> None:
    """Nobody who had fallen stands again."""
    with pytest.raises(PositionError, match="'a3'"):
        Position(now("2x3/none"), now("2x3/a3"))


def test_the_turn_began_at_the_same_table() -> None:
    """A turn does not move the players to another table."""
    with pytest.raises(PositionError, match="same table"):
        Position(now("2x4/a3"), now("2x3/none"))


def test_reach_opens_only_as_the_next_turn_begins() -> None:
    """The example of 801.2c: the one between leaves, the one behind comes into reach next turn."""
    before = at("2x3/none~none")
    after = fall(before, seat("b1"))
    assert said(reach(after, seat("a3"))) == "a2 a3"
    assert said(pending_reach(after, seat("a3"))) == "b2"
    ended = end_turn(after)
    assert said(reach(ended, seat("a3"))) == "a2 a3"
    following = begin_turn(ended, seat("b2"))
    assert said(reach(following, seat("a3"))) == "a2 a3 b2"
    assert pending_reach(following, seat("a3")) == ()


def test_an_extra_turn_settles_reach_anew() -> None:
    """Whoever begins a turn, it is a turn (801.2c)."""
    after = begin_turn(fall(at("2x3/none~none"), seat("b1")), seat("a2"))
    assert position_text(after) == "2x3/b1~b1"


def test_a_departed_player_s_turn_does_not_begin() -> None:
    """So reach is not settled then either (800.4k)."""
    with pytest.raises(PositionError, match=r"800\.4k"):
        begin_turn(at("2x3/b1~none"), seat("b1"))


def test_no_turn_begins_once_the_game_is_over() -> None:
    """A finished game has no turns."""
    with pytest.raises(PositionError, match="over"):
        begin_turn(at("2x3/b2"), seat("a2"))


def test_those_who_leave_drop_out_of_reach_at_once() -> None:
    """Settled reach never holds somebody who has left (801.2c)."""
    after = at("2x3/a3-b1~none")
    assert said(reach(after, seat("a2"))) == "a1 a2 b3"


def test_a_new_bridge_may_open_one_way_first() -> None:
    """The emperor already reached the general now beside it; the general did not reach it."""
    after = at("2x3/a3~none")
    assert said(attack(after, seat("a2"))) == "b1"
    assert attack(after, seat("b1")) == ()
    assert said(pending_attack(after, seat("b1"))) == "a2"


def test_both_generals_of_a_lane_in_one_turn_make_the_throne_wait() -> None:
    """The emperors were three apart as the turn began; over two turns they are two apart."""
    assert attack(at("2x3/a3-b1~none"), seat("a2")) == ()
    assert said(pending_attack(at("2x3/a3-b1~none"), seat("a2"))) == "b2"
    assert said(attack(at("2x3/a3-b1~a3"), seat("a2"))) == "b2"
    assert said(attack(at("2x3/a3-b1~a3"), seat("b2"))) == "a2"


def test_the_live_clock_ignores_turns() -> None:
    """A turn that begins or ends moves nothing."""
    position = at("2x3/a3")
    assert begin_turn(position, seat("a2")) == position
    assert end_turn(position) == position


@given(positions())
def test_the_book_never_reaches_further_than_the_live_clock(position: Position) -> None:
    """What is pending is only ever gained, and makes up the whole difference."""
    live = Position(position.configuration)
    for one in position.configuration.ring:
        held, coming = reach(position, one), pending_reach(position, one)
        assert set(held).isdisjoint(coming)
        assert {*held, *coming} == set(reach(live, one))
        held, coming = attack(position, one), pending_attack(position, one)
        assert set(held).isdisjoint(coming)
        assert {*held, *coming} == set(attack(live, one))
