"""Days as each language writes them."""

from __future__ import annotations

from datetime import date

from generator.language.catalogue import Catalogue

MONTHS = (
    "date.month.1",
    "date.month.2",
    "date.month.3",
    "date.month.4",
    "date.month.5",
    "date.month.6",
    "date.month.7",
    "date.month.8",
    "date.month.9",
    "date.month.10",
    "date.month.11",
    "date.month.12",
)


def day(cat: Catalogue, iso: str) -> str:
    """A day such as 2009-07-08 in words: "8 July 2009".

    Raises ValueError for what is not a day.
    """
    when = date.fromisoformat(iso)
    month = cat.phrase(MONTHS[when.month - 1])
    year = str(when.year)
    if when.day == 1:
        return cat.say("date.full.first", month=month, year=year)
    return cat.say("date.full", day=when.day, month=month, year=year)
