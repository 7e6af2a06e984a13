"""Turning and mirroring a table, and the shapes that come of it."""

from __future__ import annotations

import pytest
from hypothesis import given

from generator.emperor.bridges import bridges, exposed
from generator.emperor.configuration import Configuration
from generator.emperor.shape import images, representative, shape
from generator.emperor.symmetry import symmetries

from .spelling import now, seated
from .strategies import running


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2x3", 4),
        ("2x4", 2),
        ("2x5", 4),
        ("2x6", 2),
        ("3x3", 6),
        ("3x4", 3),
        ("3x5", 6),
        ("4x3", 8),
        ("5x3", 10),
        ("2x6@3.4", 2),
        ("3x6@3.3.4", 1),
        ("2x5@1.1", 2),
    ],
)
def test_a_table_has_so_many_symmetries(text: str, expected: int) -> None:
    """Whole teams turn, and mirrors exist where emperors land on emperors."""
    found = symmetries(seated(text))
    assert len(found) == expected
    assert all(moved == one for one, moved in found[0].items())
    assert len({tuple(moved.items()) for moved in found}) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2x3/none", "opening"),
        ("2x3/a1", "one-general"),
        ("2x3/b1", "one-general"),
        ("2x3/b1-b3", "lone-emperor"),
        ("2x3/a3-b1", "throne-breaks"),
        ("2x3/a1-b3", "throne-breaks"),
        ("2x3/a3-b3", "slanting-fronts"),
        ("2x3/a3-b1-b3", "one-general-left"),
        ("2x3/a1-a3-b1-b3", "emperors-alone"),
        ("2x3/b2", None),
        ("2x3/a2-b2", None),
        ("2x4/none", "none"),
        ("2x4/b4", "a4"),
        ("3x3/c2", "a1-a2-a3"),
        ("3x3/b3-c1", "a1-c3"),
        ("3x3/a2-b2", None),
    ],
)
def test_every_running_situation_has_a_lasting_name(text: str, expected: str | None) -> None:
    """Names of their own for two teams of three, the first falls of the shape elsewhere."""
    assert shape(now(text)) == expected


@given(running())
def test_the_same_shape_is_the_same_situation(found: Configuration) -> None:
    """Every image has the shape's name, its first member, and as many bridges and exposed."""
    first = representative(found)
    assert first.fallen in images(found)
    for image in images(found):
        turned = Configuration(found.table, image)
        assert representative(turned) == first
        assert shape(turned) == shape(found)
        assert len(bridges(turned)) == len(bridges(found))
        assert len(exposed(turned)) == len(exposed(found))


@given(running())
def test_a_representative_comes_first_in_ring_order(found: Configuration) -> None:
    """No image is spelled earlier."""
    spelled = [sorted(image) for image in images(found)]
    assert sorted(representative(found).fallen) == min(spelled)
