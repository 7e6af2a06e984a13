"""Recorded questions of every kind, errors too, which every Python must answer alike."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from generator.browser import desk
from generator.browser.worker import answer
from generator.quiz.deal import LEVELS, SHELF
from generator.site.runtime_desk_cases import DESK_CASES
from generator.site.runtime_table_cases import in_use, rings


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
FEW = 4
WORDED = (
    *("2x3/none", "2x3/a3-b1", "2x3/a1-b1", "2x3/b2", "2x3/a3-b1~a3", "2x3/a2-b2"),
    *("2x4@3.3/a1", "3x3/c2~none", "2x1/none", "2x3/c9"),
)
QUIZ = (
    *("attacks_3x3_none_a2", "runs_2x3_none_b2", "life_2x3_none_hybrid_a2", "range_4x3_none_c2"),
    *("commander_2x3_none_standard", "next_2x3_a3_a3", "battle_2x4_none_b2", "nothing", "may_2x3"),
    *("defender_2x3_a1-a3_a2", "reach_2x5_none_a3", "attacks_2x3_b2_a1", "ends_2x3_none_a2-a2"),
)
_WORDS = {"tag", "name", "english", "country", "reviewed", "glossary", "plural", "direction"}
"""What a language's description says that no code does anything with, or is told apart below."""
PAIRS = (("a3", "b1"), ("a1", "a1"), ("b2", "a2"), ("a2", "a3"), ("z1", "b1"), ("a1", ""))


def cases(tongues: Iterable[str] = ()) -> tuple[Case, ...]:
    """Questions for the runtime as it starts; in words too, for each packed catalogue."""
    return (
        *(Case(name, json.dumps(words)) for name, words in _questions()),
        Case("describe", "not JSON"),
        Case("describe", '{"position": "2x3/none"}'),
        Case("describe", "[null]"),
        Case("explain", '["2x3/none"]'),
        Case("nothing of the kind", "[]"),
        Case("language", json.dumps(["[]"])),
        *(Case(name, json.dumps(words)) for text in tongues for name, words in _in_words(text)),
    )


def picture_cases(tongues: Sequence[str] = ()) -> tuple[Case, ...]:
    """Questions for the runtime once it has the pictures' zip, after all the others."""
    asked: list[list[str | bool]] = [["xx", "2x3/none", "p"]]
    for tag in map(tag_of, tongues):
        asked += [[tag, position, "p"] for position in WORDED]
        asked += [[tag, "2x3/a3", "p", "a2", "b1", True, "b"], [tag, "3x3/c2~none", "p", "a2"]]
        asked += [[tag, "2x3/a3", "p", "z9"], [tag, "2x3/a3", "not an id!"]]
    drawn = tuple(Case("draw", json.dumps(words)) for words in asked)
    ringed = chain.from_iterable(rings(tag_of(packed)) for packed in tongues)
    return (*drawn, *(Case(name, json.dumps(words)) for name, words in ringed))


def part_cases(tongues: Sequence[str] = ()) -> Mapping[str, tuple[Case, ...]]:
    """The questions for each part that is loaded later, by its name."""
    return {
        "pictures": picture_cases(tongues),
        "quiz": tuple(Case(name, json.dumps(words)) for name, words in _quiz(tongues)),
        "desk": tuple(Case(name, json.dumps(words)) for name, words in DESK_CASES),
    }


def survey(asked: Iterable[Case], most: int = FEW) -> tuple[Case, ...]:
    """A few of each kind, in their order: enough to see what Python has to load for an answer."""
    counted: Counter[str] = Counter()
    few = []
    for case in asked:
        counted[case.question] += 1
        if counted[case.question] <= most:
            few.append(case)
    return tuple(few)


def few(tongues: Sequence[str]) -> tuple[tuple[Case, ...], Mapping[str, tuple[Case, ...]]]:
    """A few questions of each kind that is asked in some languages, in each of them: those of the
    start, and those of each part."""
    apart = [(cases([packed]), part_cases([packed])) for packed in tongues]
    start = tuple(chain.from_iterable(survey(asked) for asked, _ in apart))
    parts = {
        name: tuple(chain.from_iterable(survey(later[name]) for _, later in apart))
        for name in ("pictures", "quiz")
    }
    return start, parts


def recorded(asked: Iterable[Case]) -> tuple[str, ...]:
    """What CPython answers, from an empty desk."""
    desk.close()
    return tuple(answer(*case) for case in asked)


def _questions() -> Iterator[tuple[str, list[str | bool]]]:
    for table in (*TABLES, "12x12", "2x3@1.1", "none", "3x3@1.1.1"):
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


def _in_words(packed: str) -> Iterator[tuple[str, list[str | bool]]]:
    tag = tag_of(packed)
    yield "told", [tag + "-x", "2x3/none"]
    yield "language", [packed]
    for position in WORDED:
        yield "told", [tag, position]
        yield "cards", [tag, position, "b"]
        yield "pairs", [tag, position]
        yield "text", [tag, position, "https://example.org/table/"]
        for seat in ("a2", "b1", "c3"):
            yield "why", [tag, position, seat, "b3", "b"]
        yield "panel", [tag, position, "b1"]
        for after in ("2x3/a3-b1~a3", "2x3/b2", "3x3/c2~none"):
            yield "change", [tag, position, after]
    yield "told", [tag, "2x3/none", "?"]
    yield from in_use(tag)


def _quiz(tongues: Iterable[str]) -> Iterator[tuple[str, list[str | bool]]]:
    """The quiz by chance and by name: every question of the shelf, guessed at in every way."""
    yield "quiz_ask", ["xx", "attacks_2x3_none_a3"]
    for tag in map(tag_of, tongues):
        for seed in range(8):
            for level in LEVELS:
                yield "quiz_deal", [tag, level, str(seed)]
        for ident in (*chain(*SHELF.values()), *QUIZ):
            yield "quiz_ask", [tag, ident]
            for guess in ("0", "1", "2", "9"):
                yield "quiz_tell", [tag, ident, guess, "../"]
        yield "quiz_deal", [tag, "hard", "1"]
        yield "quiz_deal", [tag, "easy", "one"]


def tag_of(packed: str) -> str:
    """The tag of the language that a packed catalogue is in."""
    tag: str = json.loads(packed)[0]["language"]["tag"]
    return tag


def features(packed: str) -> frozenset[str]:
    """What a packed language has the code do: count, join, inflect, turn round, fall back.

    >>> sorted(features('[{"language": {"tag": "fr", "plural": "(n > 1)", "elisions": []}}]'))
    ['plural: (n > 1)']
    """
    layers = json.loads(packed)
    told = layers[0]["language"]
    found = {name for name, value in told.items() if value and name not in _WORDS}
    found |= {f"{name}: {told[name]}" for name in ("plural", "direction") if name in told}
    return frozenset(
        found | ({"falls back"} if layers[1:] and layers[1].get("messages") else set())
    )
