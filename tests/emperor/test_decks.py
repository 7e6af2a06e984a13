"""Formats of decks: life at the start, and who can lose to commander damage."""

from __future__ import annotations

import pytest

from generator.emperor.decks import (
    FORMATS,
    LETHAL,
    Format,
    commander_damage,
    deck,
    parse_format,
    starting_life,
)
from generator.emperor.errors import NotationError


@pytest.mark.parametrize(
    ("format_", "emperor", "general"),
    (("standard", 20, 20), ("commander", 40, 40), ("hybrid", 40, 20)),
)
def test_life_follows_the_deck(format_: Format, emperor: int, general: int) -> None:
    """20 with a Standard deck, 40 with a Commander deck (103.4, 903.7)."""
    assert (starting_life(format_, "emperor"), starting_life(format_, "general")) == (
        emperor,
        general,
    )


def test_in_hybrid_only_emperors_bring_a_commander() -> None:
    """The house's own mixture."""
    assert [deck("hybrid", role) for role in ("emperor", "general")] == ["commander", "standard"]


def test_commander_damage_counts_wherever_a_commander_is() -> None:
    """Against everybody, since the card deals it in any hands (903.3, 903.10a): 21 of it."""
    assert [name for name in FORMATS if commander_damage(name)] == ["commander", "hybrid"]
    assert LETHAL == 21


def test_an_unknown_format_is_refused() -> None:
    """With the known ones, then the word that came."""
    assert parse_format("hybrid") == "hybrid"
    with pytest.raises(NotationError, match="expected one of standard commander hybrid: 'tarot'"):
        parse_format("tarot")
