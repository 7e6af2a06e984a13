"""The browser, and the built site behind a server, for every test in this folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from generator.setup.call import ROOT
from generator.site.serve_server import SiteServer
from generator.site.settings import settings
from tests.browser.harness import PATIENCE, Visitor, browser

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all tests of a process."""
    with browser() as started:
        yield started


@pytest.fixture(scope="session")
def site_address(built_site: Path) -> Iterator[str]:
    """Where the built site is served, as a host does that knows nothing of `_headers`."""
    base_path = settings(ROOT / "site_src").base_path
    server = SiteServer(built_site, base_path=base_path, headers=False)
    server.start()
    yield server.origin + base_path.rstrip("/")
    server.stop()


@pytest.fixture
def visitor(chromium: Browser, site_address: str) -> Iterator[Visitor]:
    """Opens pages of the built site; anything that goes wrong in them fails the test."""
    guest = Visitor(chromium, site_address)
    yield guest
    guest.close()
    assert guest.complaints == []
