"""The short texts themselves: complete in both languages, used, and made for translators."""

from __future__ import annotations

import re
from functools import cache

import pytest

from generator.language.folder import read_english
from generator.language.notes import example_values
from generator.language.source import Original

from .catalogues import EN, FR, SITE, TAGS, catalogue
from .idents import asked, used
from .reading import faults

EXAMPLES_ALONE = {"date.example"}
"""Texts that nothing asks for: they are values in the examples of others."""

FORMS = re.compile(r" ~\w+ ")
"""What parts a phrase from its cases, and these from each other."""

COMPOSED = ("bench.",)
"""Beginnings of ids that the workbench puts together from parts."""

AWAITED = (
    "gallery.open",
    "legend.",
    "page.original",
    "page.permalink",
    "page.top",
    "root.",
)
"""Beginnings of ids whose pages are still to come."""


@cache
def strings() -> dict[str, Original]:
    """The texts of `strings.toml` by id."""
    found = read_english(SITE).source.originals
    return {one.ident: one for one in found if one.path.endswith("/strings.toml")}


def places(text: str) -> set[str]:
    """The places of a text."""
    return set(re.findall(r"\{(\w+)\}", text))


def test_no_text_is_asked_for_that_does_not_exist() -> None:
    """A slip in an id would stop the page that asks."""
    assert {ident: path for ident, path in asked().items() if not EN.has(ident)} == {}
    assert len(asked()) > 100


def test_every_text_is_used() -> None:
    """Nobody translates what nobody reads."""
    idle = {ident for ident in strings() if not used(ident)} - EXAMPLES_ALONE
    assert {ident for ident in idle if not ident.startswith((*AWAITED, *COMPOSED))} == set()


def test_only_what_is_not_there_yet_is_awaited() -> None:
    """Once a page uses its texts, their beginning leaves the list above."""
    idle = [ident for ident in strings() if not used(ident)]
    assert [start for start in AWAITED if not any(i.startswith(start) for i in idle)] == []


def test_every_text_is_translated() -> None:
    """French says all that English says, from the English of today."""
    missing = [ident for ident in strings() if FR.source(ident) != "fr"]
    assert (missing, sorted(FR.stale & strings().keys())) == ([], [])


@pytest.mark.parametrize("tag", TAGS)
def test_every_text_shows_itself_by_its_example(tag: str) -> None:
    """A translator sees each text finished: every place has an example value."""
    cat = catalogue(tag)
    for ident, original in strings().items():
        told = cat.say(ident, **example_values(original, cat))
        for text in FORMS.split(told):
            assert faults(tag, "part", text) == [], ident


def test_examples_name_exactly_the_places() -> None:
    """No value too few, none too many; a counted text is counted by n."""
    for ident, original in strings().items():
        wanted = places("".join(original.forms)) | ({"n"} if original.plural else set())
        assert set(original.example) == wanted, ident


def test_every_text_has_a_note() -> None:
    """It says where the text stands, in whole sentences."""
    assert [i for i, original in strings().items() if not original.note.endswith(".")] == []


@pytest.mark.parametrize("tag", TAGS)
def test_short_texts_fit_their_room(tag: str) -> None:
    """With their example values, in every plural form."""
    cat = catalogue(tag)
    long = {}
    for ident, original in strings().items():
        if original.limit is None:
            continue
        for n in (1, 2) if original.plural else (1,):
            values = example_values(original, cat) | ({"n": n} if original.plural else {})
            for text in FORMS.split(cat.say(ident, **values)):
                if len(text) > original.limit:
                    long[text] = original.limit
    assert long == {}


def test_both_languages_end_alike() -> None:
    """A sentence stays a sentence, a label stays a label."""
    ends = re.compile(r"[.:;!?…]?\Z")

    def end(text: str) -> str:
        found = ends.search(text)
        return found.group() if found else ""

    odd = [i for i in strings() if end(EN.raw(i)) != end(FR.raw(i))]
    assert odd == []
