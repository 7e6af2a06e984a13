"""The two style sheets: every class a drawing uses is there, and dark says no less than light."""

from __future__ import annotations

import re

import pytest

from generator.diagram.drawing import sprite, svg
from generator.diagram.front import front_scene
from generator.diagram.key import SAMPLES, sample
from generator.diagram.paint_front import strip
from generator.diagram.palette import CSS, rules
from generator.emperor.notation import parse_position

from .pictures import SIXTEEN, classes, scene

DIAGRAM = "".join((CSS / name).read_text(encoding="utf-8") for name in ("diagram.css", "front.css"))
TOKENS = (CSS / "tokens.css").read_text(encoding="utf-8")
FRONTS = (*SIXTEEN, "2x3/a3~none", "2x3/a3-b1~none")


def everything() -> set[str]:
    """Every class of every kind of drawing."""
    shown = [scene(position, "a2") for position in SIXTEEN]
    shown += [scene("12x3/a3", "a2"), scene("3x3/b2"), scene("3x3/a3-b1~none", "a2")]
    shown += [scene("2x3/a3-b1~none", "b2"), scene("2x3/none", arrow="a1 b3")]
    shown += [scene("2x3/none", arrow="a2 b2"), scene("2x3/none", "a3")]
    parts = [
        svg(one, title="T", description="D", ident="p", standalone=alone)
        for one in shown
        for alone in (False, True)
    ]
    parts += [sprite(), *map(sample, SAMPLES)]
    for position in FRONTS:
        found = parse_position(position)
        parts.append(strip(front_scene(found.configuration, found.began), sealed="S"))
    return {name for part in parts for name in classes(part)}


#: Groups that paint nothing themselves: names for pages and scripts to find them by.
PLAIN = {"d-board", "d-ring", "d-lane", "d-seat", "d-sealed", "d-fallen", "d-chosen", "d-within"}


def test_every_class_is_in_the_style_sheet() -> None:
    """No part of a picture is left to the renderer's black."""
    known = set(re.findall(r"\.(d-[a-z-]+)", DIAGRAM))
    assert everything() - known - PLAIN == set()


def test_every_class_of_the_style_sheet_is_drawn() -> None:
    """No rule outlives what it painted; d-lit is set by pages."""
    known = {
        name
        for rule in rules(DIAGRAM)
        for selector in rule.selectors
        for name in re.findall(r"\.(d-[a-z-]+)", selector)
    }
    assert known - everything() == {"d-lit"}


def test_every_variable_is_a_token() -> None:
    """A colour that tokens.css does not name would be none at all."""
    assert set(re.findall(r"var\((--[a-z0-9-]+)\)", DIAGRAM)) <= set(
        re.findall(r"^\s+(--[a-z0-9-]+):", TOKENS, re.MULTILINE)
    )


def block(head: str) -> dict[str, str]:
    """The declarations of the first block that opens with these words."""
    start = TOKENS.index("{", TOKENS.index(head))
    body = TOKENS[start + 1 : TOKENS.index("}", start)]
    return dict(re.findall(r"^\s*([a-z-][a-z0-9-]*):\s*([^;]+);", body, re.MULTILINE))


def test_dark_changes_every_colour_of_light() -> None:
    """A colour that only light has would be missed in the dark."""
    light = {
        name
        for rule in rules(TOKENS)
        for name, value in rule.declarations
        if value.startswith(("#", "rgb"))
    }
    dark = {name for name, value in block(':root[data-theme="dark"]').items() if value[0] in "#r"}
    assert light == dark


def test_forced_colours_name_every_colour() -> None:
    """The reader's few colours stand in for all of ours, or ours would show through."""
    sheet = (CSS / "forced.css").read_text(encoding="utf-8")
    forced = {name for rule in rules(sheet) for name, _ in rule.declarations}
    light = {name for rule in rules(TOKENS) for name, value in rule.declarations if value[0] == "#"}
    assert forced == light


@pytest.mark.parametrize("sheet", [DIAGRAM, TOKENS])
def test_no_important_and_no_address(sheet: str) -> None:
    """Nothing is fetched, and pages can overrule everything."""
    assert "!important" not in sheet
    assert "url(" not in sheet
