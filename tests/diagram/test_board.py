"""The board: seats in their columns, lanes, shield, and how each seat stands to the chosen one."""

from __future__ import annotations

import pytest

from generator.diagram.board import column
from generator.emperor.bridges import LANES, lanes

from .pictures import SIXTEEN, drawn, of_class, scene, table_at


def test_the_near_row_reads_a3_a2_a1_and_the_far_row_b1_b2_b3() -> None:
    """Turn order is clockwise, so the two rows run against each other."""
    chairs = scene("2x3/none").chairs
    rows = sorted({chair.centre.y for chair in chairs}, reverse=True)
    read = [
        " ".join(
            str(chair.seat)
            for chair in sorted(chairs, key=lambda one: one.centre.x)
            if chair.centre.y == row
        )
        for row in rows
    ]
    assert read == ["a3 a2 a1", "b1 b2 b3"]


def test_lanes_stand_over_their_two_seats() -> None:
    """Sun, Throne and Moon from left to right, each a column of one seat of either team."""
    lanes = scene("2x3/none").lanes
    assert [lane.lane for lane in lanes] == ["sun", "throne", "moon"]
    assert [[column(seat) for seat in LANES[lane.lane]] for lane in lanes] == [
        [0, 0],
        [1, 1],
        [2, 2],
    ]


@pytest.mark.parametrize("position", SIXTEEN)
def test_the_shield_stands_where_the_throne_is_sealed(position: str) -> None:
    """Two emperors face each other and cannot attack; no other lane is ever sealed."""
    states = lanes(table_at(position))
    assert states is not None
    assert (scene(position).seal is not None) == (states["throne"].state == "sealed")


def test_an_exposed_emperor_has_ring_and_mark() -> None:
    """Red alone would not do: a mark repeats it."""
    root = drawn(scene("2x3/a3"))
    (seat,) = [one for one in of_class(root, "d-seat") if of_class(one, "d-alert")]
    assert seat.get("data-seat") == "a2"
    assert len(of_class(seat, "d-alarm")) == 1


def test_a_fallen_seat_is_an_empty_ring_with_a_cross() -> None:
    """The seat stays in its place, without a player."""
    (seat,) = of_class(drawn(scene("2x3/a3")), "d-fallen")
    assert seat.get("data-seat") == "a3"
    assert [len(of_class(seat, name)) for name in ("d-empty", "d-cross", "d-disc")] == [1, 1, 0]


def test_every_other_standing_seat_shows_its_steps() -> None:
    """From the emperor whose Sun general fell, all are within two seats (801.2)."""
    found = {str(one.seat): (one.hold, one.figure) for one in scene("2x3/a3", "a2").chairs}
    assert found == {
        "a1": ("within", 1),
        "a2": ("chosen", None),
        "a3": ("none", None),
        "b1": ("within", 1),
        "b2": ("within", 2),
        "b3": ("within", 2),
    }


def test_seats_out_of_reach_are_marked_beyond() -> None:
    """A general reaches one seat either way (809.3a)."""
    found = [str(one.seat) for one in scene("2x3/none", "a3").chairs if one.hold == "beyond"]
    assert found == ["a1", "b2", "b3"]


def test_bridges_that_are_not_the_chosen_seats_own_go_pale() -> None:
    """From a2 after a3 fell, the Sun bridge is its own and the Moon one is not."""
    found = {" ".join(map(str, one.ends)): one.pale for one in scene("2x3/a3", "a2").bridges}
    assert found == {"a2 b1": False, "a1 b3": True}
    assert len(of_class(drawn(scene("2x3/a3", "a2")), "d-pale")) == 1


def test_what_comes_into_reach_next_turn_is_dashed() -> None:
    """By the book b2 enters a2's reach only as the next turn begins (801.2c)."""
    found = {str(one.seat): one.hold for one in scene("2x3/a3~none", "a2").chairs}
    assert (found["b1"], found["b2"]) == ("within", "coming")


def test_a_fallen_viewer_sees_what_nobody_sees() -> None:
    """Who has left reaches nobody, so the picture takes no sides."""
    assert scene("2x3/a3", "a3") == scene("2x3/a3")


@pytest.mark.parametrize("position", SIXTEEN)
def test_nothing_leaves_the_picture(position: str) -> None:
    """Rings and badges stay inside the box, whoever looks."""
    for viewer in ("", "a2", "b2"):
        shown = scene(position, viewer)
        for chair in shown.chairs:
            reach = chair.radius + 13
            assert reach <= chair.centre.x <= shown.box.width - reach
            assert reach - 2 <= chair.centre.y <= shown.box.height - reach + 2
            assert 12.5 <= chair.badge.y <= shown.box.height - 12.5


def test_badge_and_mark_keep_clear_of_each_other_and_of_glyphs() -> None:
    """Steps, the mark of exposure and the lane's glyph never overlap."""
    shown = scene("2x3/a3-b3", "a1")
    for chair in shown.chairs:
        assert chair.badge.distance(chair.alarm) > 12.5 + 10
        for lane in shown.lanes:
            assert min(chair.badge.distance(lane.glyph), chair.alarm.distance(lane.glyph)) > 18
