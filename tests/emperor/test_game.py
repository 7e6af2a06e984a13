"""A game played step by step, under both clocks (800.4j, 800.4k, 801.2c)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.emperor.clock import Position
from generator.emperor.configuration import Configuration
from generator.emperor.errors import PositionError
from generator.emperor.game import begin_turn, end_turn, fall, start
from generator.emperor.notation import position_text

from .spelling import at, said, seat
from .strategies import running


def test_a_turn_runs_on_without_its_player() -> None:
    """The active player leaves: nobody is active, then the next standing seat plays (800.4j)."""
    game = fall(start(at("2x3/none~none"), seat("a3")), seat("a3"))
    assert game.running
    assert game.active is None
    following = begin_turn(end_turn(game))
    assert str(following.active) == "b1"
    assert position_text(following.position) == "2x3/a3~a3"


def test_after_a_whole_team_left_the_next_team_plays() -> None:
    """The count starts at the chair of the one whose turn it was (800.4k)."""
    game = end_turn(fall(start(at("3x3/none"), seat("b2")), seat("b2")))
    assert str(game.next) == "c1"


def test_both_generals_of_a_lane_in_one_turn_or_in_two() -> None:
    """By the book the emperors meet at once only when the falls were in two turns (801.2c)."""
    one_turn = fall(fall(start(at("2x3/none~none"), seat("a2")), seat("a3")), seat("b1"))
    assert position_text(one_turn.position) == "2x3/a3-b1~none"
    first = end_turn(fall(start(at("2x3/none~none"), seat("a2")), seat("a3")))
    two_turns = fall(begin_turn(first), seat("b1"))
    assert position_text(two_turns.position) == "2x3/a3-b1~a3"


def test_an_extra_turn_settles_reach_too() -> None:
    """A named seat begins out of order, and the order goes on from it (801.2c)."""
    game = end_turn(fall(start(at("2x3/none~none"), seat("a2")), seat("b1")))
    extra = begin_turn(game, seat("a2"))
    assert position_text(extra.position) == "2x3/b1~b1"
    assert str(extra.next) == "a3"


def test_the_game_ends_in_the_middle_of_a_turn() -> None:
    """An emperor's fall stops the turn at once, and nobody plays next (104.1)."""
    game = fall(start(at("2x3/none"), seat("a2")), seat("b2"))
    assert not game.running
    assert game.active is None
    assert game.next is None
    with pytest.raises(PositionError, match="over"):
        begin_turn(game)


def test_turns_do_not_overlap() -> None:
    """One ends before the next begins, and none ends twice."""
    game = start(at("2x3/none"), seat("a2"))
    with pytest.raises(PositionError, match="turn of a2 to end"):
        begin_turn(game)
    with pytest.raises(PositionError, match="none is on"):
        end_turn(end_turn(game))


def test_a_departed_player_cannot_begin_a_turn() -> None:
    """Not an extra one either (800.4k)."""
    with pytest.raises(PositionError, match=r"800\.4k"):
        start(at("2x3/a3"), seat("a3"))


@given(running(), st.data())
def test_any_game_ends_and_its_clock_follows_it(
    opening: Configuration, data: st.DataObject
) -> None:
    """Seats fall one after the other in some turn until the game is over."""
    game = start(Position(opening, opening), opening.ring[0])
    falls = 0
    while game.next is not None:
        leaver = data.draw(st.sampled_from(game.position.configuration.ring))
        before = game.position.began
        game = fall(game, leaver)
        falls += 1
        assert game.position.began == before
        if game.next is not None and data.draw(st.booleans()):
            coming = game.next
            game = begin_turn(end_turn(game))
            assert game.turn == coming
            assert game.position.began == game.position.configuration
    assert falls <= len(opening.ring)
    assert len({one.team for one in game.position.configuration.ring}) <= 1
    assert said(game.position.configuration.ring) == said(
        one for one in opening.table.seats if one not in game.position.configuration.fallen
    )
