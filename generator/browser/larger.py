"""Parts of the page of bigger tables, made in the browser: the very HTML that the build writes.

`tag` names a language that was learnt before, with its ways; `home` leads from the page to the
language's first page. Any table goes, the table of two teams of three too.
"""

from __future__ import annotations

import re

from generator.browser.tables import out, question_named, texts, turn_of
from generator.browser.tongues import spoken
from generator.browser.values import Json
from generator.browser.words import in_words
from generator.emperor.errors import NotationError, shown
from generator.emperor.notation import parse_position, parse_seat, position_text
from generator.emperor.seat import Seat
from generator.emperor.seating import default_place
from generator.fragment import asking, chooser, ringside, roster
from generator.fragment.showing import Showing
from generator.fragment.speech import Speech
from generator.wording.announcement import fall_sentence
from generator.wording.seating import verdict

WISH = re.compile(r"([0-9]{1,3})x([0-9]{1,3})(?:@([0-9]{1,3}(?:\.[0-9]{1,3}){0,99}))?")


@in_words
def wish(tag: str, table: str, home: str) -> Json:
    """What the seating check says of a table that somebody wishes for, and the form that shows it.

    `position` is its opening, empty where the table is refused. Numbers that no table has get no
    form.
    """
    speech, setting = Speech(spoken(tag)), _setting(table)
    places = setting.places
    told = verdict(speech.catalogue, setting.teams, setting.size, places)
    made = {"check": chooser.check(speech, out(tag, home), setting)}
    if told.kind in {"legal", "clash", "middle"}:
        made["choose"] = chooser.chooser(speech, setting)
    return {
        "parts": texts(made),
        "table": setting.text if told.legal else "",
        "says": speech.set(told.sentence),
    }


@in_words
def seats(tag: str, table: str) -> Json:
    """Every legal seating of a table's numbers."""
    return {"parts": texts({"seatings": chooser.listed(Speech(spoken(tag)), _setting(table))})}


@in_words
def larger(
    tag: str,
    position: str,
    home: str,
    before: str = "",
    turn: str = "",
    turns: str = "",
    seat: str = "",
) -> Json:
    """The parts looked at first, the seats that look another way than `before`, what is said."""
    speech, showing = Speech(spoken(tag)), Showing(parse_position(position))
    ways, table = out(tag, home), showing.table
    chosen = parse_seat(table, seat) if seat else None
    then = parse_position(before) if before else None
    if then is not None and then.configuration.table != table:
        then = None
    frame = {} if then else {"board": roster.frame(speech, showing, {})}
    made = ringside.top(speech, ways, showing, turn_of(table, turn, turns), chosen)
    says = ""
    if then is not None:
        now, began = showing.now, showing.position.began
        says = speech.set(fall_sentence(speech.catalogue, then.configuration, now, began))
    return {
        "parts": texts({**frame, **made}),
        "seats": texts(roster.pieces(speech, ways, showing, then)),
        "tags": _tags(speech, showing, chosen),
        "position": position_text(showing.position),
        "says": says,
    }


@in_words
def from_seat(tag: str, position: str, home: str, seat: str = "") -> Json:
    """The parts of the chosen seat, and its tag on every other one."""
    speech, showing = Speech(spoken(tag)), Showing(parse_position(position))
    chosen = parse_seat(showing.table, seat) if seat else None
    made = ringside.chosen(speech, out(tag, home), showing, chosen)
    return {"parts": texts(made), "tags": _tags(speech, showing, chosen)}


@in_words
def below(tag: str, position: str) -> Json:
    """The parts looked at later."""
    return {"parts": texts(ringside.below(Speech(spoken(tag)), Showing(parse_position(position))))}


@in_words
def told(tag: str, position: str, home: str, question: str, actor: str, target: str) -> Json:
    """The answer to a question about two players, with its sentence."""
    speech, showing = Speech(spoken(tag)), Showing(parse_position(position))
    pair = parse_seat(showing.table, actor), parse_seat(showing.table, target)
    asked = question_named(question)
    answer = asking.told(speech, out(tag, home), showing, *pair, asked)
    return {
        "parts": texts({"answer": answer}),
        "says": asking.says(speech, showing, *pair, asked),
    }


def _tags(speech: Speech, showing: Showing, seat: Seat | None) -> dict[str, Json]:
    if seat is None or seat not in showing.now.ring:
        return {}
    return {name: list(tag) for name, tag in ringside.tags(speech, showing, seat).items()}


def _setting(table: str) -> chooser.Setting:
    """The table a text spells, whatever the rules may say of it; too few places are made up."""
    found = WISH.fullmatch(table.lower())
    if found is None:
        raise NotationError(f"expected a table such as 2x4 or 2x4@3.3: {shown(table)}")
    teams, size = int(found[1]), int(found[2])
    if not found[3]:
        return chooser.Setting(teams, size, (default_place(size),) * teams)
    places = tuple(map(int, found[3].split(".")))
    if len(places) != teams or not all(1 <= place <= size for place in places):
        raise NotationError(f"expected {teams} places from 1 to {size}: {shown(table)}")
    return chooser.Setting(teams, size, places)
