"""Ways to other tables: who may fall, who may come back, and what is said when they do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from generator.emperor.clock import Position, fall
from generator.emperor.configuration import configuration
from generator.emperor.notation import position_text
from generator.emperor.seat import Seat
from generator.emperor.table import role
from generator.fragment.html import Html, element, joined
from generator.fragment.icon import icon
from generator.fragment.showing import Showing
from generator.fragment.speech import Speech
from generator.fragment.ways import Ways
from generator.wording.announcement import fall_sentence
from generator.wording.names import seat_name


@dataclass(frozen=True)
class Move:
    """One way to another table: where it leads, its words, and what is announced."""

    to: Position
    words: str
    says: str
    asks: str = ""


def moves(speech: Speech, ways: Ways, showing: Showing) -> Html:
    """The buttons under the board: for the chosen seat its fall, an emperor's with the other's."""
    groups = (
        element(
            "div",
            (_button(ways, showing, move) for move in falls(speech, showing, seat)),
            class_=f"for-seat of-{seat}",
        )
        for seat in (() if showing.over else showing.now.ring)
    )
    return joined(groups, _start_over(speech, ways, showing) if showing.now.fallen else None)


def falls(speech: Speech, showing: Showing, seat: Seat) -> Iterator[Move]:
    """The falls in which a standing seat takes part: alone, or both emperors together (104.4d)."""
    name = seat_name(speech.catalogue, showing.table, seat, showing.own)
    alone = _move(
        speech, showing, fall(showing.position, seat), speech.say("table.fall", seat=name)
    )
    yield replace(alone, asks=speech.say("whatif.title", seat=name))
    if role(showing.table, seat) == "emperor" and len(showing.now.teams) == 2:
        both = (showing.table.emperors[team] for team in showing.now.teams)
        after = fall(showing.position, *both)
        yield _move(speech, showing, after, speech.say("table.fall.both"))


def comeback(speech: Speech, ways: Ways, showing: Showing, seat: Seat) -> Html | None:
    """The button on an empty chair; none for generals whose whole team has left."""
    table, fallen = showing.table, showing.now.fallen
    emperor = table.emperors[seat.team]
    back = {seat}
    if emperor in fallen:
        if seat != emperor:
            return None
        back = {one for one in table.seats if one.team == seat.team}
    now = configuration(table, fallen - back)
    began = showing.position.began
    then = None if began is None else configuration(table, began.fallen & now.fallen)
    name = seat_name(speech.catalogue, table, seat, showing.own)
    move = _move(speech, showing, Position(now, then), speech.say("table.return", seat=name))
    return element(
        "a",
        icon("undo"),
        element("span", speech.words("table.return.short")),
        class_="button back",
        href=ways.table(move.to, showing.own),
        aria_label=move.words,
        data_to=position_text(move.to),
        data_says=move.says,
    )


def _start_over(speech: Speech, ways: Ways, showing: Showing) -> Html:
    """The way back to the opening, by the same clock."""
    opening = configuration(showing.table)
    to = Position(opening, None if showing.position.began is None else opening)
    move = _move(speech, showing, to, speech.say("table.start-over"))
    return element(
        "a",
        icon("reset"),
        element("span", move.words),
        class_="button quiet over",
        href=ways.table(to, showing.own),
        data_to=position_text(to),
        data_says=move.says,
    )


def _move(speech: Speech, showing: Showing, to: Position, words: str) -> Move:
    before = showing.position.configuration
    says = fall_sentence(speech.catalogue, before, to.configuration, to.began, showing.own)
    return Move(to, words, speech.set(says))


def _button(ways: Ways, showing: Showing, move: Move) -> Html:
    """A fall as a link; one that no page holds needs Python."""
    to = position_text(move.to)
    return element(
        "a",
        icon("fallen"),
        element("span", move.words),
        class_="button danger" if move.asks else "button danger both",
        href=ways.table(move.to, showing.own),
        data_needs=None if to in ways.pages else "python",
        data_to=to,
        data_says=move.says,
        data_asks=move.asks or None,
    )
