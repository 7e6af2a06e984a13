"""The falls under the board."""

from __future__ import annotations

from .reading import attributes, made, words


def test_every_standing_player_has_a_fall() -> None:
    """A button each, and for an emperor one more: both at once (104.4d)."""
    moves = made("2x3/a3")["moves"]
    found = dict(zip(attributes(moves, "div", "class"), words(moves, "div"), strict=True))
    assert len(found) == 5
    assert found["for-seat of-b1"] == "The enemy Sun general falls"
    assert found["for-seat of-b2"].endswith("Both emperors fall at once")


def test_a_fall_knows_where_it_leads_and_what_is_said() -> None:
    """An emperor takes the team along (809.5b); both together make a draw."""
    moves = made("2x3/none")["moves"]
    assert attributes(moves, ".of-b2 a", "data-to") == ["2x3/b1-b2-b3", "2x3/a1-a2-a3-b1-b2-b3"]
    assert attributes(moves, ".of-b2 a", "data-says") == [
        "The enemy emperor falls, and the whole team is out. Your team wins.",
        "Your emperor and the enemy emperor fall together, and their whole teams are out. "
        "The game is a draw.",
    ]


def test_a_table_without_a_page_waits_for_python() -> None:
    """Its link is there for where Python is, and asks for it by its address."""
    moves = made("2x3/none")["moves"]
    assert attributes(moves, ".of-a3 a:not([data-needs])", "href") == ["../table/a3/"]
    assert attributes(moves, ".of-b2 a[data-needs]", "href")[0] == "../table/?fallen=b1-b2-b3"


def test_by_the_book_the_turn_stays_as_it_began() -> None:
    """A fall keeps the beginning of the turn (801.2c); a return takes the player back into it."""
    moves = made("2x3/a3~none")["moves"]
    assert attributes(moves, ".of-b1 a", "data-to") == ["2x3/a3-b1~none"]
    assert attributes(made("2x3/a3-b1~a3")["board"], ".back", "data-to") == [
        "2x3/a3~a3",
        "2x3/b1~none",
    ]


def test_starting_over_is_offered_once_somebody_fell() -> None:
    """At the opening there is nothing to start over."""
    assert words(made("2x3/none")["moves"], ".quiet") == []
    assert attributes(made("2x3/a3~none")["moves"], ".quiet", "data-to") == ["2x3/none~none"]


def test_a_finished_game_has_no_falls() -> None:
    """Only the way back."""
    assert words(made("2x3/b2")["moves"], "a") == ["Start over"]
