"""Every question the page may ask, by name: strings in, a JSON string out, nothing raised."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from importlib import import_module
from inspect import Parameter, signature

from generator.browser import larger, tables, words
from generator.emperor import facade

Question = Callable[..., str]

QUESTIONS: Mapping[str, Question] = {
    "describe": facade.describe,
    "explain": facade.explain,
    "explanations": facade.explanations,
    "positions": facade.positions,
    "turns": facade.turns,
    "seatings": facade.seatings,
    "effect": facade.effect,
    "battle": facade.battle,
    "step": facade.step,
    "language": words.language,
    "told": words.told,
    "cards": words.cards,
    "panel": words.panel,
    "why": words.why,
    "pairs": words.pairs,
    "change": words.change,
    "text": words.text,
    "ways": tables.ways,
    "table": tables.table,
    "others": tables.others,
    "ask": tables.ask,
    "wish": larger.wish,
    "seats": larger.seats,
    "larger": larger.larger,
    "from_seat": larger.from_seat,
    "below": larger.below,
    "ask_any": larger.told,
}
"""What can be answered as soon as Python runs: the core in JSON, and in words."""

DESK = ("desk_open", "desk_text", "desk_try", "desk_keep", "desk_drafts", "desk_file")
QUIZ = ("quiz_deal", "quiz_ask", "quiz_tell")
PARTS: Mapping[str, Mapping[str, str]] = {
    "pictures": {
        "draw": "generator.browser.pictures",
        "ring": "generator.browser.rings",
        "look": "generator.browser.rings",
    },
    "desk": dict.fromkeys(DESK, "generator.browser.desk"),
    "quiz": dict.fromkeys(QUIZ, "generator.browser.quiz"),
}
"""What is loaded only when it is first asked for: part -> question -> module with that function."""

LATER: Mapping[str, str] = {name: room for part in PARTS.values() for name, room in part.items()}


def answer(question: str, arguments: str) -> str:
    """The answer to a question, as JSON; `arguments` is a JSON list of strings and truth values.

    >>> answer("describe", '["2x3"]')[:20]
    '{"error": "notation"'
    >>> answer("tell", "[]")[:20]
    '{"error": "question"'
    """
    try:
        given = json.loads(arguments)
    except ValueError as error:
        return _fault("arguments", f"expected a JSON list: {error}")
    if not isinstance(given, list) or not all(isinstance(value, str | bool) for value in given):
        return _fault("arguments", f"expected a JSON list of strings and truth values: {arguments}")
    if question not in QUESTIONS and question not in LATER:
        known = " ".join([*QUESTIONS, *LATER])
        return _fault("question", f"expected one of {known}: {question!r}")
    try:
        asked = _asked(question)
        bound = signature(asked).bind(*given)
        for name, value in bound.arguments.items():
            _fitting(bound.signature.parameters[name], value)
    except TypeError as error:
        return _fault("arguments", f"{question}: {error}")
    try:
        return asked(*given)
    except Exception as error:
        return _fault("internal", f"{type(error).__name__}: {error}")


def _fitting(place: Parameter, value: str | bool) -> None:
    """Raise TypeError where a text stands for a truth value, or the other way round."""
    wants = place.annotation in (bool, "bool")
    if wants != isinstance(value, bool):
        raise TypeError(f"{place.name}: expected a {'truth value' if wants else 'text'}: {value!r}")


def _asked(question: str) -> Question:
    """The function that answers a question, loaded with its module if need be."""
    if question in QUESTIONS:
        return QUESTIONS[question]
    asked: Question = getattr(import_module(LATER[question]), question)
    return asked


def _fault(kind: str, detail: str) -> str:
    """What is wrong with a question, in the form the core gives its own errors."""
    return json.dumps({"error": kind, "detail": detail})
