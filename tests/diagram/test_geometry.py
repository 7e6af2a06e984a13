"""Points and curves: where they run, how long they are, how they are cut and spelled."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.diagram.geometry import ORIGIN, Curve, Point, arc, bow, straight
from generator.diagram.pathdata import number, numbers, outline

numbers_in_view = st.floats(-500, 500, allow_nan=False)
places = st.builds(Point, numbers_in_view, numbers_in_view)


def test_an_arc_keeps_its_distance_from_the_middle() -> None:
    """Cubic pieces of at most 60 degrees stray by less than a thousandth."""
    for point in arc(ORIGIN, 100, 10, 300).points():
        assert point.distance(ORIGIN) == pytest.approx(100, rel=1e-3)


def test_an_arc_is_as_long_as_its_angle_says() -> None:
    """A quarter of a circle of radius 100."""
    assert arc(ORIGIN, 100, 0, 90).length == pytest.approx(50 * math.pi, rel=1e-2)


@settings(deadline=None)
@given(places, places, st.floats(0.05, 0.95))
def test_the_two_parts_of_a_curve_are_the_curve(start: Point, end: Point, share: float) -> None:
    """They meet, and together are as long."""
    curve = bow(start, Point(0, 1), end, Point(1, 0))
    before, after = curve.split(share)
    assert (before.start, after.end) == (curve.start, curve.end)
    assert before.end.distance(after.start) < 1e-6
    assert before.length + after.length == pytest.approx(curve.length, rel=0.02, abs=1e-6)


def test_a_straight_way_is_cut_where_one_says_and_stays_straight() -> None:
    """Ten off either end of a hundred."""
    cut = straight(ORIGIN, Point(100, 0)).trimmed(10, 10)
    assert outline(cut) == "M10 0H90"


@given(places, places)
def test_a_curve_run_backwards_has_the_same_points(start: Point, end: Point) -> None:
    """Only their order changes."""
    curve = bow(start, Point(0, 1), end, Point(0, -1))
    for one, other in zip(curve.points(), curve.reversed.points()[::-1], strict=True):
        assert one.distance(other) < 1e-6


@given(st.floats(-1e4, 1e4, allow_nan=False))
def test_a_number_is_short_and_near(value: float) -> None:
    """One decimal at most, no idle zero, never minus zero."""
    text = number(value)
    assert abs(float(text) - value) <= 0.0501
    assert not text.startswith(("0.", "-0"))
    assert not text.endswith(".0")


@given(st.lists(st.floats(-1e4, 1e4, allow_nan=False), min_size=1))
def test_numbers_side_by_side_can_be_told_apart(values: list[float]) -> None:
    """A minus sign parts two numbers as well as a space does."""
    spaced = numbers(values).replace("-", " -").split()
    assert spaced == [number(value) for value in values]


def test_curves_are_spelled_with_the_shortest_command() -> None:
    """Across, down, aslant and bent."""
    ways = [Point(9, 0), Point(0, 9), Point(9, 9)]
    assert [outline(straight(ORIGIN, way)) for way in ways] == ["M0 0H9", "M0 0V9", "M0 0L9 9"]
    bent: Curve = bow(ORIGIN, Point(1, 0), Point(10, 10), Point(0, -1), 0.5)
    assert outline(bent).startswith("M0 0C7.1 0 10 2.9 10 10")
