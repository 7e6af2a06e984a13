"""Every kind of page, in a real browser: it fits, and is whole without scripts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.harness import DESKTOP, KINDS, LANGUAGES, Visitor, pages

pytestmark = pytest.mark.browser
NEEDING = ("search/", "larger/table/", "translate/workbench/")
#: The quiz shows answers where nothing can guess, and takes them off the page where something can.
WHOLE = [path for path in pages("en") if not path.endswith((*NEEDING, "quiz/"))]


def too_wide(visitor: Visitor, page: Page, tag: str, before: str = "") -> dict[str, int]:
    """The pages of a language that could be scrolled sideways, once `before` has run in them."""
    wide = {}
    for path in pages(tag):
        page.goto(visitor.origin + path)
        if before:
            page.evaluate(before)
        over = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if over > 0:
            wide[path] = over
    return wide


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_narrow_phone_never_scrolls_sideways(visitor: Visitor, tag: str) -> None:
    """At 320 px everything has its place, in every language."""
    assert too_wide(visitor, visitor.open(f"/{tag}/", width=320), tag) == {}


@pytest.mark.parametrize("tag", LANGUAGES)
def test_text_twice_as_large_still_fits(visitor: Visitor, tag: str) -> None:
    """WCAG 1.4.4: at 200 % nothing runs out of a window of 1280 px."""
    page = visitor.open(f"/{tag}/", width=DESKTOP)
    assert too_wide(visitor, page, tag, "document.documentElement.style.fontSize = '200%'") == {}


@pytest.mark.parametrize("path", [*WHOLE, "/fr/", "/de/rules/", "/es/table/a3-b1/", "/"])
def test_a_page_is_whole_without_scripts(visitor: Visitor, path: str) -> None:
    """Python and JavaScript add to a page; its words are there before them."""
    whole = visitor.open(path).inner_text("main").splitlines()
    plain = visitor.open(path, scripts=False).inner_text("main").splitlines()
    assert [line for line in plain if line not in whole] == []


@pytest.mark.parametrize("path", [path for tag in LANGUAGES for path in pages(tag, *NEEDING)])
def test_a_tool_says_that_it_needs_scripts(visitor: Visitor, path: str) -> None:
    """In one line, in place of fields that would do nothing."""
    page = visitor.open(path, scripts=False)
    assert page.locator("main noscript").is_visible()
    assert not page.locator("main :is(form, input, select, textarea)").filter(visible=True).count()


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_kind_that_is_built_is_looked_at(built_site: Path, tag: str) -> None:
    """A new kind of page joins the harness's list."""
    folder = built_site / tag
    found = {str(path.relative_to(folder)) for path in folder.rglob("*.html")}
    slugs = {name.removesuffix("index.html") for name in found}
    kinds = {re.sub(r"^(table|embed)/.+", r"\1/a3-b1/", slug) for slug in slugs}
    assert {kind for kind in kinds if not re.match(r"compare/.", kind)} == set(KINDS)
