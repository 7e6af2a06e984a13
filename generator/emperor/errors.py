"""The core's kinds of errors: each text says what was expected, then the offending value."""

from __future__ import annotations


def shown(text: object) -> str:
    """The offending value as an error text shows it: in quotes, and cut when it is long.

    >>> shown("c9")
    "'c9'"
    >>> shown("x" * 100)
    "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...' (100 characters)"
    """
    if not isinstance(text, str):
        return f"a value of type {type(text).__name__}"
    if len(text) <= 60:
        return repr(text)
    return f"{text[:32] + '...'!r} ({len(text)} characters)"


class EmperorError(ValueError):
    """Something asked of the core that the game, or its notation, does not have."""

    code = "emperor"


class NotationError(EmperorError):
    """A text that is not spelled as a table, a seat, a set of falls or a position."""

    code = "notation"


class TableError(EmperorError):
    """A number of teams, a team size or a list of emperors' places that no table has."""

    code = "table"


class SeatingError(TableError):
    """A seating that the rules refuse: 809.2 for teams of three, 809.6a for larger ones.

    ``emperors`` names the emperor that would start with another in reach, and that other; it is
    empty where only 809.2 is broken.
    """

    code = "seating"

    def __init__(self, text: str, emperors: tuple[str, ...] = ()) -> None:
        super().__init__(text)
        self.emperors = emperors


class SeatError(EmperorError):
    """A seat that the table does not have."""

    code = "seat"


class PositionError(EmperorError):
    """A position that cannot arise, or a step that cannot be taken from one."""

    code = "position"


class LimitError(EmperorError):
    """A list too long to be worth giving; ``count`` is how long it would be."""

    code = "limit"

    def __init__(self, text: str, count: int) -> None:
        super().__init__(text)
        self.count = count
