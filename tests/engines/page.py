"""What every engine can do, and which of them this machine has."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from typing import Any, Protocol

import pytest

from generator.setup.tools import chromium
from tests.engines.firefox import firefox
from tests.engines.webkit import mini_browser, webkit_programs


class Browser(Protocol):
    """A browser with one page open. Expressions are JavaScript; values cross as JSON."""

    name: str

    def open(self, address: str) -> None:
        """Go to an address and wait for its load."""

    def read(self, expression: str) -> Any:
        """The value of an expression; a promise is not waited for."""

    def resize(self, width: int, height: int) -> None:
        """Give the page so much room."""

    def click(self, x: float, y: float, *, touch: bool = False) -> None:
        """Press at a point of what is seen, by mouse or, where the engine has one, by finger."""

    def press(self, key: str) -> None:
        """Press a key and let go, named as in JavaScript."""

    def restart(self) -> None:
        """Close the browser and open it again, with what it keeps on disk."""

    def close(self) -> None:
        """End the browser and forget what it kept."""


def until(browser: Browser, expression: str, patience: float = 90.0) -> Any:
    """Wait until an expression is true, and give its value; fails with the expression."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        if value := browser.read(expression):
            return value
        time.sleep(0.02)
    raise AssertionError(f"{browser.name}: not in {patience:.0f} s: {expression}")


def result(browser: Browser, promise: str) -> Any:
    """What a promise comes to; an error comes back as ``{"thrown": code or text}``."""
    slot = f"window.slot{time.monotonic_ns()}"
    browser.read(
        f"void ({promise}).then(value => {{ {slot} = JSON.stringify([value ?? null]) }},"
        f" error => {{ {slot} = JSON.stringify([{{thrown: error.code ?? String(error)}}]) }})"
    )
    return json.loads(until(browser, slot))[0]


def click(browser: Browser, selector: str, *, touch: bool = False) -> None:
    """Bring the first of these that has a size into the middle of the window, and press it."""
    x, y = until(
        browser,
        f"""(() => {{
          const found = [...document.querySelectorAll({json.dumps(selector)})]
            .find(one => one.getClientRects().length);
          found?.scrollIntoView({{ block: 'center', behavior: 'instant' }});
          const box = found?.getBoundingClientRect();
          return box && [box.left + box.width / 2, box.top + box.height / 2];
        }})()""",
    )
    browser.click(x, y, touch=touch)


def _chromium() -> Browser:
    _needed("Chromium", [] if chromium() else ["chromium"])
    from tests.engines.chromium import Chromium

    return Chromium()


def _firefox() -> Browser:
    _needed("Firefox", [] if firefox() else ["firefox-esr"])
    from tests.engines.firefox import Firefox

    return Firefox()


def _webkit() -> Browser:
    lacking = [] if mini_browser() else ["webkit2gtk-driver"]
    _needed("WebKit", lacking + webkit_programs())
    from tests.engines.webkit import WebKit

    return WebKit()


ENGINES: dict[str, Callable[[], Browser]] = {
    "chromium": _chromium,
    "firefox": _firefox,
    "webkit": _webkit,
}


def _needed(name: str, lacking: list[str]) -> None:
    """Leave a test out, by name, where an engine is missing; in CI it must be there."""
    if not lacking:
        return
    words = (
        f"{name} cannot run on this machine; to run these tests: apt install {' '.join(lacking)}"
    )
    if os.environ.get("CI", "").lower() not in ("", "0", "false"):
        pytest.fail(words, pytrace=False)
    pytest.skip(words)
