"""Every kind of page, in a real browser: sound, reachable by all, and its own guest only."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from generator.commands.suite import BUILT
from tests.browser.harness import DESKTOP, PHONE, Theme, Visitor, shot, violations

pytestmark = pytest.mark.browser
#: One of each kind; the other configurations are the same page with other facts.
KINDS = (
    *("", "rules", "table", "table/a3-b1", "falls", "turns", "larger", "questions"),
    *("glossary", "cheat", "about"),
)
LANGUAGES = ("en", "fr")


def pages(*kinds: str) -> list[str]:
    """Give the addresses of some kinds in every language."""
    return [f"/{tag}/{kind}/".replace("//", "/") for tag in LANGUAGES for kind in kinds]


@pytest.mark.npm
@pytest.mark.parametrize("theme", ("light", "dark"))
@pytest.mark.parametrize("width", (PHONE, DESKTOP))
@pytest.mark.parametrize("path", pages(*KINDS))
def test_axe_finds_nothing(visitor: Visitor, path: str, width: int, theme: Theme) -> None:
    """No violation at either width in either theme, and nothing goes wrong on the way."""
    page = visitor.open(path, width=width, theme=theme)
    shot(page, f"{path}-{width}-{theme}")
    assert violations(page) == []


@pytest.mark.parametrize("path", pages(*KINDS))
def test_a_narrow_phone_never_scrolls_sideways(visitor: Visitor, path: str) -> None:
    """At 320 px everything has its place."""
    page = visitor.open(path, width=320)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize("path", pages("rules", "table"))
def test_a_page_is_whole_without_scripts(visitor: Visitor, path: str) -> None:
    """Python and JavaScript add to a page; its words are there before them."""
    whole = visitor.open(path).inner_text("main")
    assert visitor.open(path, scripts=False).inner_text("main") == whole


def test_every_kind_that_is_built_is_looked_at(built_site: Path) -> None:
    """A new page joins the list above."""
    found = {
        str(path.parent.relative_to(built_site / "en"))
        for path in built_site.glob("en/**/index.html")
    }
    kinds = {kind.removeprefix(".") for kind in found if not kind.startswith("table/")}
    assert kinds == {kind for kind in KINDS if not kind.startswith("table/")}


def test_the_site_under_test_is_the_one_just_built(built_site: Path) -> None:
    """The path that the test command hands down is a folder with a first page."""
    assert (built_site / "index.html").is_file()
    assert os.environ.get(BUILT, str(built_site)) == str(built_site)
