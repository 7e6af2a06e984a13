"""The core's door in the browser: every question by name, and nothing raised."""

from __future__ import annotations

import json
from dataclasses import asdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.browser.tongues import TongueError, pack, spoken, unpack
from generator.browser.worker import LATER, QUESTIONS, answer
from generator.language.catalogue import Catalogue
from generator.language.folder import load_catalogue, read_english, tags
from generator.setup.call import ROOT

SITE = ROOT / "site_src"


@pytest.fixture(scope="module")
def catalogues() -> dict[str, Catalogue]:
    """Every language of the project."""
    english = read_english(SITE)
    return {tag: load_catalogue(SITE, tag, english) for tag in tags(SITE)}


@pytest.fixture(scope="module")
def idents() -> list[str]:
    """The ids of the short texts, in which Python speaks to readers."""
    return [one.ident for one in read_english(SITE).source.originals if one.home == "site"]


def test_a_packed_catalogue_says_what_it_said_before(
    catalogues: dict[str, Catalogue], idents: list[str]
) -> None:
    """Texts, plural forms, the language's grammar, and which texts are English for want of one."""
    for catalogue in catalogues.values():
        again = unpack(pack(catalogue, idents))
        assert asdict(again.language) == asdict(catalogue.language)
        for ident in idents:
            assert again.forms(ident) == catalogue.forms(ident)
            assert again.source(ident) == catalogue.source(ident)


def test_only_the_texts_asked_for_are_packed(catalogues: dict[str, Catalogue]) -> None:
    """The rules and the pages stay at home, and unknown ids do no harm."""
    catalogue = catalogues["en"]
    ident = next(iter(catalogue.messages))
    assert set(unpack(pack(catalogue, [ident, "no.such.id"])).messages) == {ident}


@pytest.mark.parametrize("text", ["", "[]", "{}", "7", '[{"messages": {}}]', '[{"language": 1}]'])
def test_anything_else_is_no_catalogue(text: str) -> None:
    """One kind of error, whatever is wrong."""
    with pytest.raises(TongueError):
        unpack(text)
    assert json.loads(answer("language", json.dumps([text])))["error"] == "language"


def test_words_in_a_language_that_was_never_sent_are_an_error() -> None:
    """The page sends the language first."""
    with pytest.raises(TongueError, match="'xx'"):
        spoken("xx")
    assert json.loads(answer("told", '["xx", "2x3/none"]'))["error"] == "language"


@given(st.sampled_from([*QUESTIONS, *LATER, "", "no question"]), st.text() | st.from_regex(r"\["))
def test_no_question_raises(question: str, arguments: str) -> None:
    """Whatever the page sends, JSON comes back."""
    assert isinstance(json.loads(answer(question, arguments)), dict)


@given(
    st.sampled_from([*QUESTIONS, *LATER]),
    st.lists(st.sampled_from(["en", "2x3/a3", "2x3", "a1", "b1", "", "?", True]), max_size=6),
)
def test_wrong_arguments_are_told_apart_from_accidents(
    question: str, arguments: list[str | bool]
) -> None:
    """Too few, too many or the wrong kind: never an internal error."""
    given_back = json.loads(answer(question, json.dumps(arguments)))
    assert given_back.get("error") != "internal", given_back


def test_a_table_is_told_with_the_typography_of_its_language(
    catalogues: dict[str, Catalogue], idents: list[str]
) -> None:
    """What crosses to the page is ready to be shown."""
    answer("language", json.dumps([pack(catalogues["fr"], idents)]))
    told = json.loads(answer("told", '["fr", "2x3/a3-b1"]'))
    assert "’" in str(told)
    assert "'" not in "".join(told["story"].values())


def test_a_picture_has_the_words_of_its_language(
    catalogues: dict[str, Catalogue], idents: list[str]
) -> None:
    """The title and the description inside are those beside it."""
    answer("language", json.dumps([pack(catalogues["en"], idents)]))
    drawn = json.loads(answer("draw", '["en", "2x3/a3", "p", "a2"]'))
    assert drawn["svg"].startswith("<svg")
    assert f">{drawn['title']}</title>" in drawn["svg"]
