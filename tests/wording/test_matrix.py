"""The table from whom to whom."""

from __future__ import annotations

from generator.wording.matrix import cell, matrix

from ..emperor.spelling import at, seat
from .catalogues import EN


def test_each_cell_says_the_most_that_can_be_done() -> None:
    """After the fall of a3: rows act, columns are acted on, both in ring order."""
    words = [[one.word for one in row.cells] for row in matrix(EN, at("2x3/a3")).rows]
    assert words == [
        ["Self", "Deploy", "Too far", "Too far", "Attack"],
        ["Deploy", "Self", "Attack", "Reach only", "Reach only"],
        ["Too far", "Attack", "Self", "Deploy", "Too far"],
        ["Reach only", "Reach only", "Deploy", "Self", "Deploy"],
        ["Attack", "Too far", "Too far", "Deploy", "Self"],
    ]


def test_a_cell_has_its_sentence_and_rules() -> None:
    """The sentence stands alone, so a cell can be read without its row and column."""
    told = cell(EN, at("2x3/a3"), seat("a2"), seat("b1"))
    assert told.sentence == (
        "Your emperor can attack the enemy Sun general, the next player on the left."
    )
    assert told.rules == ("809.3c", "801.3")


def test_by_the_book_a_cell_may_open_next_turn() -> None:
    """The attack that waits is told rather than the reach (801.2c)."""
    told = cell(EN, at("2x3/a3~none"), seat("b1"), seat("a2"))
    assert (told.kind, told.word) == ("next-turn", "Next turn")
    assert told.sentence.startswith("The enemy Sun general cannot attack your emperor yet:")


def test_only_the_standing_are_in_it() -> None:
    """An empty chair neither acts nor is acted on."""
    told = matrix(EN, at("2x3/a3-b3"))
    assert told.headings == (
        "Your Moon general",
        "Your emperor",
        "The enemy Sun general",
        "The enemy emperor",
    )
