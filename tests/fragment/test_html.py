"""Elements: escaped whatever comes in, and never escaped twice."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from markupsafe import escape
from selectolax.lexbor import LexborHTMLParser

from generator.fragment.html import Html, element, joined

TEXTS = st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=40)


@given(TEXTS, TEXTS)
def test_any_text_comes_out_as_it_went_in(words: str, title: str) -> None:
    """As a child and as an attribute, with every quote and bracket."""
    found = LexborHTMLParser(element("p", words, title=title)).css_first("p")
    assert found is not None
    assert (found.text(), found.attributes["title"] or "") == (words, title)


def test_html_is_not_escaped_again() -> None:
    """Neither by an element around it nor by Jinja's escape."""
    inner = element("b", "<")
    assert element("p", inner) == "<p><b>&lt;</b></p>"
    assert escape(inner) == inner
    assert joined([inner, ["&", None]], "!") == "<b>&lt;</b>&amp;!"


def test_attributes_are_spelled_as_html_has_them() -> None:
    """Underscores, bare attributes, and those that are left out."""
    made = element("input", class_="a", data_seat="a1", checked=True, hidden=False, id=None, max=0)
    assert made == '<input class="a" data-seat="a1" checked max="0">'


def test_elements_are_html_and_texts_are_not() -> None:
    """So that a forgotten escape shows in the types."""
    assert isinstance(element("p"), Html)
    assert not isinstance("p", Html)
