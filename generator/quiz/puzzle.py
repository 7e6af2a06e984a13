"""A question of the quiz as a value, and the one name it has in addresses."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

from generator.emperor.clock import Position
from generator.emperor.configuration import Configuration
from generator.emperor.decks import FORMATS
from generator.emperor.errors import NotationError, shown
from generator.emperor.notation import (
    parse_position,
    parse_seat,
    position_text,
)
from generator.emperor.seat import Seat
from generator.emperor.table import Table, role

Kind: TypeAlias = Literal[
    "attacks",
    "may",
    "beyond",
    "reach",
    "deploy",
    "exposed",
    "leave",
    "ends",
    "next",
    "nth",
    "runs",
    "win",
    "draw",
    "life",
    "commander",
    "defender",
    "range",
    "battle",
]
Field: TypeAlias = Literal["seat", "gone", "falls", "number", "format"]

FORMS: Mapping[Kind, tuple[Field, ...]] = {
    "attacks": ("seat",),
    "may": ("seat", "seat"),
    "beyond": ("seat",),
    "reach": ("seat",),
    "deploy": ("seat",),
    "exposed": (),
    "leave": ("seat",),
    "ends": ("falls",),
    "next": ("gone",),
    "nth": ("seat", "number"),
    "runs": ("seat",),
    "win": ("seat",),
    "draw": ("seat",),
    "life": ("format", "seat"),
    "commander": ("format",),
    "defender": ("seat",),
    "range": ("seat",),
    "battle": ("seat",),
}
"""Every kind of question, and what it asks about beside the table: a `seat` stands, one that is
`gone` may have fallen, `falls` happen at one moment (an emperor's name stands for its team)."""

BY_THE_BOOK: frozenset[Kind] = frozenset({"attacks", "may", "beyond"})
"""The kinds that may ask about the middle of a turn, by the book's clock (801.2c)."""

LONGEST, MOST_SEATS = 200, 20
_PLAIN = re.compile(r"[a-z0-9@.~_-]+")


@dataclass(frozen=True)
class Puzzle:
    """A question: its kind, the table it is about, and the rest as its name spells it."""

    kind: Kind
    position: Position
    rest: tuple[str, ...] = ()

    @property
    def ident(self) -> str:
        """The question's name.

        >>> parse("ATTACKS_2x3_b1-a3_a2").ident
        'attacks_2x3_a3-b1_a2'
        """
        return "_".join((self.kind, position_text(self.position).replace("/", "_"), *self.rest))

    @property
    def now(self) -> Configuration:
        """The table as it is."""
        return self.position.configuration

    @property
    def table(self) -> Table:
        """The table with everyone in."""
        return self.now.table

    def _asked(self, field: Field, which: int = 0) -> str:
        found = [t for f, t in zip(FORMS[self.kind], self.rest, strict=True) if f == field]
        return found[which]

    @property
    def actor(self) -> Seat:
        """The seat asked about; the one whose turn it was, for a question about the next turn."""
        return parse_seat(self.table, self._asked("gone" if self.kind == "next" else "seat"))

    @property
    def target(self) -> Seat:
        """The second seat asked about."""
        return parse_seat(self.table, self._asked("seat", 1))

    @property
    def falls(self) -> tuple[Seat, ...]:
        """Those who fall at one moment."""
        return tuple(parse_seat(self.table, name) for name in self._asked("falls").split("-"))

    @property
    def number(self) -> int:
        """The number of a turn."""
        return int(self._asked("number"))

    @property
    def format(self) -> str:
        """The format of the decks."""
        return self._asked("format")


@lru_cache(maxsize=512)
def parse(ident: str) -> Puzzle:
    """The question of that name, whatever its spelling's case and order.

    Raises EmperorError for what names no question.
    """
    if len(ident) > LONGEST or not _PLAIN.fullmatch(ident.lower()):
        raise NotationError(f"expected the name of a question: {shown(ident)}")
    name, *parts = ident.lower().split("_")
    kind = next((known for known in FORMS if known == name), None)
    if kind is None or len(parts) != 2 + len(FORMS[kind]):
        raise NotationError(f"expected the name of a question: {shown(ident)}")
    position = parse_position(f"{parts[0]}/{parts[1]}")
    if position.clock == "book" and kind not in BY_THE_BOOK:
        raise NotationError(f"expected no turn in a question of this kind: {shown(ident)}")
    if (
        len(position.configuration.teams) < 2
        or len(position.configuration.table.seats) > MOST_SEATS
    ):
        raise NotationError(f"expected a running game of up to {MOST_SEATS}: {shown(ident)}")
    fields = zip(FORMS[kind], parts[2:], strict=True)
    return Puzzle(kind, position, tuple(_spelled(position, field, text) for field, text in fields))


def _spelled(position: Position, field: Field, text: str) -> str:
    """The one spelling of a part of a name; raises EmperorError where it makes no sense."""
    now = position.configuration
    if field in ("seat", "gone"):
        seat = parse_seat(now.table, text)
        if field == "seat" and seat not in now.ring:
            raise NotationError(f"expected a standing seat: {shown(text)}")
        return str(seat)
    if field == "falls":
        seats = [parse_seat(now.table, name) for name in text.split("-")]
        led = {seat.team for seat in seats if role(now.table, seat) == "emperor"}
        if set(seats) & now.fallen or len(set(seats)) < len(seats):
            raise NotationError(f"expected standing seats to fall: {shown(text)}")
        emperors = set(now.table.emperors)
        return "-".join(str(s) for s in sorted(seats) if s in emperors or s.team not in led)
    if field == "number":
        if not re.fullmatch("[2-9]|1[0-9]|20", text) or int(text) > len(now.ring):
            raise NotationError(f"expected the number of a turn of the first lap: {shown(text)}")
        return text
    if text not in FORMATS:
        raise NotationError(f"expected one of {' '.join(FORMATS)}: {shown(text)}")
    return text
