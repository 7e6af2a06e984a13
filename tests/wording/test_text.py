"""A table as plain text."""

from __future__ import annotations

from generator.wording.text import plain_text

from ..emperor.spelling import at
from .catalogues import EN, FR


def test_a_table_to_paste_into_a_chat() -> None:
    """The far team first, each team from the Sun lane to the Moon lane, the notation last."""
    assert plain_text(EN, at("2x3/a3")) == "\n".join(
        (
            "Emperor: The front bends",
            "Your Sun general has fallen.",
            "Your emperor is exposed to the enemy Sun general; the enemy emperor is still guarded.",
            "",
            "Enemy team:",
            "Sun general: reach 1, can attack your emperor",
            "Emperor: reach 2, can attack nobody",
            "Moon general: reach 1, can attack your Moon general",
            "",
            "Your team:",
            "Sun general: fallen",
            "Emperor: reach 2, can attack the enemy Sun general",
            "Moon general: reach 1, can attack the enemy Moon general",
            "",
            "2x3/a3",
        )
    )


def test_an_address_takes_the_place_of_the_notation() -> None:
    """Then the reader has something to click."""
    told = plain_text(FR, at("3x3/none"), "https://example.org/fr/table/")
    assert told.splitlines()[-1] == "https://example.org/fr/table/"
    assert told.splitlines()[:2] == ["Empereur : Tout le monde est là", "Tout le monde est là."]


def test_by_the_book_it_says_what_waits() -> None:
    """What opens next turn stands above the notation (801.2c)."""
    lines = plain_text(EN, at("2x3/a3~none")).splitlines()
    assert lines[-1] == "2x3/a3~none"
    assert "From the next turn your emperor is in reach of the enemy Sun general." in lines
