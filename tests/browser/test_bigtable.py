"""The page of bigger tables: choose one, look from a seat, let somebody fall; keep the address."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import DESKTOP, LANGUAGES, PHONE, THEMES, Visitor, violations

pytestmark = [pytest.mark.browser, pytest.mark.npm]
PAGE = "/en/larger/table/"
CHAIRS, RING = ".chair", "[data-layer=chairs] > g"
FALL = "[data-part=moves] .for-seat a"


def seated(page: Page, number: int) -> None:
    """Wait until the list and the ring have so many seats, standing or fallen."""
    expect(page.locator(CHAIRS)).to_have_count(number)
    expect(page.locator(RING)).to_have_count(number)
    expect(page.locator(".ring-place[aria-busy]")).to_have_count(0)


def ring_of(page: Page) -> list[str]:
    """Every piece of the ring as it is now, in any order."""
    pieces = "[...document.querySelectorAll('[data-piece]')].map(piece => piece.outerHTML"
    return sorted(page.evaluate(pieces + ".replace(/ data-range=\"\\d*\"/, ''))"))


@pytest.mark.parametrize("tag", LANGUAGES)
def test_without_script_the_first_table_is_there_to_be_read(visitor: Visitor, tag: str) -> None:
    """Nine seats with their reach and targets, every pair, and one line that says what is not."""
    page = visitor.open(f"/{tag}/larger/table/", scripts=False)
    seated(page, 9)
    expect(page.locator(".matrix tbody tr")).to_have_count(9)
    expect(page.locator(".no-script")).to_be_visible()
    expect(page.locator(".set-up")).to_be_hidden()


def test_a_table_is_chosen_step_by_step(visitor: Visitor) -> None:
    """More teams, more players; the address follows, and Back leads back."""
    page = visitor.open(PAGE)
    page.click("[data-step=teams] >> nth=1")
    seated(page, 12)
    page.select_option("[name=size]", "5")
    seated(page, 20)
    page.wait_for_url(lambda url: url.endswith("?table=4x5"))
    expect(page.locator(".kind")).to_have_text("4 teams of 5")
    page.go_back()
    seated(page, 12)
    expect(page.locator("[name=size]")).to_have_value("3")


def test_a_seating_is_checked_and_its_pair_is_named(visitor: Visitor) -> None:
    """809.6a: the table stays as it was until the places are legal."""
    page = visitor.open(PAGE + "?table=2x4")
    seated(page, 8)
    page.click("[data-box=places] summary")
    page.select_option("[name=place-2]", "3")
    expect(page.locator(".seating.refused")).to_contain_text("Ivory’s emperor")
    expect(page.locator(".seating.refused")).to_contain_text("Ink’s emperor")
    page.wait_for_url(lambda url: url.endswith("?table=2x4"))
    page.select_option("[name=place-1]", "3")
    page.wait_for_url(re.compile(r"table=2x4@3\.3"))
    expect(page.locator(".seating.legal")).to_be_visible()
    page.click("[data-do=seatings]")
    page.click("[data-table='2x4@1.1']")
    page.wait_for_url(re.compile(r"table=2x4@1\.1"))
    expect(page.locator("label[data-seat=a1] .icon-crown")).to_be_visible()


MOST = """() => {
  window.most = 0;
  new MutationObserver((changes) => {
    const added = changes.flatMap((change) => [...change.addedNodes]);
    const sizes = added.filter((node) => node.isConnected && node.querySelectorAll)
      .map((node) => 1 + node.querySelectorAll('*').length);
    window.most = Math.max(window.most, sizes.reduce((sum, size) => sum + size, 0));
  }).observe(document.querySelector('main'), { childList: true, subtree: true });
}"""


def test_a_large_table_comes_in_pieces(visitor: Visitor) -> None:
    """No task of the page puts in more than a few hundred elements, so that none is long."""
    page = visitor.open(PAGE)
    page.evaluate(MOST)
    page.select_option("[name=teams]", "12")
    seated(page, 36)
    page.select_option("[name=size]", "12")
    seated(page, 144)
    page.click("label[data-seat=c6]")
    expect(page.locator(".panel h2")).to_be_visible()
    page.locator(FALL).first.click()
    expect(page.locator(".chair.fallen")).to_have_count(12)
    expect(page.locator(".ring-place[aria-busy]")).to_have_count(0)
    expect(page.locator("[name=actor] option")).to_have_count(144)
    assert 100 < page.evaluate("window.most") < 700


@pytest.mark.parametrize(
    ("query", "words"),
    (
        ("table=2x4@2.3", "Ivory’s emperor would start 3 seats from Ink’s emperor"),
        ("table=3x2", "Teams of two do not work"),
        ("table=13x3", "from 2 to 12 teams"),
        ("table=3x13", "from 3 to 12 players"),
        ("table=" + quote("<img src=x onerror=alert(1)>"), "makes no sense"),
        ("table=4x4&seat=zz", "makes no sense"),
        ("table=3x3&fallen=a9", "makes no sense"),
    ),
)
def test_an_address_that_cannot_be_gives_the_first_table_and_a_line(
    visitor: Visitor, query: str, words: str
) -> None:
    """A refusal of the rules says its reason."""
    page = visitor.open(f"{PAGE}?{query}")
    expect(page.locator("[data-notice]")).to_contain_text(words)
    seated(page, 9)
    page.wait_for_url(lambda url: url.endswith(PAGE))


def test_a_seat_is_chosen_in_the_ring_or_by_key(visitor: Visitor) -> None:
    """The panel, the steps on the other seats, the blue ring and the tape follow."""
    page = visitor.open(PAGE + "?table=3x4")
    seated(page, 12)
    page.click("[data-piece='seat b2'] .d-icon")
    expect(page.locator(".panel h2")).to_have_text("Ink’s emperor")
    expect(page.locator("[data-layer=look] .d-pick")).to_be_attached()
    expect(page.locator(".d-seat[data-seat=b2]")).to_have_class(re.compile("d-chosen"))
    expect(page.locator("label[data-seat=b4] .chair-tag")).to_have_text("2 away")
    page.focus("#seat-b2")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".panel h2")).to_have_text("Ink’s general 2")
    page.wait_for_url(re.compile("seat=b3"))
    page.reload()
    expect(page.locator(".panel h2")).to_have_text("Ink’s general 2")


def test_a_fall_replaces_only_what_it_changes(visitor: Visitor) -> None:
    """Untouched seats stay the very same elements; the ring is the one that is drawn anew."""
    page = visitor.open(PAGE + "?table=3x5&seat=a5")
    seated(page, 15)
    page.evaluate("document.querySelectorAll('.chair, [data-piece]').forEach(e => { e.kept = 1 })")
    page.click(FALL)
    expect(page.locator("[data-status]")).to_contain_text("Ivory’s general 4 falls")
    expect(page.locator("[data-piece='bridge a4 b1']")).to_be_attached()
    expect(page.locator(".ring-place[aria-busy]")).to_have_count(0)
    kept = "[...document.querySelectorAll('{}')].filter(e => e.kept).length"
    assert page.evaluate(kept.format(CHAIRS)) == 12
    assert page.evaluate(kept.format("[data-piece]")) > 25
    seen = ring_of(page)
    page.reload()
    expect(page.locator("[data-piece='bridge a4 b1']")).to_be_attached()
    expect(page.locator(".ring-place[aria-busy]")).to_have_count(0)
    assert ring_of(page) == seen
    page.click(".tools [data-do=undo]")
    expect(page.locator(".chair.fallen")).to_have_count(0)
    page.click(".tools [data-do=redo]")
    expect(page.locator(".chair.fallen")).to_have_count(1)
    page.click(".chair.fallen .back")
    expect(page.locator(".chair.fallen")).to_have_count(0)


def test_a_team_leaves_with_its_emperor_and_the_last_one_wins(visitor: Visitor) -> None:
    """809.5b, 104.2c."""
    page = visitor.open(PAGE + "?fallen=c1-c2-c3&seat=b2")
    expect(page.locator(".chair.fallen")).to_have_count(3)
    page.locator(FALL).first.click()
    expect(page.locator(".panel.result")).to_contain_text("Ivory")
    expect(page.locator(".chair.fallen")).to_have_count(6)


def test_clock_turn_and_question_are_in_the_address(visitor: Visitor) -> None:
    """A shared link opens the same table by the book, with turn, seat and arrow (801.2c)."""
    page = visitor.open(
        PAGE + "?table=2x4&fallen=a4&clock=book&began=none&turn=a2&turns=1&seat=a3&ask=attack-a3-b1"
    )
    expect(page.locator(".verdict")).to_be_visible()
    expect(page.locator("[data-layer=arrow] .d-arrow")).to_be_attached()
    expect(page.locator("[name=clock][value=book]")).to_be_checked()
    expect(page.locator(".chair.turn")).to_have_attribute("data-seat", "a2")
    expect(page.locator(".d-plan").first).to_be_attached()
    page.click("[data-part=turns] [data-turn]")
    expect(page.locator(".d-plan")).to_have_count(0)
    page.wait_for_url(re.compile("turn=a3&turns=2"))
    page.check("[name=clock][value=live]", force=True)
    expect(page.locator("[name=clock][value=live]")).to_be_checked()
    page.wait_for_url(lambda url: "clock" not in url)


def test_twelve_teams_of_twelve_on_a_phone(visitor: Visitor) -> None:
    """144 seats: a panel of those in reach, a close-up, nothing wider than the screen."""
    page = visitor.open(PAGE + "?table=12x12&seat=c6", width=PHONE, height=844)
    seated(page, 144)
    expect(page.locator(".panel .answers li")).to_have_count(14)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE
    whole = page.get_attribute(".ring-place svg", "viewBox")
    page.click("[data-do=near]")
    expect(page.locator(".ring-place svg.close")).to_be_attached()
    assert page.get_attribute(".ring-place svg", "viewBox") != whole
    page.click(".thumb [data-do=fall]")
    expect(page.locator(".chair.fallen")).to_have_count(12)


def test_a_bigger_table_is_copied_saved_and_looked_ahead(visitor: Visitor) -> None:
    """As text, as a picture; a preview changes nothing."""
    page = visitor.open(PAGE + "?table=3x4&seat=a2")
    seated(page, 12)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.click(".tools [data-do=share]")
    page.click("[data-do=copy-text]")
    expect(page.locator("[data-sheet-status]")).to_have_text("Copied.")
    text = page.evaluate("navigator.clipboard.readText()")
    assert "Ivory" in text and text.endswith(page.url)
    with page.expect_download() as saved:
        page.click("[data-do=save-svg]")
    assert saved.value.suggested_filename == "emperor-3x4-none.svg"
    page.keyboard.press("Escape")
    page.click("[data-do=what-if]")
    expect(page.locator("[data-preview-picture] svg")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".chair.fallen")).to_have_count(0)


@pytest.mark.parametrize("width", (PHONE, DESKTOP))
def test_axe_finds_nothing_at_a_bigger_table(visitor: Visitor, width: int) -> None:
    """With everything open, a seat chosen, somebody fallen and a question asked."""
    query = "?table=3x4&fallen=a3&seat=a2&turn=b2&turns=2&ask=attack-a2-b1"
    page = visitor.open(PAGE + query, width=width)
    expect(page.locator("[data-layer=arrow] .d-arrow")).to_be_attached()
    page.evaluate("document.querySelectorAll('details.box').forEach(box => { box.open = true })")
    for theme in THEMES:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        assert violations(page) == [], theme


def test_a_worker_that_does_not_start_leaves_the_table_as_it_was(visitor: Visitor) -> None:
    """One line says so."""
    page = visitor.open("/en/about/")
    page.route("**/py/**/core.zip", lambda route: route.abort())
    page.goto(visitor.origin + PAGE + "?table=4x4")
    expect(page.locator("[data-notice]")).to_contain_text("did not start")
    seated(page, 9)
    visitor.complaints.clear()
