"""Every kind of page, in a real browser: sound, reachable by all, and its own guest only."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser.harness import (
    DESKTOP,
    KINDS,
    LANGUAGES,
    PHONE,
    THEMES,
    Visitor,
    pages,
    violations,
)

pytestmark = pytest.mark.browser
#: English at both widths, French on a phone; the others where most of their words are.
LOOKS = [
    *((path, width) for path in pages("en") for width in (PHONE, DESKTOP)),
    *((path, PHONE) for path in pages("fr")),
    *((path, PHONE) for tag in LANGUAGES[2:] for path in pages(tag, "rules/", "table/")),
]


@pytest.mark.npm
@pytest.mark.parametrize(("path", "width"), LOOKS)
def test_axe_finds_nothing(visitor: Visitor, path: str, width: int) -> None:
    """No violation in either theme, and nothing goes wrong on the way."""
    page = visitor.open(path, width=width)
    for theme in THEMES:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        assert violations(page) == [], theme


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_narrow_phone_never_scrolls_sideways(visitor: Visitor, tag: str) -> None:
    """At 320 px everything has its place, in every language."""
    page = visitor.open(f"/{tag}/", width=320)
    wide = {}
    for path in pages(tag):
        page.goto(visitor.origin + path)
        if (width := page.evaluate("document.documentElement.scrollWidth")) > 320:
            wide[path] = width
    assert wide == {}


@pytest.mark.parametrize("path", pages("en", "rules/", "table/"))
def test_a_page_is_whole_without_scripts(visitor: Visitor, path: str) -> None:
    """Python and JavaScript add to a page; its words are there before them."""
    whole = visitor.open(path).inner_text("main")
    assert visitor.open(path, scripts=False).inner_text("main") == whole


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_kind_that_is_built_is_looked_at(built_site: Path, tag: str) -> None:
    """A new kind of page joins the harness's list."""
    folder = built_site / tag
    found = {str(path.relative_to(folder)) for path in folder.rglob("*.html")}
    slugs = {name.removesuffix("index.html") for name in found}
    kinds = {re.sub(r"^table/.+", "table/a3-b1/", slug) for slug in slugs}
    assert {kind for kind in kinds if not re.match(r"compare/.", kind)} == set(KINDS)
