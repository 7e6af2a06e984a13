"""What decks a table plays with, and what follows from them: life, and commander damage.

Rule 809 does not say what decks to bring. Standard and Commander are alike for everybody; in the
house's Hybrid the emperors bring Commander decks and the generals Standard ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

from .errors import NotationError, shown
from .table import Role

Deck = Literal["standard", "commander"]
Format = Literal["standard", "commander", "hybrid"]
FORMATS: tuple[Format, ...] = get_args(Format)

LETHAL = 21
"""So much combat damage from one commander over a game loses it (903.10a, 704.6c)."""

_LIFE: Mapping[Deck, int] = {"standard": 20, "commander": 40}


def deck(format_: Format, role: Role) -> Deck:
    """The deck that a role brings in a format.

    >>> deck("hybrid", "emperor"), deck("hybrid", "general")
    ('commander', 'standard')
    """
    if format_ == "hybrid":
        return "commander" if role == "emperor" else "standard"
    return format_


def starting_life(format_: Format, role: Role) -> int:
    """The life with which a role starts: 20 (103.4), or 40 with a Commander deck (903.7)."""
    return _LIFE[deck(format_, role)]


def commander_damage(format_: Format) -> bool:
    """Whether commander damage is counted: where a commander is at the table, and then for all.

    The card deals it under anybody's control, to any player (903.3, 903.10a).
    """
    return "commander" in (deck(format_, "emperor"), deck(format_, "general"))


def parse_format(text: str) -> Format:
    """The format of that name; NotationError where there is none."""
    for known in FORMATS:
        if text == known:
            return known
    raise NotationError(f"expected one of {' '.join(FORMATS)}: {shown(text)}")
