"""By the book: what waits for the next turn."""

from __future__ import annotations

from generator.wording.pending import pending_sentences

from ..emperor.spelling import at
from .catalogues import EN, FR


def test_nothing_waits_by_the_live_clock() -> None:
    """There reach follows every fall at once."""
    assert pending_sentences(EN, at("2x3/a3")) == ()


def test_a_turn_without_falls_has_nothing_to_open() -> None:
    """One sentence says so."""
    assert pending_sentences(EN, at("2x3/a3~a3")) == (
        "Nothing new opens when the next turn begins.",
    )


def test_one_attack_waits_and_reach_grows() -> None:
    """The emperor held its new neighbour already, with its reach of 2; not the other way round."""
    assert pending_sentences(EN, at("2x3/a3~none")) == (
        "Your emperor can already attack the enemy Sun general;"
        " the other way round opens next turn.",
        "From the next turn the enemy emperor is in reach of your emperor.",
        "From the next turn your emperor is in reach of the enemy Sun general.",
        "From the next turn your emperor is in reach of the enemy emperor.",
    )


def test_both_attacks_wait_between_emperors() -> None:
    """Two generals of one lane fell in one turn: the emperors meet in the next."""
    assert pending_sentences(FR, at("2x3/a3-b1~none"))[0] == (
        "Dès le prochain tour, votre empereur et l'empereur ennemi pourront s'attaquer."
    )
