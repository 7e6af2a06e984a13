"""The longest task on a page's main thread while somebody uses it, as Chromium traces it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from playwright.sync_api import Browser, Page

from tests.browser.harness import PHONE, Visitor

Act: TypeAlias = Callable[[Page], None]

TELLS = "document.addEventListener('python', () => { window.pythonRuns = true; });"
#: Python runs.
READY = """async () => {
  const begun = Date.now();
  while (!window.pythonRuns && Date.now() - begun < 60_000) {
    await new Promise((done) => setTimeout(done, 50));
  }
}"""
#: Nothing has been waited for any more, for so long.
QUIET = """async (rest) => {
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  do await pause(rest); while (document.querySelector('[aria-busy=true]'));
}"""
REST = 700
"""Milliseconds that a use is watched for after its last sign of work."""

FALL = "[data-part=moves] .for-seat a"


def click(selector: str) -> Act:
    """Press the first of these that is in sight, once it has come there."""

    def act(page: Page) -> None:
        found = page.locator(f"{selector} >> visible=true").first
        found.scroll_into_view_if_needed()
        page.wait_for_timeout(200)
        found.click()

    return act


def typed(selector: str, words: str) -> Act:
    """Write something, key by key."""
    return lambda page: page.locator(selector).first.press_sequentially(words, delay=40)


def chosen(selector: str, value: str) -> Act:
    """Choose from a list."""

    def act(page: Page) -> None:
        page.select_option(selector, value)

    return act


def scrolled(page: Page) -> None:
    """Go down the page and up again."""
    for way in (1, 1, 1, 1, -1, -1, -1, -1):
        page.mouse.wheel(0, way * 500)
        page.wait_for_timeout(60)


def started(page: Page) -> None:
    """Show that the table will be used, and wait for Python."""
    page.hover(".app-board")
    page.evaluate(READY)


def key(name: str) -> Act:
    """Press a key."""
    return lambda page: page.keyboard.press(name)


def at(address: str) -> Act:
    """Open a page."""

    def act(page: Page) -> None:
        page.goto(address)

    return act


#: By page and width: what is done there, one after the other.
USES: Mapping[tuple[str, int], Mapping[str, Act]] = {
    ("/en/table/", 1280): {
        "Python's start": started,
        "a seat": click("label[data-seat=b1]"),
        "a fall": click(FALL),
        "undo": click(".tools [data-do=undo]"),
        "redo": click(".tools [data-do=redo]"),
        "by the book": click(".segments label:has([value=book])"),
        "another seat": click("label[data-seat=a3]"),
        "a fall by the book": click(FALL),
        "a turn": click("[data-part=turns] [data-turn]"),
        "a question's box": click("[data-box=ask] summary"),
        "a question": chosen("[name=target]", "b2"),
        "names": click("[data-box=yours] summary"),
        "a name": typed("[data-name-fields] input", "Ana"),
        "the table turned round": click("[data-do=turn-round]"),
        "scrolling": scrolled,
        "share": click("[data-do=share]"),
        "a picture as PNG": click("[data-do=save-png]"),
    },
    ("/en/table/a3/", PHONE): {
        "Python's start": started,
        "a seat": click("label[data-seat=b1]"),
        "a fall": click(FALL),
        "scrolling": scrolled,
    },
    ("/en/larger/table/", 1280): {
        "Python's start": started,
        "one team more": click("[data-step=teams] >> nth=1"),
        "12 teams": chosen("[name=teams]", "12"),
        "teams of 12": chosen("[name=size]", "12"),
        "a seat": click("label[data-seat=c4]"),
        "a key": key("ArrowRight"),
        "a fall": click(FALL),
        "undo": click(".tools [data-do=undo]"),
        "a question's box": click("[data-box=ask] summary"),
        "a question": chosen("[name=target]", "c8"),
        "close up": click("[data-do=near]"),
        "scrolling": scrolled,
        "a size less": click("[data-step=size]"),
    },
    ("/en/larger/table/?table=12x12&seat=c6", PHONE): {
        "a fall": click(".thumb [data-do=fall]"),
        "scrolling": scrolled,
    },
    ("/en/quiz/", 1280): {
        "an answer": click("[data-guess]"),
        "Python's answer": lambda page: page.evaluate(READY),
        "the next question": click("[data-do=next]"),
        "its answer": click("[data-guess]"),
        "one more": click("[data-do=next]"),
    },
    ("/en/search/", 1280): {"typing": typed("[type=search]", "emperor falls")},
    ("/en/translate/workbench/", 1280): {
        "a row": click("#bench-rows li"),
        "typing": typed("#bench-rows textarea", "Bonjour {team}"),
    },
    ("/en/rules/", 1280): {"scrolling": scrolled},
}


class Task(NamedTuple):
    """How long a task took, and how much of that the processor worked on it, in milliseconds."""

    time: float
    work: float


class Seen(NamedTuple):
    """A use of a page, and its longest task."""

    page: str
    use: str
    task: Task


def longest_tasks(browser: Browser, origin: str) -> Iterator[Seen]:
    """Every use once, each page in a fresh profile."""
    for (path, width), acts in USES.items():
        visitor = Visitor(browser, origin)
        page = visitor.open("/robots.txt", width=width)
        page.emulate_media(reduced_motion="no-preference")
        page.add_init_script(TELLS)
        where = f"{path}{' on a phone' if width == PHONE else ''}"
        for name, act in {"opening": at(origin + path), **acts}.items():
            browser.start_tracing(page=page, categories=["disabled-by-default-devtools.timeline"])
            act(page)
            page.evaluate(QUIET, REST)
            yield Seen(where, name, longest(browser.stop_tracing()))
        visitor.close()


def longest(trace: bytes) -> Task:
    """The task of a page's main thread that worked longest."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = (
        Task(event["dur"] / 1000, event["tdur"] / 1000)
        for event in events
        if event["name"] == "RunTask" and "tdur" in event and (event["pid"], event["tid"]) in mains
    )
    return max(tasks, key=lambda task: task.work, default=Task(0, 0))
