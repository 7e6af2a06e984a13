"""The core's answers in words, for the page: the very sentences that the build writes.

`tag` names a language that was learnt before, `own` is the letter of the team that is "yours".
Everything comes back with the language's typography.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from json import dumps
from typing import ParamSpec

from generator.browser.tongues import TongueError, learn, spoken
from generator.browser.values import Json, values
from generator.emperor.configuration import standing
from generator.emperor.errors import EmperorError, NotationError, shown
from generator.emperor.notation import parse_position, parse_seat
from generator.emperor.seat import LETTERS
from generator.wording.announcement import fall_sentence
from generator.wording.answers import answers
from generator.wording.cards import card
from generator.wording.lanes import lane_words
from generator.wording.matrix import matrix
from generator.wording.narration import exposed_sentences, outcome_sentence, story
from generator.wording.panel import facts, remarks
from generator.wording.pending import pending_sentences
from generator.wording.tags import tag as seat_tag
from generator.wording.text import plain_text

P = ParamSpec("P")


def in_words(question: Callable[P, object]) -> Callable[P, str]:
    """The question with its answer, or what is wrong with it, as JSON text."""

    @wraps(question)
    def asked(*args: P.args, **kwargs: P.kwargs) -> str:
        try:
            return dumps(question(*args, **kwargs), ensure_ascii=False)
        except EmperorError as error:
            return _fault(error.code, error)
        except TongueError as error:
            return _fault("language", error)
        except ValueError as error:
            return _fault("value", error)

    return asked


def _fault(kind: str, error: Exception) -> str:
    """What is wrong with a question, in the form the core gives its own errors."""
    return dumps({"error": kind, "detail": str(error)}, ensure_ascii=False)


def team(letter: str) -> int:
    """The number of the team of that letter; NotationError when there is none."""
    if len(letter) != 1 or letter not in LETTERS:
        raise NotationError(f"expected a team's letter: {shown(letter)}")
    return LETTERS.index(letter)


@in_words
def language(packed: str) -> Json:
    """Take in a language's texts, as the build packed them; gives its tag."""
    return {"language": learn(packed)}


@in_words
def told(tag: str, position: str, own: str = "a") -> Json:
    """A whole table: title, headline and explanation, lanes, alarms, what waits for next turn."""
    cat, at, mine = spoken(tag), parse_position(position), team(own)
    now = at.configuration
    return {
        "story": values(tag, story(cat, now, mine)),
        "lanes": values(tag, lane_words(cat, now, mine)),
        "exposed": values(tag, exposed_sentences(cat, now, mine)),
        "pending": values(tag, pending_sentences(cat, at, mine)),
        "outcome": values(tag, outcome_sentence(cat, now, mine)),
    }


@in_words
def cards(tag: str, position: str, own: str = "a") -> Json:
    """The card of every seat of the table, the fallen too, by seat."""
    cat, at, mine = spoken(tag), parse_position(position), team(own)
    seats = at.configuration.table.seats
    return {str(seat): values(tag, card(cat, at, seat, mine)) for seat in seats}


@in_words
def panel(tag: str, position: str, seat: str, own: str = "a") -> Json:
    """All there is to say of one seat: facts, remarks, and an answer for every other seat."""
    cat, at, mine = spoken(tag), parse_position(position), team(own)
    table = at.configuration.table
    actor = parse_seat(table, seat)
    others = {str(other): answers(cat, at, actor, other, mine) for other in table.seats}
    tags = {str(other): seat_tag(cat, at, actor, other) for other in table.seats}
    fallen = actor not in standing(at.configuration)
    return {
        "facts": values(tag, facts(cat, at, actor, mine)),
        "remarks": values(tag, () if fallen else remarks(cat, at, actor, mine)),
        "answers": values(tag, others),
        "tags": values(tag, tags),
    }


@in_words
def why(tag: str, position: str, actor: str, target: str, own: str = "a") -> Json:
    """Whether one seat may attack, reach and deploy to another, with the reasons in sentences."""
    cat, at, mine = spoken(tag), parse_position(position), team(own)
    table = at.configuration.table
    found = answers(cat, at, parse_seat(table, actor), parse_seat(table, target), mine)
    return values(tag, found)


@in_words
def pairs(tag: str, position: str, own: str = "a") -> Json:
    """The table of who may do what to whom, in words."""
    cat = spoken(tag)
    return values(tag, matrix(cat, parse_position(position), team(own)))


@in_words
def change(tag: str, before: str, after: str, own: str = "a") -> Json:
    """What is announced when one position becomes another."""
    cat, then, now = spoken(tag), parse_position(before), parse_position(after)
    said = fall_sentence(cat, then.configuration, now.configuration, now.began, team(own))
    return {"sentence": values(tag, said)}


@in_words
def text(tag: str, position: str, address: str = "", own: str = "a") -> Json:
    """The whole table as plain text for a chat."""
    cat = spoken(tag)
    return {"text": plain_text(cat, parse_position(position), address, team(own))}
