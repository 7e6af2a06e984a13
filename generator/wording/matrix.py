"""The table from whom to whom: every pair of players, in a word and in a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from generator.emperor.clock import Position
from generator.emperor.configuration import standing
from generator.emperor.seat import Seat
from generator.language.catalogue import Catalogue
from generator.wording.answers import Answers, answers
from generator.wording.names import seat_title

Kind = Literal["self", "attack", "deploy", "reach", "far", "next-turn"]

_WORDS: dict[Kind, str] = {
    "self": "matrix.self",
    "attack": "matrix.attack",
    "deploy": "matrix.deploy",
    "reach": "matrix.reach",
    "far": "matrix.too-far",
    "next-turn": "matrix.next-turn",
}


@dataclass(frozen=True)
class Cell:
    """One pair: its kind for the style sheet, a word, the whole sentence and its rules."""

    actor: Seat
    target: Seat
    kind: Kind
    word: str
    sentence: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Row:
    """One acting player: a heading and a cell for every target."""

    seat: Seat
    heading: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class Matrix:
    """The whole table of standing players, with its captions and the key to its words."""

    title: str
    caption: str
    corner: str
    headings: tuple[str, ...]
    rows: tuple[Row, ...]
    key: tuple[str, ...]


def matrix(cat: Catalogue, position: Position, own: int = 0) -> Matrix:
    """Every standing player against every other, in ring order both ways."""
    table = position.configuration.table
    seats = standing(position.configuration)
    headings = tuple(seat_title(cat, table, seat, own) for seat in seats)
    return Matrix(
        cat.say("matrix.title"),
        cat.say("matrix.caption"),
        cat.say("matrix.corner"),
        headings,
        tuple(
            Row(actor, heading, tuple(cell(cat, position, actor, to, own) for to in seats))
            for actor, heading in zip(seats, headings, strict=True)
        ),
        (
            cat.say("matrix.key.attack"),
            cat.say("matrix.key.reach"),
            cat.say("matrix.key.deploy"),
        ),
    )


def cell(cat: Catalogue, position: Position, actor: Seat, target: Seat, own: int = 0) -> Cell:
    """One pair: the most that the actor can do to the target decides its word."""
    told = answers(cat, position, actor, target, own)
    kind = _kind(told)
    shown = {"attack": told.attack, "deploy": told.deploy}.get(kind, told.reach)
    if kind == "next-turn" and told.attack.code == "opens-next-turn":
        shown = told.attack
    return Cell(actor, target, kind, cat.say(_WORDS[kind]), shown.full, shown.rules)


def _kind(told: Answers) -> Kind:
    if told.actor == told.target:
        return "self"
    if told.attack.allowed:
        return "attack"
    if told.deploy.allowed:
        return "deploy"
    if "opens-next-turn" in (told.attack.code, told.reach.code):
        return "next-turn"
    return "reach" if told.reach.allowed else "far"
