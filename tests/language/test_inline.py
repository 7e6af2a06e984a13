"""The preview's markup, held against the Markdown that makes the pages."""

from __future__ import annotations

import re
from functools import lru_cache

import pytest
from markupsafe import Markup

from generator.language.catalogue import Catalogue
from generator.language.folder import load_catalogue, read_english
from generator.language.inline import inline, paragraphs
from generator.setup.call import ROOT
from generator.site.prose import Link, blocks

SITE = ROOT / "site_src"


class Nowhere:
    """A world in which every link leads to its own name."""

    def link(self, scheme: str, target: str) -> Link:
        """The link as it is written, without the words that a world would give."""
        return Link(f"{scheme}:{target}")

    def directive(self, name: str, argument: str, text: str) -> Markup:
        """Texts hold no directives."""
        raise AssertionError(name)


@lru_cache
def catalogue(tag: str) -> Catalogue:
    """The project's own texts."""
    return load_catalogue(SITE, tag, read_english(SITE))


def written(target: str, words: str) -> str:
    """A link as the Markdown makes it."""
    return f'<a href="{target}">{words}</a>'


@pytest.mark.parametrize("tag", ("en", "fr", "de", "es"))
def test_every_text_of_the_site_looks_as_on_its_page(tag: str) -> None:
    """All texts that may hold markup, in every language."""
    english = read_english(SITE).source.by_id()
    spoken = catalogue(tag)
    wrong = []
    for ident, original in english.items():
        text = spoken.raw(ident)
        if original.home == "site" or re.match(r"\s*(?:[-*] |\d+[.)] )", text):
            continue
        page = str(blocks(text, Nowhere())).replace("\n\n", "\n")
        here = "\n".join(f"<p>{part}</p>" for part in paragraphs(text, written))
        if page != here:
            wrong.append((ident, page, here))
    assert wrong == []


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
        ("`<b>` & **c**", "<code>&lt;b&gt;</code> &amp; <strong>c</strong>"),
        ("[x](javascript:alert(1))", "[x](javascript:alert(1))"),
        ("[**a** b](term:reach)", '<a class="term"><strong>a</strong> b</a>'),
        (r"a \* b", "a * b"),
        ("open **bold", "open **bold"),
    ],
)
def test_what_is_no_markup_is_shown_as_it_is(text: str, html: str) -> None:
    """So a draft cannot bring a tag or a script into the page that previews it."""
    assert inline(text) == html
