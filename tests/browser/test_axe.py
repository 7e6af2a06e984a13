"""axe-core reads every kind of page: no violation, whoever looks, and however."""

from __future__ import annotations

from itertools import product

import pytest

from tests.browser.harness import (
    DESKTOP,
    LANGUAGES,
    PHONE,
    THEMES,
    Theme,
    Visitor,
    pages,
    violations,
)

pytestmark = [pytest.mark.browser, pytest.mark.npm]

PATHS = [*pages("en"), "/en/search/?q=809.3", "/"]
FIRST = (LANGUAGES[0], THEMES[0], DESKTOP)
WAYS = [*product(THEMES, (DESKTOP, PHONE))]
#: Every page as most readers meet it, and once more in another language and another way, which
#: change by page.
LOOKS = [
    *((path, *FIRST) for path in PATHS),
    *((path, LANGUAGES[1:][n % 3], *WAYS[n % 4]) for n, path in enumerate(PATHS)),
]


@pytest.mark.parametrize(("path", "tag", "theme", "width"), LOOKS)
def test_axe_finds_nothing(visitor: Visitor, path: str, tag: str, theme: Theme, width: int) -> None:
    """No violation, with every card of the page open."""
    path = path.replace(f"compare/{tag}/", "compare/en/")
    page = visitor.open(path.replace("/en/", f"/{tag}/", 1), width=width, theme=theme)
    page.evaluate("document.querySelectorAll('details').forEach((card) => { card.open = true; })")
    if "?q=" in path:
        page.wait_for_selector("[data-search-results] li")
    assert violations(page) == []


@pytest.mark.parametrize("path", ["/en/table/a3/", "/en/rules/"])
def test_axe_finds_nothing_in_the_readers_own_colours(visitor: Visitor, path: str) -> None:
    """Forced colours leave few to choose from."""
    page = visitor.open(path)
    page.emulate_media(forced_colors="active")
    assert violations(page) == []
