"""The panel beside the board: what a chosen seat may do to every other one, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from generator.emperor.outcome import outcome
from generator.emperor.seat import Seat
from generator.emperor.table import role
from generator.fragment.html import Html, element, joined
from generator.fragment.icon import ROLES, icon
from generator.fragment.showing import Showing
from generator.fragment.speech import Speech
from generator.fragment.ways import Ways
from generator.wording.answers import Answer, answers
from generator.wording.cards import description
from generator.wording.names import seat_title
from generator.wording.narration import headline, outcome_sentence, outcome_shared, shape_title
from generator.wording.panel import facts, remarks

ALLOWED = {"attack": "swords", "reach": "check", "deploy": "deploy"}
WON, DRAWN = ("809.5b", "104.3i", "104.2c"), ("809.5b", "104.3i", "104.4d")


def panels(speech: Speech, ways: Ways, showing: Showing) -> Html:
    """A panel for every standing seat, of which the page shows the chosen one's; or the result."""
    if showing.over:
        return _result(speech, ways, showing)
    return joined(panel(speech, ways, showing, seat) for seat in showing.now.ring)


def panel(
    speech: Speech,
    ways: Ways,
    showing: Showing,
    seat: Seat,
    shown: Sequence[Seat] | None = None,
    after: Html | None = None,
) -> Html:
    """The panel of one standing seat: every other seat with its answers.

    At a table of very many only those `shown`, with words `after` them for the rest.
    """
    ident = f"panel-{seat}"
    listed = others(showing, seat) if shown is None else shown
    return element(
        "section",
        element(
            "header",
            element(
                "h2",
                icon(ROLES[role(showing.table, seat)]),
                title(speech, showing, seat),
                id=ident,
            ),
            element("dl", _facts(speech, showing, seat), class_="facts"),
            (
                element("p", speech.set(one.sentence), ways.chips(one.rules), class_="remark")
                for one in remarks(speech.catalogue, showing.position, seat, showing.own)
            ),
        ),
        element(
            "ul",
            (_row(speech, ways, showing, seat, other) for other in listed),
            class_="answers",
        ),
        after,
        class_=f"panel for-seat of-{seat}",
        aria_labelledby=ident,
    )


def title(speech: Speech, showing: Showing, seat: Seat) -> str:
    """A seat's name as a heading."""
    return speech.set(seat_title(speech.catalogue, showing.table, seat, showing.own))


def summaries(speech: Speech, showing: Showing) -> Html:
    """For every standing seat its own words in a line: reach, attack, exposed."""
    return joined(
        element(
            "p",
            icon(ROLES[role(showing.table, seat)]),
            element(
                "span",
                element("b", title(speech, showing, seat)),
                " ",
                speech.set(description(speech.catalogue, showing.position, seat, showing.own)),
            ),
            class_=f"panel for-seat of-{seat}",
        )
        for seat in showing.now.ring
    )


def _facts(speech: Speech, showing: Showing, seat: Seat) -> Iterator[Html]:
    for fact in facts(speech.catalogue, showing.position, seat, showing.own):
        yield element(
            "div",
            element("dt", speech.set(fact.term)),
            element("dd", speech.set(fact.words)),
            class_="alarm" if fact.alarm else None,
        )


def others(showing: Showing, seat: Seat) -> tuple[Seat, ...]:
    """All other seats in turn order from the next on the left, the fallen last."""
    seats = showing.table.seats
    at = seats.index(seat)
    turned = seats[at + 1 :] + seats[:at]
    return tuple(sorted(turned, key=lambda other: other in showing.now.fallen))


def _row(speech: Speech, ways: Ways, showing: Showing, actor: Seat, target: Seat) -> Html:
    told = answers(speech.catalogue, showing.position, actor, target, showing.own)
    fallen = target in showing.now.fallen
    shown = (told.reach,) if fallen else (told.attack, told.reach)
    if not fallen and actor.team == target.team:
        shown = (told.deploy, told.reach)
    sign = "fallen" if fallen else ROLES[role(showing.table, target)]
    return element(
        "li",
        element(
            "span",
            icon(sign),
            class_=f"token {showing.side(target)}" + (" fallen" if fallen else ""),
            aria_hidden="true",
        ),
        element("h3", title(speech, showing, target)),
        (answer(speech, ways, one) for one in shown),
        class_="hit" if told.attack.allowed else None,
        data_target=str(target),
    )


def answer(speech: Speech, ways: Ways, told: Answer) -> Html:
    """One answer: a verdict, its reason, its rules."""
    sign = "fallen" if told.code == "fallen" else ALLOWED[told.question]
    if not told.allowed and told.code != "fallen":
        sign = "cross"
    if told.code == "opens-next-turn":
        sign = "next-turn"
    return element(
        "p",
        icon(sign),
        element(
            "span",
            element("b", speech.set(told.verdict) + "."),
            " ",
            speech.set(told.sentence),
            ways.chips(told.rules),
        ),
        class_=f"answer {told.question}" + ("" if told.allowed else " no"),
    )


def _result(speech: Speech, ways: Ways, showing: Showing) -> Html:
    """How the game ended, in the place of the panels."""
    cat, now, own = speech.catalogue, showing.now, showing.own
    shared = outcome_shared(cat, now)
    return element(
        "section",
        element(
            "header",
            element("h2", icon("crown"), speech.set(shape_title(cat, now, own)), id="result"),
        ),
        element("p", speech.set(headline(cat, now, own))),
        element(
            "p",
            speech.set(outcome_sentence(cat, now, own)),
            ways.chips(DRAWN if outcome(now).draw else WON),
        ),
        element("p", speech.set(shared), ways.chips(("104.2c",))) if shared else None,
        class_="panel result",
        aria_labelledby="result",
    )
