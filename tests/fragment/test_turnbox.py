"""The turn stepper."""

from __future__ import annotations

from generator.emperor.notation import parse_position
from generator.emperor.seat import Seat
from generator.fragment.showing import Showing
from generator.fragment.speech import Speech
from generator.fragment.turnbox import Turn, turn_box
from tests.wording.catalogues import EN

from .reading import WAYS, attributes, words


def box(position: str, turn: Turn | None = None, own: int = 0) -> str:
    """The stepper of a position."""
    return turn_box(Speech(EN), WAYS, Showing(parse_position(position), own), turn)


def test_only_emperors_may_start() -> None:
    """Each has a button; which of them starts is drawn at random (809.4)."""
    assert attributes(box("2x3/a3"), "[data-turn]", "data-turn") == ["a2", "b2"]
    assert attributes(box("2x3/a3"), "[data-do]", "data-do") == ["draw"]


def test_the_first_run_is_short() -> None:
    """From an emperor: two turns, then three and three (809.4)."""
    assert words(box("2x3/none", Turn(Seat(1, 2), 1)), ".runs li") == [
        "2 turns for the enemy team",
        "3 turns for your team",
        "3 turns for the enemy team",
        "3 turns for your team",
    ]


def test_the_next_turn_is_one_step_to_the_left() -> None:
    """Past an empty chair, with the next number; said from either side."""
    made = box("2x3/b1", Turn(Seat(0, 3), 7))
    assert attributes(made, "[data-to]", "data-turn") == ["b2"]
    assert attributes(made, "[data-to]", "data-turns") == ["8"]
    assert "It is the enemy Sun general" not in " ".join(words(made, ".turn-now"))


def test_a_turn_without_its_player_runs_to_its_end() -> None:
    """It is said, and the count goes on from the empty chair (800.4j, 800.4k)."""
    made = box("2x3/a3", Turn(Seat(0, 3), 2))
    assert "the turn runs to its end" in words(made, ".turn-now")[0]
    assert attributes(made, "[data-to]", "data-turn") == ["b1"]


def test_by_the_book_the_next_turn_reads_reach_anew() -> None:
    """What waits is said; the step settles it for everybody (801.2c)."""
    for turn in (None, Turn(Seat(0, 2), 1)):
        made = box("2x3/a3~none", turn)
        assert len(words(made, ".opens")) >= 1
        assert "2x3/a3~a3" in attributes(made, "[data-to]", "data-to")


def test_a_finished_game_has_no_turns() -> None:
    """Nothing to step through."""
    assert box("2x3/b2", Turn(Seat(0, 2), 3)) == ""
