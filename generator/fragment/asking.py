"""A question about two players: its form, its answer, and the arrow that is drawn."""

from __future__ import annotations

from collections.abc import Iterator

from generator.emperor.seat import Seat
from generator.fragment.html import Html, element, joined
from generator.fragment.panel import title
from generator.fragment.showing import Showing
from generator.fragment.speech import Speech
from generator.fragment.ways import Ways
from generator.wording.answers import Answer, answers
from generator.wording.reasons import Question

QUESTIONS: dict[Question, str] = {
    "attack": "ask.attack",
    "reach": "ask.reach",
    "deploy": "ask.deploy",
}
WIDTH, HEIGHT = 300, 100
ASIDE = 15
"""So far an arrow straight across keeps from the middle of its lane, where a sign may stand."""


def form(speech: Speech, showing: Showing) -> Html:
    """Who acts, on whom, and what: choices only, the page sends them on."""
    return joined(
        element(
            "div",
            _players(speech, showing, "actor", speech.say("ask.actor")),
            _players(speech, showing, "target", speech.say("ask.target")),
            class_="pair",
        ),
        questions(speech),
    )


def questions(speech: Speech) -> Html:
    """The three questions, one of which is asked."""
    choices = (
        element(
            "label",
            element("input", type="radio", name="question", value=question),
            element("span", speech.words(ident)),
            class_="choice",
        )
        for question, ident in QUESTIONS.items()
    )
    return element(
        "fieldset",
        element("legend", speech.words("ask.title"), class_="hidden-text"),
        choices,
        class_="choices",
    )


def _players(speech: Speech, showing: Showing, name: str, label: str) -> Html:
    options = (
        element("option", title(speech, showing, seat), value=str(seat))
        for seat in (*showing.near[::-1], *showing.far)
    )
    return element(
        "label", element("span", label), element("select", options, name=name), class_="field"
    )


def told(
    speech: Speech, ways: Ways, showing: Showing, actor: Seat, target: Seat, question: Question
) -> Html:
    """The answer in a sentence with its rules; a no is a reminder, never a block."""
    one = _asked(speech, showing, actor, target, question)
    return joined(
        element(
            "p",
            element("b", speech.set(one.verdict) + "."),
            " ",
            speech.set(one.full),
            ways.chips(one.rules),
            class_="verdict" + (" yes" if one.allowed else " no"),
        ),
        None if one.allowed else element("p", speech.words("ask.reminder"), class_="small"),
        element(
            "p",
            element(
                "button",
                speech.words("ask.clear"),
                type="button",
                class_="button",
                data_do="clear-ask",
            ),
        ),
    )


def says(speech: Speech, showing: Showing, actor: Seat, target: Seat, question: Question) -> str:
    """The answer in a sentence."""
    return speech.set(_asked(speech, showing, actor, target, question).full)


def _asked(
    speech: Speech, showing: Showing, actor: Seat, target: Seat, question: Question
) -> Answer:
    found = answers(speech.catalogue, showing.position, actor, target, showing.own)
    return {"attack": found.attack, "reach": found.reach, "deploy": found.deploy}[question]


def arrow(speech: Speech, showing: Showing, actor: Seat, target: Seat, question: Question) -> Html:
    """The arrow across the front: gold for a yes, amber and broken for a no; none to oneself."""
    if actor == target:
        return Html("")
    allowed = _asked(speech, showing, actor, target, question).allowed
    start, end = _place(showing, actor), _place(showing, target)
    ways = tuple(_curve(start, end))
    return element(
        "svg",
        element(
            "svg",
            (
                element("path", d=" ".join(ways), class_=name)
                for name in ("arrow-edge", "arrow-line")
            ),
            class_="arrow-way",
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
            preserveAspectRatio="none",
        ),
        element(
            "svg",
            element("path", d="M-11 -16L0 0L11 -16Z", class_="arrow-head"),
            class_="arrow-tip" + (" up" if end[1] == 0 else ""),
            x=f"{(end[0] + (ASIDE if start[0] == end[0] else 0)) / WIDTH * 100:.2f}%",
            y=f"{end[1]}%",
            overflow="visible",
        ),
        class_="arrow " + ("allowed" if allowed else "refused"),
        aria_hidden="true",
        focusable="false",
    )


def _place(showing: Showing, seat: Seat) -> tuple[int, int]:
    """Where an arrow meets a card: the middle of the edge that looks at the other row."""
    across = showing.column(seat) * WIDTH // showing.table.size - WIDTH // showing.table.size // 2
    return across, HEIGHT if seat.team == showing.own else 0


def _curve(start: tuple[int, int], end: tuple[int, int]) -> Iterator[str]:
    """A way that leaves and meets the cards at right angles, within the front."""
    (x, y), (to_x, to_y) = start, end
    aside = ASIDE if x == to_x else 0
    bend, to_bend, short = (at + (-by if at else by) for at, by in ((y, 62), (to_y, 62), (to_y, 9)))
    yield f"M{x + aside} {y}"
    yield f"C{x + aside} {bend} {to_x + aside} {to_bend} {to_x + aside} {short}"
