"""How the lanes stand, in words."""

from __future__ import annotations

import pytest

from generator.wording.lanes import lane_words

from ..emperor.spelling import now
from .catalogues import EN, FR


@pytest.mark.parametrize(
    ("text", "states"),
    [
        ("2x3/none", "Open, Sealed, Open"),
        ("2x3/a3", "Empty seat, Sealed, Open"),
        ("2x3/a3-b1", "Empty seat, Open, Open"),
        ("2x3/a1-a3-b1-b3", "Empty seat, Open, Empty seat"),
    ],
)
def test_each_lane_has_a_state(text: str, states: str) -> None:
    """Only the Throne is ever sealed."""
    assert ", ".join(lane.state for lane in lane_words(EN, now(text))) == states


def test_sentences_say_who_is_left() -> None:
    """A lane with one player names them, one with none says so."""
    told = [lane.sentence for lane in lane_words(EN, now("2x3/a3-b1-b3"))]
    assert told == [
        "Nobody is left in the Sun lane.",
        "The Throne is open: the emperors can attack each other.",
        "Only your Moon general is left in the Moon lane.",
    ]


def test_french_lanes_agree_in_gender() -> None:
    """A voie is ouverte, a Trône ouvert."""
    states = [lane.state for lane in lane_words(FR, now("2x3/a1-b3"))]
    assert states == ["Ouverte", "Ouvert", "Siège vide"]


def test_other_tables_have_no_lanes() -> None:
    """Lanes are columns of the board of six."""
    assert lane_words(EN, now("3x3/none")) == ()
