"""Recorded questions of every kind, errors too, which every Python must answer alike."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import NamedTuple

from generator.browser.worker import DRAWING, QUESTIONS, answer


class Case(NamedTuple):
    """A question as it crosses to the worker: its name, and its arguments as a JSON list."""

    question: str
    arguments: str


TABLES = ("2x3", "2x4@3.3", "3x3", "2x1", "2x2", "3x4")
POSITIONS = (
    *("2x3/none", "2x3/a3", "2x3/a3-b1", "2x3/a1-b1", "2x3/b2", "2x3/a1-a3-b1-b3", "2x3/a2-b2"),
    *("2x3/a3-b1~a3", "2x3/a3~none", "2x4@3.3/a1", "3x3/c2~none", "4x5/a1-b2-d5", "2x1/none"),
    *("2X3/B1-A3", "", "2x3", "2x3/c9", "2x3/a3~a3-b1", "9x9x9/none", "2x3/ä3", "2x0/none"),
)
PAIRS = (("a3", "b1"), ("a1", "a1"), ("b2", "a2"), ("a2", "a3"), ("z1", "b1"), ("a1", ""))


def cases() -> tuple[Case, ...]:
    """Questions for the runtime as it starts."""
    return (
        *(Case(name, json.dumps(words)) for name, words in _questions()),
        Case("describe", "not JSON"),
        Case("describe", '{"position": "2x3/none"}'),
        Case("describe", "[null]"),
        Case("explain", '["2x3/none"]'),
        Case("nothing of the kind", "[]"),
    )


def picture_cases() -> tuple[Case, ...]:
    """Questions for the runtime once it has the pictures' zip."""
    return ()


def recorded() -> tuple[str, ...]:
    """What CPython answers to all the cases, the pictures' last."""
    return tuple(answer(*case) for case in (*cases(), *picture_cases()))


def kinds() -> set[str]:
    """The names of the questions that the cases put to the runtime."""
    asked = {case.question for case in (*cases(), *picture_cases())}
    return asked & ({*QUESTIONS} | {*DRAWING})


def _questions() -> Iterator[tuple[str, list[str | bool]]]:
    for table in (*TABLES, "12x12", "6x6", "2x3@1.1", "none", "3x3@1.1.1"):
        yield "positions", [table]
        yield "seatings", [table]
    yield "positions", ["2x3", True]
    yield "positions", ["3x3", False, True]
    for position in POSITIONS:
        yield "describe", [position]
        yield "explanations", [position]
        yield "turns", [position]
        for actor, target in PAIRS:
            yield "explain", [position, actor, target]
        for seat in ("a2", "b1", "c3"):
            yield "turns", [position, seat]
            yield "battle", [position, seat]
            for kind in ("win", "draw", "concede", "lose"):
                yield "effect", [position, seat, kind]
            for action in ("begin", "fall", "end", "wait"):
                yield "step", [position, seat, action, "b3"]
