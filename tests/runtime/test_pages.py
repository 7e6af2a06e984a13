"""The pages that ask Python, in every engine: by mouse and keys on a desk, by finger on a phone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from generator.quiz.puzzle import parse
from generator.quiz.solution import solution
from tests.engines.host import Host, Reply
from tests.engines.page import Browser, click, until

pytestmark = [pytest.mark.browser, pytest.mark.npm]
IDENT = "attacks_2x3_a3_b1"
FALL = "[data-part=moves] .for-seat a"


@pytest.fixture
def site(built_site: Path) -> Iterator[Host]:
    """The built site on a host without headers; nothing of it is kept for later."""
    with Host(built_site, headers=False) as host:
        host.change["sw.js"] = lambda _: Reply(b"none", 404, "text/plain")
        yield host


def by_key(browser: Browser, by_touch: bool) -> bool:
    """Whether the arrows can be tried: on a desk, and not through the driver of WebKit."""
    return not by_touch and browser.name != "webkit"


@pytest.fixture(params=("desk", "phone"))
def by_touch(request: pytest.FixtureRequest, browser: Browser) -> bool:
    """The window as large as that of a desk or a phone; whether it is touched."""
    phone: bool = request.param == "phone"
    browser.resize(*(390, 844) if phone else (1280, 800))
    return phone


def says(browser: Browser, selector: str, words: str) -> None:
    """Wait until the first such element that is in sight has these words."""
    until(
        browser,
        f"""[...document.querySelectorAll({json.dumps(selector)})].some((one) => (
          one.getClientRects().length && one.textContent.includes({json.dumps(words)})))""",
    )


def count(browser: Browser, selector: str, number: int) -> None:
    """Wait until there are so many such elements."""
    until(browser, f"document.querySelectorAll({json.dumps(selector)}).length === {number}")


def test_the_table_answers(browser: Browser, site: Host, by_touch: bool) -> None:
    """From the page at first; then an emperor falls, which no page holds (104.2c)."""
    browser.open(f"{site.address}en/table/a3/")
    until(browser, "document.documentElement.dataset.scripts !== undefined")
    click(browser, "label[data-seat=b1]", touch=by_touch)
    says(browser, ".panel h2", "The enemy Sun general")
    if by_key(browser, by_touch):
        browser.press("ArrowRight")
        says(browser, ".panel h2", "The enemy emperor")
    click(browser, "label[data-seat=b2]", touch=by_touch)
    click(browser, FALL, touch=by_touch)
    says(browser, ".panel.result h2", "Your team wins")
    until(browser, "location.search.includes('fallen=a3-b1-b2-b3')")
    click(browser, "[data-do=undo]", touch=by_touch)
    count(browser, ".seat.fallen", 1)


def test_a_bigger_table_answers(browser: Browser, site: Host, by_touch: bool) -> None:
    """A seat from the list and from the ring, a fall, and back."""
    browser.open(f"{site.address}en/larger/table/?table=3x4")
    count(browser, ".chair", 12)
    until(browser, "!document.querySelector('.ring-place[aria-busy]')")
    count(browser, "[data-layer=chairs] > g", 12)
    click(browser, "label[data-seat=b2]", touch=by_touch)
    says(browser, ".panel h2", "Ink’s emperor")
    if by_key(browser, by_touch):
        browser.press("ArrowRight")
        says(browser, ".panel h2", "Ink’s general 2")
    click(browser, "[data-piece='seat a4'] .d-disc", touch=by_touch)
    says(browser, ".panel h2", "Ivory’s general 3")
    until(browser, f"document.querySelector({json.dumps(FALL)})?.dataset.to === '3x4/a4'")
    click(browser, FALL, touch=by_touch)
    count(browser, ".chair.fallen", 1)
    until(browser, "location.search.includes('fallen=a4')")
    click(browser, "[data-do=undo]", touch=by_touch)
    count(browser, ".chair.fallen", 0)


def test_the_quiz_asks_and_judges(browser: Browser, site: Host, by_touch: bool) -> None:
    """A question from its link, a guess, the next one; a digit guesses, too."""
    browser.open(f"{site.address}en/quiz/?q={IDENT}")
    right = solution(parse(IDENT)).at
    click(browser, f"[data-guess='{right}']", touch=by_touch)
    says(browser, ".quiz-told h3", "Right.")
    click(browser, "[data-do=next]", touch=by_touch)
    until(browser, f"!location.search.includes('{IDENT}')")
    if by_touch:
        click(browser, "[data-guess='0']", touch=True)
    else:
        until(browser, "!!document.querySelector('[data-guess]')")
        browser.press("1")
    until(browser, "!!document.querySelector('.quiz-told h3')")
