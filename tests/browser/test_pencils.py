"""From a page to the text that is to be mended, and back in another language."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.harness import Visitor

pytestmark = pytest.mark.browser

ALL = "document.querySelectorAll('.pencil').length"


def until(page: Page, true: str) -> None:
    """Wait for an expression; the policy of the pages keeps Playwright's own way out."""
    for _ in range(400):
        if page.evaluate(true):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never came true: {true}")


@pytest.mark.parametrize("width", (390, 1280))
@pytest.mark.parametrize("path", ("/fr/rules/", "/en/table/", "/fr/questions/", "/fr/"))
def test_a_pencil_stands_beside_every_text_on_demand(
    visitor: Visitor, path: str, width: int
) -> None:
    """None before the switch is pressed; each leads to the workbench; nothing overflows."""
    page = visitor.open(path, width=width)
    assert page.evaluate(ALL) == 0
    page.locator("[data-pencils]").click()
    until(page, f"{ALL} > 12")
    href = page.locator("main .pencil").first.get_attribute("href") or ""
    assert "translate/workbench/?text=" in href
    label = page.locator("main .pencil").first.get_attribute("aria-label") or ""
    assert label.startswith(("Improve this text: ", "Améliorer ce texte"))
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.locator("[data-pencils]").click()
    until(page, f"{ALL} === 0")


def test_every_block_of_the_rules_has_its_pencil(visitor: Visitor) -> None:
    """Headings, paragraphs, list items, cells, captions and the texts of every rule card."""
    page = visitor.open("/fr/rules/")
    page.locator("[data-pencils]").click()
    until(page, f"{ALL} > 200")
    bare = page.evaluate(
        """() => [...document.querySelectorAll(
             '#main > :is(h1,h2,h3,p), #main > :is(ul,ol) > li, figcaption, #main td, ' +
             '.entry-body > p:first-of-type, .entry-body .label + p')]
           .filter((block) => block.textContent.trim() && !block.querySelector('.pencil'))
           .map((block) => block.outerHTML.slice(0, 90))"""
    )
    assert bare == []


def test_pencils_are_reached_by_keyboard_and_stay_for_the_visit(visitor: Visitor) -> None:
    """Space presses the switch; the next page has its pencils already."""
    page = visitor.open("/en/turns/")
    page.locator("[data-pencils]").focus()
    page.keyboard.press("Space")
    until(page, f"{ALL} > 12")
    page.goto(page.url.replace("/turns/", "/larger/"))
    until(page, f"{ALL} > 12")
    page.locator("main .pencil").first.focus()
    assert page.evaluate("document.activeElement.className") == "pencil"


def test_pencils_are_not_printed(visitor: Visitor) -> None:
    """Paper shows the page alone."""
    page = visitor.open("/en/turns/")
    page.locator("[data-pencils]").click()
    until(page, f"{ALL} > 12")
    page.emulate_media(media="print")
    assert page.locator("main .pencil").first.is_hidden()
    assert page.locator(".improve").is_hidden()


def test_without_script_the_foot_leads_to_the_state_of_the_page(visitor: Visitor) -> None:
    """A plain link; the switch does not show."""
    page = visitor.open("/fr/turns/", scripts=False)
    assert page.locator("[data-pencils]").is_hidden()
    page.locator(".improve a").click()
    assert page.url.endswith("/fr/translate/#fr-page-turns")
    assert page.locator("#fr-page-turns").is_visible()


@pytest.mark.parametrize(
    ("path", "go", "ends"),
    [
        ("/en/rules/#attacking", lambda page: None, "/fr/rules/#attacking"),
        ("/en/table/a1-b3/", lambda page: None, "/fr/table/a1-b3/"),
        ("/en/search/?q=reach", lambda page: None, "/fr/search/?q=reach"),
        (
            "/en/rules/",
            lambda page: page.evaluate("document.getElementById('reach').scrollIntoView()"),
            "/fr/rules/#reach",
        ),
        (
            "/en/translate/workbench/?to=fr&text=card.reach",
            lambda page: None,
            "/fr/translate/workbench/?to=fr&text=card.reach",
        ),
    ],
)
def test_a_switch_of_language_keeps_page_place_and_question(
    visitor: Visitor, path: str, go: Callable[[Page], None], ends: str
) -> None:
    """The same page, the heading last passed, and what stands in the address."""
    page = visitor.open(path)
    go(page)
    with page.expect_navigation():
        page.evaluate("setTimeout(() => document.querySelector('a[data-language=fr]').click())")
    address = page.evaluate("location.pathname + location.search + location.hash")
    assert address == ends or address.startswith(ends + "#")
