"""The panel of a chosen seat."""

from __future__ import annotations

from generator.emperor.remarks import RULES
from generator.wording.panel import REMARKS, facts, remark, remarks

from ..emperor.spelling import at, seat
from .catalogues import EN, FR


def test_an_emperor_has_four_facts() -> None:
    """Reach, attack, deploy, and whether it is exposed; that last one is the alarm."""
    told = facts(EN, at("2x3/a3"), seat("a2"))
    assert [(fact.term, fact.words) for fact in told] == [
        ("Reach", "2"),
        ("Can attack", "the enemy Sun general"),
        ("Can deploy to", "your Moon general"),
        ("Status", "Exposed"),
    ]
    assert [fact.alarm for fact in told] == [False, False, False, True]


def test_what_opens_next_turn_is_a_fact() -> None:
    """By the book only (801.2c)."""
    told = {fact.term: fact.words for fact in facts(FR, at("2x3/a3~none"), seat("b1"))}
    assert told["Prochain tour"] == "votre empereur"
    assert told["Peut attaquer"] == "personne"


def test_the_fallen_have_one_fact() -> None:
    """They have left the game."""
    assert [fact.words for fact in facts(EN, at("2x3/a3"), seat("a3"))] == ["Fallen"]


def test_two_targets_share_one_combat() -> None:
    """One defending player in each combat (506.2a, 507.1)."""
    told = remark(EN, at("2x3/b1-b3"), seat("b2"))
    assert told is not None
    assert told.sentence == (
        "Only one of the two in each combat: your Moon general or your Sun general."
    )
    assert told.rules == ("506.2a", "507.1")


def test_every_remark_of_the_core_has_a_text() -> None:
    """No code without words, no words without a code."""
    assert set(REMARKS) == set(RULES)


def test_nobody_to_attack_may_mean_not_yet() -> None:
    """By the book a new neighbour has to wait."""
    live = remarks(EN, at("2x3/none"), seat("a2"))
    book = remarks(EN, at("2x3/a3~none"), seat("b1"))
    assert live[0].sentence.startswith("Nobody to attack just now:")
    assert book[0].sentence.startswith("Nobody to attack before the next turn:")
    assert remark(EN, at("2x3/none"), seat("a1")) is None
