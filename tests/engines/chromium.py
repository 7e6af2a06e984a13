"""Chromium, driven by Playwright."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page

from generator.setup.tools import chromium
from tests.engines.play import play

FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
)


class Chromium:
    """The machine's own Chromium, with a profile of its own."""

    name = "chromium"

    def __init__(self) -> None:
        self._play = play()
        self._profile = tempfile.mkdtemp(prefix="emperor-chromium-")
        self.said: list[str] = []
        self._launch()

    def _launch(self) -> None:
        self.context: BrowserContext = self._play.chromium.launch_persistent_context(
            self._profile,
            executable_path=chromium(),
            headless=True,
            args=list(FLAGS),
            has_touch=True,
        )
        self.page: Page = self.context.pages[0]
        self.page.on("console", lambda message: self.said.append(message.text))

    def open(self, address: str) -> None:
        self.page.goto(address)

    def read(self, expression: str) -> Any:
        return self.page.evaluate(f"() => ({expression})")

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})

    def click(self, x: float, y: float, *, touch: bool = False) -> None:
        if touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def restart(self) -> None:
        self.context.close()
        self._launch()

    def close(self) -> None:
        self.context.close()
        shutil.rmtree(Path(self._profile), ignore_errors=True)
