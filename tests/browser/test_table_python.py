"""The table page with Python in the reader's browser: what no page holds is worked out."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import LANGUAGES, PHONE, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.npm]
FALL = "[data-part=moves] .for-seat.of-{} a"
SAID = "[data-status]"


def fell(page: Page) -> list[str]:
    """The empty chairs, in ring order."""
    chairs = "[...document.querySelectorAll('.seat.fallen')].map(chair => chair.dataset.seat)"
    return sorted(page.evaluate(chairs))


def test_an_emperor_falls_and_the_game_is_over(visitor: Visitor) -> None:
    """Who wins and why, in the place of the panels; the address and Back know it (809.5b)."""
    page = visitor.open("/en/table/a3/")
    page.click("label[data-seat=b2]")
    page.locator(FALL.format("b2")).first.click()
    expect(page.locator(".panel.result h2")).to_have_text("Your team wins")
    expect(page.locator(SAID)).to_have_text(
        "The enemy emperor falls, and the whole team is out. Your team wins."
    )
    assert "104.2c" in page.inner_text(".panel.result")
    page.wait_for_url(lambda url: "fallen=a3-b1-b2-b3" in url)
    page.reload()
    expect(page.locator(".panel.result")).to_be_visible()
    page.click(".tools [data-do=undo]")
    expect(page.locator(".seat.fallen")).to_have_count(1)


def test_both_emperors_at_once_are_a_draw(visitor: Visitor) -> None:
    """One button for one moment (104.4d)."""
    page = visitor.open("/en/table/")
    page.locator(FALL.format("a2")).nth(1).click()
    expect(page.locator("h1")).to_have_text("A draw")
    expect(page.locator("input[name=seat]")).to_have_count(0)


def test_by_the_book_a_bridge_waits_for_the_next_turn(visitor: Visitor) -> None:
    """Dashed on the waiting side until the next turn begins (801.2c)."""
    page = visitor.open("/en/table/")
    page.check("[name=clock][value=book]", force=True)
    page.wait_for_url(re.compile("clock=book"))
    page.click("label[data-seat=a3]")
    page.click(FALL.format("a3"))
    expect(page.locator(".front .d-plan").first).to_be_attached()
    expect(page.locator(SAID)).to_contain_text("can already attack")
    page.click("[data-part=turns] [data-to]:not([data-turn])")
    expect(page.locator(".front .d-plan")).to_have_count(0)
    page.wait_for_url(lambda url: "began=a3" in url)
    page.check("[name=clock][value=live]", force=True)
    page.wait_for_url(re.compile("/table/a3/"))


def test_turns_go_round_and_the_first_run_is_short(visitor: Visitor) -> None:
    """An emperor starts: two turns, then three and three (809.4)."""
    page = visitor.open("/en/table/")
    page.click("[data-box=turns] summary")
    page.click("[data-part=turns] [data-turn=b2]")
    expect(page.locator(".turn-now")).to_contain_text("It is the enemy emperor’s turn.")
    expect(page.locator(".runs li").first).to_have_text("2 turns for the enemy team")
    expect(page.locator(".runs li").nth(1)).to_have_text("3 turns for your team")
    expect(page.locator(".seat.turn")).to_have_attribute("data-seat", "b2")
    for seat in ("b3", "a1", "a2"):
        page.click("[data-part=turns] [data-turn]")
        expect(page.locator(".seat.turn")).to_have_attribute("data-seat", seat)
    page.wait_for_url(lambda url: "turn=a2&turns=4" in url)
    page.click(".tools [data-do=undo]")
    expect(page.locator(".seat.turn")).to_have_attribute("data-seat", "a1")
    page.click("[data-do=stop-turns]")
    expect(page.locator(".seat.turn")).to_have_count(0)


def test_a_question_draws_an_arrow_and_gets_its_rule(visitor: Visitor) -> None:
    """Gold for a yes, amber for a no with its reason; the link keeps the question."""
    page = visitor.open("/en/table/a3/?ask=attack-a2-b1")
    expect(page.locator(".front .arrow.allowed")).to_be_attached()
    expect(page.locator(".verdict")).to_contain_text("809.3c")
    page.select_option("[name=target]", "b2")
    expect(page.locator(".front .arrow.refused")).to_be_attached()
    expect(page.locator("[data-part=answer]")).to_contain_text("never a block")
    page.wait_for_url(re.compile("ask=attack-a2-b2"))
    page.check("[name=question][value=reach]")
    expect(page.locator(".verdict")).to_contain_text("In reach.")


def test_the_table_turns_round(visitor: Visitor) -> None:
    """The other team is yours, along the bottom, and the words follow."""
    page = visitor.open("/en/table/?fallen=a3&side=b")
    expect(page.locator(".row.own [data-seat=b2]")).to_be_visible()
    expect(page.locator(".lead")).to_contain_text("The enemy Sun general has fallen.")
    expect(page.locator(".panel:visible h2")).to_have_text("Your emperor")


def test_a_preview_changes_nothing(visitor: Visitor) -> None:
    """What if: the sentence and the picture of another table, over this one."""
    page = visitor.open("/en/table/")
    page.click("label[data-seat=b1]")
    page.click("[data-do=what-if]")
    expect(page.locator("[data-sheet=what-if] h2")).to_have_text(
        "What if the enemy Sun general falls?"
    )
    expect(page.locator("[data-preview-picture] svg")).to_be_visible()
    page.keyboard.press("Escape")
    assert fell(page) == []
    page.locator("label[data-seat=b2]").click()
    page.click("[data-do=what-if]")
    expect(page.locator("[data-preview-picture] svg")).to_be_visible()
    page.click("[data-do=let-it]")
    expect(page.locator(".panel.result")).to_be_visible()


def test_a_table_is_copied_and_saved(visitor: Visitor) -> None:
    """As text, as a link, as a picture of either kind."""
    page = visitor.open("/en/table/a3/", width=PHONE, height=844)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.click(".thumb [data-do=share]")
    page.click("[data-do=copy-text]")
    expect(page.locator("[data-sheet-status]")).to_have_text("Copied.")
    text = page.evaluate("navigator.clipboard.readText()")
    assert text.startswith("Emperor: The front bends\n") and text.endswith(page.url)
    for button, name in (("save-svg", "emperor-a3.svg"), ("save-png", "emperor-a3.png")):
        with page.expect_download() as saved:
            page.click(f"[data-do={button}]")
        assert saved.value.suggested_filename == name
        assert saved.value.path().stat().st_size > 4000


def test_names_are_dealt_and_kept_out_of_the_address(visitor: Visitor) -> None:
    """Unless asked for; and whatever a name holds, it stays a name."""
    page = visitor.open("/en/table/")
    page.click("[data-box=yours] summary")
    page.fill("[data-name-fields] [data-seat=a2]", "<b>Ana</b>, & Co:")
    page.fill("[data-name-fields] [data-seat=b2]", "Bo")
    page.keyboard.press("Tab")
    expect(page.locator(".seat-player[data-player=a2]")).to_have_text("<b>Ana</b>, & Co:")
    page.click("[data-do=deal-teams]")
    expect(page.locator(".seat-player[data-player=b2]")).to_have_text("Bo")
    assert "names=" not in page.url
    page.check("[name=keep]")
    page.wait_for_url(re.compile("names="))
    other = page.context.browser
    assert other is not None
    guest = other.new_page()
    guest.goto(page.url)
    expect(guest.locator(".seat-player[data-player=a2]")).to_have_text("<b>Ana</b>, & Co:")
    guest.close()


def test_a_format_says_with_how_much_life_each_seat_starts(visitor: Visitor) -> None:
    """Hybrid: emperors at 40, generals at 20."""
    page = visitor.open("/en/table/?deck=hybrid")
    expect(page.locator("[data-seat=a2] .life:visible")).to_have_text("40 life")
    expect(page.locator("[data-seat=b1] .life:visible")).to_have_text("20 life")


def test_an_emperor_alone_is_spelled_with_its_team(visitor: Visitor) -> None:
    """An address may name the emperor only; the core completes it (809.5b)."""
    page = visitor.open("/en/table/?fallen=b2")
    expect(page.locator(".panel.result")).to_be_visible()
    assert fell(page) == ["b1", "b2", "b3"]


def test_a_worker_that_does_not_start_leaves_the_page_as_it_was(visitor: Visitor) -> None:
    """It is said once, and the next wish tries again."""
    page = visitor.open("/en/table/")
    page.route("**/py/**/core.zip", lambda route: route.abort())
    page.click("label[data-seat=b2]")
    page.locator(FALL.format("b2")).first.click()
    expect(page.locator("[data-notice]")).to_contain_text("did not start")
    assert fell(page) == []
    page.click("label[data-seat=b1]")
    page.click(FALL.format("b1"))
    expect(page.locator(".seat.fallen")).to_have_count(1)
    page.unroute("**/py/**/core.zip")
    page.click("label[data-seat=b2]")
    page.locator(FALL.format("b2")).first.click()
    expect(page.locator(".panel.result")).to_be_visible()
    visitor.complaints.clear()


def test_blocked_storage_takes_nothing_but_memory(visitor: Visitor) -> None:
    """The page works; names last as long as it does."""
    page = visitor.open("/en/table/")
    page.add_init_script(
        "for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) "
        "Object.defineProperty(window, name, { get() { throw new DOMException('blocked') } })"
    )
    page.reload()
    page.locator(FALL.format("a2")).first.click()
    expect(page.locator("h1")).to_have_text("The enemy team wins")


def test_a_reader_who_saves_data_is_asked_first(visitor: Visitor) -> None:
    """Nothing of Python is fetched before."""
    page = visitor.open("/en/table/")
    page.add_init_script(
        "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
    )
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.reload()
    page.click("label[data-seat=b2]")
    page.locator(FALL.format("b2")).first.click()
    expect(page.locator("[data-notice]")).to_contain_text("saves data")
    assert [url for url in fetched if "/py/" in url or "tongue" in url] == []
    page.click("[data-notice] button")
    expect(page.locator(".panel.result")).to_be_visible()


PARITY = """async () => {
  const main = document.querySelector('main');
  const entry = document.querySelector('script[src*="/table-"]').src;
  const text = await (await fetch(entry)).text();
  const named = (name) => text.match(new RegExp(`${name}-[0-9a-f]{10}\\\\.mjs`))[0];
  const module = (name) => import(new URL(named(name), entry));
  const { Tables } = await module('table-python');
  const { partsOfPage, partsOfTexts } = await module('table-parts');
  const tables = new Tables(main, document.documentElement.lang);
  const root = new URL(main.dataset.table, location.href);
  const wrong = [];
  for (const position of main.dataset.pages.split(' ')) {
    const code = position.split('/')[1];
    const address = new URL(code === 'none' ? './' : `${code}/`, root).href;
    const said = partsOfPage(await (await fetch(address)).text(), address);
    const first = { position, side: 'a', turn: '', turns: 0, seat: '' };
    const told = { ...(await tables.table(first)).parts, ...(await tables.others(first)).parts };
    const whole = partsOfTexts(told);
    for (const [name, part] of whole) {
      for (const link of part.querySelectorAll('a[href]')) link.href = link.href;
      if (part.innerHTML !== said.get(name).innerHTML) wrong.push(`${position} ${name}`);
    }
    if (whole.size < 9) wrong.push(`${position}: ${whole.size} parts`);
  }
  return wrong;
}"""


@pytest.mark.parametrize("tag", LANGUAGES)
def test_python_says_what_the_pages_say(visitor: Visitor, tag: str) -> None:
    """Every configuration, every seat's panel, word for word and element for element."""
    page = visitor.open(f"/{tag}/table/")
    assert page.evaluate(PARITY) == []
