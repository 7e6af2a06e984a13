"""A translation mended in the browser, from the pencil to the page built anew."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from generator.setup.call import ROOT
from generator.site.build import build
from tests.browser.harness import Visitor, violations
from tests.browser.test_pencils import until

pytestmark = [pytest.mark.browser, pytest.mark.npm]

BENCH = "/fr/translate/workbench/?to=fr&text=rules%23attacking.1"
FIELD = "#bench-fields textarea"
READY = "document.querySelector('.bench')?.hidden === false"
FAULTS = "document.getElementById('bench-faults').textContent"
SAID = "Vous n'attaquez que l'adversaire d'à côté [](rule:809.3c). Personne d'autre."
PREVIEW = "document.getElementById('bench-preview').shadowRoot.querySelector('.bench-here')"


@pytest.fixture
def bench(visitor: Visitor) -> Page:
    """The workbench at one text, ready."""
    page = visitor.open(BENCH)
    until(page, READY)
    until(page, f"{PREVIEW} !== null")
    return page


def test_a_text_goes_from_pencil_to_page(visitor: Visitor, tmp_path: Path) -> None:
    """Type a fault, see the complaint, mend it, take the file, put it in place, build, read it."""
    page = visitor.open("/fr/rules/")
    page.locator("[data-pencils]").click()
    until(page, "document.querySelector('.pencil') !== null")
    page.locator('.pencil[href$="text=rules%23attacking.1"]').click()
    until(page, READY)
    page.locator(FIELD).fill("Vous attaquez celui à côté de le général.")
    until(page, f"{FAULTS}.includes('missing contraction')")
    assert page.locator(FIELD).get_attribute("aria-invalid") == "true"
    page.locator(FIELD).fill(SAID)
    until(page, f"{FAULTS}.includes('Aucun défaut')")
    until(page, f"{PREVIEW}.textContent.startsWith('Vous n’attaquez que l’adversaire')")
    until(page, "document.querySelector('#bench-files button') !== null")
    with page.expect_download() as taken:
        page.locator("#bench-files button").click()
    site = Path(shutil.copytree(ROOT / "site_src", tmp_path / "site_src"))
    path = site / "locale/fr" / taken.value.suggested_filename
    before = path.read_bytes().splitlines(keepends=True)
    taken.value.save_as(path)
    after = path.read_bytes().splitlines(keepends=True)
    differing = [new for old, new in zip(before, after, strict=True) if old != new]
    assert differing == [f"msgstr {json.dumps(SAID, ensure_ascii=False)}\n".encode()]
    build(site, tmp_path / "out")
    built = (tmp_path / "out/fr/rules/index.html").read_text("utf-8")
    assert "Vous n’attaquez que l’adversaire d’à côté" in built


def test_drafts_survive_a_reload_until_they_are_taken_back(bench: Page) -> None:
    """Kept in the browser; the list says that it is mine; undo forgets it."""
    found = bench.locator(FIELD).input_value()
    bench.locator(FIELD).fill(SAID)
    until(bench, "document.getElementById('bench-kept').textContent !== ''")
    bench.reload()
    until(bench, READY)
    assert bench.locator(FIELD).input_value() == SAID
    assert bench.locator('[data-count="mine"]').inner_text() == "1"
    bench.locator("#bench-undo").click()
    until(bench, f"document.querySelector('{FIELD}').value !== {json.dumps(SAID)}")
    assert bench.locator(FIELD).input_value() == found
    assert bench.locator('[data-count="mine"]').inner_text() == "0"


def test_two_tabs_show_the_same_draft(bench: Page) -> None:
    """What is written in one stands in the other at once, and says so; none is lost."""
    other = bench.context.new_page()
    other.goto(bench.url)
    until(other, READY)
    bench.locator(FIELD).fill(SAID)
    until(other, f"document.querySelector('{FIELD}').value === {json.dumps(SAID)}")
    until(other, "document.getElementById('bench-kept').textContent.includes('autre onglet')")
    assert other.locator('[data-count="mine"]').inner_text() == "1"
    other.goto(bench.url.replace("attacking.1", "attacking.2"))
    until(other, READY)
    other.locator(FIELD).fill("x")
    until(bench, "document.querySelector('[data-count=mine]').textContent === '2'")
    bench.reload()
    until(bench, READY)
    assert bench.locator(FIELD).input_value() == SAID


def test_a_draft_for_changed_english_says_so(bench: Page) -> None:
    """The draft is kept with the English it was written from."""
    draft = {"rules#attacking.1": {"strings": ["x"], "english": "What it said before."}}
    bench.evaluate(f"localStorage.setItem('workbench:fr', {json.dumps(json.dumps(draft))})")
    bench.goto("about:blank")
    bench.go_back()
    until(bench, READY)
    assert bench.locator("#bench-moved").is_visible()


def test_blocked_storage_is_told(visitor: Visitor) -> None:
    """The reader knows that the work must be taken before leaving."""
    page = visitor.open("/fr/about/")
    page.add_init_script(
        "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); }"
    )
    page.goto(visitor.origin + BENCH)
    until(page, READY)
    page.locator(FIELD).fill(SAID)
    until(page, "document.getElementById('bench-kept').textContent.includes('Téléchargez')")


def test_everything_goes_by_keyboard(bench: Page) -> None:
    """The field has the focus; Ctrl+Enter and Alt+Page Up move; Tab reaches the file's button."""
    assert bench.evaluate("document.activeElement.tagName") == "TEXTAREA"
    first = bench.locator("#bench-ident").inner_text()
    bench.keyboard.press("Control+Enter")
    until(bench, f"document.getElementById('bench-ident').textContent !== {json.dumps(first)}")
    bench.keyboard.press("Alt+PageUp")
    until(bench, f"document.getElementById('bench-ident').textContent === {json.dumps(first)}")
    until(bench, "document.activeElement.tagName === 'TEXTAREA'")
    bench.keyboard.type("!")
    until(bench, "document.querySelector('#bench-files button') !== null")
    for _ in range(40):
        bench.keyboard.press("Tab")
        if bench.evaluate("document.activeElement.closest('#bench-files') !== null"):
            break
    with bench.expect_download() as taken:
        bench.keyboard.press("Enter")
    assert taken.value.suggested_filename == "page-rules.po"


def test_search_and_filters_narrow_the_list(bench: Page) -> None:
    """By English, translation or id; accents do not matter."""
    bench.locator("#bench-search").fill("VOUS POUVEZ attaquer l'adversaire assis juste a cote")
    until(bench, "document.querySelectorAll('#bench-rows button').length < 5")
    assert bench.locator('#bench-rows button[value="rules#attacking.1"]').is_visible()
    bench.locator("#bench-search").fill("")
    bench.locator("#bench-file").select_option("rules")
    until(bench, "document.querySelectorAll('#bench-rows button').length > 100")
    bench.locator("#bench-file").select_option("")
    bench.locator('.bench-show input[value="mine"]').check()
    until(bench, "document.querySelectorAll('#bench-rows button').length <= 1")


def test_the_list_begins_near_the_text_on_the_desk(visitor: Visitor) -> None:
    """Rows are few, so that typing stays quick; those before and after are one button away."""
    page = visitor.open(BENCH.replace("attacking.1", "falls"))
    rows, first = page.locator("#bench-rows button"), page.locator("#bench-rows button").first
    expect(page.locator('#bench-rows button[value="rules#falls"]')).to_be_visible()
    few = rows.count()
    assert few <= 120
    earliest = first.get_attribute("value")
    page.locator("#bench-earlier").click()
    expect(first).not_to_have_attribute("value", str(earliest))
    assert few < rows.count() <= 2 * few
    page.locator("#bench-search").fill("a")
    expect(page.locator("#bench-earlier")).to_be_hidden()


def test_a_short_text_is_put_into_the_page_with_its_values(visitor: Visitor) -> None:
    """The number that stood on the card goes along."""
    page = visitor.open("/en/translate/workbench/?to=fr&text=card.reach")
    until(page, READY)
    until(page, f"{PREVIEW} !== null")
    page.locator(FIELD).fill("Allonge {range}")
    until(page, f"/^Allonge \\d$/.test({PREVIEW}.textContent.trim())")


def test_what_a_draft_says_of_itself_has_its_place(visitor: Visitor) -> None:
    """No page of the English says it; the page of the draft shows it all the same."""
    page = visitor.open("/de/translate/workbench/?to=de&text=page.draft")
    here = page.locator("#bench-preview .bench-here")
    expect(here).to_contain_text("Entwurf")
    page.locator(FIELD).fill("Das hier ist nur ein Versuch.")
    expect(here).to_contain_text("Das hier ist nur ein Versuch.")


def test_a_language_can_be_begun(bench: Page) -> None:
    """A tag is enough; the description of the language comes with the first file."""
    bench.locator("#bench-tongue").select_option("")
    bench.locator("#bench-tag").fill("it")
    bench.locator("#bench-tag").press("Enter")
    until(bench, f"document.querySelector('{FIELD}')?.lang === 'it'")
    bench.locator(FIELD).fill("Attacchi solo chi ti siede accanto [](rule:809.3c).")
    until(bench, "document.querySelector('#bench-files button') !== null")
    names = []
    bench.on("download", lambda taken: names.append(taken.suggested_filename))
    bench.locator("#bench-files button").click()
    for _ in range(100):
        if len(names) == 2:
            break
        bench.wait_for_timeout(50)
    assert names == ["page-rules.po", "it.toml"]


def test_axe_finds_nothing_on_the_desk(bench: Page, visitor: Visitor) -> None:
    """With the desk open, in both themes. Axe itself lays styles into shadow roots, in vain."""
    for theme in ("light", "dark"):
        bench.emulate_media(color_scheme=theme, reduced_motion="reduce")
        assert violations(bench) == [], theme
    visitor.complaints[:] = [one for one in visitor.complaints if "inline style" not in one]


def test_without_script_one_line_says_what_it_needs(visitor: Visitor) -> None:
    """And nothing that cannot work is shown."""
    page = visitor.open(BENCH, scripts=False)
    assert "JavaScript" in page.locator("main .note").inner_text()
    assert page.locator(".bench").is_hidden()
    assert page.locator(".bench-choice").is_hidden()


def test_without_python_the_page_says_so(visitor: Visitor) -> None:
    """A host that lacks the runtime leaves a plain sentence, no empty desk."""
    page = visitor.open("/fr/about/")
    page.route("**/py/**", lambda route: route.abort())
    page.goto(visitor.origin + BENCH)
    until(page, "document.querySelector('.bench-state')?.classList.contains('failed') === true")
    assert page.locator(".bench").is_hidden()
    visitor.complaints.clear()
