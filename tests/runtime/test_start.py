"""When Python starts, and when it does not."""

from __future__ import annotations

import pytest

from tests.engines.host import Host
from tests.engines.page import Browser, result, until

pytestmark = [pytest.mark.browser, pytest.mark.npm]

ASK = "python.ask('describe', '2x3/a3').then(given => given.position)"


def test_nothing_starts_before_there_is_a_reason(chromium: Browser, host: Host) -> None:
    """A page that is only read fetches nothing of the runtime."""
    chromium.open(host.address + "?start=intent")
    until(chromium, "window.returned === false")
    assert chromium.read("[python.state, heard.length]") == ["off", 0]
    assert host.seen["worker.mjs"] == 0


def test_focus_on_the_table_starts_python_once(chromium: Browser, host: Host) -> None:
    """Further signs of intent change nothing."""
    chromium.open(host.address + "?start=intent")
    until(chromium, "window.returned === false")
    press = "document.querySelector('button').dispatchEvent(new Event('keydown'))"
    chromium.read(f"document.querySelector('button').focus(), {press}, {press}")
    until(chromium, "python.state === 'ready'")
    assert chromium.read("heard.filter(kind => kind !== 'kept')") == ["starting", "ready"]
    assert host.seen["worker.mjs"] == 1


def test_an_idle_browser_starts_python_by_itself(chromium: Browser, host: Host) -> None:
    """Nobody has to touch anything."""
    chromium.open(host.address + "?start=idle")
    until(chromium, "python.state === 'ready'")


def test_a_reader_who_saves_data_is_asked_first(chromium: Browser, host: Host) -> None:
    """Neither idleness, nor intent, nor a question fetches the runtime; a clear wish does."""
    chromium.open(host.address + "?start=idle&saving")
    until(chromium, "window.returned === false")
    chromium.read("document.querySelector('button').focus()")
    assert result(chromium, ASK) == {"thrown": "saving"}
    assert chromium.read("python.state") == "off"
    assert host.seen["worker.mjs"] == 0
    assert chromium.read("python.start({ wanted: true })") is True
    assert result(chromium, ASK) == "2x3/a3"


def test_only_the_latest_question_of_a_channel_is_answered(chromium: Browser, host: Host) -> None:
    """Fast clicks before and after the start end with the last one's answer."""
    chromium.open(host.address)
    until(chromium, "window.python")
    clicks = """Promise.all(['none', 'a1', 'a3', 'b1'].map(fallen =>
        python.latest('table', 'describe', `2x3/${fallen}`))
    ).then(given => given.map(one => one?.position ?? null))"""
    for _ in range(2):
        assert result(chromium, clicks) == [None, None, None, "2x3/b1"]


def test_a_page_that_comes_back_from_the_cache_still_has_its_python(
    engines: object, host: Host
) -> None:
    """Back and forward, and the next question is answered, by this worker or another."""
    browser: Browser = engines("firefox")  # type: ignore[operator]
    browser.open(host.address)
    until(browser, "window.python")
    assert result(browser, ASK) == "2x3/a3"
    browser.open(host.address + "?away")
    browser.read("void setTimeout(() => history.back())")
    until(browser, "location.search === '' && window.python")
    assert result(browser, ASK) == "2x3/a3"
