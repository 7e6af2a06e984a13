"""The tags a chosen seat puts on every card."""

from __future__ import annotations

import pytest

from generator.wording.tags import tag

from ..emperor.spelling import at, seat
from .catalogues import EN, FR


@pytest.mark.parametrize(
    ("position", "viewer", "where", "kind", "words"),
    [
        ("2x3/a3", "a1", "a1", "self", "From here"),
        ("2x3/a3", "a1", "b3", "attack", "Can attack"),
        ("2x3/a3", "a1", "a2", "reach", "In reach, 1 away"),
        ("2x3/a3", "a1", "b1", "far", "Too far, 2 away"),
        ("2x3/a3~none", "b1", "a2", "next-turn", "Opens next turn"),
    ],
)
def test_tags_say_the_most_that_can_be_done(
    position: str, viewer: str, where: str, kind: str, words: str
) -> None:
    """An attack before reach, reach before nothing."""
    told = tag(EN, at(position), seat(viewer), seat(where))
    assert told is not None
    assert (told.kind, told.words) == (kind, words)


def test_french_tags_count() -> None:
    """One siège, two sièges."""
    told = [tag(FR, at("2x3/none"), seat("a2"), seat(where)) for where in ("a1", "b1")]
    assert [one.words for one in told if one] == ["À portée, à 1 siège", "À portée, à 2 sièges"]


def test_the_fallen_neither_give_nor_get_tags() -> None:
    """Nothing is counted from or to an empty chair."""
    assert tag(EN, at("2x3/a3"), seat("a3"), seat("a2")) is None
    assert tag(EN, at("2x3/a3"), seat("a2"), seat("a3")) is None
