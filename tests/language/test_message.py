"""One formatter makes every sentence: places, phrases, joins, capitals."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.language.language import ENGLISH, Language
from generator.language.message import MessageError, Phrase, fill, join, parse, parts, phrase

TEXTS = st.text(st.characters(exclude_characters="{}", codec="utf-8"))


@given(TEXTS)
def test_a_text_without_braces_is_said_as_it_is(text: str) -> None:
    """Only places change."""
    assert fill(ENGLISH, text, {}) == text


@given(st.text())
def test_parsing_gives_pieces_or_a_message_error(text: str) -> None:
    """No text makes the parser fail in another way."""
    try:
        parse(text)
    except MessageError:
        return


def test_doubled_braces_are_braces() -> None:
    """A brace is written twice."""
    assert fill(ENGLISH, "{{a}} {n}", {"n": 2}) == "{a} 2"


@pytest.mark.parametrize(
    "text", ["{", "}", "{}", "{0}", "{a.b}", "{a!r}", "{a:>3}", "{A}", "{ a }"]
)
def test_anything_but_a_plain_name_is_refused(text: str) -> None:
    """Places hold names, never code."""
    with pytest.raises(MessageError):
        parse(text)


def test_a_missing_value_is_named() -> None:
    """The error says which value the text needs."""
    with pytest.raises(MessageError, match="lane"):
        fill(ENGLISH, "across {lane}", {})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{a} falls.", "Your emperor falls."),
        ("Then {a} falls.", "Then your emperor falls."),
        ("Over. {a} falls.", "Over. Your emperor falls."),
        ("“Over.” {a} falls.", "“Over.” Your emperor falls."),
        ("**{a}** falls.", "**Your emperor** falls."),
        ("¿{a} falls?", "¿Your emperor falls?"),
        ("Who: {a}.", "Who: your emperor."),
        ("One\n{a}", "One\nYour emperor"),
    ],
)
def test_a_phrase_that_begins_a_sentence_gets_a_capital(text: str, said: str) -> None:
    """Capitals come with the place, not with the phrase."""
    assert fill(ENGLISH, text, {"a": Phrase("your emperor")}) == said


def test_a_phrase_made_of_phrases_gets_no_capital() -> None:
    """Only sentences begin with capitals."""
    assert fill(ENGLISH, "{a} there", {"a": "you"}, sentence=False) == "you there"


@pytest.mark.parametrize(
    ("left", "right", "said"),
    [
        ("la portée de ", "le général", "la portée du général"),
        ("la portée de ", "les généraux", "la portée des généraux"),
        ("il va à ", "le trône", "il va au trône"),
        ("la portée de ", "la voie", "la portée de la voie"),
        ("la portée de ", "empereur", "la portée d’empereur"),
        ("la portée de ", "l’empereur", "la portée de l’empereur"),
        ("De ", "le Soleil", "Du Soleil"),
        ("de **", "le général", "du **général"),
        ("de ", "huit sièges", "de huit sièges"),
        ("de ", "a1", "de a1"),
        ("parce que ", "il tombe", "parce qu’il tombe"),
        ("et si ", "il tombe", "et s’il tombe"),
        ("et si ", "elle tombe", "et si elle tombe"),
        ("mode ", "le général", "mode le général"),
        ("de ", "lente mémoire", "de lente mémoire"),
    ],
)
def test_french_contracts_and_elides_at_a_join(
    french: Language, left: str, right: str, said: str
) -> None:
    """Small words join the value put in after them."""
    assert "".join(join(french, left, right)) == said


def test_what_stands_in_the_text_itself_is_not_joined(french: Language) -> None:
    """Written words are the translator's own."""
    assert fill(french, "de le jouer, {a}", {"a": "toi"}) == "de le jouer, toi"


def test_an_inflected_form_is_put_in_where_it_is_asked_for() -> None:
    """German asks for the accusative; a phrase without it gives its plain form."""
    german = Language("de", "Deutsch", "German", forms=("akk",))
    values = {"a": phrase("der General ~akk den General"), "b": Phrase("Ziel")}
    assert fill(german, "{a} greift {a}~akk an, {b}~akk.", values) == (
        "Der General greift den General an, Ziel."
    )


def test_the_parts_of_a_sentence_tell_where_each_value_stands(french: Language) -> None:
    """A caller may mark the values; contracted words stay outside of them."""
    found = parts(french, "la portée de {a}.", {"a": Phrase("le général")})
    assert [(p.text, p.name) for p in found] == [("la portée du ", ""), ("général", "a"), (".", "")]


@given(TEXTS, TEXTS)
def test_english_joins_change_nothing(left: str, right: str) -> None:
    """A language without joins puts values in as they are."""
    assert join(ENGLISH, left, right) == (left, right)


def test_large_numbers_are_grouped_in_the_languages_way(french: Language) -> None:
    """Five digits and more."""
    assert fill(ENGLISH, "{n}", {"n": 100000}) == "100,000"
    assert fill(french, "{n}", {"n": 100000}) == "100\u202f000"
    assert fill(french, "{n}", {"n": 2026}) == "2026"
