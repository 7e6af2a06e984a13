"""Every way of seating the emperors, judged by 809.6a."""

from __future__ import annotations

import pytest

from generator.emperor.errors import LimitError, SeatingError, TableError
from generator.emperor.seatings import seatings
from generator.emperor.table import table

from .spelling import said


@pytest.mark.parametrize(
    ("teams", "size", "legal", "middle"),
    [
        (2, 3, 3, 1),
        (3, 3, 3, 1),
        (5, 3, 3, 1),
        (2, 4, 4, 2),
        (3, 4, 4, 2),
        (4, 4, 4, 2),
        (2, 5, 13, 1),
        (3, 5, 38, 1),
        (4, 5, 117, 1),
        (5, 5, 370, 1),
        (2, 6, 16, 4),
        (3, 6, 48, 8),
        (4, 6, 152, 16),
        (5, 6, 496, 32),
    ],
)
def test_a_table_has_so_many_legal_seatings(teams: int, size: int, legal: int, middle: int) -> None:
    """By 809.6a, and of those with every emperor in a middle seat."""
    found = seatings(teams, size)
    assert len(found.legal) == legal
    assert len(found.middle) == middle
    assert len(found.legal) + len(found.refused) == size**teams
    assert set(found.middle) <= set(found.legal)


def test_a_refused_seating_names_the_pair_that_breaks_it() -> None:
    """The same pair that the table's own refusal names."""
    for refused in seatings(2, 4).refused:
        with pytest.raises(SeatingError) as caught:
            table(2, 4, refused.places)
        assert " ".join(caught.value.emperors) == said(refused.emperors)


def test_teams_of_three_need_the_middle_besides() -> None:
    """Three seatings satisfy 809.6a, one of them 809.2."""
    found = seatings(2, 3)
    assert found.legal == ((1, 1), (2, 2), (3, 3))
    assert found.middle == ((2, 2),)


def test_every_legal_seating_of_a_larger_table_can_be_played() -> None:
    """The table takes what the list calls legal."""
    for places in seatings(2, 6).legal:
        assert table(2, 6, places).places == places


def test_too_many_seatings_are_counted_and_not_made() -> None:
    """Twelve teams of twelve have 8,916,100,448,256."""
    with pytest.raises(LimitError) as caught:
        seatings(12, 12)
    assert caught.value.count == 12**12


def test_numbers_no_table_has_have_no_seatings() -> None:
    """Teams of two are refused here as well (809.6a)."""
    for teams, size in [(2, 2), (1, 3), (13, 3), (2, 13)]:
        with pytest.raises(TableError):
            seatings(teams, size)
