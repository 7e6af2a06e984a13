"""The sixteen running tables of two teams of three, as a person worked them out.

``sixteen.txt`` has a line for each: fallen, ring, bridges, Sun, Throne, Moon, exposed, shape.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from generator.emperor import facade

LINES = (Path(__file__).parent / "sixteen.txt").read_text("utf-8").splitlines()
ROWS = [re.split(r"\s{2,}", line.strip()) for line in LINES]


def test_the_lines_are_the_positions_that_are_listed() -> None:
    """In the same order."""
    listed = json.loads(facade.positions("2x3"))
    assert listed["positions"] == [f"2x3/{row[0]}" for row in ROWS]
    assert listed["count"] == 16


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_the_description_says_what_the_line_says(row: list[str]) -> None:
    """Ring, bridges, lanes, exposed emperors, slanting fronts and shape."""
    fallen, ring, bridges, sun, throne, moon, exposed, shape = row
    said = json.loads(facade.describe(f"2x3/{fallen}"))
    assert said["fallen"] == ([] if fallen == "none" else fallen.split("-"))
    assert said["ring"] == ring.split()
    assert said["bridges"] == [pair.split("-") for pair in bridges.split()]
    assert {lane: state["state"] for lane, state in said["lanes"].items()} == {
        "sun": sun,
        "throne": throne,
        "moon": moon,
    }
    assert said["exposed"] == ([] if exposed == "-" else exposed.split())
    assert said["slanting"] is (shape == "slanting-fronts")
    assert said["shape"] == shape
    assert said["outcome"] == {"over": False, "winner": None, "draw": False}


def test_there_are_seven_shapes() -> None:
    """One, four, two, two, two, four and one of the sixteen."""
    shapes = [row[-1] for row in ROWS]
    assert {shape: shapes.count(shape) for shape in shapes} == {
        "opening": 1,
        "one-general": 4,
        "lone-emperor": 2,
        "throne-breaks": 2,
        "slanting-fronts": 2,
        "one-general-left": 4,
        "emperors-alone": 1,
    }
