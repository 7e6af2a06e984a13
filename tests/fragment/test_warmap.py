"""The war map and the lives on the cards."""

from __future__ import annotations

from .reading import attributes, made, words


def test_the_map_knows_who_is_in_reach_of_whom() -> None:
    """The same as the board, in the same order."""
    parts = made("2x3/a3-b1")
    for name in ("data-seat", "data-reached-by"):
        board = attributes(parts["board"], "label.seat", name)
        assert attributes(parts["map"], "button", name) == board


def test_the_map_shows_every_bridge() -> None:
    """A line for each pair that may attack each other."""
    assert attributes(made("2x3/a3")["map"], "line", "data-bridge") == ["a1 b3", "a2 b1"]
    assert attributes(made("2x3/b2")["map"], "line", "data-bridge") == []


def test_every_card_knows_its_life_in_every_format() -> None:
    """The page shows that of the format chosen."""
    board = made("2x3/none")["board"]
    assert words(board, "[data-seat=a2] .life") == ["20 life", "40 life", "40 life"]
    assert words(board, "[data-seat=b3] .life") == ["20 life", "40 life", "20 life"]
