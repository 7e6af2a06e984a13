"""The result: a team's win, a draw, or a game still running."""

from __future__ import annotations

import pytest

from generator.emperor.configuration import fall
from generator.emperor.outcome import DRAWN, RUNNING, outcome

from .spelling import now, seat


@pytest.mark.parametrize("text", ["2x3/none", "2x3/a1-a3-b1-b3", "3x3/b2", "5x4/a2-c2-e2"])
def test_a_game_runs_while_two_emperors_stand(text: str) -> None:
    """Generals do not decide it (809.5)."""
    assert outcome(now(text)) == RUNNING


def test_the_last_team_wins() -> None:
    """Two teams: the other emperor's fall wins the game (104.2c)."""
    won = outcome(now("2x3/b2"))
    assert (won.over, won.winner, won.draw) == (True, 0, False)


def test_with_three_teams_the_first_emperor_to_fall_ends_nothing() -> None:
    """A winner comes only when one team is left (104.2c)."""
    assert outcome(now("3x3/a2")) == RUNNING
    assert outcome(now("3x3/a2-b2")).winner == 2


def test_a_team_wins_with_those_it_has_lost() -> None:
    """Fallen generals share the win, down to an emperor alone (104.2c, 809.5a)."""
    assert outcome(now("2x3/a1-a3-b2")).winner == 0


def test_emperors_that_fall_in_one_moment_draw() -> None:
    """All remaining teams lose at once (104.4d)."""
    assert outcome(fall(now("2x3/none"), seat("a2"), seat("b2"))) == DRAWN


def test_a_third_team_wins_when_the_other_two_fall_in_one_moment() -> None:
    """Somebody is left, so it is no draw (104.2c)."""
    assert outcome(fall(now("3x3/none"), seat("a2"), seat("b2"))).winner == 2
