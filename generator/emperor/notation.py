"""The one spelling of tables, seats, falls and positions, read and written.

``2x3`` is a table, ``2x4@3.3`` one with its emperors elsewhere than usual; ``a3-b1`` are falls,
``none`` is nobody; ``2x3/a3-b1`` is a position, and ``2x3/a3-b1~a3`` one by the book's clock, with
the falls there were as the turn began. Any order and upper case are read; everything else raises.
"""

from __future__ import annotations

import re
from functools import lru_cache

from .clock import Position
from .configuration import Configuration
from .errors import NotationError, TableError, shown
from .seat import LETTERS, Seat
from .seating import default_place
from .table import Table, no_such_seat, table

LONGEST = 2_000
"""More characters than any position needs: 144 seats fallen, twice, with room to spare."""

_TABLE = re.compile(r"([0-9]+)x([0-9]+)(?:@([0-9]+(?:\.[0-9]+)*))?")
_SEAT = re.compile(rf"([{LETTERS}])([1-9][0-9]?)")
_LOOKS_LIKE_A_SEAT = re.compile(r"[a-z](?:0|[1-9][0-9]{0,2})")


def parse_table(text: str) -> Table:
    """The table a text spells.

    Raises NotationError for another spelling, TableError or SeatingError for a table that the
    rules do not have.

    >>> parse_table("2X4@3.3").places
    (3, 3)
    """
    _plain(text, "a table such as 2x3 or 2x4@3.3")
    return _table(text)


@lru_cache(maxsize=64)
def _table(text: str) -> Table:
    """The table, the same one for all its positions."""
    match = _TABLE.fullmatch(text.lower())
    if match is None:
        raise NotationError(f"expected a table such as 2x3 or 2x4@3.3: {shown(text)}")
    teams, size = _number(match[1], text), _number(match[2], text)
    if match[3] is None:
        return table(teams, size)
    return table(teams, size, tuple(_number(place, text) for place in match[3].split(".")))


def table_text(table: Table) -> str:
    """The spelling of a table; its emperors' places only where one is not the usual one.

    >>> table_text(parse_table("2x4@2.2"))
    '2x4'
    """
    text = f"{table.teams}x{table.size}"
    if table.places == (default_place(table.size),) * table.teams:
        return text
    return f"{text}@{'.'.join(map(str, table.places))}"


def parse_seat(table: Table, text: str) -> Seat:
    """The seat a text names at a table.

    Raises NotationError for what names no seat anywhere, SeatError for one the table lacks.
    """
    name = _plain(text, "a seat such as a1")
    match = _SEAT.fullmatch(name)
    if match is not None:
        seat = Seat(LETTERS.index(match[1]), int(match[2]))
        if seat.team < table.teams and seat.place <= table.size:
            return seat
    if _LOOKS_LIKE_A_SEAT.fullmatch(name):
        raise no_such_seat(table, name)
    raise NotationError(f"expected a seat such as a1: {shown(text)}")


def parse_fallen(table: Table, text: str) -> Configuration:
    """The falls a text spells at a table, an emperor's taking its team.

    Raises NotationError for another spelling and for a seat named twice, SeatError for a seat
    that the table does not have.
    """
    plain = _plain(text, "falls such as a3-b1, or none")
    if plain == "none":
        return Configuration(table, frozenset())
    if not plain:
        raise NotationError(f"expected falls such as a3-b1, or none: {shown(text)}")
    fallen: set[Seat] = set()
    for name in plain.split("-"):
        seat = parse_seat(table, name)
        if seat in fallen:
            raise NotationError(f"expected each fallen seat once: {name!r} in {shown(text)}")
        fallen.add(seat)
    return Configuration(table, frozenset(fallen))


def fallen_text(configuration: Configuration) -> str:
    """The spelling of who has fallen: seats in ring order, or none.

    >>> fallen_text(parse_fallen(parse_table("2x3"), "B1-a3"))
    'a3-b1'
    """
    return "-".join(map(str, sorted(configuration.fallen))) or "none"


def parse_position(text: str) -> Position:
    """The position a text spells, with its clock.

    Raises NotationError for another spelling and where the falls as the turn began are not among
    the falls; SeatError, TableError and SeatingError as their parts do.
    """
    _plain(text, "a position such as 2x3/a3-b1 or 2x3/a3-b1~a3")
    return _position(text)


@lru_cache(maxsize=256)
def _position(text: str) -> Position:
    """The position, the same one for the many questions a reader asks of it in a row."""
    head, slash, rest = text.partition("/")
    if not slash:
        raise NotationError(f"expected a position such as 2x3/a3-b1 or 2x3/none: {shown(text)}")
    now, tilde, then = rest.partition("~")
    seated = parse_table(head)
    configuration = parse_fallen(seated, now)
    if not tilde:
        return Position(configuration)
    began = parse_fallen(seated, then)
    if not began.fallen <= configuration.fallen:
        raise NotationError(
            f"expected the falls after ~, as the turn began, among those before it: {shown(text)}"
        )
    return Position(configuration, began)


def position_text(position: Position) -> str:
    """The spelling of a position.

    >>> position_text(parse_position("2x3/B1-a3~B1"))
    '2x3/a3-b1~b1'
    """
    text = f"{table_text(position.configuration.table)}/{fallen_text(position.configuration)}"
    return text if position.began is None else f"{text}~{fallen_text(position.began)}"


def forget() -> None:
    """Read every position anew from now on, with none of the answers kept with it."""
    _position.cache_clear()


def _plain(text: str, expected: str) -> str:
    """The text in lower case, where it can be notation at all."""
    if not isinstance(text, str) or len(text) > LONGEST or not text.isascii():
        raise NotationError(f"expected {expected}: {shown(text)}")
    return text.lower()


def _number(digits: str, text: str) -> int:
    """A number of a table's spelling: no leading zero, and short enough to be one."""
    if digits.startswith("0"):
        raise NotationError(f"expected numbers from 1 without leading zeros: {shown(text)}")
    if len(digits) > 3:
        raise TableError(f"expected a table of at most 12 teams of 12 seats: {shown(text)}")
    return int(digits)
