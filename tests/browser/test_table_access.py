"""The tools of the table page for everybody: axe, keys, and places big enough to touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.harness import DESKTOP, PHONE, THEMES, Visitor, violations

pytestmark = [pytest.mark.browser, pytest.mark.npm]


@pytest.mark.parametrize("width", (PHONE, DESKTOP))
def test_axe_finds_nothing_in_the_open_boxes(visitor: Visitor, width: int) -> None:
    """Turns, a question with its arrow, names and decks, with somebody's reach shown."""
    page = visitor.open(
        "/en/table/a3/?turn=b1&turns=3&deck=hybrid&ask=attack-a2-b2&names=a2:Ana", width=width
    )
    expect(page.locator(".front .arrow")).to_be_attached()
    page.evaluate("document.querySelectorAll('details.box').forEach(box => { box.open = true })")
    page.click("[data-do=reach]")
    for theme in THEMES:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        assert violations(page) == [], theme


@pytest.mark.parametrize("sheet", ("share", "what-if"))
def test_axe_finds_nothing_in_the_sheets(visitor: Visitor, sheet: str) -> None:
    """Each opens with the focus inside, and gives it back."""
    page = visitor.open("/en/table/a3/")
    page.click(f".tools [data-do={sheet}]")
    expect(page.locator(f"[data-sheet={sheet}]")).to_be_visible()
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
    for theme in THEMES:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        assert violations(page) == [], theme
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.dataset.do") == sheet


def test_axe_finds_nothing_at_the_end_of_a_game(visitor: Visitor) -> None:
    """With the result in the place of the panels, and with nobody left."""
    page = visitor.open("/en/table/?fallen=b2")
    expect(page.locator(".panel.result")).to_be_visible()
    assert violations(page) == []


def test_everything_to_press_is_big_enough(visitor: Visitor) -> None:
    """44 pixels for buttons and choices on a phone; 24 at the least for a link in a text."""
    page = visitor.open("/en/table/a3/?turn=a2", width=PHONE, height=844)
    expect(page.locator(".turn-now")).to_be_attached()
    page.evaluate("document.querySelectorAll('details.box').forEach(box => { box.open = true })")
    pressed = (
        "main :is(button, .button, summary, select, .choice, .segments label, "
        ".name-fields input, label.seat)"
    )
    small = page.evaluate(
        """(pressed) => [...document.querySelectorAll(pressed)]
            .filter(each => each.getClientRects().length && !each.closest('.map'))
            .map(each => [each.getBoundingClientRect(), each.outerHTML.slice(0, 80)])
            .filter(([box]) => box.height < 43.5 || box.width < 43.5).map(([, html]) => html)""",
        pressed,
    )
    assert small == []


def test_the_map_follows_once_the_board_is_out_of_sight(visitor: Visitor) -> None:
    """A seat on it shows its reach when pointed at, and is chosen when pressed."""
    page = visitor.open("/en/table/a3/", width=PHONE, height=844)
    assert not page.locator(".map").is_visible()
    page.locator(".panel:visible li").last.scroll_into_view_if_needed()
    page.mouse.wheel(0, 200)
    expect(page.locator(".map")).to_be_visible()
    page.hover(".map [data-seat=b1]")
    expect(page.locator(".map-place")).to_have_attribute("data-from", "b1")
    page.click(".map [data-seat=b1]")
    expect(page.locator(".panel:visible h2")).to_have_text("The enemy Sun general")
