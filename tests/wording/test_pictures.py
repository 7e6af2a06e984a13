"""Pictures for those who do not see them."""

from __future__ import annotations

from generator.wording.pictures import picture, picture_title

from ..emperor.spelling import now, seat
from .catalogues import EN, FR


def test_a_picture_is_named_by_its_falls_and_its_viewer() -> None:
    """So that no two pictures of a page sound alike."""
    assert picture_title(EN, now("2x3/none")) == "The table with everyone in"
    assert picture_title(EN, now("2x3/a3"), seat("a2")) == (
        "The table after the fall of your Sun general, seen from your emperor"
    )
    assert picture_title(FR, now("2x3/a3-b1"), seat("b3")) == (
        "La table où votre général du Soleil et le général ennemi du Soleil sont tombés,"
        " vue du général ennemi de la Lune"
    )
    assert picture_title(EN, now("12x3/a1-b1-c1-d1-e1-f1")) == "The table after 6 falls"
    assert picture_title(EN, now("2x3/b2")) == "Your team wins"


def test_everything_drawn_is_told() -> None:
    """Falls, bridges, shield, exposed emperors."""
    assert picture(EN, now("2x3/a3")).description == (
        "Your Sun general has fallen."
        " A gold bridge joins your Moon general and the enemy Moon general."
        " A gold bridge joins your emperor and the enemy Sun general."
        " A grey shield seals the Throne."
        " A red ring marks your emperor as exposed."
    )


def test_from_a_seat_the_steps_are_told() -> None:
    """Who is in reach, nearest first, and who is too far."""
    told = picture(EN, now("2x3/a3"), seat("a1")).description
    assert told.endswith(
        " Seen from your Moon general, with a reach of 1."
        " In reach at 1 seat: your emperor and the enemy Moon general."
        " Too far: the enemy Sun general and the enemy emperor."
    )


def test_by_the_book_what_is_dashed_is_told() -> None:
    """An attack and a reach that open next turn (801.2c)."""
    told = picture(EN, now("2x3/a3"), seat("b1"), now("2x3/none")).description
    assert (
        "Dashed until the next turn: the attack of the enemy Sun general on your emperor." in told
    )
    assert "In reach from the next turn: your emperor." in told


def test_a_finished_game_is_a_result() -> None:
    """Nothing is drawn between those who are left."""
    assert picture(EN, now("2x3/b2")).description == (
        "The enemy emperor has fallen. Your team wins: its emperor is the last one left."
    )
