"""Tables: which there are, which are refused, and why."""

from __future__ import annotations

import pytest

from generator.emperor.errors import SeatError, SeatingError, TableError
from generator.emperor.seat import Seat
from generator.emperor.table import Table, check_seat, emperors, range_numbers, role, seats, table

from .spelling import said, seat


def test_two_teams_of_three_are_the_usual_table() -> None:
    """Emperors in the middle, reach two for them and one for generals (809.2, 809.3a)."""
    usual = table()
    assert said(seats(usual)) == "a1 a2 a3 b1 b2 b3"
    assert said(emperors(usual)) == "a2 b2"
    assert list(range_numbers(usual).values()) == [1, 2, 1, 1, 2, 1]
    assert [role(usual, one) for one in seats(usual)] == ["general", "emperor", "general"] * 2


def test_range_numbers_cannot_be_written_to() -> None:
    """A number settled at the start stays (809.6a)."""
    with pytest.raises(TypeError):
        range_numbers(table())[seat("a1")] = 3  # type: ignore[index]


@pytest.mark.parametrize("teams", [-1, 0, 1, 13, 10**30])
def test_a_table_has_two_to_twelve_teams(teams: int) -> None:
    """One team has nobody to fight, thirteen would be too many to name."""
    with pytest.raises(TableError, match=f"expected 2 to 12 teams .*: {teams}$"):
        table(teams, 3)


@pytest.mark.parametrize("size", [-3, 0, 1, 13, 10**30])
def test_a_team_has_three_to_twelve_seats(size: int) -> None:
    """Fewer cannot have an emperor between generals, more would not fit."""
    with pytest.raises(TableError, match=f"expected teams of 3 to 12 seats .*: {size}$"):
        table(2, size)


@pytest.mark.parametrize("teams", [2, 3, 4])
def test_teams_of_two_are_refused_with_the_reason(teams: int) -> None:
    """No emperor of a team of two can be given a reach by 809.6a."""
    with pytest.raises(TableError, match=r"two opposing generals in reach.*809\.6a"):
        table(teams, 2)


def test_a_place_for_each_emperor_is_needed() -> None:
    """One place for two teams is one too few, and three are one too many."""
    for places in [(2,), (2, 2, 2), ()]:
        with pytest.raises(TableError, match="expected 2 emperors' places"):
            table(2, 4, places)


def test_an_emperor_sits_in_its_own_team() -> None:
    """Places count from one to the team's size."""
    for places in [(0, 2), (2, 5), (-1, 2)]:
        with pytest.raises(TableError, match="expected emperors' places from 1 to 4"):
            table(2, 4, places)


def test_a_refused_seating_names_the_two_emperors() -> None:
    """The one that reaches, then the one in reach (809.6a)."""
    with pytest.raises(SeatingError, match=r"but a2 reaches b3$") as caught:
        table(2, 4, (2, 3))
    assert caught.value.emperors == ("a2", "b3")


def test_teams_of_three_have_their_emperor_in_the_middle() -> None:
    """An end seat would satisfy 809.6a with both the same way round, but not 809.2."""
    for place in (1, 3):
        with pytest.raises(SeatingError, match=r"809\.2") as caught:
            table(2, 3, (place, place))
        assert caught.value.emperors == ()


def test_a_larger_team_may_seat_its_emperor_off_centre() -> None:
    """809.6a allows what 809.2 would not; the table says which it is."""
    assert table(2, 4, (1, 1)).middle is False
    assert table(2, 4, (3, 3)).middle is True


def test_no_table_gets_round_the_checks() -> None:
    """Making the value directly is refused as well."""
    with pytest.raises(SeatingError):
        Table(2, 4, (2, 3))
    with pytest.raises(TableError):
        Table(1, 3, (2,))


@pytest.mark.parametrize("missing", [Seat(2, 1), Seat(0, 4), Seat(0, 0), Seat(-1, 1), Seat(99, 1)])
def test_a_seat_elsewhere_is_an_error(missing: Seat) -> None:
    """The error lists the seats there are."""
    with pytest.raises(SeatError, match=r"at a 2x3 table: expected one of a1 a2 a3 b1 b2 b3$"):
        check_seat(table(), missing)
