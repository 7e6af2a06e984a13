"""Questions drawn by chance for a level, and the few that the page holds ready."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Literal, TypeAlias, get_args

from generator.emperor.clock import Position
from generator.emperor.configuration import Configuration, configuration
from generator.emperor.decks import FORMATS
from generator.emperor.errors import EmperorError, NotationError, shown
from generator.emperor.notation import fallen_text, parse_table, table_text
from generator.emperor.reach import pending_reach
from generator.emperor.seat import Seat
from generator.emperor.table import Table
from generator.quiz.puzzle import BY_THE_BOOK, FORMS, Kind, Puzzle, parse
from generator.quiz.solution import solution

Level: TypeAlias = Literal["easy", "players", "judges"]
LEVELS: tuple[Level, ...] = get_args(Level)

OFTEN: Mapping[Level, Mapping[Kind, int]] = {
    "easy": {
        **{"attacks": 5, "may": 5, "beyond": 3, "reach": 2, "deploy": 3, "exposed": 3},
        **{"leave": 3, "next": 3, "nth": 3, "runs": 1},
    },
    "players": {
        **{"attacks": 5, "may": 4, "beyond": 4, "reach": 2, "deploy": 3, "exposed": 3},
        **{"leave": 1, "next": 3, "nth": 1, "runs": 2, "ends": 3, "life": 2, "defender": 3},
    },
    "judges": {
        **{"attacks": 6, "may": 5, "beyond": 4, "reach": 2, "deploy": 2, "next": 2, "runs": 1},
        **{"ends": 3, "win": 4, "draw": 4, "commander": 1, "defender": 1, "range": 2, "battle": 3},
    },
}
"""How often each kind of question comes at a level, as shares."""

BIGGER = ("3x3", "2x4", "2x5", "4x3", "3x4", "2x4@3.3")
AT_SIX: frozenset[Kind] = frozenset({"may", "beyond", "deploy", "commander", "defender", "life"})
"""Kinds that stay at the table of six; may and beyond ask about its turns and lanes."""

SHELF: Mapping[Level, tuple[str, ...]] = {
    "easy": (
        *("attacks_2x3_none_a3", "may_2x3_none_a2_b2", "beyond_2x3_none_a2"),
        "nth_2x3_none_a2_3",
    ),
    "players": (
        *("attacks_2x3_a3_b1", "exposed_2x3_a3-b1", "ends_2x3_a3_a2-b2"),
        "defender_2x3_a1-a3_a2",
    ),
    "judges": (
        *("attacks_2x3_a3-b1~none_a2", "win_2x3_none_a2", "draw_2x3_none_a3"),
        "attacks_3x3_a1_c3",
    ),
}
"""The questions that the page holds ready: to begin with, or where there can be no others."""

_TRIES = 100
"""So often a kind is tried, and so many kinds: most drafts make a question at once."""


def deal(level: str, seed: int, but: str = "") -> Puzzle:
    """A question of a level, the same for the same seed, other than `but`.

    Raises NotationError for a level that there is not.
    """
    for known in LEVELS:
        if known == level:
            return _dealt(known, Random(seed), but)
    raise NotationError(f"expected one of {' '.join(LEVELS)}: {shown(level)}")


def _dealt(level: Level, chance: Random, but: str) -> Puzzle:
    shares = OFTEN[level]
    for _ in range(_TRIES):
        (kind,) = chance.choices(list(shares), list(shares.values()))
        for _ in range(_TRIES):
            try:
                puzzle = parse(_draft(level, kind, chance))
                solution(puzzle)
            except EmperorError:
                continue
            if puzzle.ident != but and _tells(puzzle):
                return puzzle
    raise AssertionError("every level has more than one question")


def _tells(puzzle: Puzzle) -> bool:
    """Whether the clock matters, in a question by the book."""
    return puzzle.position.clock == "live" or bool(pending_reach(puzzle.position, puzzle.actor))


def _draft(level: Level, kind: Kind, chance: Random) -> str:
    """The name of a question that may make sense or not."""
    bigger = level == "judges" and kind not in AT_SIX and chance.random() < 0.5
    table = parse_table(chance.choice(BIGGER) if bigger or kind == "range" else "2x3")
    now = _fallen(table, {"easy": 1, "players": 4, "judges": 3}[level], chance)
    if kind in ("nth", "runs", "range", "life", "commander"):
        now = configuration(table)
    words = [table_text(table), fallen_text(now)]
    if level == "judges" and kind in BY_THE_BOOK and table.basic and chance.random() < 0.8:
        words[1] += f"~{fallen_text(_earlier(now, chance))}"
    words += [_field(kind, n, Position(now), chance) for n in range(len(FORMS[kind]))]
    return "_".join((kind, *words))


def _field(kind: Kind, which: int, position: Position, chance: Random) -> str:
    now = position.configuration
    field = FORMS[kind][which]
    if field == "format":
        return chance.choice(FORMATS)
    if field == "number":
        return str(chance.randint(2, len(now.ring)))
    if field == "falls":
        return _moment(now, chance)
    if kind in ("nth", "runs"):
        return str(chance.choice(now.table.emperors))
    gone = field == "gone" and now.fallen and chance.random() < 0.6
    return str(chance.choice(sorted(now.fallen) if gone else list(now.ring)))


def _moment(now: Configuration, chance: Random) -> str:
    """Who falls at one moment: most often emperors."""
    emperors = [one for one in now.table.emperors if one in now.ring]
    generals = [one for one in now.ring if one not in emperors]
    some = chance.sample(emperors, chance.randint(1, len(emperors)))
    more = chance.sample(generals, min(len(generals), chance.choice((0, 0, 1))))
    return "-".join(map(str, sorted({*some, *more})))


def _fallen(table: Table, most: int, chance: Random) -> Configuration:
    """A running table with some generals down."""
    generals = [seat for seat in table.seats if seat not in table.emperors]
    return configuration(
        table, chance.sample(generals, min(chance.randint(0, most), len(generals)))
    )


def _earlier(now: Configuration, chance: Random) -> Configuration:
    """The table as the turn began: some of the fallen were still in."""
    known: Sequence[Seat] = sorted(now.fallen)
    some = [one for n in range(len(known)) for one in combinations(known, n)] or [()]
    return configuration(now.table, chance.choice(some))
