"""Yes and no in sentences, with the reason and its rules."""

from __future__ import annotations

import pytest

from generator.emperor.reasons import explain
from generator.language.catalogue import Catalogue
from generator.wording.answers import Answers, answers

from ..emperor.spelling import at, seat
from .catalogues import EN, FR


def asked(cat: Catalogue, position: str, actor: str, target: str) -> Answers:
    """The answers about one pair."""
    return answers(cat, at(position), seat(actor), seat(target))


@pytest.mark.parametrize(
    ("position", "actor", "target", "english", "french"),
    [
        (
            "2x3/none", "a3", "b1",
            "Your Sun general can attack the enemy Sun general across the Sun lane.",
            "Votre général du Soleil peut attaquer le général ennemi du Soleil"
            " par la voie du Soleil.",
        ),
        (
            "2x3/a3", "b1", "a2",
            "The enemy Sun general can attack your emperor, the next player on the right.",
            "Le général ennemi du Soleil peut attaquer votre empereur, son voisin de droite.",
        ),
        (
            "2x3/a1-a3-b1-b3", "a2", "b2",
            "Your emperor can attack the enemy emperor across the Throne.",
            "Votre empereur peut attaquer l'empereur ennemi par le Trône.",
        ),
        (
            "2x3/none", "a2", "b2",
            "Your emperor cannot attack the enemy emperor:"
            " two players sit between them, whichever way round.",
            "Votre empereur ne peut pas attaquer l'empereur ennemi :"
            " deux joueurs les séparent, d'un côté comme de l'autre.",
        ),
        (
            "2x3/a3", "a2", "b2",
            "Your emperor cannot attack the enemy emperor:"
            " the enemy Sun general sits between them.",
            "Votre empereur ne peut pas attaquer l'empereur ennemi :"
            " le général ennemi du Soleil se trouve entre les deux.",
        ),
        (
            "2x3/a3-b3", "a2", "b2",
            "Your emperor cannot attack the enemy emperor: the enemy Sun general sits between"
            " them on the left, your Moon general on the right.",
            "Votre empereur ne peut pas attaquer l'empereur ennemi : le général ennemi du Soleil"
            " se trouve entre les deux à gauche, votre général de la Lune à droite.",
        ),
        (
            "2x3/a3~none", "b1", "a2",
            "The enemy Sun general cannot attack your emperor yet:"
            " reach was fixed as this turn began. From the next turn it is allowed.",
            "Le général ennemi du Soleil ne peut pas encore attaquer votre empereur :"
            " la portée a été fixée au début de ce tour. Ce sera permis dès le prochain.",
        ),
        (
            "3x3/none", "a2", "c2",
            "Ivory's emperor cannot attack Slate's emperor:"
            " Ivory's right general and Slate's left general sit between them.",
            "L'empereur d’Ivoire ne peut pas attaquer l'empereur d’Ardoise : le général droit"
            " d’Ivoire et le général gauche d’Ardoise se trouvent entre les deux.",
        ),
        (
            "12x3/none", "a2", "f3",
            "Ivory's emperor cannot attack Coral's left general:"
            " 15 players sit between them, even the shorter way round.",
            "L'empereur d’Ivoire ne peut pas attaquer le général gauche de Corail :"
            " 15 joueurs se trouvent entre les deux, même par le plus court.",
        ),
    ],
)  # fmt: skip
def test_attack_is_told_with_its_reason(
    position: str, actor: str, target: str, english: str, french: str
) -> None:
    """Only an opponent in the very next seat and in reach (809.3c, 801.3)."""
    assert asked(EN, position, actor, target).attack.full == english
    assert asked(FR, position, actor, target).attack.full == french


@pytest.mark.parametrize(
    ("position", "actor", "target", "verdict", "sentence"),
    [
        ("2x3/none", "a2", "b1", "In reach", "2 seats away; reach is 2."),
        ("2x3/none", "a2", "b2", "Too far", "3 seats away; reach is only 2."),
        (
            "2x3/a3~none", "a2", "b1", "In reach",
            "2 seats away as this turn began; reach is 2.",
        ),
        ("2x3/none", "a2", "a2", "In reach", "Everyone is in their own reach."),
        (
            "2x3/a3~none", "a2", "b2", "Not in reach yet",
            "2 seats away now, but reach was fixed as this turn began."
            " In reach from the next turn.",
        ),
        (
            "2x3/a3", "a2", "a3", "Fallen",
            "Out of the game; the empty chair no longer counts.",
        ),
        (
            "2x3/a3", "a3", "a2", "Fallen",
            "A player who has left the game does nothing more.",
        ),
        ("2x3/b2", "a1", "a2", "Game over", "The game is over."),
    ],
)  # fmt: skip
def test_reach_is_told_with_its_numbers(
    position: str, actor: str, target: str, verdict: str, sentence: str
) -> None:
    """Steps along the standing ring against the range number (801.2, 809.3a)."""
    told = asked(EN, position, actor, target).reach
    assert (told.verdict, told.sentence) == (verdict, sentence)


@pytest.mark.parametrize(
    ("position", "actor", "target", "verdict", "sentence"),
    [
        ("2x3/none", "a1", "a2", "Peut déployer", "Un équipier à portée, juste à gauche."),
        ("2x3/none", "a3", "a2", "Peut déployer", "Un équipier à portée, juste à droite."),
        ("2x4/none", "a2", "a4", "Peut déployer", "Un équipier à portée : à 2 sièges, portée 3."),
        (
            "2x4/none", "a4", "a2", "Ne peut pas déployer",
            "Un équipier, mais à 2 sièges ; la portée n'est que de 1.",
        ),
        (
            "2x3/none", "a3", "b1", "Ne peut pas déployer",
            "On ne déploie ses créatures que vers ses équipiers.",
        ),
    ],
)  # fmt: skip
def test_deploying_is_told_with_its_side(
    position: str, actor: str, target: str, verdict: str, sentence: str
) -> None:
    """Only to a teammate in reach (804.2, 801.4); one's left is clockwise."""
    told = asked(FR, position, actor, target).deploy
    assert (told.verdict, told.sentence) == (verdict, sentence)


def test_rules_and_codes_are_the_cores() -> None:
    """Words are added to a reason; nothing of it is lost."""
    told = asked(EN, "2x3/a3~none", "b1", "a2")
    why = explain(at("2x3/a3~none"), seat("b1"), seat("a2"))
    for answer, reason in zip(
        (told.attack, told.reach, told.deploy), (why.attack, why.reach, why.deploy), strict=True
    ):
        assert (answer.allowed, answer.code, answer.rules) == (
            reason.allowed,
            reason.code,
            reason.rules,
        )
