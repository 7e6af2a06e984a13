"""Parts of the table page, made in the browser: the very HTML that the build puts into its pages.

`tag` names a language that was learnt before, with its ways; `home` leads from the page to the
language's first page; `own` is the letter of the team that is "yours".
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from generator.browser.tongues import TongueError, spoken
from generator.browser.values import Json
from generator.browser.words import in_words, team
from generator.emperor.errors import NotationError, shown
from generator.emperor.notation import parse_position, parse_seat, position_text
from generator.emperor.table import Table
from generator.fragment import asking
from generator.fragment.html import Html
from generator.fragment.parts import first, rest
from generator.fragment.showing import Showing
from generator.fragment.speech import Speech
from generator.fragment.turnbox import Turn
from generator.fragment.ways import Ways, unpack
from generator.wording.announcement import fall_sentence
from generator.wording.reasons import QUESTIONS, Question

HOME = re.compile(r"(?:\.{1,2}/|/(?!/))[A-Za-z0-9._~%/-]*")

_ways: dict[str, Ways] = {}


@in_words
def ways(tag: str, packed: str) -> Json:
    """Take in a language's links and drawn strips, as the build packed them; gives its tag."""
    _ways[spoken(tag).language.tag] = unpack(packed)
    return {"language": tag}


@in_words
def table(
    tag: str,
    position: str,
    home: str,
    own: str = "a",
    before: str = "",
    turn: str = "",
    turns: str = "",
    seat: str = "",
) -> Json:
    """The parts looked at first, the one spelling of the position, and what is said of the change.

    `before` is the position left, `turn` and `turns` the turn that is on; `seat` is the chosen one.
    """
    speech, showing = Speech(spoken(tag)), _showing(position, own)
    seats = showing.table
    chosen = parse_seat(seats, seat) if seat else showing.chosen
    made = first(speech, out(tag, home), showing, turn_of(seats, turn, turns), chosen)
    says = ""
    if before:
        then = parse_position(before).configuration
        says = speech.set(
            fall_sentence(speech.catalogue, then, showing.now, showing.position.began, showing.own)
        )
    return {"parts": texts(made), "position": position_text(showing.position), "says": says}


@in_words
def others(tag: str, position: str, home: str, own: str = "a") -> Json:
    """The parts looked at later."""
    made = rest(Speech(spoken(tag)), out(tag, home), _showing(position, own))
    return {"parts": texts(made)}


@in_words
def ask(
    tag: str, position: str, home: str, own: str, question: str, actor: str, target: str
) -> Json:
    """The answer to a question about two players, its sentence, and the arrow on the board."""
    speech, showing = Speech(spoken(tag)), _showing(position, own)
    pair = parse_seat(showing.table, actor), parse_seat(showing.table, target)
    asked = question_named(question)
    told = asking.told(speech, out(tag, home), showing, *pair, asked)
    arrow = asking.arrow(speech, showing, *pair, asked)
    says = asking.says(speech, showing, *pair, asked)
    return {"parts": texts({"answer": told, "arrow": arrow}), "says": says}


def texts(made: Mapping[str, Html]) -> dict[str, Json]:
    """Parts as plain texts, for JSON."""
    return {name: str(html) for name, html in made.items()}


def _showing(position: str, own: str) -> Showing:
    showing = Showing(parse_position(position), team(own))
    if not showing.table.basic:
        raise NotationError(f"expected a table of two teams of three: {shown(position)}")
    return showing


def turn_of(table: Table, turn: str, turns: str) -> Turn | None:
    """The turn that is on, if any."""
    if not turn:
        return None
    if not turns.isdecimal() or len(turns) > 4:
        raise NotationError(f"expected the number of a turn: {shown(turns)}")
    return Turn(parse_seat(table, turn), int(turns))


def question_named(name: str) -> Question:
    """The question of that name; NotationError for another one."""
    for known in QUESTIONS:
        if name == known:
            return known
    raise NotationError(f"expected one of {' '.join(QUESTIONS)}: {shown(name)}")


def out(tag: str, home: str) -> Ways:
    """The ways of a language, from where the page stands."""
    if tag not in _ways:
        raise TongueError(f"expected one of {' '.join(_ways) or 'none yet'}: {tag!r}")
    if not HOME.fullmatch(home):
        raise NotationError(f"expected the way to a language's first page: {shown(home)}")
    return _ways[tag].at(home)
