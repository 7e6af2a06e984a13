"""The seating check in words: what is legal, and who or what breaks a seating."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.emperor.errors import EmperorError
from generator.emperor.seating import default_place
from generator.emperor.table import Table
from generator.wording.seating import verdict
from tests.wording.catalogues import TAGS, catalogue

numbers = st.tuples(st.integers(0, 14), st.integers(0, 14)).flatmap(
    lambda pair: st.tuples(
        st.just(pair[0]),
        st.just(pair[1]),
        st.lists(st.integers(1, max(1, pair[1])), min_size=pair[0], max_size=pair[0]).map(tuple),
    )
)


@given(numbers)
def test_the_check_allows_exactly_the_tables_that_the_core_can_make(
    given_numbers: tuple[int, int, tuple[int, ...]],
) -> None:
    """Every refusal of the core has its sentence, and nothing else is refused (809.2, 809.6a)."""
    teams, size, places = given_numbers
    try:
        Table(teams, size, places)
        legal = True
    except EmperorError:
        legal = False
    assert verdict(catalogue("en"), teams, size, places).legal is legal


def test_a_refused_seating_names_the_two_emperors_that_break_it() -> None:
    """Two teams of four, one of them turned round (809.6a)."""
    told = verdict(catalogue("en"), 2, 4, (2, 3))
    assert (told.kind, told.rules) == ("clash", ("809.6a",))
    assert [str(seat) for seat in told.emperors] == ["a2", "b3"]
    assert told.sentence.startswith(
        "Not allowed: Ivory's emperor would start 3 seats from Ink's emperor, and reaches 3."
    )


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize(
    ("teams", "size", "kind"),
    ((1, 3, "teams"), (13, 3, "teams"), (3, 2, "twos"), (3, 13, "size"), (3, 1, "size")),
)
def test_numbers_that_no_table_has_are_refused_with_the_reason(
    teams: int, size: int, kind: str, tag: str
) -> None:
    """Teams of two by 809.6a; twelve is the most of either."""
    told = verdict(catalogue(tag), teams, size, (default_place(size),) * teams)
    assert told.kind == kind
    assert "{" not in told.sentence


def test_teams_of_three_seat_their_emperor_in_the_middle() -> None:
    """Also where 809.6a alone would allow another place (809.2)."""
    assert verdict(catalogue("en"), 2, 3, (1, 1)).kind == "middle"
