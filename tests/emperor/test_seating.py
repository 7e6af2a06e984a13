"""Range numbers at the start, and seatings that put an emperor in another's reach (809.6a)."""

from __future__ import annotations

import pytest
from hypothesis import given

from generator.emperor.seating import clash, default_place, is_middle, range_number
from generator.emperor.table import Table, table

from .spelling import said
from .strategies import tables


def numbers(teams: int, size: int, places: tuple[int, ...] | None = None) -> list[int]:
    """The first team's range numbers, in order of places."""
    chosen = table(teams, size, places)
    return [chosen.ranges[seat] for seat in chosen.seats[:size]]


@pytest.mark.parametrize("teams", [2, 3, 4, 5, 12])
@pytest.mark.parametrize(
    ("size", "expected"),
    [
        (3, [1, 2, 1]),
        (4, [1, 3, 2, 1]),
        (5, [1, 2, 3, 2, 1]),
        (6, [1, 2, 4, 3, 2, 1]),
    ],
)
def test_reach_does_not_depend_on_the_number_of_teams(
    teams: int, size: int, expected: list[int]
) -> None:
    """Emperors in the middle have the same numbers at any number of teams (809.3a, 809.6a)."""
    assert numbers(teams, size) == expected


def test_teams_of_four_seated_the_other_way_have_their_numbers_mirrored() -> None:
    """The official table of eight works clockwise or counterclockwise (809.6a example)."""
    assert numbers(2, 4, (3, 3)) == [1, 2, 3, 1]


def test_teams_of_four_seated_unlike_are_refused() -> None:
    """Facing the emperors differently puts them three apart, which is their reach (809.6a)."""
    assert said(clash(2, 4, (2, 3)) or ()) == "a2 b3"
    assert said(clash(2, 4, (3, 2)) or ()) == "a3 b2"


def test_teams_of_six_mix_their_middle_seats_freely() -> None:
    """From six on either middle seat will do beside either (809.6a)."""
    for places in [(3, 3), (3, 4), (4, 3), (4, 4)]:
        assert clash(2, 6, places) is None


def test_the_first_of_two_middle_seats_is_the_usual_one() -> None:
    """Place two of four, three of six."""
    assert [default_place(size) for size in range(3, 9)] == [2, 2, 3, 3, 4, 4]


@pytest.mark.parametrize("size", range(3, 13))
def test_the_usual_place_is_a_middle_one(size: int) -> None:
    """Odd teams have one middle, even teams two (809.2)."""
    middles = [place for place in range(1, size + 1) if is_middle(size, (place,))]
    assert default_place(size) == middles[0]
    assert len(middles) == 2 - size % 2


@pytest.mark.parametrize("teams", range(2, 13))
def test_every_table_has_its_usual_seating(teams: int) -> None:
    """No number of teams or seats is without a legal seating in the middle."""
    for size in range(3, 13):
        assert clash(teams, size, (default_place(size),) * teams) is None


@given(tables())
def test_a_range_number_is_the_smallest_that_will_do(chosen: Table) -> None:
    """One step less, and a general reaches no opposing general, an emperor fewer than two."""
    seats = chosen.seats
    for at, seat in enumerate(seats):
        number = range_number(chosen.teams, chosen.size, chosen.places, seat)
        steps = [
            min(abs(at - other), len(seats) - abs(at - other))
            for other, opponent in enumerate(seats)
            if opponent.team != seat.team and opponent not in chosen.emperors
        ]
        wanted = 2 if seat in chosen.emperors else 1
        assert sum(step <= number for step in steps) >= wanted
        assert sum(step <= number - 1 for step in steps) < wanted


@given(tables())
def test_no_emperor_starts_in_the_reach_of_another(chosen: Table) -> None:
    """That is what makes a seating legal (809.6a)."""
    seats = chosen.seats
    for one in chosen.emperors:
        for other in chosen.emperors:
            steps = abs(seats.index(one) - seats.index(other))
            if one != other:
                assert min(steps, len(seats) - steps) > chosen.ranges[one]
