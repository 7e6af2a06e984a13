"""Markdown to Markup: what the quick way gives is what Markdown gives."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from markupsafe import Markup

from generator.site import prose
from generator.site.content import Content

PIECES = st.sampled_from(
    [*"aé1.*_`[]()<>&#|!{}:-+=\\\"' \u00a0\n", "  ", "1. ", "- ", "http://x.y", "---", "**"]
)


@given(st.lists(PIECES, max_size=12).map("".join))
def test_a_line_taken_as_plain_is_what_markdown_makes_of_it(text: str) -> None:
    """Either the text is left to Markdown, or Markdown finds nothing in it."""
    if prose._PLAIN.fullmatch(text):
        assert f"<p>{text}</p>" == prose._MARKDOWN.reset().convert(text)


def test_every_text_of_the_site_is_what_markdown_makes_of_it(content: Content) -> None:
    """The same for what is really written, in every language."""
    texts = {
        form for c in content.catalogues.values() for forms in c.messages.values() for form in forms
    }
    plain = [text for text in sorted(texts) if prose._PLAIN.fullmatch(text)]
    assert len(plain) > len(texts) / 5
    odd = [text for text in plain if prose._MARKDOWN.reset().convert(text) != f"<p>{text}</p>"]
    assert odd == []


def test_a_page_is_parted_after_its_opening() -> None:
    """A heading alone, or with the paragraph right under it."""
    assert prose.parted(Markup("<h1>A</h1>\n<h2>B</h2>")) == ("<h1>A</h1>", "\n<h2>B</h2>")
    assert prose.parted(Markup("<p>A</p>")) == ("", "<p>A</p>")
