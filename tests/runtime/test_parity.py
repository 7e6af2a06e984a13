"""Every answer of the browser's Python, under Node, is CPython's to the byte."""

from __future__ import annotations

import json
from itertools import chain, combinations
from pathlib import Path

import pytest

from generator.browser.worker import answer
from generator.emperor.clock import Position
from generator.emperor.configuration import configuration
from generator.emperor.notation import parse_table, position_text
from generator.setup.node import node
from generator.setup.packages import npm_packages
from generator.site.runtime import Runtime
from generator.site.runtime_build import SCRIPTS
from generator.site.runtime_cases import Case

pytestmark = pytest.mark.npm

SAMPLE = {"3x3": 9, "2x4@3.3": 11, "2x5": 41, "4x3": 211}
"""Larger tables, and which of their positions are put: every so-manieth."""


def situations(table: str) -> list[str]:
    """Every position of a table by the live clock, in notation."""
    return list(json.loads(answer("positions", json.dumps([table, True])))["positions"])


def booked(table: str) -> list[str]:
    """Every position of a table by the book: what has fallen, with what had as the turn began."""
    seated = parse_table(table)
    sets = {
        configuration(seated, fallen)
        for fallen in chain.from_iterable(
            combinations(seated.seats, n) for n in range(len(seated.seats) + 1)
        )
    }
    pairs = ((now, began) for now in sets for began in sets if began.fallen <= now.fallen)
    return sorted(position_text(Position(now, began)) for now, began in pairs)


def positions() -> list[str]:
    """All of the usual table, both clocks, and a sample of larger ones."""
    larger = (situations(table)[::step] for table, step in SAMPLE.items())
    return [*situations("2x3"), *booked("2x3"), *chain.from_iterable(larger)]


def questions() -> list[Case]:
    """What is asked of every position."""
    asked = ("describe", "explanations", "turns")
    return [Case(kind, json.dumps([position])) for position in positions() for kind in asked]


def test_every_position_of_two_teams_of_three_and_a_sample_of_others(
    made: tuple[Path, Runtime], tmp_path: Path
) -> None:
    """Both clocks; description, reasons and turns; not one byte differs."""
    site, runtime = made
    asked = questions()
    files = {
        "library": str(site / runtime.engine / "library.zip"),
        "core": str(site / runtime.folder / "core.zip"),
    }
    plan = {"pyodide": str(npm_packages() / "pyodide"), "cases": asked, "parts": []}
    (tmp_path / "plan.json").write_text(
        json.dumps(plan | files | {"pictures": files["core"]}), encoding="utf-8"
    )
    answers = tmp_path / "answers.json"
    node().run(SCRIPTS / "build" / "replay.mjs", str(tmp_path / "plan.json"), str(answers))
    given = json.loads(answers.read_text(encoding="utf-8"))
    assert len(given) == len(asked) > 500
    differing = [case for case, there in zip(asked, given, strict=True) if answer(*case) != there]
    assert differing == []
