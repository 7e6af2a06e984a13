"""The ring: chairs on a circle, teams outside, reach as a tape inside, any seat at the bottom."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.diagram.ring import ring_scene
from generator.diagram.scene import Scene
from generator.emperor.configuration import configuration
from generator.emperor.notation import parse_position, parse_seat
from generator.emperor.table import Table, table

from ..emperor.strategies import tables
from .pictures import drawn, of_class, scene, table_at


def ring(position: str, viewer: str = "", **options: object) -> Scene:
    """The ring of a position, from a seat."""
    found = parse_position(position)
    seat = parse_seat(found.configuration.table, viewer) if viewer else None
    return ring_scene(found.configuration, seat, found.began, **options)  # type: ignore[arg-type]


def test_turn_order_runs_clockwise_from_the_bottom_right() -> None:
    """The first team sits along the bottom, its first seat at the reader's right (103.1)."""
    places = {str(chair.seat): chair.centre for chair in ring("3x3/none").chairs}
    assert places["a1"].x > places["a2"].x > places["a3"].x
    assert places["a2"].y == max(place.y for place in places.values())
    assert places["b2"].x < 0 < places["c2"].x


@settings(deadline=None, max_examples=40)
@given(tables(), st.data())
def test_any_seat_can_sit_at_the_bottom(chosen: Table, data: st.DataObject) -> None:
    """A reader turns the table until their own seat is nearest."""
    seat = data.draw(st.sampled_from(chosen.seats))
    shown = ring_scene(configuration(chosen), bottom=seat)
    lowest = max(shown.chairs, key=lambda chair: chair.centre.y)
    assert lowest.seat == seat
    assert abs(lowest.centre.x) < 0.001


@settings(deadline=None, max_examples=40)
@given(tables())
def test_no_two_chairs_touch(chosen: Table) -> None:
    """However many sit, every chair keeps its room, and a badge its own."""
    chairs = ring_scene(configuration(chosen)).chairs
    for one, other in combinations(chairs, 2):
        assert one.centre.distance(other.centre) > one.radius + other.radius
        assert one.badge.distance(other.badge) > 24
        assert one.badge.distance(other.centre) > other.radius + 11.5


def test_every_team_has_an_arc_with_its_mark_and_label() -> None:
    """Twelve teams are told apart by marks, not by colour alone."""
    sides = of_class(drawn(scene("12x3/none")), "d-side")
    assert [side.get("data-team") for side in sides] == list("abcdefghijkl")
    marks = [of_class(side, "d-mark")[0].get("href") for side in sides]
    assert len(set(marks)) == 12
    assert [of_class(side, "d-label")[0].text for side in sides] == list("ABCDEFGHIJKL")


def test_arcs_of_neighbouring_teams_do_not_touch() -> None:
    """A gap is left between teams, round caps included."""
    for size, teams in ((3, 2), (3, 12), (12, 12), (5, 3)):
        sides = ring_scene(configuration(table(teams, size))).sides
        for one, other in zip(sides, (*sides[1:], sides[0]), strict=True):
            assert one.curve.end.distance(other.curve.start) > one.width + 4


def test_labels_are_inside_the_picture() -> None:
    """The box grows with what is written beside the arcs."""
    shown = ring("3x3/none", labels=["Ivory", "Ink and more", "Slate"])
    box = shown.box
    for side in shown.sides:
        assert box.left < side.label_at.x < box.left + box.width
        assert box.top < side.label_at.y < box.top + box.height
    assert box.width > ring("3x3/none").box.width


def test_a_team_that_is_out_keeps_its_arc() -> None:
    """Its chairs are empty and its arc is hollow."""
    sides = of_class(drawn(scene("3x3/b2")), "d-side")
    assert ["d-out" in str(side.get("class")) for side in sides] == [False, True, False]


def test_ranges_are_shown_while_nobody_looks() -> None:
    """At 2x4 the reaches are 1, 3, 2, 1 (809.6a); a chosen seat shows steps instead."""
    figures = [chair.figure for chair in ring("2x4/none", ranges=True).chairs]
    assert figures == [1, 3, 2, 1] * 2
    steps = [chair.figure for chair in ring("2x4/none", "a2", ranges=True).chairs]
    assert steps == [1, None, 1, 2, 3, 4, 3, 2]


def test_the_tape_runs_from_the_last_seat_in_reach_to_the_last_on_the_other_side() -> None:
    """Two seats either way of the emperor, whatever chairs are empty between (801.2)."""
    shown = ring("3x3/a3-b1", "a2")
    assert shown.tape is not None
    inner = {str(chair.seat): chair.centre for chair in shown.chairs}
    ends = [shown.tape.curve.start, shown.tape.curve.end]
    found = [min(inner, key=lambda code, end=end: inner[code].distance(end)) for end in ends]
    assert found == ["c3", "b3"]


def test_the_tape_closes_where_everybody_is_in_reach() -> None:
    """An emperor who reaches all has a whole ring."""
    tape = ring("2x3/a1-a3", "a2").tape
    assert tape is not None
    assert tape.curve.start.distance(tape.curve.end) < 0.01


def test_what_the_next_turn_adds_to_the_tape_is_apart() -> None:
    """By the book b2 and b3 enter a2's reach with the next turn (801.2c)."""
    shown = ring("3x3/a3-b1~none", "a2")
    assert shown.tape is not None
    assert len(shown.tape.coming) == 1
    assert len(of_class(drawn(shown), "d-coming-tape")) == 1


@pytest.mark.parametrize("viewer", ["", "a3"])
def test_nobody_looking_means_no_tape(viewer: str) -> None:
    """Neither nobody nor the fallen reach anybody."""
    assert ring("3x3/a3", viewer).tape is None


def test_the_widest_table_fits_its_box() -> None:
    """Twelve teams of twelve, every chair inside the plate."""
    shown = ring_scene(table_at("12x12/none"))
    edge = -shown.box.left
    assert all(abs(v) + 44 < edge for chair in shown.chairs for v in chair.centre)
