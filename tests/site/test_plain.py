"""Markdown without its marks."""

from __future__ import annotations

import pytest

from generator.site.content import Content
from generator.site.plain import cited, plain
from generator.site.voice import Voice


@pytest.mark.parametrize(
    ("markdown", "words"),
    (
        ("**Only** the *next* seat.", "Only the next seat."),
        ("Attack the next seat [](rule:809.3c).", "Attack the next seat."),
        ("See [the rules](page:rules#attacking).", "See the rules."),
        ("Your [](term:emperor) is [](seat:a2).", "Your emperor is your emperor."),
        ("One line\nand its end.\n\nAnother.", "One line and its end.\n\nAnother."),
        ("- one\n- two", "- one\n- two"),
        ("::: note\nMind this.\n:::\n", "Mind this."),
        (r"Not \*strong\*, `code` and 2 * 3.", "Not *strong*, code and 2 * 3."),
    ),
)
def test_words_stay_and_marks_go(content: Content, markdown: str, words: str) -> None:
    """What a reader of the page would read aloud."""
    assert plain(Voice(content.catalogues["en"]), markdown) == words


def test_the_typography_is_the_language_s_own(content: Content) -> None:
    """Spaces before marks are unbreakable in French data too."""
    assert plain(Voice(content.catalogues["fr"]), "Qui ? *Vous* !") == "Qui\u202f? Vous\u202f!"


def test_rules_are_cited_once_each_in_order() -> None:
    """Numbers and ids, as they are written."""
    text = "One [](rule:809.3c), two [reach](rule:reach), three [](rule:809.3c) [x](page:rules)."
    assert cited(text) == ("809.3c", "reach")
