"""The keyboard alone: every control is reached, seen and never under the bar."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import PHONE, Visitor, pages

pytestmark = pytest.mark.browser

#: What a reader can reach on a page: of radio buttons the chosen one, of closed cards the title.
EXPECTED = """() => { window.expected = [...document.querySelectorAll(
  "a[href], button, input, select, textarea, summary, [tabindex='0']"
)].filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled
  && (one.type !== "radio" || one.checked)); }"""
#: Which of them Tab never came to.
MISSED = """() => window.expected.filter((one) => !window.seen.has(one))
  .map((one) => one.outerHTML.slice(0, 90))"""

#: What is wrong with the focus as it stands, "" where nothing is, null where it left the page.
FOCUS = """() => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const seen = window.seen ??= new Set();
  if (seen.has(one)) return null;
  seen.add(one);
  const name = one.outerHTML.slice(0, 90);
  const marked = [one, one.closest("label, .card, .thumb")].some((place) => {
    const style = place && getComputedStyle(place);
    return style && style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  });
  if (!marked) return `no focus to be seen: ${name}`;
  const box = (one.type === "radio" ? one.closest("label") : one).getClientRects()[0];
  if (box.bottom <= 0 || box.top >= innerHeight) return `out of sight: ${name}`;
  const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1);
  for (const y of [box.top + 3, box.bottom - 3]) {
    const bar = document.elementFromPoint(x, y)?.closest(".top, .thumb, .pair-head");
    if (bar && !bar.contains(one)) return `under a bar: ${name}`;
  }
  return "";
}"""


def walked(page: Page) -> list[str]:
    """Press Tab until the page ends; gives every fault on the way, and every control left out."""
    page.evaluate(EXPECTED)
    faults = []
    while True:
        page.keyboard.press("Tab")
        fault = page.evaluate(FOCUS)
        if fault is None:
            return faults + [f"never reached: {control}" for control in page.evaluate(MISSED)]
        if fault:
            faults.append(fault)


#: The walk ends at a frame, whose focus the page around it cannot see; the frame itself is walked.
WALKED = [path for path in pages("en") if not path.endswith("/embed/")]


@pytest.mark.parametrize("path", [*WALKED, "/fr/search/?q=attaque", "/"])
def test_tab_reaches_every_control_in_sight(visitor: Visitor, path: str) -> None:
    """From the first link to the last, with a mark of focus, never under the bar."""
    page = visitor.open(path)
    if "?q=" in path:
        page.wait_for_selector("[data-search-results] li")
    assert walked(page) == []


@pytest.mark.parametrize("path", pages("en", "table/a3-b1/", "turns/", "compare/fr/turns/"))
def test_tab_reaches_every_control_on_a_phone(visitor: Visitor, path: str) -> None:
    """The same with a keyboard and little room: bars above and below take none of it."""
    assert walked(visitor.open(path, width=PHONE, height=640)) == []


def test_the_first_tab_offers_to_skip_the_bar(visitor: Visitor) -> None:
    """Enter then leads to the words."""
    page = visitor.open("/en/rules/")
    page.keyboard.press("Tab")
    skip = page.locator(".skip")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('main') !== null")


@pytest.mark.parametrize("path", pages("en", "", "table/"))
def test_the_menu_opens_and_closes_by_keyboard(visitor: Visitor, path: str) -> None:
    """Enter opens it, Tab goes into it, Escape closes it and gives the focus back."""
    page = visitor.open(path, width=PHONE)
    button, menu = page.locator(".menu"), page.locator("#menu")
    button.focus()
    page.keyboard.press("Enter")
    expect(menu).to_be_visible()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('#menu') !== null")
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(button).to_be_focused()


def test_arrows_choose_a_seat(visitor: Visitor) -> None:
    """One stop for the board; the arrows go round it, and the answers follow."""
    page = visitor.open("/en/table/")
    page.locator("input[name=seat]:checked").focus()
    before = page.locator(".panel:visible h2").inner_text()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".panel:visible h2")).not_to_have_text(before)
    assert page.evaluate("document.activeElement.name") == "seat"
