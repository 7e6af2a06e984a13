"""Several players in one breath."""

from __future__ import annotations

from generator.emperor.table import table
from generator.wording.roll import listing, roll

from ..emperor.spelling import seat, seated
from .catalogues import EN, FR


def test_two_generals_of_a_team_go_together() -> None:
    """They are one phrase and still two players."""
    called = roll(EN, table(), map(seat, ("a1", "a3", "b1")))
    assert (str(called.names), called.n) == ("your two generals and the enemy Sun general", 3)


def test_an_emperor_speaks_for_the_whole_team() -> None:
    """Its generals, who leave with it, are not named (809.5b)."""
    called = roll(EN, table(), map(seat, ("b1", "b2", "b3")))
    assert (str(called.names), called.n) == ("the enemy emperor", 1)


def test_other_tables_name_each_general() -> None:
    """There a team may have more than two."""
    called = roll(FR, seated("2x4"), map(seat, ("a1", "a3")))
    assert (str(called.names), called.n) == ("le général 1 d’Ivoire et le général 2 d’Ivoire", 2)


def test_lists_have_commas_and_an_and() -> None:
    """The list is joined in the words of the language."""
    three = tuple(map(seat, ("b1", "b2", "b3")))
    assert str(listing(EN, table(), three)) == (
        "the enemy Sun general, the enemy emperor and the enemy Moon general"
    )
    assert str(listing(FR, table(), three[:1])) == "le général ennemi du Soleil"
