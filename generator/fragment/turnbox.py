"""The turn stepper: who may start, whose turn it is, what opens with the next, who plays when."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from generator.emperor.clock import Position, begin_turn
from generator.emperor.notation import position_text
from generator.emperor.seat import Seat
from generator.emperor.table import role
from generator.emperor.turns import next_player, order, runs
from generator.fragment.html import Html, element, joined
from generator.fragment.icon import ROLES, icon
from generator.fragment.showing import Showing
from generator.fragment.speech import Speech
from generator.fragment.ways import Ways
from generator.wording.names import seat_name
from generator.wording.pending import pending_sentences
from generator.wording.turns import run_label, turn_first, turn_label, turn_next, turn_now


@dataclass(frozen=True)
class Turn:
    """A turn that has begun: whose it is, and which one of the game it is."""

    seat: Seat
    number: int


def turn_start(speech: Speech, ways: Ways, showing: Showing) -> Html:
    """Before the first turn: a button for each emperor, who alone can start (809.4)."""
    if showing.over:
        return Html("")
    cat, own = speech.catalogue, showing.own
    emperors = [seat for seat in showing.table.emperors if seat in showing.now.ring]
    starts = (
        _step(
            showing,
            begin_turn(showing.position, seat),
            Turn(seat, 1),
            speech.say("turn.start", seat=seat_name(cat, showing.table, seat, own)),
            speech.set(turn_first(cat, showing.table, seat, own)),
        )
        for seat in emperors
    )
    return joined(
        _opens(speech, showing),
        element("p", _book(speech, showing), class_="buttons") if showing.position.began else None,
        element("p", speech.words("turn.why"), ways.chips(("809.4",)), class_="small"),
        element(
            "p",
            element(
                "button",
                icon("dice"),
                element("span", speech.words("turn.draw")),
                type="button",
                class_="button",
                data_do="draw",
            ),
            " ",
            ([start, " "] for start in starts),
            class_="buttons",
        ),
    )


def turn_box(speech: Speech, ways: Ways, showing: Showing, turn: Turn | None) -> Html:
    """The turn that is on, the step to the next, and the runs that follow."""
    if turn is None or showing.over:
        return turn_start(speech, ways, showing)
    cat, now, own = speech.catalogue, showing.now, showing.own
    following = next_player(now, turn.seat)
    now_says = [turn_next(cat, now, turn.seat, own)]
    if turn.seat in now.ring:
        now_says.insert(0, turn_now(cat, showing.table, turn.seat, own))
    return joined(
        element(
            "p",
            element("b", speech.set(turn_label(cat, turn.number))),
            " ",
            speech.set(" ".join(now_says)),
            class_="turn-now",
        ),
        _opens(speech, showing),
        element(
            "p",
            _next(speech, showing, Turn(following, turn.number + 1)) if following else None,
            " ",
            element(
                "button",
                speech.words("turn.stop"),
                type="button",
                class_="button quiet",
                data_do="stop-turns",
            ),
            class_="buttons",
        ),
        element("ol", _runs(speech, showing, turn), class_="runs"),
    )


def _opens(speech: Speech, showing: Showing) -> list[Html]:
    """By the book, what opens when the next turn begins (801.2c)."""
    waiting = pending_sentences(speech.catalogue, showing.position, showing.own)
    return [
        element("p", icon("next-turn"), element("span", speech.set(text)), class_="opens")
        for text in waiting
    ]


def _book(speech: Speech, showing: Showing) -> Html:
    """The next turn begins, whoever's it is: reach is settled anew (801.2c)."""
    now = showing.now
    return element(
        "button",
        icon("next-turn"),
        element("span", speech.words("turn.begin")),
        type="button",
        class_="button",
        data_to=position_text(Position(now, now)),
    )


def _next(speech: Speech, showing: Showing, turn: Turn) -> Html:
    says = turn_now(speech.catalogue, showing.table, turn.seat, showing.own)
    after = begin_turn(showing.position, turn.seat)
    return _step(showing, after, turn, speech.say("turn.begin"), speech.set(says))


def _step(showing: Showing, after: Position, turn: Turn, words: str, says: str) -> Html:
    """A button that begins a turn, with the table that this gives and what is said of it."""
    return element(
        "button",
        icon(ROLES[role(showing.table, turn.seat)]),
        element("span", words),
        type="button",
        class_="button",
        data_to=position_text(after),
        data_turn=str(turn.seat),
        data_turns=turn.number,
        data_says=says,
    )


def _runs(speech: Speech, showing: Showing, turn: Turn) -> Iterator[Html]:
    """The runs of turns from the one that is on, each player a token; the last may be cut short."""
    now, table = showing.now, showing.table
    players = iter(order(now, turn.seat) * 2)
    for team, number in runs(now, turn.seat)[:-1]:
        seats = [next(players) for _ in range(number)]
        tokens = (
            element(
                "span",
                icon(ROLES[role(table, seat)]),
                class_=f"token {showing.side(seat)}",
                aria_hidden="true",
            )
            for seat in seats
        )
        label = run_label(speech.catalogue, table, (team, number), showing.own)
        yield element("li", element("span", tokens, class_="tokens"), " ", speech.set(label))
