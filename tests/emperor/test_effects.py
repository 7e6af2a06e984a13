"""Effects that win or draw, under limited reach, and concessions (801.14, 801.15, 104.3a)."""

from __future__ import annotations

import pytest
from hypothesis import given

from generator.emperor.clock import Position
from generator.emperor.effects import concede, draw, effect, win
from generator.emperor.errors import NotationError, PositionError
from generator.emperor.notation import position_text
from generator.emperor.outcome import DRAWN, RUNNING
from generator.emperor.reach import reach

from .spelling import at, said, seat
from .strategies import positions


def test_an_emperor_s_win_effect_takes_both_generals_at_the_opening() -> None:
    """Opponents in reach lose, the other emperor is out of reach (801.14, 104.3h)."""
    done = win(at("2x3/none"), seat("a2"))
    assert said(done.leaving) == "b1 b3"
    assert done.drawn == ()
    assert done.outcome == RUNNING
    assert position_text(done.after) == "2x3/b1-b3"


def test_a_general_s_win_effect_takes_one_at_the_opening() -> None:
    """With a reach of one (801.14)."""
    done = win(at("2x3/none"), seat("a3"))
    assert said(done.leaving) == "b1"
    assert not done.outcome.over


def test_a_win_effect_that_reaches_the_emperor_wins() -> None:
    """Its whole team leaves, in reach or not (809.5b)."""
    done = win(at("2x3/b1"), seat("a3"))
    assert said(done.leaving) == "b2 b3"
    assert done.outcome.winner == 0


def test_a_draw_effect_at_the_opening_hands_the_win_to_the_other_team() -> None:
    """The emperor in reach draws for its team, and one team is left (801.15, 809.5c, 104.2c)."""
    for drawer in ("a2", "a3", "a1"):
        done = draw(at("2x3/none"), seat(drawer))
        assert done.outcome.winner == 1
        assert not done.outcome.draw


def test_a_drawn_general_may_be_on_the_winning_side() -> None:
    """Its own result is kept apart from its team's (104.2c)."""
    done = draw(at("2x3/none"), seat("a3"))
    assert said(done.drawn) == "a1 a2 a3 b1"
    assert done.outcome.winner == 1


def test_a_draw_effect_that_reaches_both_emperors_draws_the_game() -> None:
    """Everybody leaves together (801.15, 104.4h)."""
    done = draw(at("2x3/a3-b1"), seat("a2"))
    assert done.outcome == DRAWN
    assert said(done.drawn) == "a1 a2 b2 b3"


def test_by_the_book_effects_go_by_settled_reach() -> None:
    """Somebody who comes into reach next turn is untouched (801.2c)."""
    assert said(win(at("2x3/b1~none"), seat("a3")).leaving) == ""
    assert said(win(at("2x3/b1"), seat("a3")).leaving) == "b2 b3"


def test_a_concession_is_one_s_own_and_an_emperor_s_its_team_s() -> None:
    """A general concedes for itself alone (104.3a, 809.5b)."""
    assert said(concede(at("2x3/none"), seat("b1")).leaving) == "b1"
    conceded = concede(at("2x3/b1"), seat("b2"))
    assert said(conceded.leaving) == "b2 b3"
    assert conceded.outcome.winner == 0


@pytest.mark.parametrize("kind", ["win", "draw", "concede"])
def test_those_who_have_left_have_no_effects(kind: str) -> None:
    """Neither has anybody once the game is over."""
    with pytest.raises(PositionError, match="standing seat"):
        effect(at("2x3/a3"), seat("a3"), kind)
    with pytest.raises(PositionError, match="over"):
        effect(at("2x3/b2"), seat("a2"), kind)


@pytest.mark.parametrize("kind", ["", "lose", "WIN", "win\n", "x" * 999])
def test_there_are_three_effects(kind: str) -> None:
    """Another name is an error that lists them."""
    with pytest.raises(NotationError, match="expected one of win draw concede"):
        effect(at("2x3/none"), seat("a2"), kind)


@given(positions())
def test_effects_take_at_least_those_in_reach(position: Position) -> None:
    """A win spares one's own team; a draw spares nobody in reach, oneself included."""
    for one in position.configuration.ring:
        won, drawn = win(position, one), draw(position, one)
        assert all(other.team != one.team for other in won.leaving)
        assert set(won.leaving) >= {o for o in reach(position, one) if o.team != one.team}
        assert set(drawn.drawn) >= set(reach(position, one))
        assert drawn.leaving == drawn.drawn
        assert won.after.began == position.began
