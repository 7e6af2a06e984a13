"""Nothing jumps, flashes or moves that need not."""

from __future__ import annotations

import pytest

from tests.browser.harness import DESKTOP, PHONE, Visitor, pages

pytestmark = pytest.mark.browser

WATCH = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) {
    const moved = shift.sources.map(({ node }) => node?.outerHTML?.slice(0, 90) ?? "text");
    window.shifts.push([shift.value, ...moved]);
  }
}).observe({ type: "layout-shift", buffered: true });
"""
FIRST_PAINT = """
window.first = new Promise((seen) => {
  new PerformanceObserver(() => {
    seen(getComputedStyle(document.body).backgroundColor);
  }).observe({ type: "paint", buffered: true });
});
"""
#: Milliseconds in which scripts have done what they do unasked.
SETTLED = 1500
#: A phone far from its mast: bytes a second each way, milliseconds to answer.
SLOW = {"offline": False, "downloadThroughput": 200_000, "uploadThroughput": 90_000, "latency": 150}


#: The example of a frame grows to the height of its table, as the page itself says.
STILL = [path for path in pages("en") if not path.endswith("/embed/")]


@pytest.mark.parametrize("width", [PHONE, DESKTOP])
@pytest.mark.parametrize("path", [*STILL, "/fr/", "/fr/table/", "/en/search/?q=reach", "/"])
def test_nothing_moves_while_a_page_comes_in(visitor: Visitor, path: str, width: int) -> None:
    """On a slow network: no layout shift that a reader could see.

    A font that comes in the very moment of the first paint may move a line, so the best of three
    visits counts.
    """
    visits: list[list[list[float | str]]] = []
    while len(visits) < 3 and [] not in visits:
        visits.append(shifts(visitor, path, width))
    assert [] in visits, visits


def shifts(visitor: Visitor, path: str, width: int) -> list[list[float | str]]:
    """What moved while the page came in, if it could be seen: how much, and which elements."""
    page = visitor.open("/robots.txt", width=width)
    page.context.add_init_script(WATCH)
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.send("Network.emulateNetworkConditions", SLOW)
    page.goto(visitor.origin + path, wait_until="load")
    page.wait_for_timeout(SETTLED)
    moved: list[list[float | str]] = page.evaluate("window.shifts")
    return moved if sum(float(shift[0]) for shift in moved) >= 0.002 else []


@pytest.mark.parametrize("chosen", ["light", "dark"])
def test_a_chosen_theme_never_flashes(visitor: Visitor, chosen: str) -> None:
    """The first thing painted is in the colours chosen before, whatever the system prefers."""
    page = visitor.open("/en/about/", theme="dark" if chosen == "light" else "light")
    page.evaluate("theme => localStorage.setItem('theme', theme)", chosen)
    page.context.add_init_script(FIRST_PAINT)
    page.goto(visitor.origin + "/en/rules/")
    first = page.evaluate("window.first")
    assert first == page.evaluate("getComputedStyle(document.body).backgroundColor")
    ink = {"light": "rgb(250, 246, 236)", "dark": "rgb(19, 17, 32)"}
    assert first == ink[chosen]


def test_the_theme_is_chosen_and_remembered(visitor: Visitor) -> None:
    """System, light, dark and round again; each page after it keeps the choice."""
    page = visitor.open("/en/", theme="light")
    switch = page.locator("[data-theme-switch]")
    switch.click()
    switch.click()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.goto(visitor.origin + "/fr/rules/")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.locator("[data-theme-switch]").click()
    assert page.evaluate("document.documentElement.dataset.theme ?? 'system'") == "system"
    assert page.evaluate("localStorage.getItem('theme')") is None


@pytest.mark.parametrize("path", pages("en", "", "table/a3-b1/", "everyfall/", "turns/"))
def test_nothing_moves_for_those_who_want_no_motion(visitor: Visitor, path: str) -> None:
    """No animation runs and no change takes time."""
    page = visitor.open(path)
    page.locator("input[name=seat]").first.check(force=True) if "table" in path else None
    assert page.evaluate("document.getAnimations().length") == 0
    assert page.evaluate("getComputedStyle(document.documentElement).scrollBehavior") == "auto"
