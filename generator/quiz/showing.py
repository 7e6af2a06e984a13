"""Questions as HTML: to guess at, judged after the guess, or whole with the answer folded in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from generator.fragment.html import Html, element, joined
from generator.fragment.icon import icon
from generator.fragment.speech import Speech
from generator.fragment.ways import Ways
from generator.quiz import picture
from generator.quiz.asking import answer, asked, given
from generator.quiz.puzzle import Puzzle
from generator.quiz.solution import solution
from generator.quiz.telling import reasons


def question(speech: Speech, puzzle: Puzzle) -> Html:
    """A question to guess at. Nothing in it tells the answer."""
    cat = speech.catalogue
    choices = (
        element(
            "li",
            element(
                "button",
                element("kbd", str(n), aria_hidden="true"),
                element("span", speech.set(answer(cat, puzzle, choice))),
                type="button",
                class_="quiz-choice",
                data_guess=n - 1,
            ),
        )
        for n, choice in enumerate(solution(puzzle).choices, 1)
    )
    return joined(
        element("p", speech.set(given(cat, puzzle)), class_="quiz-given"),
        element("h2", speech.set(asked(cat, puzzle)), tabindex="-1"),
        element("figure", picture.before(speech, puzzle), class_="quiz-picture"),
        element("ol", choices, class_="quiz-choices", aria_label=speech.say("quiz.choices")),
        element("div", class_="quiz-told"),
    )


@dataclass(frozen=True)
class Verdict:
    """A guess judged: whether it is right, the parts that change, and what is said aloud."""

    right: bool
    parts: Mapping[str, Html]
    says: str


def verdict(speech: Speech, ways: Ways, puzzle: Puzzle, guess: int) -> Verdict:
    """The judgement on a guess, by its place from 0; IndexError for a place that there is not."""
    found, cat = solution(puzzle), speech.catalogue
    right = found.choices[guess] == found.right
    told = reasons(cat, puzzle, found.choices[guess])
    head = speech.say("quiz.right" if right else "quiz.wrong")
    why = speech.set(" ".join(told.sentences))
    spoken = [head, why]
    if not right:
        words = answer(cat, puzzle, found.right).rstrip(".")
        spoken.insert(1, speech.say("quiz.says", it=words) + ".")
    parts = {
        "choices": joined(_judged(speech, puzzle, guess)),
        "told": joined(
            element("h3", icon("check" if right else "cross"), head),
            element("p", why, ways.chips(told.rules)),
            element("p", _ways_on(speech, ways, puzzle), class_="quiz-on"),
        ),
        "picture": picture.after(speech, puzzle, found.right),
    }
    return Verdict(right, parts, " ".join(spoken))


def _judged(speech: Speech, puzzle: Puzzle, guess: int) -> Iterator[Html]:
    """The choices, with the right one marked, and the guess where it is another."""
    found = solution(puzzle)
    for n, choice in enumerate(found.choices):
        kind = "right" if n == found.at else "wrong" if n == guess else ""
        sign = {"right": "check", "wrong": "cross"}.get(kind)
        mark = {"right": "quiz.mark.right", "wrong": "quiz.mark.wrong"}.get(kind)
        yield element(
            "li",
            element(
                "div",
                icon(sign) if sign else element("kbd", str(n + 1), aria_hidden="true"),
                element("span", speech.set(answer(speech.catalogue, puzzle, choice))),
                element("span", f" ({speech.say(mark)})", class_="hidden-text") if mark else None,
                class_=f"quiz-choice {kind}".rstrip(),
            ),
        )


def _ways_on(speech: Speech, ways: Ways, puzzle: Puzzle) -> list[Html | str | None]:
    """The next question, the link to this one, and its table."""

    def button(do: str, ident: str, css: str) -> Html:
        return element("button", speech.words(ident), type="button", class_=css, data_do=do)

    return [
        button("next", "quiz.next", "button primary"),
        " ",
        button("copy", "quiz.copy", "button"),
        " ",
        _table(speech, ways, puzzle),
    ]


def _table(speech: Speech, ways: Ways, puzzle: Puzzle) -> Html | None:
    if not puzzle.table.basic:
        return None
    return element(
        "a", speech.words("quiz.table"), class_="button quiet", href=ways.table(puzzle.position)
    )


def folded(speech: Speech, ways: Ways, puzzle: Puzzle) -> Html:
    """A whole question, its answer in a part that opens."""
    cat, found = speech.catalogue, solution(puzzle)
    told = reasons(cat, puzzle)
    choices = (
        element("li", element("div", speech.set(answer(cat, puzzle, one)), class_="quiz-choice"))
        for one in found.choices
    )
    return element(
        "article",
        element("p", speech.set(given(cat, puzzle)), class_="quiz-given"),
        element("h2", speech.set(asked(cat, puzzle))),
        element("figure", picture.before(speech, puzzle), class_="quiz-picture"),
        element("ol", choices, class_="quiz-choices"),
        element(
            "details",
            element("summary", speech.words("quiz.answer")),
            element("p", element("b", speech.set(answer(cat, puzzle, found.right)))),
            element("p", speech.set(" ".join(told.sentences)), ways.chips(told.rules)),
            element("figure", picture.after(speech, puzzle, found.right), class_="quiz-picture"),
            element("p", _table(speech, ways, puzzle)),
        ),
        class_="quiz-card",
        id=puzzle.ident,
    )
