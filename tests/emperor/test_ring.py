"""The ring: neighbours, distances and what lies between, also where it is small."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.emperor.ring import between, distance, neighbours, ways, within

rings = st.integers(1, 12).map(lambda size: tuple(range(size)))


def test_two_alone_are_each_other_s_left_and_right() -> None:
    """With two left, both neighbours are the same one."""
    assert neighbours((1, 2), 1) == (2, 2)


def test_one_alone_has_no_neighbours() -> None:
    """Somebody alone is not beside itself."""
    assert neighbours((1,), 1) == (None, None)


def test_distance_goes_the_shorter_way() -> None:
    """The first and the last of a ring are one step apart."""
    assert distance((1, 2, 3, 4, 5), 1, 5) == 1
    assert distance((1, 2, 3, 4, 5, 6), 2, 5) == 3


def test_what_lies_between_is_told_from_where_one_sits() -> None:
    """Each way lists the nearest first."""
    assert ways((1, 2, 3, 4, 5, 6), 2, 5) == ((3, 4), (1, 6))
    assert between((1, 2, 3, 4, 5, 6), 2, 5) == (3, 4)
    assert between((1, 2, 3, 4, 5, 6), 5, 2) == (6, 1)
    assert between((1, 2, 3, 4, 5, 6), 1, 5) == (6,)


@pytest.mark.parametrize("steps", range(8))
def test_nothing_is_within_reach_twice(steps: int) -> None:
    """Walking both ways round a small ring meets the same one twice, and counts it once."""
    for size in range(1, 9):
        ring = tuple(range(size))
        found = within(ring, 0, steps)
        assert len(found) == len(set(found)) == min(size, 2 * steps + 1)


@given(rings, st.data())
def test_within_is_everything_no_further_than_that(
    ring: tuple[int, ...], data: st.DataObject
) -> None:
    """Reach along a ring and distance along it say the same, in the ring's order."""
    one, steps = data.draw(st.sampled_from(ring)), data.draw(st.integers(0, 8))
    assert within(ring, one, steps) == tuple(
        other for other in ring if distance(ring, one, other) <= steps
    )


@given(rings.filter(lambda ring: len(ring) > 1), st.data())
def test_steps_are_one_more_than_those_between(ring: tuple[int, ...], data: st.DataObject) -> None:
    """Distance is the same both ways, and counts those between."""
    one, other = data.draw(st.permutations(ring))[:2]
    assert distance(ring, one, other) == distance(ring, other, one)
    assert distance(ring, one, other) == len(between(ring, one, other)) + 1
    left, right = ways(ring, one, other)
    assert {one, other, *left, *right} == set(ring)
    assert len(left) + len(right) + 2 == len(ring)
