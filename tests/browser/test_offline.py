"""The site with no network: what is kept, what a new version does, and what cannot be kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from generator.setup.call import ROOT
from generator.site.serve_server import SiteServer
from generator.site.serve_state import State
from generator.site.settings import settings
from tests.browser.harness import Visitor
from tests.browser.keeping import OF, kept, next_version, profile, replace, serving, settled

pytestmark = pytest.mark.browser
BASE = settings(ROOT / "site_src").base_path
LINE = "[data-offline]"


@pytest.fixture
def reader(chromium: Browser) -> Iterator[BrowserContext]:
    """A browser profile."""
    with profile(chromium) as context:
        yield context


@pytest.fixture
def server(built_site: Path) -> Iterator[SiteServer]:
    """The built site on a host that sends its headers."""
    with serving(built_site, BASE) as started:
        yield started


def visit(reader: BrowserContext, server: SiteServer, path: str) -> Page:
    """Open a page and wait until its language is kept."""
    page = reader.new_page()
    page.goto(f"{server.origin}{server.base_path}{path}")
    kept(page, "site", path.split("/")[0])
    return page


def spoil(file: Path, fault: str) -> None:
    """Make a file of a version missing, or another than its list says."""
    if fault == "missing":
        file.unlink()
    else:
        replace(file, "<!doctype html><title>Mixed</title>")


@pytest.mark.parametrize("base_path", ["/", "/some/where/"])
def test_after_one_visit_a_language_opens_offline(
    reader: BrowserContext, built_site: Path, base_path: str
) -> None:
    """Rules, tables, questions and search, wherever on its host the site lies."""
    with serving(built_site, base_path) as server:
        page = visit(reader, server, "en/")
        home = server.origin + base_path
    reader.set_offline(True)
    for path in ("en/rules/", "en/table/a3-b1/", "en/questions/?x=1#top", "en/glossary"):
        page.goto(home + path)
        expect(page.locator("main h1")).to_be_visible()
    assert page.url.endswith("/en/glossary/")
    page.goto(f"{home}en/search/?q=emperor")
    expect(page.locator("[data-search-results] li").first).to_be_visible()
    page.goto(f"{home}en/table/a3/")
    page.click("label[data-seat=b1]")
    page.locator("[data-part=moves] .for-seat.of-b1 a").click()
    page.wait_for_url("**/en/table/a3-b1/?*")


def test_a_page_that_is_not_kept_is_said_so_in_the_readers_language(
    reader: BrowserContext, server: SiteServer
) -> None:
    """With the pages that are kept; and the front page of the host leads to them."""
    page = visit(reader, server, "fr/")
    reader.set_offline(True)
    home = server.origin + BASE
    for path in ("en/rules/", "fr/nothing/", "nowhere"):
        answer = page.goto(home + path)
        assert answer is not None and answer.status == 503
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        expect(page.locator("h1")).to_have_text("Pas de réseau, et page non gardée")
    page.locator(".ways a").first.click()
    page.wait_for_url("**/fr/rules/")
    page.goto(home)
    assert page.url == f"{home}fr/"


def test_another_language_is_kept_once_it_is_read(
    reader: BrowserContext, server: SiteServer
) -> None:
    """Not before."""
    page = visit(reader, server, "en/")
    page.goto(f"{server.origin}{BASE}fr/rules/")
    kept(page, "fr")
    reader.set_offline(True)
    page.goto(f"{server.origin}{BASE}fr/turns/")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


@pytest.mark.npm
def test_python_answers_offline_after_its_first_use(
    reader: BrowserContext, server: SiteServer
) -> None:
    """An emperor's fall is on no page; the game's end is worked out (104.2c)."""
    page = visit(reader, server, "en/table/a3/")
    page.hover(".app-board")
    kept(page, "python")
    reader.set_offline(True)
    page.goto(f"{server.origin}{BASE}en/table/?fallen=a3-b1-b2-b3")
    expect(page.locator(".panel.result h2")).to_have_text("Your team wins")


@pytest.mark.npm
def test_the_button_fetches_everything_and_shows_how_far_it_is(
    reader: BrowserContext, server: SiteServer
) -> None:
    """Its size before, a bar meanwhile, a sentence afterwards; then the workbench opens too."""
    page = visit(reader, server, "en/rules/")
    button = page.locator(f"{LINE} button")
    expect(button).to_contain_text("MB")
    button.click()
    expect(page.locator(f"{LINE} progress")).to_be_visible()
    expect(page.locator(f"{LINE} [data-says]")).to_have_text("Everything here works offline.")
    expect(button).to_be_hidden()
    reader.set_offline(True)
    page.goto(f"{server.origin}{BASE}en/compare/fr/rules/")
    expect(page.locator("h1").first).to_be_visible()
    page.goto(f"{server.origin}{BASE}en/embed/")
    expect(page.frame_locator("iframe").locator(".board")).to_be_visible()
    page.goto(f"{server.origin}{BASE}en/translate/workbench/")
    expect(page.locator("#bench-rows li").first).to_be_visible()


def test_a_new_version_takes_over_on_the_next_click(
    reader: BrowserContext, server: SiteServer, built_site: Path, tmp_path: Path
) -> None:
    """Until it is whole everything comes from the old one; never a page of one with files of
    another."""
    page = visit(reader, server, "en/")
    server.out = next_version(built_site, tmp_path / "B")
    page.goto(f"{server.origin}{BASE}en/rules/")
    assert page.evaluate(OF) == ["A", "A"]
    assert settled(page)
    expect(page.locator("[data-fresh]")).to_be_visible()
    assert page.evaluate("fetch('../turns/').then((r) => r.text())").count('content="B"') == 0
    page.locator(".main-nav a").nth(1).click()
    expect(page.locator("meta[name=version]")).to_be_attached()
    assert page.url.endswith("/en/table/")
    assert page.evaluate(OF) == ["B", "B"]
    reader.set_offline(True)
    page.goto(f"{server.origin}{BASE}en/rules/")
    assert page.evaluate(OF) == ["B", "B"]
    assert page.evaluate("caches.keys().then((keys) => keys.length)") == 1


def test_a_reader_may_take_the_new_version_at_once(
    reader: BrowserContext, server: SiteServer, built_site: Path, tmp_path: Path
) -> None:
    """With two pages open neither changes by itself; the button brings both up to date."""
    first = visit(reader, server, "en/")
    second = visit(reader, server, "en/rules/")
    first.reload()  # the first visit came before there was a worker
    server.out = next_version(built_site, tmp_path / "B")
    assert settled(second)
    second.goto(f"{server.origin}{BASE}en/turns/")
    assert second.evaluate(OF) == ["A", "A"]
    second.click("[data-fresh] button")
    for page in (first, second):
        expect(page.locator("meta[name=version]")).to_be_attached()
        assert page.evaluate(OF) == ["B", "B"]


@pytest.mark.parametrize("fault", ["missing", "changed"])
def test_a_version_that_is_not_whole_never_takes_over(
    reader: BrowserContext, server: SiteServer, built_site: Path, tmp_path: Path, fault: str
) -> None:
    """One file is not there, or is another than the list says: the old version stays, offline
    too."""
    page = visit(reader, server, "en/")
    server.out = next_version(built_site, tmp_path / "B")
    spoil(server.out / "en/turns/index.html", fault)
    assert not settled(page)
    assert page.evaluate("caches.keys().then((keys) => keys.length)") == 1
    reader.set_offline(True)
    for path in ("en/turns/", "en/table/"):
        page.goto(f"{server.origin}{BASE}{path}")
        assert page.evaluate(OF) == ["A", "A"]


@pytest.mark.parametrize(
    ("tag", "fault", "sentence"),
    [
        (
            "en",
            "missing",
            "These pages could not be kept for offline use; the next visit tries again.",
        ),
        ("fr", "changed", "Ces pages n’ont pas pu être gardées pour la lecture hors ligne"),
    ],
)
def test_a_first_visit_that_cannot_keep_the_pages_says_so(
    reader: BrowserContext,
    server: SiteServer,
    built_site: Path,
    tmp_path: Path,
    tag: str,
    fault: str,
    sentence: str,
) -> None:
    """Nothing is kept and there is nothing to press; the next visit keeps them, if it can."""
    whole = server.out
    server.out = next_version(built_site, tmp_path / "B")
    spoil(server.out / f"{tag}/turns/index.html", fault)
    page = reader.new_page()
    page.goto(f"{server.origin}{BASE}{tag}/rules/")
    expect(page.locator(LINE)).to_be_visible()
    expect(page.locator(f"{LINE} [data-says]")).to_contain_text(sentence)
    expect(page.locator(f"{LINE} button")).to_be_hidden()
    assert page.evaluate("caches.keys()") == []
    server.out = whole
    page.goto(f"{server.origin}{BASE}{tag}/turns/")
    kept(page, "site", tag)
    expect(page.locator(f"{LINE} button")).to_be_visible()
    expect(page.locator(f"{LINE} [data-says]")).not_to_contain_text(sentence)


def test_serve_lets_go_of_what_was_kept(reader: BrowserContext, server: SiteServer) -> None:
    """The same address, now under `build.py serve`: the next click shows the new build."""
    page = visit(reader, server, "en/")
    server.state = State()
    page.goto(f"{server.origin}{BASE}en/rules/")
    expect(page.locator("script[data-build]")).to_be_attached()
    page.wait_for_timeout(500)
    assert (
        page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
    )
    assert page.evaluate("caches.keys()") == []


@pytest.mark.parametrize(
    "broken",
    [
        "delete Navigator.prototype.serviceWorker",
        "navigator.serviceWorker.register = () => Promise.reject(new DOMException('no'))",
    ],
)
def test_nothing_shows_where_nothing_can_be_kept(
    reader: BrowserContext, server: SiteServer, broken: str
) -> None:
    """No worker, or no storage: the site is as it was, without a word."""
    errors: list[str] = []
    reader.add_init_script(broken)
    page = reader.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text))
    page.goto(f"{server.origin}{BASE}en/rules/")
    page.wait_for_timeout(500)
    expect(page.locator(LINE)).to_be_hidden()
    assert errors == []


@pytest.mark.parametrize("tag", ["en", "fr"])
def test_the_site_can_be_installed(reader: BrowserContext, server: SiteServer, tag: str) -> None:
    """Chromium has nothing against the manifest; that this profile forgets is not its fault."""
    page = visit(reader, server, f"{tag}/")
    devtools = reader.new_cdp_session(page)
    assert devtools.send("Page.getAppManifest")["errors"] == []
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [e["errorId"] for e in errors if e["errorId"] != "in-incognito"] == []


def test_the_worker_obeys_a_strict_policy(visitor: Visitor) -> None:
    """Registered with the site's own headers off as well, and nothing complains."""
    page = visitor.open("/en/", keeps=True)
    kept(page, "site", "en")
