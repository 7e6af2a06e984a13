"""`build.py serve`, as a writer meets it: a browser beside an editor."""

from __future__ import annotations

import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from generator.setup.call import ROOT
from generator.site.serve_server import SiteServer
from generator.site.serve_state import State
from tests.browser.harness import PATIENCE

pytestmark = pytest.mark.browser


@dataclass(frozen=True)
class Desk:
    """A copy of the texts, and the address where serve shows them."""

    site: Path
    origin: str
    process: subprocess.Popen[str]

    def edit(self, name: str, old: str, new: str) -> None:
        """Replace a passage of one file of the texts."""
        path = self.site / name
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), "utf-8")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """Serve a copy of the texts under a path, on a free port."""
    site = tmp_path / "les règles"
    shutil.copytree(ROOT / "site_src", site)
    settings = (site / "site.toml").read_text("utf-8")
    changed = re.sub(r'base = ".*"', 'base = "https://example.org/emperor/"', settings)
    changed = re.sub(r"languages = .*", 'languages = ["en"]', changed)  # half the work
    (site / "site.toml").write_text(changed, "utf-8")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    folders = ("--site", str(site), "--out", str(tmp_path / "dist"), "--port", str(port))
    process = subprocess.Popen(
        [sys.executable, str(ROOT / "build.py"), "serve", *folders],
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert process.stderr is not None
    for line in process.stderr:
        if "The site is at" in line:
            break
    yield Desk(site, f"http://127.0.0.1:{port}/emperor", process)
    process.kill()
    process.communicate()


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    """A plain page of a low window, which may show complaints."""
    context = chromium.new_context(viewport={"width": 600, "height": 150})
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


def test_an_open_page_follows_the_editor(desk: Desk, page: Page) -> None:
    """A saved text shows at once where the reader was; a fault shows over the last good page."""
    expect.set_options(timeout=PATIENCE)
    page.goto(f"{desk.origin}/en/rules/?kept=1")
    page.evaluate("scrollTo({top: 90, behavior: 'instant'})")
    assert page.evaluate("scrollY") == 90
    before = page.locator("h1").inner_text()
    heading, complaint = page.locator("h1"), page.locator("#serve-problems")
    source = "en/pages/rules.md"

    desk.edit(source, f"# {before}", f"# Fresh: {before}")
    expect(heading).to_have_text(f"Fresh: {before}")
    expect(page).to_have_url(f"{desk.origin}/en/rules/?kept=1")
    assert page.evaluate("scrollY") == 90

    desk.edit(source, "](rule:", "](rule:no-")
    expect(complaint).to_contain_text("pages/rules.md:")
    expect(heading).to_have_text(f"Fresh: {before}")

    desk.edit(source, "](rule:no-", "](rule:")
    expect(complaint).to_have_count(0)


def test_a_page_reloads_for_what_is_new_on_it(tmp_path: Path, page: Page) -> None:
    """What follows a build and is on other pages leaves it alone, and is not missed later."""
    folder = tmp_path / "dist/en"
    folder.mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>x</title><head></head>", "utf-8")
    state = State()
    server = SiteServer(tmp_path / "dist", state=state)
    server.start()
    shown: list[str] = []
    page.on("load", lambda _: shown.append(state.build))
    with page.expect_event("load"):
        page.goto(f"{server.origin}/en/index.html")
    state.good(["/fr/"])
    state.bad(("wait",))
    expect(page.locator("#serve-problems")).to_contain_text("wait")
    assert len(shown) == 1
    with page.expect_event("load"):
        state.good(["/en/"])
    state.bad(("wait",))
    expect(page.locator("#serve-problems")).to_contain_text("wait")
    assert shown[1:] == [state.build]
    server.stop()


def test_the_root_leads_to_the_base_address(desk: Desk, page: Page) -> None:
    """The path of `base` in site.toml holds here as well."""
    page.goto(desk.origin.removesuffix("/emperor"))
    assert page.url.startswith(f"{desk.origin}/")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT to send")
def test_ctrl_c_ends_it_cleanly(desk: Desk) -> None:
    """One plain word, exit status 0, no traceback."""
    desk.process.send_signal(signal.SIGINT)
    _, said = desk.process.communicate(timeout=20)
    assert desk.process.returncode == 0
    assert said.splitlines()[-1] == "stopped"
    assert "Traceback" not in said
