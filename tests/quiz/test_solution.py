"""One answer is right, and it is the core's; the others are wrong, and all differ."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.emperor.errors import EmperorError, NotationError
from generator.quiz.deal import LEVELS, OFTEN, SHELF, deal
from generator.quiz.puzzle import FORMS, Puzzle, parse
from generator.quiz.solution import FEWEST, KINDS, MOST, solution
from tests.quiz.truth import true

EVERY = [deal(level, seed) for level in LEVELS for seed in range(2000)]


def held(puzzle: Puzzle) -> None:
    """Hold a question's choices against the core."""
    found = solution(puzzle)
    assert FEWEST <= len(found.choices) <= MOST, puzzle.ident
    assert len(set(found.choices)) == len(found.choices), puzzle.ident
    right = [choice for choice in found.choices if true(puzzle, choice)]
    assert right == [found.right] == [found.choices[found.at]], puzzle.ident


@pytest.mark.parametrize("kind", sorted(FORMS))
def test_the_marked_answer_is_the_only_true_one(kind: str) -> None:
    """Over thousands of questions dealt, of every kind (809, 801, 804, 104)."""
    some = {puzzle for puzzle in EVERY if puzzle.kind == kind}
    assert some
    for puzzle in some:
        held(puzzle)


def test_thousands_of_questions_were_dealt() -> None:
    """Most of them differ, and every kind of question comes."""
    assert len({puzzle.ident for puzzle in EVERY}) > 1500
    assert set(KINDS) == set(FORMS) == {puzzle.kind for puzzle in EVERY}


@settings(max_examples=300)
@given(
    st.sampled_from(["attacks", "beyond", "deploy", "reach", "win", "draw", "battle", "leave"]),
    st.sampled_from(["2x3", "3x3", "2x4", "2x4@3.3", "4x3", "3x5"]),
    st.data(),
)
def test_a_question_by_hand_is_right_too_or_is_none(
    kind: str, table: str, data: st.DataObject
) -> None:
    """Whoever writes a name of their own gets a true answer, or is told that there is none."""
    teams, size = int(table[0]), int(table[2])
    every = [f"{'abcd'[team]}{place}" for team in range(teams) for place in range(1, size + 1)]
    fallen = "-".join(data.draw(st.lists(st.sampled_from(every), unique=True, max_size=5)))
    try:
        puzzle = parse(f"{kind}_{table}_{fallen or 'none'}_{data.draw(st.sampled_from(every))}")
        solution(puzzle)
    except EmperorError:
        return
    held(puzzle)


def test_the_same_question_always_has_the_same_choices() -> None:
    """In the same order, so that a link shows what the sender saw."""
    assert solution(parse("win_2x3_none_a2")).choices == ("b1", "b1-b3", "b1-b2-b3", "b2")
    assert solution(parse("win_2x3_none_a2")).right == "b1-b3"


def test_the_right_answer_stands_anywhere() -> None:
    """Nobody can learn its place."""
    places = Counter(solution(p).at for p in EVERY if len(solution(p).choices) == MOST)
    assert min(places[n] for n in range(MOST)) > sum(places.values()) * 0.15


@pytest.mark.parametrize(
    ("ident", "right"),
    [
        ("attacks_2x3_a3-b1~none_a2", "none"),
        ("may_2x3_a3-b1_a2_b2", "yes-next"),
        ("may_2x3_a3-b1~none_a2_b2", "no-next-turn"),
        ("ends_2x3_none_a2-b2", "draw"),
        ("ends_3x3_none_a2-b2", "c"),
        ("draw_2x3_none_a3", "b"),
        ("win_2x3_none_a3", "b1"),
        ("runs_2x3_none_a2", "2-3-3"),
        ("next_2x3_a3_a3", "b1"),
        ("commander_2x3_none_hybrid", "21"),
        ("commander_2x3_none_standard", "never"),
        ("life_2x3_none_hybrid_a1", "20"),
        ("defender_2x3_a1-a3_a2", "one"),
        ("range_2x4_none_a2", "3"),
        ("battle_2x3_a3_a2", "b1"),
    ],
)
def test_what_judges_are_asked(ident: str, right: str) -> None:
    """Clocks (801.2c), endings (104.4d, 801.14, 801.15), turns (809.4, 800.4k), decks (903)."""
    assert solution(parse(ident)).right == right
    held(parse(ident))


def test_where_nothing_can_be_guessed_there_is_no_question() -> None:
    """Teammates do not attack each other, and one who attacks one has no two to choose from."""
    for ident in (
        "may_2x3_none_a1_a2",
        "defender_2x3_none_a2",
        "nth_2x3_a1_a2_2",
        "runs_2x3_none_a1",
    ):
        with pytest.raises(NotationError):
            solution(parse(ident))


def test_by_the_book_the_clock_matters() -> None:
    """A question about the middle of a turn is only dealt where something waits (801.2c)."""
    booked = [p for p in EVERY if p.position.clock == "book"]
    assert len(booked) > 100
    assert {p.kind for p in booked} == {"attacks", "may", "beyond"}


def test_levels_deal_their_own_kinds() -> None:
    """First steps stay at the table of six with one fall at most."""
    for seed in range(300):
        easy = deal("easy", seed)
        assert easy.kind in OFTEN["easy"]
        assert easy.table.basic and len(easy.now.fallen) < 2
        assert deal("judges", seed).kind in OFTEN["judges"]


def test_the_same_question_does_not_come_twice_in_a_row() -> None:
    """Unless asked for by its name."""
    first = deal("easy", 7)
    assert deal("easy", 7) == first
    assert deal("easy", 7, first.ident) != first


def test_there_is_no_other_level() -> None:
    """The page cannot ask for one."""
    with pytest.raises(NotationError):
        deal("hardest", 1)


@pytest.mark.parametrize("ident", list(chain(*SHELF.values())))
def test_the_shelf_holds_true_answers(ident: str) -> None:
    """What stands on the page itself."""
    held(parse(ident))
