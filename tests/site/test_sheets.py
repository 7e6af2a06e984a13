"""What the style sheets may say, so that every engine reads all of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from generator.setup.call import ROOT

SHEETS = sorted((ROOT / "assets/css").glob("*.css"))


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.stem)
def test_lines_under_words_are_said_one_property_at_a_time(sheet: Path) -> None:
    """WebKit drops a `text-decoration` of several values, and hot words would look like any."""
    said = re.findall(r"text-decoration:\s*([^;}]+)", sheet.read_text("utf-8"))
    assert {value.strip() for value in said} <= {"none", "underline", "line-through"}
