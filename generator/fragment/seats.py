"""A seat's card on the board: a choice while the player stands, an empty chair afterwards."""

from __future__ import annotations

from collections.abc import Iterator

from generator.emperor.bridges import attack
from generator.emperor.reach import reach
from generator.emperor.seat import Seat
from generator.fragment.html import Html, element
from generator.fragment.icon import ROLES, icon
from generator.fragment.lives import lives
from generator.fragment.moves import comeback
from generator.fragment.showing import Showing
from generator.fragment.speech import Speech
from generator.fragment.ways import Ways
from generator.wording.cards import Card, card
from generator.wording.tags import tag

TAGS = {
    "self": "eye",
    "attack": "swords",
    "reach": "reach",
    "far": "cross",
    "next-turn": "next-turn",
}


def seat_card(speech: Speech, ways: Ways, showing: Showing, seat: Seat) -> Html:
    """The card of a seat, with the tag that each other seat puts on it when chosen."""
    words = card(speech.catalogue, showing.position, seat, showing.own)
    if not words.standing:
        return _empty(speech, ways, showing, words)
    return _standing(speech, showing, words)


def _empty(speech: Speech, ways: Ways, showing: Showing, words: Card) -> Html:
    seat = words.seat
    return element(
        "div",
        element("span", speech.set(words.spoken), ". ", class_="hidden-text"),
        element(
            "span",
            icon("fallen"),
            element("span", speech.set(words.label)),
            class_="seat-name",
            aria_hidden="true",
        ),
        _player(seat),
        element("span", element("b", speech.set(words.state)), class_="seat-line"),
        element("span", speech.set(words.note), class_="seat-line roomy"),
        comeback(speech, ways, showing, seat),
        class_=_classes(showing, seat, "fallen"),
        data_seat=str(seat),
    )


def _standing(speech: Speech, showing: Showing, words: Card) -> Html:
    seat, position, ring = words.seat, showing.position, showing.now.ring
    targets = attack(position, seat)
    return element(
        "label",
        element(
            "input",
            type="radio",
            name="seat",
            id=f"seat-{seat}",
            value=str(seat),
            aria_label=speech.set(words.spoken),
            aria_describedby=f"about-{seat}",
            checked=seat == showing.chosen,
        ),
        element(
            "span",
            icon(ROLES[words.role]),
            element("span", speech.set(words.label)),
            class_="seat-name",
            aria_hidden="true",
        ),
        _player(seat),
        _line("reach", _reach(speech, showing, seat)),
        None
        if showing.over
        else _line(
            "swords" if targets else "no-attack",
            speech.emphasis(words.attack_parts),
            can=bool(targets),
        ),
        _line("next-turn", speech.set(words.next_turn)) if words.next_turn else None,
        lives(speech, words.role),
        _tags(speech, showing, seat),
        element(
            "span",
            icon("next-turn"),
            speech.words("turn.here"),
            class_="turn-mark",
            aria_hidden="true",
        ),
        _alarm(speech, words) if words.exposed else None,
        element("span", speech.set(words.description), class_="hidden-text", id=f"about-{seat}"),
        class_=_classes(showing, seat, "exposed" if words.exposed else ""),
        data_seat=str(seat),
        data_role=words.role,
        data_reached_by=_names(
            v for v in ring if v != seat and (showing.over or seat in reach(position, v))
        ),
        data_attacked_by=_names(v for v in ring if seat in attack(position, v)),
    )


def _reach(speech: Speech, showing: Showing, seat: Seat) -> Html:
    return speech.emphasis(speech.catalogue.parts("card.reach", range=showing.table.ranges[seat]))


def _classes(showing: Showing, seat: Seat, state: str) -> str:
    names = ("seat", showing.side(seat), f"at-{showing.column(seat)}", state)
    return " ".join(filter(None, names))


def _player(seat: Seat) -> Html:
    """The place for a player's name, which only the reader's own page knows."""
    return element("span", class_="seat-player", data_player=str(seat), hidden=True)


def _line(sign: str, words: str, *, can: bool = False) -> Html:
    return element(
        "span",
        icon(sign),
        element("span", words),
        class_="seat-line can" if can else "seat-line",
        aria_hidden="true",
    )


def _alarm(speech: Speech, words: Card) -> Html:
    return element(
        "span", icon("swords"), speech.set(words.state), class_="tag", aria_hidden="true"
    )


def _tags(speech: Speech, showing: Showing, seat: Seat) -> Iterator[Html]:
    """What every chosen seat says on this one; where there is little room, the distance alone."""
    for viewer in () if showing.over else showing.now.ring:
        words = tag(speech.catalogue, showing.position, viewer, seat)
        if words is None:
            continue
        said: Html | list[Html] = element("span", speech.set(words.words))
        if words.kind in {"reach", "far"}:
            short = speech.say("card.away", n=words.steps)
            said = [
                element("span", speech.set(words.words), class_="wide"),
                element("span", short, class_="narrow"),
            ]
        yield element(
            "span",
            icon(TAGS[words.kind]),
            said,
            class_=f"badge from-{viewer} {words.kind}",
            aria_hidden="true",
        )


def _names(seats: Iterator[Seat]) -> str:
    return " ".join(map(str, seats))
