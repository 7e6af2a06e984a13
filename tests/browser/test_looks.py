"""The main pages look as they did when somebody last looked at them.

Each picture is compared in small squares of 8 by 8 px, by their mean colour, so that another
machine's way of smoothing letters makes no difference and a moved box does. To renew the pictures
after a change that is meant, look at the new ones in `tests/browser/looks` before they go in:

    EMPEROR_NEW_LOOKS=1 python3 build.py test tests/browser/test_looks.py
"""

from __future__ import annotations

import base64
import os
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route

from tests.browser.harness import DESKTOP, PHONE, SHOTS, Theme, Visitor

pytestmark = pytest.mark.browser

LOOKS = Path(__file__).parent / "looks"
#: The share of squares that may differ, and by how much (of 255) a square must to count.
SHARE, STEP = 0.015, 20
SQUARES = """async ([one, other]) => {
  const read = async (data) => {
    const image = await createImageBitmap(await (await fetch(data)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.getContext("2d").getImageData(0, 0, image.width, image.height);
  };
  const [a, b] = [await read(one), await read(other)];
  if (a.width !== b.width || a.height !== b.height) return 1;
  const mean = (image, left, top, part) => {
    let sum = 0;
    for (let y = top; y < top + 4; y += 1) {
      for (let x = left; x < left + 4; x += 1) sum += image.data[4 * (y * image.width + x) + part];
    }
    return sum / 16;
  };
  let differ = 0, all = 0;
  for (let top = 0; top + 4 <= a.height; top += 4) {
    for (let left = 0; left + 4 <= a.width; left += 4) {
      all += 1;
      const off = [0, 1, 2].map((part) => mean(a, left, top, part) - mean(b, left, top, part));
      if (Math.max(...off.map(Math.abs)) > STEP) differ += 1;
    }
  }
  return differ / all;
}""".replace("STEP", str(STEP))


@dataclass(frozen=True)
class Look:
    """The top of a page as one reader sees it."""

    path: str
    width: int
    theme: Theme

    @property
    def file(self) -> Path:
        """Where its picture is kept."""
        name = self.path.strip("/").replace("/", "-")
        return LOOKS / f"{name}-{self.width}-{self.theme}.png"


ALL = (
    Look("/en/", DESKTOP, "light"),
    Look("/fr/", PHONE, "dark"),
    Look("/en/rules/", DESKTOP, "dark"),
    Look("/fr/rules/", PHONE, "light"),
    Look("/en/table/a3-b1/", DESKTOP, "light"),
    Look("/en/table/a3-b1/", PHONE, "dark"),
    Look("/fr/everyfall/", DESKTOP, "light"),
    Look("/en/larger/", DESKTOP, "dark"),
    Look("/en/glossary/", PHONE, "light"),
    Look("/fr/cheat/", DESKTOP, "light"),
)


@pytest.mark.parametrize("look", ALL, ids=lambda look: look.file.stem)
def test_a_page_looks_as_it_did(visitor: Visitor, look: Look) -> None:
    """At most a few squares in a hundred differ from the picture that is kept."""
    page = visitor.open("/robots.txt", width=look.width, theme=look.theme, scale=0.5)
    page.route("**/*.css", _with_patience)
    page.goto(visitor.origin + look.path)
    picture = _picture(page)
    if os.environ.get("EMPEROR_NEW_LOOKS"):
        LOOKS.mkdir(exist_ok=True)
        look.file.write_bytes(picture)
    SHOTS.mkdir(parents=True, exist_ok=True)
    seen = SHOTS / look.file.name
    seen.write_bytes(picture)
    share = _difference(visitor, look.file.read_bytes(), picture)
    assert share <= SHARE, f"{share:.1%} of the page differs: compare {look.file} and {seen}"


def test_a_box_that_moved_is_noticed(visitor: Visitor) -> None:
    """The measure itself: the same page twice is the same; one heading away is not."""
    page = visitor.open("/en/about/", width=PHONE, scale=0.5)
    page.wait_for_load_state("networkidle")
    before = _picture(page)
    assert _difference(visitor, before, _picture(page)) == 0
    page.evaluate("document.querySelector('h1').remove()")
    assert _difference(visitor, before, _picture(page)) > 2 * SHARE


def _with_patience(route: Route) -> None:
    """A style sheet whose letters wait for their fonts, however busy the machine is."""
    answer = route.fetch()
    route.fulfill(
        response=answer, body=answer.text().replace("font-display:optional", "font-display:block")
    )


def _picture(page: Page) -> bytes:
    """The first screen of a page, with its own fonts and nothing in motion."""
    page.evaluate("document.fonts.ready.then(() => true)")
    return page.screenshot(animations="disabled")


def _difference(visitor: Visitor, one: bytes, other: bytes) -> float:
    """The share of squares that differ, worked out by the browser."""
    page = visitor.browser.new_page()
    try:
        data = [f"data:image/png;base64,{base64.b64encode(p).decode()}" for p in (one, other)]
        share: float = page.evaluate(SQUARES, data)
        return share
    finally:
        page.close()
