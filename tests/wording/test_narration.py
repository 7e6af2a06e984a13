"""The story of a table: its title, what has happened, what it means."""

from __future__ import annotations

import pytest

from generator.emperor.shape import NAMES
from generator.wording.narration import (
    SHAPES,
    exposed_sentences,
    outcome_sentence,
    outcome_shared,
    shape_line,
    story,
)

from ..emperor.spelling import now
from .catalogues import EN, FR, TAGS, catalogue

STORIES = {
    "2x3/none": (
        "Two fronts",
        "Everyone is in.",
        "Generals face generals, and both emperors are guarded.",
    ),
    "2x3/a3": (
        "The front bends",
        "Your Sun general has fallen.",
        "Your emperor is exposed to the enemy Sun general; the enemy emperor is still guarded.",
    ),
    "2x3/b3": (
        "The front bends",
        "The enemy Moon general has fallen.",
        "The enemy emperor is exposed to your Moon general; yours is still guarded.",
    ),
    "2x3/a1-a3": (
        "The lone emperor",
        "Your two generals have fallen.",
        "Your emperor sits alone between two enemy generals; the enemy emperor is still guarded.",
    ),
    "2x3/a3-b1": (
        "The Throne breaks",
        "Your Sun general and the enemy Sun general have fallen.",
        "The emperors sit side by side and can attack each other.",
    ),
    "2x3/a1-b1": (
        "Slanting fronts",
        "Your Moon general and the enemy Sun general have fallen.",
        "Both emperors are exposed, but a general still sits between them.",
    ),
    "2x3/a3-b1-b3": (
        "The last general",
        "Your Sun general and both enemy generals have fallen.",
        "The emperors can attack each other,"
        " and your Moon general can attack the enemy emperor from the other side.",
    ),
    "2x3/a1-a3-b1-b3": (
        "The emperors' duel",
        "Your two generals and both enemy generals have fallen.",
        "Only the emperors are left, and each can attack the other.",
    ),
    "2x3/a1-b2": (
        "Your team wins",
        "Your Moon general and the enemy emperor have fallen.",
        "Your team wins: its emperor is the last one left.",
    ),
    "2x3/a2-b2": (
        "A draw",
        "Your emperor and the enemy emperor have fallen.",
        "The game is a draw: both emperors fell at the same moment.",
    ),
    "3x3/a2-b1": (
        "4 players have fallen",
        "Ivory is out of the game. Ink's right general has fallen.",
        "Ink's emperor is exposed to Slate's left general.",
    ),
    "4x3/a1-c3": (
        "2 players have fallen",
        "Ivory's right general and Slate's left general have fallen.",
        "Ivory's emperor and Slate's emperor are exposed.",
    ),
}


@pytest.mark.parametrize("text", STORIES)
def test_a_table_is_told_in_three_steps(text: str) -> None:
    """Title, headline and explanation of a table of every kind."""
    told = story(EN, now(text))
    assert (told.title, told.headline, told.explanation) == STORIES[text]


def test_a_story_in_french() -> None:
    """Contracted where the general's name is put in, and counted as French counts."""
    told = story(FR, now("2x3/a3"))
    assert told.title == "Le front plie"
    assert told.headline == "Votre général du Soleil est tombé."
    assert told.explanation == (
        "Votre empereur est exposé au général ennemi du Soleil ; l'empereur ennemi reste gardé."
    )


def test_the_story_turns_with_the_reader() -> None:
    """From the other side the same table is told the other way round."""
    told = story(EN, now("2x3/a3"), own=1)
    assert told.headline == "The enemy Sun general has fallen."
    assert told.explanation.startswith("The enemy emperor is exposed to your Sun general;")


@pytest.mark.parametrize("tag", TAGS)
def test_every_shape_has_a_title_and_a_line_of_its_own(tag: str) -> None:
    """Seven shapes, as the core names them."""
    assert set(SHAPES) == set(NAMES.values())
    cat = catalogue(tag)
    assert len({cat.say(title) for title, _ in SHAPES.values()}) == 7
    assert len({shape_line(cat, slug) for slug in SHAPES}) == 7


def test_wins_are_shared_by_the_fallen() -> None:
    """A team wins with all its members (104.2c); with none fallen there is nothing to add."""
    assert outcome_shared(EN, now("2x3/a1-b2")) == "Its fallen generals share the win."
    assert outcome_shared(EN, now("2x3/b2")) == ""
    assert outcome_shared(EN, now("2x3/a1")) == ""


def test_every_outcome_is_told() -> None:
    """Running, won, and drawn (104.4d), with two teams and with more."""
    assert outcome_sentence(EN, now("2x3/a1")) == "The game goes on."
    assert outcome_sentence(EN, now("3x3/a2-c2")) == "Ink wins: no other team is left."
    assert outcome_sentence(EN, now("3x3/a2-b2-c2")).endswith(
        "the last teams fell at the same moment."
    )


def test_exposed_emperors_are_told_one_by_one() -> None:
    """With the one or the two who can attack them."""
    assert exposed_sentences(EN, now("2x3/none")) == ("No emperor is exposed.",)
    assert exposed_sentences(FR, now("2x3/a1-a3-b1")) == (
        "Votre empereur est exposé à l'empereur ennemi et au général ennemi de la Lune.",
        "L'empereur ennemi est exposé à votre empereur.",
    )
