"""Seats: names, and the order they sort in."""

from __future__ import annotations

import random

from generator.emperor.table import table

from .spelling import said, seat


def test_a_seat_is_named_by_its_team_and_its_place() -> None:
    """Teams have letters, places count from one."""
    assert str(seat("a1")) == "a1"
    assert str(seat("l12")) == "l12"
    assert seat("c3").letter == "c"


def test_sorting_puts_seats_in_turn_order() -> None:
    """Place ten comes after place nine, and a team after the team before it."""
    seats = table(2, 12).seats
    mixed = random.Random(1).sample(seats, len(seats))
    assert tuple(sorted(mixed)) == seats
    assert said(seats[8:14]) == "a9 a10 a11 a12 b1 b2"
