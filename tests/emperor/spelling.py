"""Short ways for tests to read positions and to write seats, in the one notation."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from generator.emperor.clock import Position
from generator.emperor.configuration import Configuration
from generator.emperor.notation import parse_position, parse_table
from generator.emperor.seat import LETTERS, Seat
from generator.emperor.table import Table


def at(text: str) -> Position:
    """The position a text spells."""
    return parse_position(text)


def now(text: str) -> Configuration:
    """The configuration of the position a text spells."""
    return parse_position(text).configuration


def seated(text: str) -> Table:
    """The table a text spells."""
    return parse_table(text)


def seat(text: str) -> Seat:
    """The seat of that name, at any table."""
    return Seat(LETTERS.index(text[0]), int(text[1:]))


def said(seats: Iterable[Seat]) -> str:
    """The names of seats, in the order they come."""
    return " ".join(map(str, seats))


def joined(pairs: Iterable[tuple[Seat, Seat]]) -> str:
    """The names of bridges, in the order they come."""
    return " ".join(f"{one}-{other}" for one, other in pairs)


def read(answer: str) -> dict[str, Any]:
    """An answer of the facade, read."""
    values = json.loads(answer)
    assert isinstance(values, dict)
    return values
