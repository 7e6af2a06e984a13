"""Playwright, started once in each process: it cannot be started twice."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Playwright, sync_playwright


@cache
def play() -> Playwright:
    """The one Playwright of this process; it ends with it."""
    return sync_playwright().start()
