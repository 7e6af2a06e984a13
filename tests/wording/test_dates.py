"""Days as each language writes them."""

from __future__ import annotations

import pytest

from generator.wording.dates import day

from .catalogues import EN, FR


def test_a_day_in_words() -> None:
    """Months are words, and the year is never grouped."""
    assert day(EN, "2009-07-08") == "8 July 2009"
    assert day(FR, "2009-07-08") == "8 juillet 2009"


def test_the_first_of_a_month_is_an_ordinal_in_french() -> None:
    """1er, and only the first."""
    assert day(FR, "2005-10-01") == "1er octobre 2005"
    assert day(EN, "2005-10-01") == "1 October 2005"


def test_other_spellings_are_refused() -> None:
    """A day is written year, month, day."""
    with pytest.raises(ValueError, match="8 July"):
        day(EN, "8 July 2009")
