"""A table in a frame of another site: two servers on two ports are two origins."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from generator.setup.call import ROOT
from generator.site.serve_server import SiteServer
from generator.site.settings import settings
from tests.browser.harness import Visitor, violations

pytestmark = pytest.mark.browser
BASE = settings(ROOT / "site_src").base_path
FRAME = "emperor-table iframe"


@pytest.fixture
def host(built_site: Path) -> Iterator[str]:
    """The built site on a host that sends its headers."""
    server = SiteServer(built_site, base_path=BASE)
    server.start()
    yield server.origin + BASE
    server.stop()


@pytest.fixture
def blog(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """Another site: its folder and its address."""
    server = SiteServer(tmp_path)
    server.start()
    yield tmp_path, f"{server.origin}/"
    server.stop()


def write(blog: tuple[Path, str], body: str, head: str = "") -> str:
    """Put a page on the other site; gives its address."""
    page = f'<!doctype html><html lang="fr"><title>Blog</title>{head}<body>{body}</body></html>'
    (blog[0] / "index.html").write_text(page, "utf-8")
    return blog[1]


def script(host: str) -> str:
    """The line that other sites copy."""
    return f'<script src="{host}embed/emperor-table.js"></script>'


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    """A page of a fresh profile."""
    context = chromium.new_context(reduced_motion="reduce")
    yield context.new_page()
    context.close()


def height(page: Page) -> float:
    """How high the frame on the page is, in pixels."""
    box = page.locator(FRAME).bounding_box()
    assert box is not None
    return box["height"]


def test_a_table_stands_on_another_site_and_has_its_height(
    page: Page, host: str, blog: tuple[Path, str]
) -> None:
    """In the language of the page around it, as high as its content, and so when that grows."""
    page.goto(write(blog, '<emperor-table position="a3-b1"></emperor-table>', script(host)))
    inside = page.frame_locator(FRAME)
    expect(inside.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator(FRAME)).to_be_visible()
    expect(page.locator("emperor-table img")).to_be_hidden()
    whole = inside.locator("main").evaluate("main => main.getBoundingClientRect().height")
    assert abs(height(page) - whole) <= 1
    inside.locator(".every summary").click()
    taller = "(frame, whole) => new Promise((done) => new ResizeObserver(() => {"
    taller += " if (frame.offsetHeight > whole + 200) done(true); }).observe(frame))"
    assert page.locator(FRAME).evaluate(taller, whole)


def test_a_frame_answers_without_scripts(chromium: Browser, host: str) -> None:
    """A choice of seat shows its answers; a fall leads to the next table, in the frame."""
    page = chromium.new_context(java_script_enabled=False).new_page()
    page.goto(f"{host}en/embed/a3/")
    page.click("label[data-seat=b2]")
    expect(page.locator(".frame-answers .panel:visible b")).to_have_text("The enemy emperor")
    page.click("label[data-seat=b1]")
    page.locator(".tools .for-seat.of-b1 a").click()
    page.wait_for_url("**/en/embed/a3-b1/")
    page.context.close()


def test_every_way_out_of_a_frame_opens_a_window(page: Page, host: str) -> None:
    """Pages of the site may not be framed, so only links to other tables stay inside."""
    page.goto(f"{host}en/embed/a3/")
    assert not page.locator("[data-needs=python]").filter(visible=True).count()
    stay = "[...document.links].filter(a => a.target !== '_blank' && !a.dataset.needs)"
    ways = page.evaluate(f"{stay}.map(a => a.pathname)")
    assert ways
    assert all("/en/embed/" in way for way in ways)


def test_the_picture_stays_where_the_frame_cannot_load(
    page: Page, host: str, blog: tuple[Path, str], built_site: Path
) -> None:
    """The script has come, and then its host is down: what stands in the element stays."""
    shutil.copy(built_site / "fr/embed/a3.svg", blog[0] / "a3.svg")
    shutil.copy(built_site / "embed/emperor-table.js", blog[0] / "table.js")
    body = (
        '<emperor-table position="a3" site="http://127.0.0.1:9/">'
        '<img src="a3.svg" alt="Table"></emperor-table>'
    )
    page.goto(write(blog, body, '<script src="table.js"></script>'))
    page.wait_for_timeout(500)
    expect(page.get_by_alt_text("Table", exact=True)).to_be_visible()
    assert page.evaluate("document.querySelector('img').naturalWidth") > 0
    expect(page.locator(FRAME)).to_be_hidden()


def test_nonsense_gives_the_opening_and_a_line(
    page: Page, host: str, blog: tuple[Path, str]
) -> None:
    """Every attribute may be wrong at once, and nothing fails; in another order is not wrong."""
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    wrong = 'position="<b>" lang="xx" theme="loud" seat="z9" site=":"'
    page.goto(write(blog, f"<emperor-table {wrong}></emperor-table>", script(host)))
    inside = page.frame_locator(FRAME)
    expect(inside.locator("[data-unknown]")).to_contain_text('position="<b>"')
    for name in ("lang", "theme", "seat", "site"):
        expect(inside.locator("[data-unknown]")).to_contain_text(f'{name}="')
    expect(inside.locator(".seat.fallen")).to_have_count(0)
    right = {"position": "B1-a3", "lang": "fr", "theme": "dark", "seat": "b2", "site": host}
    for name, value in right.items():
        page.locator("emperor-table").evaluate(
            "(element, [name, value]) => element.setAttribute(name, value)", [name, value]
        )
    expect(inside.locator(".seat.fallen")).to_have_count(2)
    expect(inside.locator("[data-unknown]")).to_be_hidden()
    expect(inside.locator("html")).to_have_attribute("data-theme", "dark")
    expect(inside.locator("#seat-b2")).to_be_checked()
    assert errors == []


def test_only_the_frame_itself_may_say_its_height(
    page: Page, host: str, blog: tuple[Path, str]
) -> None:
    """A message from the page around it, or nonsense, changes nothing."""
    page.goto(write(blog, "<emperor-table></emperor-table>", script(host)))
    expect(page.locator(FRAME)).to_be_visible()
    before = height(page)
    page.evaluate("postMessage({ emperorTable: { height: 5000 } }, '*')")
    page.frames[1].evaluate("parent.postMessage({ emperorTable: { height: 'high' } }, '*')")
    page.frames[1].evaluate("parent.postMessage(null, '*')")
    page.wait_for_timeout(200)
    assert height(page) == before


@pytest.mark.parametrize("path", ["en/", "en/table/a3/", "en/embed/", "en/nothing-here/", ""])
def test_no_other_page_may_be_framed(
    page: Page, host: str, blog: tuple[Path, str], path: str
) -> None:
    """On a host that sends the site's headers; the tables made for frames may."""
    seen: list[str] = []
    page.on("console", lambda message: seen.append(message.text))
    page.goto(write(blog, f'<iframe src="{host}{path}"></iframe>'))
    page.wait_for_timeout(300)
    assert any("frame" in text.lower() and "refused" in text.lower() for text in seen) or (
        page.frames[1].url.startswith("chrome-error")
    )


def test_the_page_about_it_fills_the_snippets(visitor: Visitor) -> None:
    """What is chosen shows in the example and in both pieces of code; axe has nothing to say."""
    page = visitor.open("/fr/embed/")
    inside = page.frame_locator(FRAME)
    expect(inside.locator(".seat.fallen")).to_have_count(1)
    page.select_option("[name=position]", "a1-b3")
    page.select_option("[name=lang]", "en")
    page.select_option("[name=theme]", "dark")
    expect(inside.locator("html")).to_have_attribute("data-theme", "dark")
    expect(inside.locator(".seat.fallen")).to_have_count(2)
    component = '<emperor-table position="a1-b3" lang="en" theme="dark">'
    expect(page.locator("[data-snippet=component]")).to_contain_text(component)
    plain = "en/embed/a1-b3/?theme=dark"
    expect(page.locator("[data-snippet=plain]")).to_contain_text(plain)
    assert violations(page) == []
    assert violations(visitor.open("/fr/embed/a3-b1/")) == []


def test_a_frame_of_its_own_says_what_it_does_not_know(visitor: Visitor) -> None:
    """Colours as well as seats; an empty complaint is none."""
    page = visitor.open("/en/embed/a3-b1/?theme=loud&seat=%3Cb%3E")
    expect(page.locator("[data-unknown]")).to_contain_text('theme="loud" seat="<b>"')
    page.goto(f"{visitor.origin}/en/embed/a3-b1/?unknown=&theme=dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("[data-unknown]")).to_be_hidden()
