"""Names of questions: one spelling each, and nothing else is one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.emperor.errors import EmperorError
from generator.emperor.seat import Seat
from generator.quiz.deal import LEVELS, SHELF, deal
from generator.quiz.puzzle import parse


@given(st.sampled_from(LEVELS), st.integers(0, 10**9))
def test_every_question_that_is_dealt_comes_back_from_its_name(level: str, seed: int) -> None:
    """A link restores the question, in capitals too."""
    puzzle = deal(level, seed)
    assert parse(puzzle.ident) == puzzle
    assert parse(puzzle.ident.upper()).ident == puzzle.ident


def test_any_order_is_read_and_one_is_written() -> None:
    """Falls and those who fall together are spelled in ring order; an emperor's name is enough."""
    assert parse("attacks_2x3_b1-a3_A2").ident == "attacks_2x3_a3-b1_a2"
    assert parse("ends_2x3_none_b2-a1-a2").ident == "ends_2x3_none_a2-b2"


def test_a_name_says_what_is_asked_about() -> None:
    """Seats, numbers and formats are read from it."""
    assert parse("may_2x3_a3~none_b1_a2").target == Seat(0, 2)
    assert parse("nth_3x4_none_b2_12").number == 12
    assert parse("ends_2x3_a3_b2-a1").falls == (Seat(0, 1), Seat(1, 2))
    assert parse("life_2x3_none_hybrid_a1").format == "hybrid"


@pytest.mark.parametrize(
    "ident",
    [
        *("", "_", "attacks", "attacks_2x3_none", "attacks_2x3_none_a2_a1", "attack_2x3_none_a2"),
        *("attacks_2x3_none_c1", "attacks_2x3_a2_a1", "attacks_2x3_a3_a3", "deploy_2x3_a3~none_a2"),
        *("attacks_2x3_a3~b1_a2", "attacks_12x12_none_a2", "attacks_2x2_none_a1", "ends_2x3_a3_a3"),
        *("ends_2x3_none_a1-a1", "ends_2x3_none_none", "nth_2x3_none_a2_1", "nth_2x3_none_a2_7"),
        *("nth_2x3_none_a2_02", "life_2x3_none_draft_a2", "next_2x3_a2_a1", "x" * 300),
        *(
            "attacks_2x3_none_a2 ",
            "<b>",
            "attacks_2x3_none_ａ2",
            "../",
            "%00",
            "attacks_2x3_nоne_a2",
        ),
    ],
)
def test_anything_else_is_no_question(ident: str) -> None:
    """Wrong kinds, fallen seats, huge tables, clocks where there are none, and plain nonsense."""
    with pytest.raises(EmperorError):
        parse(ident)


@given(st.text(max_size=60))
def test_no_text_does_harm(text: str) -> None:
    """A question, or an error that says so."""
    try:
        assert parse(text).ident == parse(parse(text).ident).ident
    except EmperorError as error:
        assert str(error)


def test_the_shelf_is_spelled_as_it_is_read() -> None:
    """Four questions for each level, all different."""
    idents = [ident for level in LEVELS for ident in SHELF[level]]
    assert [parse(ident).ident for ident in idents] == idents
    assert len(set(idents)) == 12
