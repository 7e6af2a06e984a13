"""Readers see the language's own quotes, apostrophes and fixed spaces."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.language.language import ENGLISH, Language
from generator.language.typography import set_typography, set_typography_html


@pytest.mark.parametrize(
    ("typed", "set_"),
    [
        ("Qui ? Toi !", "Qui\u202f? Toi\u202f!"),
        ("Portée : 2", "Portée\u00a0: 2"),
        ("« Oui »", "«\u202fOui\u202f»"),
        ("«Oui»", "«\u202fOui\u202f»"),
        ('"Oui"', "«\u202fOui\u202f»"),
        ("l'empereur d'{seat}", "l’empereur d’{seat}"),
        ("`l'a` : l'a", "`l'a`\u00a0: l’a"),
        ("[l'un](page:a?b='c') ?", "[l’un](page:a?b='c')\u202f?"),
        ("voir https://x.org/a?b ; puis", "voir https://x.org/a?b\u202f; puis"),
        ("à 10:30", "à 10:30"),
        ("Attendez...", "Attendez…"),
    ],
)
def test_french_is_set_as_french(french: Language, typed: str, set_: str) -> None:
    """U+202F before ; ! ? and inside guillemets, U+00A0 before the colon."""
    assert set_typography(french, typed) == set_


def test_english_quotes_nest() -> None:
    """Double outside, single inside, apostrophes in words."""
    assert set_typography(ENGLISH, "\"He said 'no', didn't he?\"") == "“He said ‘no’, didn’t he?”"


def test_html_is_set_in_its_words_alone(french: Language) -> None:
    """Tags, attributes and code stay; quotes may reach over inline tags."""
    html = '<p title="a : b">"<em>Oui</em>" : <code>"x" : y</code></p><p>"Non"</p>'
    assert set_typography_html(french, html) == (
        '<p title="a : b">«\u202f<em>Oui</em>\u202f»\u00a0: <code>"x" : y</code></p>'
        "<p>«\u202fNon\u202f»</p>"
    )


def test_escaped_quotes_of_html_are_set_too() -> None:
    """Templates escape what writers type."""
    assert set_typography_html(ENGLISH, "<b>&quot;it&#39;s&quot;</b>") == "<b>“it’s”</b>"


@given(st.text("ab '\"«»:;!?.…\u00a0\u202f(*)`{}", max_size=40))
def test_setting_twice_is_setting_once(text: str) -> None:
    """What is set stays set."""
    language = Language(
        "fr",
        "Français",
        "French",
        quotes=("«", "»"),
        quote_space="narrow",
        inner_quotes=("“", "”"),
        narrow_before=";!?»",
        wide_before=":",
    )
    once = set_typography(language, text)
    assert set_typography(language, once) == once
