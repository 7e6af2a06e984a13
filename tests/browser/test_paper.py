"""Printed pages: one sheet for the cheat sheet, and no bars and buttons on any."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from tests.browser.harness import LANGUAGES, Visitor, pages

pytestmark = pytest.mark.browser

BARS = ".top, .skip, .pop, .toc, .foot nav, .thumb, .button, button, form, .moves, .along"


def sheets(page: Page, size: str) -> int:
    """How many sheets of paper a page takes."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format=size, prefer_css_page_size=False)))


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("size", ["A4", "Letter"])
def test_the_cheat_sheet_is_one_sheet(visitor: Visitor, tag: str, size: str) -> None:
    """On either paper, in every language."""
    assert sheets(visitor.open(f"/{tag}/cheat/"), size) == 1


@pytest.mark.parametrize("path", pages("en"))
def test_paper_shows_words_and_pictures_alone(visitor: Visitor, path: str) -> None:
    """Nothing that could only be pressed; dark colours stay on the screen."""
    page = visitor.open(path, theme="dark")
    page.emulate_media(media="print")
    shown = page.evaluate(
        "(bars) => [...document.querySelectorAll(bars)].filter((one) => one.checkVisibility())"
        ".map((one) => one.outerHTML.slice(0, 90))",
        BARS,
    )
    assert shown == []
    assert page.evaluate("getComputedStyle(document.body).color") == "rgb(0, 0, 0)"
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
