"""The roster of a bigger table: every seat, team by team, as a choice beside the ring.

A seat is a piece of its own (`seat a1`), so that a page in use replaces only what a fall changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from generator.emperor.bridges import attack, exposed, pending_attack
from generator.emperor.clock import Position
from generator.emperor.seat import LETTERS, Seat
from generator.emperor.table import role
from generator.fragment.chooser import mark
from generator.fragment.html import Html, element, joined
from generator.fragment.icon import ROLES, icon
from generator.fragment.moves import comeback
from generator.fragment.showing import Showing
from generator.fragment.speech import Speech
from generator.fragment.ways import Ways
from generator.wording.cards import Card, card
from generator.wording.names import team_title


def roster(speech: Speech, ways: Ways, showing: Showing) -> Html:
    """The whole roster, one group of choices."""
    return frame(speech, showing, pieces(speech, ways, showing))


def frame(speech: Speech, showing: Showing, chairs: Mapping[str, Html]) -> Html:
    """A group for each team, with the seats that are given, or with room for them."""
    return element(
        "fieldset",
        element("legend", speech.words("table.board"), class_="hidden-text"),
        (_team(speech, showing, team, chairs) for team in range(showing.table.teams)),
        class_="roster",
        id="board",
    )


def _team(speech: Speech, showing: Showing, team: int, chairs: Mapping[str, Html]) -> Html:
    letter = LETTERS[team]
    seats = (str(seat) for seat in showing.table.seats if seat.team == team)
    return element(
        "div",
        element(
            "p",
            element("i", class_=mark(team), aria_hidden="true"),
            speech.set(team_title(speech.catalogue, showing.table, team)),
            class_="roster-team",
            id=f"team-{letter}",
        ),
        element(
            "div",
            (chairs[seat] for seat in seats if seat in chairs),
            class_="chairs",
            data_team=letter,
        ),
        class_="roster-group",
        role="group",
        aria_labelledby=f"team-{letter}",
    )


def pieces(
    speech: Speech, ways: Ways, showing: Showing, before: Position | None = None
) -> Mapping[str, Html]:
    """The seats by name: all of them, or those that look another way than `before`."""
    return {
        str(seat): _chair(speech, ways, showing, seat)
        for seat in showing.table.seats
        if before is None or _state(before, seat) != _state(showing.position, seat)
    }


def _state(position: Position, seat: Seat) -> tuple[object, ...]:
    """All that a seat's piece depends on, apart from its name and its range."""
    now = position.configuration
    if seat in now.fallen:
        emperor = now.table.emperors[seat.team]
        back = seat == emperor or emperor not in now.fallen
        return ("fallen", position) if back else ("out",)
    return (
        attack(position, seat),
        pending_attack(position, seat),
        seat in exposed(now),
        len(now.teams) < 2,
    )


def _chair(speech: Speech, ways: Ways, showing: Showing, seat: Seat) -> Html:
    words = card(speech.catalogue, showing.position, seat, showing.own)
    return (
        _standing(speech, showing, words)
        if words.standing
        else _empty(speech, ways, showing, words)
    )


def _empty(speech: Speech, ways: Ways, showing: Showing, words: Card) -> Html:
    return element(
        "div",
        element("span", speech.set(words.spoken), ". ", class_="hidden-text"),
        element(
            "span",
            icon("fallen"),
            element("span", speech.set(words.label)),
            class_="chair-name",
            aria_hidden="true",
        ),
        element("span", speech.set(words.state), class_="chair-line"),
        comeback(speech, ways, showing, words.seat),
        class_="chair fallen",
        data_seat=str(words.seat),
    )


def _standing(speech: Speech, showing: Showing, words: Card) -> Html:
    seat = words.seat
    about = f"about-{seat}"
    return element(
        "label",
        element(
            "input",
            type="radio",
            name="seat",
            id=f"seat-{seat}",
            value=str(seat),
            aria_label=speech.set(words.spoken),
            aria_describedby=about,
        ),
        element(
            "span",
            icon(ROLES[role(showing.table, seat)]),
            element("span", speech.set(words.label)),
            class_="chair-name",
            aria_hidden="true",
        ),
        joined(_lines(speech, showing, words)),
        element("span", class_="chair-tag", aria_hidden="true", hidden=True),
        element("span", speech.set(words.description), hidden=True, id=about),
        class_="chair exposed" if words.exposed else "chair",
        data_seat=str(seat),
    )


def _lines(speech: Speech, showing: Showing, words: Card) -> Iterator[Html]:
    """Reach for everybody; targets, what opens next turn and the alarm only where there are any."""
    yield element("span", speech.set(words.reach), class_="chair-line", aria_hidden="true")
    if attack(showing.position, words.seat):
        yield element(
            "span",
            icon("swords"),
            element("span", speech.emphasis(words.attack_parts)),
            class_="chair-line can",
            aria_hidden="true",
        )
    if words.next_turn:
        yield element(
            "span",
            icon("next-turn"),
            element("span", speech.set(words.next_turn)),
            class_="chair-line",
            aria_hidden="true",
        )
    if words.exposed:
        yield element(
            "span",
            icon("swords"),
            speech.set(words.state),
            class_="chair-alarm",
            aria_hidden="true",
        )
