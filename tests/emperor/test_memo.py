"""Kept answers: worked out once for each value, and no part of comparing values."""

from __future__ import annotations

from dataclasses import dataclass

from generator.emperor.memo import kept


@dataclass(frozen=True)
class Thing:
    """A frozen value to keep answers with."""

    number: int


def test_an_answer_is_worked_out_once_for_each_value() -> None:
    """Two equal values that are not the same one each get their own answer."""
    asked: list[int] = []

    @kept
    def double(thing: Thing) -> int:
        asked.append(thing.number)
        return 2 * thing.number

    one, other = Thing(3), Thing(3)
    assert [double(one), double(one), double(other)] == [6, 6, 6]
    assert asked == [3, 3]


def test_an_answer_of_none_is_kept_too() -> None:
    """Nothing is an answer like any other."""
    asked: list[Thing] = []

    @kept
    def nothing(thing: Thing) -> None:
        asked.append(thing)

    one = Thing(1)
    nothing(one)
    nothing(one)
    assert asked == [one]


def test_kept_answers_do_not_make_values_differ() -> None:
    """A value that has been asked something is still equal to one that has not."""

    @kept
    def double(thing: Thing) -> int:
        return 2 * thing.number

    one, other = Thing(3), Thing(3)
    assert double(one) == 6
    assert one == other
    assert hash(one) == hash(other)
    assert repr(one) == repr(other)
