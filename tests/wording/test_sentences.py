"""Every text about every table reads as a finished text of its language."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from generator.emperor.clock import Position
from generator.emperor.configuration import Configuration
from generator.emperor.notation import position_text
from generator.emperor.seat import Seat
from generator.emperor.table import role, table
from generator.wording.announcement import fall_sentence
from generator.wording.matrix import matrix
from generator.wording.text import plain_text

from ..emperor.spelling import at
from ..emperor.strategies import configurations, placed
from .catalogues import TAGS, catalogue
from .everything import about_pair, about_seat, about_table
from .reading import Kind, faults

OTHERS = """
2x3/a2 2x3/b2 2x3/a2-b2 2x3/a1-b2 3x3/none 3x3/a2-b1 3x3/a2-b2 2x4/none 2x4/a1-a3-b4~a1 2x4@3.3/a4
12x3/a1-b2-c3-d1-e1-f1-g3~b2 2x12/a1-b7
"""
GENERALS = [seat for seat in table().seats if role(table(), seat) == "general"]


# The first table drawn of a kind has all its legal seatings listed, which takes its time.
ROOMY = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def subsets(seats: list[Seat]) -> Iterator[frozenset[Seat]]:
    """Every set of these seats."""
    sizes = range(len(seats) + 1)
    return map(frozenset, chain.from_iterable(combinations(seats, n) for n in sizes))


def basic_positions() -> Iterator[Position]:
    """The 16 tables of two teams of three, live, and by the book from every earlier one."""
    for fallen in subsets(GENERALS):
        here = Configuration(table(), fallen)
        yield Position(here)
        for early in subsets(sorted(fallen)):
            yield Position(here, Configuration(table(), early))


def wrong(tag: str, position: Position, texts: Iterator[tuple[Kind, str]]) -> list[str]:
    """The faulty texts, each with its fault and the position."""
    return [
        f"{position_text(position)}: {', '.join(found)}: {text}"
        for kind, text in texts
        if (found := faults(tag, kind, text))
    ]


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("own", [0, 1])
def test_every_text_at_the_table_of_six_is_finished(tag: str, own: int) -> None:
    """All 16 tables, all seats and all 36 pairs: by both clocks, and live from the other side."""
    cat = catalogue(tag)
    found: list[str] = []
    for position in basic_positions():
        if own == 1 and position.began is not None:
            continue
        seats = position.configuration.table.seats
        found += wrong(tag, position, about_table(cat, position, own))
        for seat in seats:
            found += wrong(tag, position, about_seat(cat, position, seat, own))
            for other in seats:
                found += wrong(tag, position, about_pair(cat, position, seat, other, own))
    assert found == []


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("text", OTHERS.split())
def test_every_text_at_other_tables_is_finished(tag: str, text: str) -> None:
    """Finished games, more teams, larger teams: named by team, counted where lists grow long."""
    cat, position = catalogue(tag), at(text)
    seats = position.configuration.table.seats
    found = wrong(tag, position, about_table(cat, position))
    for seat in seats:
        found += wrong(tag, position, about_seat(cat, position, seat))
        found += wrong(tag, position, about_pair(cat, position, seats[1], seat))
    assert found == []


@ROOMY
@given(placed(), st.sampled_from(TAGS))
def test_every_text_at_any_table_is_finished(drawn: tuple[Position, Seat, Seat], tag: str) -> None:
    """Two to five teams of three to six, any falls, either clock."""
    position, seat, other = drawn
    cat = catalogue(tag)
    texts = chain(
        about_table(cat, position),
        about_seat(cat, position, seat),
        about_pair(cat, position, seat, other),
    )
    assert wrong(tag, position, texts) == []


@ROOMY
@given(configurations(), configurations(), st.booleans(), st.sampled_from(TAGS))
def test_every_announcement_is_finished(
    first: Configuration, second: Configuration, book: bool, tag: str
) -> None:
    """From any table to the same with more fallen, and back again."""
    more = first.fallen | {seat for seat in second.fallen if seat in first.table.seats}
    after = Configuration(first.table, more)
    cat = catalogue(tag)
    began = first if book else None
    told = [fall_sentence(cat, first, after, began), fall_sentence(cat, after, first)]
    if after == first:
        assert told == ["", ""]
    else:
        assert [faults(tag, "sentence", text) for text in told] == [[], []]


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("text", ["2x3/none", "2x3/a3-b3~a3", "3x3/a2-b1", "2x4/b2"])
def test_pair_table_and_plain_text_are_finished(tag: str, text: str) -> None:
    """The larger texts hold no unfinished line either."""
    cat, position = catalogue(tag), at(text)
    told = matrix(cat, position)
    texts: list[tuple[Kind, str]] = [("heading", told.title), ("sentence", told.caption)]
    texts += [("heading", heading) for heading in (told.corner, *told.headings)]
    texts += [("sentence", line) for line in told.key]
    for row in told.rows:
        for cell in row.cells:
            texts += [("heading", cell.word), ("sentence", cell.sentence)]
    assert wrong(tag, position, iter(texts)) == []
    lines = [line for line in plain_text(cat, position).splitlines()[:-1] if line]
    assert wrong(tag, position, (("part", line) for line in lines)) == []
    assert all(line[0].isupper() or line[0].isdigit() for line in lines)


def test_the_reader_notices_what_it_is_for() -> None:
    """The checks above fail on faulty texts, so passing them means something."""
    assert faults("fr", "sentence", "La portée de le général.") == ["a missing contraction"]
    assert faults("fr", "sentence", "La portée de empereur.") == ["a missing elision"]
    assert faults("fr", "sentence", "Il faut que il tombe.") == ["a missing elision"]
    assert faults("fr", "sentence", "À 1 sièges.") == ["one as many"]
    assert faults("fr", "sentence", "Du onzième général et de onze autres.") == []
    assert faults("en", "sentence", "the enemy  {x} falls") == [
        "a brace",
        "two spaces",
        "no capital",
        "no full stop",
    ]
    assert faults("en", "sentence", "2 seat away.") == ["many as one"]
    assert faults("en", "sentence", "Ivory's general 1 and the your emperor fall.") == [
        "two determiners"
    ]
