"""Every situation of a table, counted and listed, with and without symmetry."""

from __future__ import annotations

import pytest

from generator.emperor.configuration import Configuration
from generator.emperor.enumeration import classes, count, situations
from generator.emperor.errors import LimitError
from generator.emperor.notation import fallen_text
from generator.emperor.shape import representative

from .spelling import seated

COUNTS = [
    ("2x3", 25, 16, 16, 7, 11),
    ("2x4", 81, 64, 64, 36, 45),
    ("2x5", 289, 256, 256, 76, 87),
    ("2x6", 1089, 1024, 1024, 528, 561),
    ("3x3", 125, 112, 64, 26, 30),
    ("3x4", 729, 704, 512, 240, 249),
    ("3x5", 4913, 4864, 4096, 856, 867),
    ("4x3", 625, 608, 256, 96, 100),
    ("5x3", 3125, 3104, 1024, 348, 352),
]


@pytest.mark.parametrize(("text", "every", "running", "all_in", "shapes", "all_shapes"), COUNTS)
def test_a_table_has_so_many_situations(
    text: str, every: int, running: int, all_in: int, shapes: int, all_shapes: int
) -> None:
    """All, running, running with every emperor in, and one for each shape."""
    table = seated(text)
    listed = list(situations(table))
    assert count(table, finished=True) == len(list(situations(table, finished=True))) == every
    assert count(table) == len(listed) == running
    assert sum(len(one.teams) == table.teams for one in listed) == all_in
    assert len(list(classes(table))) == shapes
    assert len(list(classes(table, finished=True))) == all_shapes


@pytest.mark.parametrize(
    ("text", "expected"), [("3x3", 16), ("3x4", 176), ("3x5", 720), ("4x3", 43), ("5x3", 120)]
)
def test_so_many_shapes_have_every_team_in(text: str, expected: int) -> None:
    """The shapes before the first emperor has fallen."""
    table = seated(text)
    assert sum(len(one.teams) == table.teams for one in classes(table)) == expected


def test_the_sixteen_tables_come_in_a_settled_order() -> None:
    """The fewest falls first, then in ring order."""
    assert [fallen_text(one) for one in situations(seated("2x3"))] == [
        "none",
        *("a1", "a3", "b1", "b3"),
        *("a1-a3", "a1-b1", "a1-b3", "a3-b1", "a3-b3", "b1-b3"),
        *("a1-a3-b1", "a1-a3-b3", "a1-b1-b3", "a3-b1-b3"),
        "a1-a3-b1-b3",
    ]


@pytest.mark.parametrize("text", ["2x3", "2x4", "3x3", "2x6@3.4"])
def test_one_of_each_shape_is_the_first_of_it(text: str) -> None:
    """And every situation has its shape's first one among them."""
    table = seated(text)
    firsts = list(classes(table, finished=True))
    assert all(representative(one) == one for one in firsts)
    every = {representative(one) for one in situations(table, finished=True)}
    assert every == set(firsts)


def test_no_situation_comes_twice() -> None:
    """A fallen emperor's generals make no difference, and count once."""
    found = list(situations(seated("3x4"), finished=True))
    assert len(set(found)) == len(found)
    assert all(Configuration(one.table, one.fallen) == one for one in found)


def test_a_list_too_long_is_counted_and_not_made() -> None:
    """The refusal has the exact number of a list that nothing could hold."""
    expected = 2049**12 - 12 * 2048 - 1
    for refused in (situations, classes):
        with pytest.raises(
            LimitError, match=f"at most 100000 positions to list: {expected}$"
        ) as it:
            refused(seated("12x12"))
        assert it.value.count == expected


def test_the_longest_lists_are_those_of_a_hundred_thousand() -> None:
    """2x9 has 65,536 running positions and is listed, 3x7 has 274,432 and is not."""
    assert count(seated("2x9")) == 65_536
    assert next(iter(situations(seated("2x9")))).fallen == frozenset()
    with pytest.raises(LimitError, match="274432"):
        situations(seated("3x7"))
