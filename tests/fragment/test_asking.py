"""A question about two players: its answer and its arrow."""

from __future__ import annotations

from generator.emperor.notation import parse_position, parse_seat
from generator.emperor.table import table
from generator.fragment.asking import arrow, says, told
from generator.fragment.showing import Showing
from generator.fragment.speech import Speech
from generator.wording.reasons import Question
from tests.wording.catalogues import EN

from .reading import WAYS, attributes, made, words


def asked(position: str, actor: str, target: str, question: Question, own: int = 0) -> list[str]:
    """The answer, the arrow, and what is said."""
    showing = Showing(parse_position(position), own)
    pair = parse_seat(table(), actor), parse_seat(table(), target)
    speech = Speech(EN)
    return [
        told(speech, WAYS, showing, *pair, question),
        arrow(speech, showing, *pair, question),
        says(speech, showing, *pair, question),
    ]


def test_a_yes_is_gold_with_its_rule() -> None:
    """An attack on the next player, an opponent (809.3c)."""
    answer, drawn, said = asked("2x3/a3", "a2", "b1", "attack")
    assert words(answer, ".verdict.yes") and "809.3c" in words(answer, ".rule")
    assert "arrow allowed" in attributes(drawn, "svg", "class")
    assert said.startswith("Your emperor can attack the enemy Sun general")


def test_a_no_is_a_reminder() -> None:
    """Amber, with its reason, and never a block."""
    answer, drawn, _ = asked("2x3/none", "a2", "b2", "attack")
    assert "never a block" in words(answer, ".small")[0]
    assert "arrow refused" in attributes(drawn, "svg", "class")


def test_the_three_questions_have_three_answers() -> None:
    """An emperor reaches the far generals, attacks nobody, deploys to its own (801.4, 804.2)."""
    assert words(asked("2x3/none", "a2", "b1", "reach")[0], ".yes")
    assert words(asked("2x3/none", "a2", "b1", "attack")[0], ".no")
    assert words(asked("2x3/none", "a2", "a1", "deploy")[0], ".yes")


def test_an_arrow_starts_and_ends_at_the_rows() -> None:
    """It stays between the cards, whichever side is near; there is none to oneself."""
    for own in (0, 1):
        _, drawn, _ = asked("2x3/none", "a3", "b3", "reach", own)
        tip = attributes(drawn, ".arrow-tip", "y")
        assert tip == (["0%"] if own == 0 else ["100%"])
    assert asked("2x3/none", "a2", "a2", "reach")[1] == ""


def test_everybody_can_be_asked_about() -> None:
    """The fallen too: the answer says that they have left."""
    form = made("2x3/a3")["ask"]
    assert len(attributes(form, "[name=actor] option", "value")) == 6
    assert words(asked("2x3/a3", "a2", "a3", "reach")[0], ".no")
