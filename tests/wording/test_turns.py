"""Turns in words."""

from __future__ import annotations

from generator.emperor.table import table
from generator.wording.turns import run_labels, turn_first, turn_label, turn_next, turn_now

from ..emperor.spelling import now, seat
from .catalogues import EN, FR


def test_whose_turn_it_is() -> None:
    """The seat is named, contracted in French."""
    assert turn_now(EN, table(), seat("b1")) == "It is the enemy Sun general's turn."
    assert turn_now(FR, table(), seat("b1")) == "C'est le tour du général ennemi du Soleil."
    assert turn_first(EN, table(), seat("a2")) == "Your emperor takes the first turn."
    assert turn_label(FR, 3) == "Tour 3"


def test_turns_pass_to_the_left() -> None:
    """After a3 comes b1; the count goes on from the seat of one who left (800.4j, 800.4k)."""
    assert turn_next(EN, now("2x3/none"), seat("a3")) == "The enemy Sun general plays next."
    assert turn_next(EN, now("2x3/b1"), seat("b1")) == (
        "The player whose turn it is has left; the turn runs to its end without them."
        " The enemy emperor plays next."
    )
    assert turn_next(EN, now("2x3/b2"), seat("a1")) == ""


def test_the_first_run_is_shorter() -> None:
    """An emperor starts (809.4): two turns, then three and three."""
    assert run_labels(EN, now("2x3/none"), seat("a2"))[:3] == (
        "2 turns for your team",
        "3 turns for the enemy team",
        "3 turns for your team",
    )
    assert run_labels(FR, now("3x3/none"), seat("a2"), laps=1)[-1] == "1 tour pour l'équipe Ivoire"
