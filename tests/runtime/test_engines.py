"""Python in real browsers: it starts under the strict policy, and answers as CPython does."""

from __future__ import annotations

import json

import pytest

from generator.browser.worker import answer
from generator.site.runtime_cases import Case, cases, picture_cases
from tests.engines.host import Host
from tests.engines.page import Browser, result, until

pytestmark = [pytest.mark.browser, pytest.mark.npm]

ASK = """Promise.all({cases}.map(([question, words]) => python.ask(question, ...words)))
    .then(answers => answers.map(given => JSON.stringify(given)))"""


def asked(browser: Browser, these: list[Case]) -> list[object]:
    """What the page hears when it asks these questions, all at once."""
    listed = json.dumps([[case.question, json.loads(case.arguments)] for case in these])
    return [as_page(given) for given in result(browser, ASK.format(cases=listed))]


def as_page(given: str) -> object:
    """An answer as JavaScript reads it, where every number is a float."""
    return json.loads(given, parse_int=float)


def well_formed(these: tuple[Case, ...]) -> list[Case]:
    """Those the page's side can put: it always sends a list."""
    return [case for case in these if case.arguments.startswith("[") and case.arguments != "[null]"]


def test_every_kind_of_question_is_answered_as_by_cpython(
    browser: Browser, host: Host, tongues: dict[str, str]
) -> None:
    """Core, words and pictures, errors too: every engine says what the build says."""
    packed = list(tongues.values())
    every = well_formed(cases(packed))
    languages = [Case("language", json.dumps([text])) for text in packed]
    ways = [case for case in every if case.question == "ways"]
    these = [*languages, *ways, *every[::5], *well_formed(picture_cases(packed))]
    browser.open(host.address)
    until(browser, "window.python")
    assert asked(browser, these) == [as_page(answer(*case)) for case in these]


def test_a_second_visit_starts_from_the_snapshot(browser: Browser, host: Host) -> None:
    """What Python's memory held after the first start is there again, on a host without headers."""
    host.headers = False
    browser.open(host.address)
    until(browser, "window.python")
    first = result(browser, "python.ask('describe', '2x3/a3')")
    until(browser, "heard.includes('kept') || python.how === 'snapshot'")
    browser.open(host.address + "?again")
    until(browser, "window.python")
    assert result(browser, "python.ask('describe', '2x3/a3')") == first
    assert browser.read("python.how") == "snapshot"


def test_a_picture_is_the_first_thing_that_loads_svgwrite(chromium: Browser, host: Host) -> None:
    """The pictures' zip crosses the wire only when a picture must be drawn."""
    chromium.open(host.address + "?pictures")
    until(chromium, "window.python")
    result(chromium, "python.ask('describe', '2x3/a3')")
    assert host.seen["pictures.zip"] == 0
    assert result(chromium, "python.ask('draw', 'xx', '2x3/a3', 'p')")["error"] == "language"
    assert host.seen["pictures.zip"] == 1
