"""The panels: an answer for every pair, and the end of a game."""

from __future__ import annotations

import pytest

from .reading import attributes, made, words


@pytest.mark.parametrize("tag", ("en", "fr"))
@pytest.mark.parametrize("position", ("2x3/none", "2x3/a3-b1~a3"))
def test_a_panel_answers_for_everybody_else(position: str, tag: str) -> None:
    """Two answers for each who stands, one for each who has left."""
    panels = made(position, 0, tag)["panels"]
    standing = 6 if position == "2x3/none" else 4
    assert len(words(panels, ".panel")) == standing
    assert len(words(panels, ".panel.of-a2 .answers li")) == 5
    assert len(words(panels, ".panel.of-a2 .answer")) == 2 * (standing - 1) + (6 - standing)


def test_every_answer_has_a_rule() -> None:
    """A yes and a no alike; a rule with an entry is a link to it."""
    panels = made("2x3/a3")["panels"]
    assert all(words(panels, f".panel.of-b1 li:nth-child({n}) .rule") for n in range(1, 6))
    assert set(attributes(panels, "a.rule", "href")) == {"../rules/#reach"}


def test_a_finished_game_says_who_wins_and_why() -> None:
    """In the place of the panels."""
    result = made("2x3/b2-a3")["panels"]
    assert words(result, ".panel h2") == ["Your team wins"]
    assert "104.2c" in words(result, ".rule")
    assert "Its fallen generals share the win." in words(result, "p")[-1]


def test_the_far_team_is_told_from_its_own_side() -> None:
    """The same end, from the other side."""
    assert words(made("2x3/b2", 1)["panels"], "h2") == ["The enemy team wins"]
    assert words(made("2x3/a2-b2", 1)["panels"], "h2") == ["A draw"]
