"""English in disguise: a mirrored site, and one with longer words, whole and without overflow."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from generator.setup.call import ROOT
from generator.site.build import build
from generator.site.serve_server import SiteServer
from generator.site.settings import settings as read_settings
from tests.browser.harness import DESKTOP, KINDS, PHONE, Visitor

pytestmark = pytest.mark.browser

OUTSIDE = """() => {
  const wide = document.documentElement.clientWidth;
  const clipped = (one) => {
    const above = one.parentElement;
    if (!above || above === document.body) return false;
    return getComputedStyle(above).overflowX !== 'visible' || clipped(above);
  };
  return [...document.querySelectorAll('body *')].filter((one) => {
    const { left, right, width, height } = one.getBoundingClientRect();
    return width && height && (right > wide + 1 || left < -1)
      && !one.closest('[popover], .skip, svg, .hidden-text') && !clipped(one);
  }).slice(0, 5).map((one) => one.outerHTML.slice(0, 120));
}"""
WORDS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const spared = 'script, style, noscript, code, time, [translate=no], .entry-body dl, ' +
    `[lang]:not(html):not([lang="${document.documentElement.lang}"])`;
  while (walk.nextNode()) {
    const { parentElement, textContent } = walk.currentNode;
    if (!parentElement.closest(spared)) found.push(textContent.trim());
  }
  return found;
}"""
#: A name is the same in every language.
NAME = read_settings(ROOT / "site_src").name
TURNED = re.compile("\u202e[^\u202c]*\u202c")


@pytest.fixture(scope="module")
def disguised(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The project's site with both pseudo-languages, behind a server."""
    folder = tmp_path_factory.mktemp("pseudo")
    site = Path(shutil.copytree(ROOT / "site_src", folder / "site_src"))
    settings = site / "site.toml"
    tags = 'languages = ["en", "en-XA", "ar-XB"]'
    settings.write_text(re.sub(r"(?m)^languages = .*$", tags, settings.read_text("utf-8")), "utf-8")
    build(site, folder / "out")
    server = SiteServer(folder / "out", base_path="/", headers=False)
    server.start()
    yield server.origin
    server.stop()


@pytest.fixture
def stranger(chromium: Browser, disguised: str) -> Iterator[Visitor]:
    """A visitor of the disguised site."""
    guest = Visitor(chromium, disguised)
    yield guest
    guest.close()


@pytest.mark.parametrize("tag", ("en-XA", "ar-XB"))
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_overflows(stranger: Visitor, tag: str, kind: str) -> None:
    """Longer words and a mirrored page have their place on phone and desktop."""
    for width in (PHONE, DESKTOP):
        page = stranger.open(f"/{tag}/{kind}", width=width)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(OUTSIDE) == [], width


@pytest.mark.parametrize("kind", KINDS)
def test_no_word_is_left_untranslated(stranger: Visitor, kind: str) -> None:
    """Every word of the page comes from the texts, so every word is turned."""
    page = stranger.open(f"/ar-XB/{kind}", scripts=False)
    host = stranger.origin.partition("//")[2]
    plain = [
        text
        for text in page.evaluate(WORDS)
        if re.search(
            r"[^\W\d_]{3,}",
            TURNED.sub("", text).replace(host, "").replace("none", "").replace(NAME, ""),
        )
        and "emperor-table.example" not in text
    ]
    assert plain == []


def test_the_page_is_mirrored(stranger: Visitor) -> None:
    """The mark stands at the right, the contents to the right of the text."""
    page = stranger.open("/ar-XB/rules/")
    assert page.evaluate("document.documentElement.dir") == "rtl"
    left = "document.querySelector('{}').getBoundingClientRect().left"
    assert page.evaluate(left.format(".brand")) > DESKTOP / 2
    assert page.evaluate(f"{left.format('.toc')} > {left.format('#main h1')}")


@pytest.mark.parametrize("kind", ("", "table/"))
def test_the_board_keeps_its_sides(stranger: Visitor, kind: str) -> None:
    """Left is a rule: lanes, their grounds and seats stand as at the table, in every language."""
    order = """() => ['.lanes .lane', '.lane-heads span', '.row:has([data-seat=b1]) [data-seat]']
      .map((which) => [...document.querySelectorAll(which)].slice(0, 3)
        .map((one) => one.getBoundingClientRect().left))"""
    mirrored = stranger.open(f"/ar-XB/{kind}").evaluate(order)
    plain = stranger.open(f"/en/{kind}").evaluate(order)
    for there, here in zip(mirrored, plain, strict=True):
        assert [n > 0 for n in there] == [n > 0 for n in here]
        assert there == sorted(there)
        assert here == sorted(here)


def test_pictures_keep_their_sides(stranger: Visitor) -> None:
    """The Sun's ground is left of the Moon's in a figure."""
    page = stranger.open("/ar-XB/rules/")
    sides = page.evaluate(
        """() => ['sun', 'moon'].map((lane) =>
             document.querySelector(`.d-picture .d-${lane} rect`).getBoundingClientRect().left)"""
    )
    assert sides[0] < sides[1]
