"""A catalogue says every text, in the language or in English."""

from __future__ import annotations

import pytest

from generator.language.catalogue import Catalogue, UnknownMessageError
from generator.language.language import ENGLISH, Language
from generator.language.message import MessageError, Phrase

BASE = Catalogue(
    ENGLISH,
    {
        "seats": ("{n} seat", "{n} seats"),
        "foe": ("the enemy emperor",),
        "list.two": ("{a} and {b}",),
        "list.middle": ("{a}, {b}",),
        "list.last": ("{a} and {b}",),
    },
)


def french_of(language: Language) -> Catalogue:
    """A French that lacks the enemy emperor."""
    return Catalogue(language, {"seats": ("{n} siège", "{n} sièges")}, BASE)


def test_counted_texts_follow_the_languages_plural_rule(french: Language) -> None:
    """French says nought in the singular, English in the plural."""
    assert BASE.say("seats", n=0) == "0 seats"
    assert french_of(french).say("seats", n=0) == "0 siège"
    assert french_of(french).say("seats", n=2) == "2 sièges"


def test_a_counted_text_needs_its_number() -> None:
    """The value that counts is called n."""
    with pytest.raises(MessageError, match="n"):
        BASE.say("seats")


def test_what_is_missing_comes_from_english_and_says_so(french: Language) -> None:
    """The source of a text is the tag of the language it comes from."""
    catalogue = french_of(french)
    assert catalogue.say("foe") == "the enemy emperor"
    assert (catalogue.source("foe"), catalogue.source("seats")) == ("en", "fr")


def test_an_unknown_id_is_named() -> None:
    """A wrong id is a programmer's slip, told plainly."""
    with pytest.raises(UnknownMessageError, match=r"no\.such"):
        BASE.say("no.such")
    assert not BASE.has("no.such")


@pytest.mark.parametrize(
    ("items", "said"),
    [([], ""), (["A"], "A"), (["A", "B"], "A and B"), (["A", "B", "C", "D"], "A, B, C and D")],
)
def test_a_listing_joins_its_phrases(items: list[str], said: str) -> None:
    """By the texts list.two, list.middle and list.last."""
    assert BASE.listing(items).text == said


def test_a_listing_keeps_inflected_forms() -> None:
    """Each item in the form where it has one."""
    items = [Phrase("der", (("akk", "den"),)), Phrase("das")]
    assert BASE.listing(items).form("akk") == "den and das"
