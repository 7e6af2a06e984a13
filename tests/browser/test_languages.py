"""From one language to the other, without losing the place."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.harness import DESKTOP, LANGUAGES, PHONE, Visitor, switch

pytestmark = pytest.mark.browser


def test_page_place_and_question_go_along(visitor: Visitor) -> None:
    """The same page, the same heading, the same query."""
    page = visitor.open("/en/rules/?from=here#reach")
    switch(page, "fr")
    assert page.url == visitor.origin + "/fr/rules/?from=here#reach"
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("#reach")).to_be_in_viewport()


def test_the_heading_last_read_goes_along(visitor: Visitor) -> None:
    """Without a fragment in the address, the place is where the reader has scrolled to."""
    page = visitor.open("/en/turns/")
    page.locator("#left").scroll_into_view_if_needed()
    page.evaluate("document.querySelector('#left').scrollIntoView()")
    switch(page, "fr")
    assert page.url.endswith("/fr/turns/#left")


def test_a_table_goes_along(visitor: Visitor) -> None:
    """With whoever is looked from."""
    page = visitor.open("/fr/table/a3-b1/?seat=b2")
    switch(page, "en")
    assert page.url.startswith(visitor.origin + "/en/table/a3-b1/?seat=b2")
    assert page.evaluate("document.querySelector('input[name=seat]:checked').value") == "b2"


def test_the_root_remembers_and_never_traps(visitor: Visitor) -> None:
    """The language chosen last comes first; nobody is sent anywhere."""
    page = visitor.open("/")
    page.locator("a[data-choose=fr]").click()
    page.wait_for_url("**/fr/")
    page.goto(visitor.origin + "/")
    assert page.url == visitor.origin + "/"
    expect(page.locator("a[data-choose]").first).to_have_attribute("data-choose", "fr")
    expect(page.locator("a[data-choose=fr] em")).to_be_visible()


@pytest.mark.parametrize("width", (PHONE, DESKTOP))
@pytest.mark.parametrize("scripts", (True, False))
def test_every_language_is_one_press_or_two_away(
    visitor: Visitor, width: int, scripts: bool
) -> None:
    """By its own name, with and without scripts, on a phone too; the key Escape leaves the list."""
    page = visitor.open("/en/table/a3/", width=width, scripts=scripts)
    opener = page.locator("[popovertarget=languages]")
    for tag in LANGUAGES[1:]:
        if len(LANGUAGES) > 2:
            opener.focus()
            page.keyboard.press("Enter")
        expect(page.locator(f"a[data-language={tag}]")).to_be_visible()
        page.keyboard.press("Escape")
    switch(page, LANGUAGES[-1])
    assert page.url.startswith(f"{visitor.origin}/{LANGUAGES[-1]}/table/a3/")
