"""A browser for tests: pages that complain when anything goes wrong in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from generator.setup.call import ROOT
from generator.setup.packages import npm_packages
from generator.setup.tools import chromium
from generator.site.settings import settings
from tests.engines.play import play

SHOTS = ROOT / ".cache" / "shots"
#: Without these a container's root cannot start it, and it asks for hosts of its own.
FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
PHONE, DESKTOP = 390, 1280
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
LANGUAGES = settings(ROOT / "site_src").languages
#: One page of each kind; the other configurations are the same page with other facts.
KINDS = (
    *("", "rules/", "table/", "table/a3-b1/", "everyfall/", "turns/", "larger/", "questions/"),
    *("larger/table/", "glossary/", "cheat/", "compare/", "search/", "data/", "changes/", "about/"),
    *("404.html", "offline.html", "translate/", "translate/workbench/", "quiz/"),
    *("embed/", "embed/a3-b1/"),
)
#: What Playwright says where it keeps a page from being kept.
BLOCKED = "Service Worker registration blocked by Playwright"
#: Milliseconds; a busy machine builds slowly.
PATIENCE = 60_000


def pages(tag: str, *kinds: str) -> list[str]:
    """Give the addresses of some kinds, or of one page of each kind, in a language."""
    other = next(language for language in LANGUAGES if language != tag)
    beside = () if kinds else (f"compare/{other}/rules/",)
    return [f"/{tag}/{kind}" for kind in (*(kinds or KINDS), *beside)]


@contextmanager
def browser() -> Iterator[Browser]:
    """Start the machine's own Chromium, headless."""
    started = play().chromium.launch(executable_path=chromium(), args=list(FLAGS))
    yield started
    started.close()


@dataclass
class Visitor:
    """Opens pages of one origin, and keeps what went wrong in them."""

    browser: Browser
    origin: str
    complaints: list[str] = field(default_factory=list)
    contexts: list[BrowserContext] = field(default_factory=list)

    def open(
        self,
        path: str,
        *,
        width: int = DESKTOP,
        height: int = 800,
        theme: Theme = "light",
        scripts: bool = True,
        scale: float = 1,
        keeps: bool = False,
    ) -> Page:
        """Open *path* in a fresh profile; gives the page once it has loaded.

        Console errors, failed requests, exceptions and calls to other origins become
        complaints, which fail the test at its end. Unless it *keeps* the site for use offline,
        every file comes from the server.
        """
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=scale,
            color_scheme=theme,
            java_script_enabled=scripts,
            reduced_motion="reduce",
            locale="en-GB",
            service_workers="allow" if keeps else "block",
        )
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"exception: {error}"))
        page.on("request", lambda request: self._request(request.url))
        page.on("requestfailed", lambda request: self._failed(request.url, request.failure))
        page.goto(self.origin + path, wait_until="load")
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            self.complaints.append(f"console: {message.text}")

    def _request(self, url: str) -> None:
        if not url.startswith((self.origin + "/", "data:", "blob:")):
            self.complaints.append(f"another origin: {url}")

    def _failed(self, url: str, why: str | None) -> None:
        if why != "net::ERR_ABORTED":  # what a page still loads when it is left is broken off
            self.complaints.append(f"failed: {url} ({why})")

    def close(self) -> None:
        """Close every page."""
        while self.contexts:
            self.contexts.pop().close()


def switch(page: Page, tag: str) -> None:
    """Choose a language in the bar as a reader does, whether it offers one other or several."""
    if len(LANGUAGES) > 2:
        page.locator("[popovertarget=languages]").click()
    page.locator(f"a[data-language={tag}]").click()
    page.wait_for_url(f"**/{tag}/**")


def violations(page: Page) -> list[str]:
    """Give what axe finds wrong on *page*: rule, place, and what to look at."""
    page.evaluate((npm_packages(tests=True) / "axe-core" / "axe.min.js").read_text("utf-8"))
    found = page.evaluate("async () => (await axe.run()).violations")
    return [f"{v['id']} at {node['target']}: {v['help']}" for v in found for node in v["nodes"]]


def shot(page: Page, name: str) -> Path:
    """Save a picture of the whole page in the cache folder, to be looked at."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    path = SHOTS / f"{re.sub(r'[^A-Za-z0-9._-]+', '-', name)}.png"
    page.screenshot(path=path, full_page=True, animations="disabled")
    return path
