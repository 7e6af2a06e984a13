"""The board: its order, its choices, its empty chairs."""

from __future__ import annotations

import pytest

from .reading import attributes, made, words

RING = ["b1", "b2", "b3", "a1", "a2", "a3"]


@pytest.mark.parametrize("own", (0, 1))
def test_choices_stand_in_ring_order(own: int) -> None:
    """Arrow keys and screen readers go round the table, whichever side is near (103.1)."""
    found = attributes(made("2x3/none", own)["board"], "input", "value")
    assert found in (RING, RING[3:] + RING[:3])
    assert found[3][0] == "ab"[own]


@pytest.mark.parametrize(("own", "row"), ((0, ["a3", "a2", "a1"]), (1, ["b3", "b2", "b1"])))
def test_the_near_row_is_seen_from_its_own_side(own: int, row: list[str]) -> None:
    """Left is clockwise: the left general sits at the left hand of the reader."""
    seen = {}
    board = made("2x3/none", own)["board"]
    for seat, names in zip(
        attributes(board, ".seat.own", "data-seat"),
        attributes(board, ".seat.own", "class"),
        strict=True,
    ):
        seen[names.split("at-")[1][0]] = seat
    assert [seen[column] for column in "123"] == row


def test_lanes_stay_with_their_columns() -> None:
    """Seen from the other side the Moon is at the left, and everybody keeps their lane."""
    assert words(made("2x3/none", 0)["board"], ".lane-heads span") == ["Sun", "Throne", "Moon"]
    assert words(made("2x3/none", 1)["board"], ".lane-heads span") == ["Moon", "Throne", "Sun"]


def test_one_seat_is_chosen_at_first() -> None:
    """One's own emperor, or whoever is left to look from."""
    assert attributes(made("2x3/a3")["board"], "input[checked]", "value") == ["a2"]
    assert attributes(made("2x3/a3", 1)["board"], "input[checked]", "value") == ["b2"]
    assert attributes(made("2x3/a2")["board"], "input[checked]", "value") == ["b1"]
    assert attributes(made("2x3/a2-b2")["board"], "input", "value") == []


def test_an_empty_chair_offers_its_player_back() -> None:
    """With the table that this gives, and what is said of it."""
    board = made("2x3/a3-b1")["board"]
    assert attributes(board, ".fallen .back", "data-to") == ["2x3/a3", "2x3/b1"]
    assert attributes(board, ".fallen .back", "data-says")[1] == "Your Sun general is back in."


def test_only_the_emperor_brings_a_lost_team_back() -> None:
    """Its generals left with it, so they come back with it (809.5b)."""
    assert attributes(made("2x3/b2")["board"], ".back", "data-to") == ["2x3/none"]


def test_a_bridge_that_waits_is_said_on_the_card() -> None:
    """By the book the enemy's attack on the new neighbour opens with the next turn (801.2c)."""
    assert "Next turn: emperor" in words(made("2x3/a3~none")["board"], ".seat-line")
