"""The table page in use: falls, undo, addresses, keys, and what is said."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import PHONE, Visitor, switch

pytestmark = pytest.mark.browser
FALL = "[data-part=moves] .for-seat.of-{} a"


def chosen(page: Page) -> str:
    """The seat that is looked from."""
    return str(page.evaluate("document.querySelector('input[name=seat]:checked').value"))


def fell(page: Page) -> list[str]:
    """The empty chairs, in ring order."""
    return sorted(
        page.evaluate("[...document.querySelectorAll('.seat.fallen')].map(s => s.dataset.seat)")
    )


def make_fall(page: Page, seat: str) -> None:
    """Choose a seat, press the button that names it, and wait for its empty chair."""
    page.click(f"label[data-seat={seat}]")
    page.click(FALL.format(seat))
    expect(page.locator(f".seat.fallen[data-seat={seat}]")).to_be_visible()


def test_a_fall_changes_the_page_in_place(visitor: Visitor) -> None:
    """The board, the words, the address and the title follow; one sentence says it."""
    page = visitor.open("/en/table/")
    page.evaluate("window.stayed = true")
    make_fall(page, "a3")
    assert page.evaluate("window.stayed")
    page.wait_for_url(lambda url: url.endswith("/en/table/a3/?seat=a3"))
    expect(page).to_have_title(re.compile("^Your Sun general has fallen"))
    assert page.inner_text("h1") == "The front bends"
    expect(page.locator("[data-status]")).to_have_text(
        "Your Sun general falls. Your emperor is now exposed to the enemy Sun general."
    )


def test_what_was_done_is_undone_and_done_again(visitor: Visitor) -> None:
    """By the buttons under the board."""
    page = visitor.open("/en/table/")
    make_fall(page, "a3")
    make_fall(page, "b1")
    page.click(".tools [data-do=undo]")
    expect(page.locator(".seat.fallen")).to_have_count(1)
    expect(page.locator("[data-status]")).to_have_text("The enemy Sun general is back in.")
    page.click(".tools [data-do=redo]")
    expect(page.locator(".seat.fallen")).to_have_count(2)
    page.click("text=Start over")
    expect(page.locator(".seat.fallen")).to_have_count(0)
    expect(page.locator("[data-status]")).to_have_text("Everyone is back in.")
    page.click(".tools [data-do=undo]")
    expect(page.locator(".seat.fallen")).to_have_count(2)


def test_back_forward_and_reload_show_what_was_there(visitor: Visitor) -> None:
    """With the seat that was chosen, and with what can be undone."""
    page = visitor.open("/en/table/")
    make_fall(page, "b3")
    page.click("label[data-seat=b1]")
    page.wait_for_url("**/en/table/b3/?seat=b1")
    make_fall(page, "a3")
    page.go_back()
    expect(page.locator(".seat.fallen")).to_have_count(1)
    page.go_forward()
    expect(page.locator(".seat.fallen")).to_have_count(2)
    page.go_back()
    expect(page.locator(".seat.fallen")).to_have_count(1)
    page.wait_for_load_state("networkidle")
    page.reload()
    assert (fell(page), chosen(page)) == (["b3"], "a3")
    page.click(".tools [data-do=undo]")
    expect(page.locator(".seat.fallen")).to_have_count(0)


@pytest.mark.parametrize("path", ("/en/table/a3-b1/?seat=b2", "/en/table/?fallen=B1-a3&seat=b2"))
def test_a_shared_link_shows_the_same_table(visitor: Visitor, path: str) -> None:
    """Whoever opens it, in a tab of its own."""
    page = visitor.open(path)
    expect(page.locator(".seat.fallen")).to_have_count(2)
    assert (fell(page), chosen(page)) == (["a3", "b1"], "b2")


@pytest.mark.parametrize(
    "query", ("?fallen=zz", "?seat=%3Cscript%3E", "?clock=sundial", "?began=a3", "?colour=red")
)
def test_an_address_that_makes_no_sense_gives_the_opening(visitor: Visitor, query: str) -> None:
    """And one plain line says so."""
    page = visitor.open(f"/en/table/a3/{query}")
    expect(page.locator(".seat.fallen")).to_have_count(0)
    expect(page.locator("[data-notice]")).to_be_visible()
    page.wait_for_url(lambda url: url.endswith("/en/table/"))


def test_the_arrow_keys_go_round_the_ring(visitor: Visitor) -> None:
    """One tab stop; from your emperor to the left, on to the enemy, and home (809.4)."""
    page = visitor.open("/en/table/")
    page.focus("input[name=seat]:checked")
    seen = []
    for _ in range(6):
        page.keyboard.press("ArrowRight")
        seen.append(chosen(page))
    assert seen == ["a3", "b1", "b2", "b3", "a1", "a2"]
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('#board') === null")


def test_the_focus_stays_where_it_was(visitor: Visitor) -> None:
    """A fall by keyboard takes its button away; the next key still has a place to start from."""
    page = visitor.open("/en/table/")
    page.click("label[data-seat=a3]")
    page.focus(FALL.format("a3"))
    page.keyboard.press("Enter")
    expect(page.locator(".seat.fallen")).to_have_count(1)
    assert page.evaluate("document.activeElement !== document.body")
    page.focus(".tools [data-do=undo]")
    page.keyboard.press("Enter")
    expect(page.locator(".seat.fallen")).to_have_count(0)
    assert page.evaluate("document.activeElement.dataset.do") == "undo"


def test_the_other_language_follows_the_table(visitor: Visitor) -> None:
    """The same fallen, the same seat."""
    page = visitor.open("/en/table/")
    make_fall(page, "b1")
    switch(page, "fr")
    page.wait_for_url("**/fr/table/b1/?seat=b1**")
    assert fell(page) == ["b1"]


def test_links_lead_where_they_say_after_a_fall(visitor: Visitor) -> None:
    """The address has moved; the links of the page have not."""
    page = visitor.open("/en/table/")
    make_fall(page, "a1")
    links = page.evaluate("[...document.querySelectorAll('a[href]')].map(a => a.href)")
    wrong = [link for link in links if "/table/" in link and "/rules" in link]
    assert wrong == []
    page.click(".top .brand")
    page.wait_for_url("**/en/")


def test_two_tabs_do_not_disturb_each_other(visitor: Visitor) -> None:
    """Each has its own table."""
    one = visitor.open("/en/table/")
    other = one.context.new_page()
    other.goto(one.url)
    make_fall(one, "a1")
    make_fall(other, "b3")
    assert (fell(one), fell(other)) == (["a1"], ["b3"])


def test_a_page_that_cannot_be_fetched_is_gone_to(visitor: Visitor) -> None:
    """The link is a link: the browser goes there itself."""
    page = visitor.open("/en/table/")
    page.add_init_script("window.fetch = () => Promise.reject(new Error('offline'))")
    page.wait_for_load_state("networkidle")
    page.reload()
    page.click("label[data-seat=b1]")
    page.click(FALL.format("b1"))
    page.wait_for_url("**/en/table/b1/**")
    assert fell(page) == ["b1"]


def test_without_scripts_a_fall_is_a_link(visitor: Visitor) -> None:
    """The chosen seat has its button by style alone."""
    page = visitor.open("/en/table/", scripts=False)
    page.click("label[data-seat=b1]")
    assert page.locator("[data-part=moves] a:visible").all_inner_texts() == [
        "The enemy Sun general falls"
    ]
    page.click(FALL.format("b1"))
    page.wait_for_url("**/en/table/b1/")
    page.click("text=Comes back")
    page.wait_for_url("**/en/table/")


def test_a_phone_has_its_buttons_at_hand(visitor: Visitor) -> None:
    """Undo, redo, fall and share at the foot of the screen, each big enough for a thumb."""
    page = visitor.open("/en/table/", width=PHONE, height=844)
    for name in ("undo", "redo", "fall", "share"):
        box = page.locator(f".thumb [data-do={name}]").bounding_box()
        assert box is not None and box["height"] >= 44 and box["width"] >= 44
    page.click("label[data-seat=a1]")
    page.click(".thumb [data-do=fall]")
    expect(page.locator(".seat.fallen")).to_have_count(1)
    page.click(".thumb [data-do=undo]")
    expect(page.locator(".seat.fallen")).to_have_count(0)
