"""Answers as JSON text: how values are spelled, and what comes back where there is no answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from json import JSONEncoder
from typing import ParamSpec

from .clock import Position
from .description import Json, reason_values
from .errors import EmperorError, LimitError, SeatingError
from .memo import kept
from .reasons import Reason, explain
from .seat import Seat

P = ParamSpec("P")

_JSON = JSONEncoder(separators=(", ", ": "))


def text(values: dict[str, Json]) -> str:
    """Values as JSON text, on one line."""
    return _JSON.encode(values)


def object_text(members: Iterable[tuple[Seat, str]]) -> str:
    """A JSON object from seats and the JSON text of each."""
    return "{" + ", ".join(f'"{seat}": {member}' for seat, member in members) + "}"


def explanation_text(position: Position, actor: Seat, target: Seat) -> str:
    """The three answers for one pair of seats, as JSON text."""
    given = explain(position, actor, target)
    attack, reach, deploy = map(_reason_text, (given.attack, given.reach, given.deploy))
    return f'{{"attack": {attack}, "reach": {reach}, "deploy": {deploy}}}'


@kept
def _reason_text(reason: Reason) -> str:
    """One answer as JSON text: reasons are shared, and each is spelled once."""
    return text(reason_values(reason))


def error_values(error: EmperorError) -> dict[str, Json]:
    """What is wrong with a question: the kind of the error, and a line saying what was expected.

    A list too long has its ``count`` beside them, a refused seating its pair of ``emperors``.
    """
    values: dict[str, Json] = {"error": error.code, "detail": str(error)}
    if isinstance(error, LimitError):
        values["count"] = error.count
    if isinstance(error, SeatingError) and error.emperors:
        values["emperors"] = list(error.emperors)
    return values


def safe(question: Callable[P, str]) -> Callable[P, str]:
    """The question, answered with what is wrong where something is, and never raising."""

    @wraps(question)
    def asked(*args: P.args, **kwargs: P.kwargs) -> str:
        try:
            return question(*args, **kwargs)
        except EmperorError as error:
            return text(error_values(error))
        except Exception as error:
            return text({"error": "internal", "detail": f"{type(error).__name__}: {error}"})

    return asked
