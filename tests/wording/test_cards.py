"""What a seat's card says."""

from __future__ import annotations

import pytest

from generator.wording.cards import card, description

from ..emperor.spelling import at, seat
from .catalogues import EN, FR


@pytest.mark.parametrize(
    ("position", "where", "told"),
    [
        ("2x3/none", "a2", "Reach 2. Can attack nobody."),
        ("2x3/a3", "a2", "Reach 2. Can attack the enemy Sun general. Exposed."),
        ("2x3/b1-b3", "b2", "Reach 2. Can attack your Moon general or your Sun general. Exposed."),
        (
            "2x3/a3~none", "b1",
            "Reach 1. Can attack nobody. From the next turn also your emperor.",
        ),
        ("2x3/a3", "a3", "Fallen."),
        ("3x3/none", "b1", "Reach 1. Can attack Ivory's left general."),
    ],
)  # fmt: skip
def test_a_seat_is_read_aloud(position: str, where: str, told: str) -> None:
    """Reach, whom it can attack, what opens next turn, and whether it is exposed."""
    assert description(EN, at(position), seat(where)) == told


def test_a_standing_card_has_its_lines() -> None:
    """Role, reach and attack; the players in the attack line can be told from the rest."""
    told = card(EN, at("2x3/a3"), seat("a2"))
    assert (told.label, told.reach, told.attack) == ("Emperor", "Reach 2", "Attacks Sun general")
    assert [part.text for part in told.attack_parts if part.name] == ["Sun general"]
    assert (told.state, told.note, told.next_turn) == ("Exposed", "", "")


def test_a_fallen_card_says_only_that() -> None:
    """The chair stays where it is."""
    told = card(EN, at("2x3/a3"), seat("a3"))
    assert (told.standing, told.state, told.reach, told.attack) == (False, "Fallen", "", "")
    assert told.note == "The chair stays. Its neighbours now sit side by side."


def test_two_targets_are_told_with_or() -> None:
    """Each combat has one defending player (507.1)."""
    assert card(FR, at("2x3/b1-b3"), seat("b2")).attack == (
        "Attaque le général de la Lune ou le général du Soleil"
    )


def test_what_opens_next_turn_has_its_own_line() -> None:
    """By the book only (801.2c)."""
    assert card(EN, at("2x3/a3~none"), seat("b1")).next_turn == "Next turn: emperor"
