"""What may happen to Python while a table is in use: it is late, it dies, it runs twice."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.harness import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.npm]
FALL = "[data-part=moves] .for-seat.of-{} a"
NOTICE = "[data-notice]"
#: How a worker dies of a question: outside of Python, as when memory runs out, or within.
DEATHS = {
    "outside": """
const hear = self.onmessage;
self.onmessage = (event) => {
  if (!/^\\d+ ask/.test(event.data)) return hear(event);
  setTimeout(() => { throw new Error('out of memory'); });
};
""",
    "within": "answer = { destroy() {} };\n",
}
#: A link in the country, and none that would slow anything; bytes a second.
SLOW = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 200_000,
    "uploadThroughput": 80_000,
}
QUICK = {"offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
KEPT = """async () => {
  const count = () => new Promise((done) => {
    const opening = indexedDB.open('emperor-python', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('memory');
    opening.onsuccess = () => {
      const base = opening.result;
      base.transaction('memory').objectStore('memory').count().onsuccess = ({ target }) => {
        base.close();
        done(target.result);
      };
    };
  });
  for (;;) {
    const kept = await count();
    if (kept) return kept;
    await new Promise((done) => setTimeout(done, 100));
  }
}"""


def test_the_page_answers_while_python_is_on_its_way(visitor: Visitor) -> None:
    """A slow phone, a slow link, and no Python yet: whatever a page holds is there all the same."""
    page = visitor.open("/robots.txt")
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    devtools.send("Network.enable")
    devtools.send("Network.emulateNetworkConditions", SLOW)
    held: list[Route] | None = []

    def hold(route: Route) -> None:
        if held is None:
            route.continue_()
        else:
            held.append(route)

    page.route("**/py/**", hold)
    page.goto(visitor.origin + "/en/table/a3/")
    page.click("label[data-seat=b1]")
    expect(page.locator(".panel:visible h2")).to_have_text("The enemy Sun general")
    page.click(FALL.format("b1"))
    expect(page.locator(".seat.fallen")).to_have_count(2)
    page.click("label[data-seat=b2]")
    page.locator(FALL.format("b2")).first.click()
    expect(page.locator(NOTICE)).to_be_visible()
    expect(page.locator(".seat.fallen")).to_have_count(2)
    devtools.send("Network.emulateNetworkConditions", QUICK)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    waiting, held = held, None
    for route in waiting:
        route.continue_()
    expect(page.locator(".panel.result h2")).to_have_text("Your team wins")
    expect(page.locator(NOTICE)).to_be_hidden()


@pytest.mark.parametrize("death", DEATHS)
@pytest.mark.parametrize("path", ("table/a3/", "larger/table/?table=3x4&fallen=a4"))
def test_a_worker_that_dies_of_a_question_is_replaced(
    visitor: Visitor, path: str, death: str
) -> None:
    """The page stays as it was and says so once; the next question starts another worker."""
    page = visitor.open("/robots.txt")

    def first_dies(route: Route) -> None:
        reply = route.fetch()
        route.fulfill(response=reply, body=dying(reply.text(), death))

    page.route("**/worker.mjs", first_dies, times=1)
    page.goto(f"{visitor.origin}/en/{path}")
    expect(page.locator("[data-seat].fallen")).to_have_count(1)
    page.click("[data-box=ask] summary")
    page.select_option("[name=target]", "b1")
    expect(page.locator(NOTICE)).to_be_visible()
    page.wait_for_url(re.compile("ask=attack-[a-z0-9]+-b1"))
    expect(page.locator("[data-seat].fallen")).to_have_count(1)
    expect(page.locator(".verdict")).to_have_count(0)
    page.select_option("[name=target]", "b2")
    expect(page.locator(".verdict")).to_be_visible()
    visitor.complaints.clear()


def dying(script: str, death: str) -> str:
    """The worker's script, with a cause of death."""
    if death == "outside":
        return script + DEATHS[death]
    wounded = "self.onmessage = async ({ data }) => {"
    assert wounded in script
    return script.replace(
        wounded,
        f"{wounded} if (/^\\d+ ask/.test(data)) {{ await ready; {DEATHS[death]} }}",
    )


def test_two_tabs_have_a_python_each_and_keep_it_once(visitor: Visitor) -> None:
    """Neither knows what the other shows; what is kept for the next visit is there once."""
    first = visitor.open("/en/table/?fallen=a1-a2-a3")
    second: Page = first.context.new_page()
    second.goto(visitor.origin + "/en/table/?fallen=b1-b2-b3")
    expect(first.locator(".panel.result h2")).to_have_text("The enemy team wins")
    expect(second.locator(".panel.result h2")).to_have_text("Your team wins")
    assert first.evaluate(KEPT) == 1
    second.click("text=Start over")
    expect(second.locator(".seat.fallen")).to_have_count(0)
    expect(first.locator(".seat.fallen")).to_have_count(3)
    third = first.context.new_page()
    third.goto(visitor.origin + "/en/table/?fallen=a3-b1-b2-b3")
    expect(third.locator(".panel.result")).to_be_visible()
    assert third.evaluate(KEPT) == 1
