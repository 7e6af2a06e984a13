"""The quiz in use: guessed at by mouse and by key, linked, scored, and whole without a script."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, Route, expect

from generator.quiz.deal import LEVELS, SHELF
from generator.quiz.puzzle import parse
from generator.quiz.solution import solution
from tests.browser.harness import DESKTOP, LANGUAGES, PHONE, Visitor, switch, violations

pytestmark = [pytest.mark.browser, pytest.mark.npm]
IDENT = "attacks_2x3_a3_b1"
QUESTION, TOLD, NEXT = "[data-card] h2", ".quiz-play .quiz-told h3", "[data-do=next]"
LONG_TASKS = """
window.tasks = [];
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) window.tasks.push(task.duration);
}).observe({ type: "longtask", buffered: true });
"""


def asked(page: Page) -> str:
    """The name of the question on the page, from its address."""
    return str(page.evaluate("new URL(location.href).searchParams.get('q')"))


def guess(page: Page, right: bool = True) -> None:
    """Press the right choice, or one that is not."""
    page.wait_for_selector("[data-guess]")
    at = solution(parse(asked(page))).at
    page.click(f"[data-guess='{at if right else (at + 1) % 3}']")


def score(page: Page) -> list[str]:
    """The streak and the best."""
    return page.locator("[data-score]").all_inner_texts()


@pytest.mark.parametrize("width", [PHONE, DESKTOP])
def test_a_right_guess_is_praised_and_told_why(visitor: Visitor, width: int) -> None:
    """The answer is marked and lit, with its reason and its rule; the next question is in focus."""
    page = visitor.open(f"/en/quiz/?q={IDENT}", width=width)
    guess(page)
    expect(page.locator(TOLD)).to_have_text("Right.")
    expect(page.locator(".quiz-play .quiz-choice.right")).to_contain_text("Your emperor")
    expect(page.locator(".quiz-play .quiz-choice.wrong")).to_have_count(0)
    expect(page.locator(".quiz-play .d-lit[data-seat=a2]")).to_have_count(1)
    expect(page.locator("[data-status]")).to_contain_text("Right. The enemy Sun general can attack")
    expect(page.locator(NEXT)).to_be_focused()
    href = page.get_attribute(".quiz-told .rule", "href")
    assert href is not None and href.endswith("/en/rules/#attack")
    assert violations(page) == []
    page.click(".quiz-told .rule")
    expect(page.locator("details#attack")).to_have_attribute("open", "")


def test_a_wrong_guess_shows_both(visitor: Visitor) -> None:
    """The right answer and the guess, never by colour alone, and why the guess is wrong."""
    page = visitor.open(f"/en/quiz/?q={IDENT}")
    guess(page, right=False)
    expect(page.locator(TOLD)).to_have_text("Not quite.")
    expect(page.locator(".quiz-play .quiz-choice.right .icon-check")).to_have_count(1)
    expect(page.locator(".quiz-play .quiz-choice.wrong .icon-cross")).to_have_count(1)
    expect(page.locator("[data-status]")).to_contain_text("The right answer: Your emperor.")
    assert score(page) == ["0", "0"]
    assert violations(page) == []


def test_before_the_guess_nothing_on_the_page_tells(visitor: Visitor) -> None:
    """No bridge, no rule, no word of an answer, and no shelf with answers."""
    page = visitor.open(f"/en/quiz/?q={IDENT}")
    page.wait_for_selector("[data-guess]")
    assert (
        page.locator("main [class*=d-bridge], main .rule, main details, main .right").count() == 0
    )
    ready = page.evaluate("document.querySelector('[data-ready]').innerHTML")
    assert "d-bridge" not in ready and 'class="rule"' not in ready


def test_right_answers_in_a_row_are_counted_and_kept(visitor: Visitor) -> None:
    """Over questions and a reload; a wrong one ends the row, and the best stays."""
    page = visitor.open("/en/quiz/")
    for n in ("1", "2"):
        guess(page)
        expect(page.locator("[data-score=streak]")).to_have_text(n)
        page.click(NEXT)
        expect(page.locator(TOLD)).to_have_count(0)
    guess(page, right=False)
    expect(page.locator(TOLD)).to_be_visible()
    assert score(page) == ["0", "2"]
    page.reload()
    assert score(page) == ["0", "2"]
    guess(page)
    expect(page.locator(TOLD)).to_be_visible()
    assert score(page) == ["0", "2"]  # the same question again does not count


def test_a_link_restores_its_question_and_back_goes_back(visitor: Visitor) -> None:
    """The address is the question, in every language."""
    page = visitor.open("/en/quiz/?q=win_2x3_none_a2")
    expect(page.locator(QUESTION)).to_contain_text("you win the game")
    guess(page)
    page.click(NEXT)
    page.wait_for_url(lambda url: "win_2x3_none_a2" not in url)
    expect(page.locator(QUESTION)).to_be_focused()
    page.go_back()
    expect(page.locator(QUESTION)).to_contain_text("you win the game")
    assert asked(page) == "win_2x3_none_a2"
    switch(page, "fr")
    expect(page.locator(QUESTION)).to_contain_text("vous gagnez la partie")
    assert asked(page) == "win_2x3_none_a2"


def test_the_keys_are_enough(visitor: Visitor) -> None:
    """A digit guesses, Enter goes on, Tab reaches everything else."""
    page = visitor.open(f"/en/quiz/?q={IDENT}")
    page.wait_for_selector("[data-guess]")
    page.keyboard.press("9")
    page.keyboard.press(str(solution(parse(IDENT)).at + 1))
    expect(page.locator(TOLD)).to_have_text("Right.")
    page.keyboard.press("Enter")
    expect(page.locator(QUESTION)).to_be_focused()
    assert asked(page) != IDENT
    page.keyboard.press("Enter")  # nothing to go on from before a guess
    page.keyboard.press("Tab")
    expect(page.locator("[data-guess='0']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(TOLD)).to_be_visible()
    page.keyboard.press("1")  # guessed once is guessed


def test_digits_elsewhere_are_left_alone(visitor: Visitor) -> None:
    """Somebody in the levels or the menus does not guess."""
    page = visitor.open(f"/en/quiz/?q={IDENT}")
    page.wait_for_selector("[data-guess]")
    page.focus("[name=level]:checked")
    page.keyboard.press("1")
    page.keyboard.press("Control+1")
    expect(page.locator("[data-guess]")).to_have_count(4)
    assert page.locator(".chosen").count() == 0


@pytest.mark.parametrize(
    "query", ["?q=nothing", "?q=", "?q=%3Cscript%3E", "?q=may_2x3_none_a1_a2", "?q=" + "x" * 900]
)
def test_an_address_that_names_no_question_gives_another_and_says_so(
    visitor: Visitor, query: str
) -> None:
    """One plain line, and the address becomes that of the question shown."""
    page = visitor.open(f"/en/quiz/{query}")
    expect(page.locator("[data-notice]")).to_have_text(
        "This address names no question, so here is another one."
    )
    parse(asked(page))
    guess(page)
    expect(page.locator(TOLD)).to_be_visible()
    page.click(NEXT)
    expect(page.locator("[data-notice]")).to_be_hidden()


def test_levels_are_chosen_and_remembered(visitor: Visitor) -> None:
    """Judges get their own questions, on the next visit too."""
    page = visitor.open("/en/quiz/")
    page.check("[name=level][value=judges]", force=True)
    page.wait_for_selector("[data-guess]")
    assert asked(page) in SHELF["judges"] or page.locator("[data-guess]").count() > 2
    page.goto(visitor.origin + "/en/quiz/")
    expect(page.locator("[name=level][value=judges]")).to_be_checked()


def test_the_quiz_works_where_storage_is_blocked(visitor: Visitor) -> None:
    """It counts until the page is left."""
    page = visitor.open("/robots.txt")
    page.context.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked'); } });"
    )
    page.goto(visitor.origin + f"/en/quiz/?q={IDENT}")
    guess(page)
    expect(page.locator("[data-score=streak]")).to_have_text("1")
    page.click(NEXT)
    guess(page)
    expect(page.locator("[data-score=streak]")).to_have_text("2")


@pytest.mark.parametrize("tag", LANGUAGES)
def test_without_scripts_twelve_questions_stand_on_the_page(visitor: Visitor, tag: str) -> None:
    """Each with its answer in a part that opens, its picture and its rules."""
    page = visitor.open(f"/{tag}/quiz/", scripts=False, width=PHONE)
    assert page.locator("[data-shelf] article").count() == 12
    assert page.locator("[data-card]").is_hidden()
    first = page.locator("[data-shelf] article").first
    assert first.locator("details p").first.is_hidden()
    first.locator("summary").click()
    assert first.locator("details .d-bridge").first.is_visible()
    assert first.locator("details .rule").first.is_visible()


def test_without_python_the_same_twelve_come_back(visitor: Visitor) -> None:
    """One line says why, and nothing is half there."""
    page = visitor.open("/robots.txt")

    def refuse(route: Route) -> None:
        route.fulfill(status=404, body="gone")

    page.route("**/worker.mjs", refuse)
    page.goto(visitor.origin + "/en/quiz/?q=range_2x4_none_b2")
    expect(page.locator("[data-shelf] article")).to_have_count(12)
    expect(page.locator("[data-shelf] .note")).to_contain_text("Here are 12, with their answers.")
    expect(page.locator("[data-card]")).to_be_hidden()
    assert visitor.complaints
    visitor.complaints.clear()


def test_the_link_to_a_question_is_copied(visitor: Visitor) -> None:
    """As it stands in the address."""
    page = visitor.open(f"/en/quiz/?q={IDENT}")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    guess(page)
    page.click("[data-do=copy]")
    expect(page.locator("[data-do=copy]")).to_have_text("Copied.")
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/en/quiz/?q={IDENT}")


def test_no_task_keeps_the_page_busy(visitor: Visitor) -> None:
    """The first question is there before Python, and every task of the page is short."""
    page = visitor.open("/robots.txt")
    page.context.add_init_script(LONG_TASKS)
    page.goto(visitor.origin + "/en/quiz/")
    for _ in range(3):
        guess(page)
        page.click(NEXT)
        page.wait_for_selector("[data-guess]")
    print(json.dumps(page.evaluate("window.tasks")))
    assert set(SHELF) == set(LEVELS)
