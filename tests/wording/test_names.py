"""Names of seats, teams and lanes, as the texts at hand have them."""

from __future__ import annotations

import pytest

from generator.emperor.table import table
from generator.language.catalogue import Catalogue
from generator.wording.names import (
    TEAMS,
    general_number,
    lane_name,
    lane_title,
    seat_label,
    seat_name,
    seat_short,
    seat_spoken,
    seat_title,
    team_name,
    team_title,
)

from ..emperor.spelling import seat, seated
from .catalogues import EN, FR, TAGS, catalogue


@pytest.mark.parametrize(
    ("at", "english", "french"),
    [
        ("a3", "your Sun general", "votre général du Soleil"),
        ("a2", "your emperor", "votre empereur"),
        ("a1", "your Moon general", "votre général de la Lune"),
        ("b1", "the enemy Sun general", "le général ennemi du Soleil"),
        ("b2", "the enemy emperor", "l'empereur ennemi"),
        ("b3", "the enemy Moon general", "le général ennemi de la Lune"),
    ],
)
def test_seats_of_the_table_of_six_are_named_by_side_and_lane(
    at: str, english: str, french: str
) -> None:
    """Sun is a3 and b1, Moon a1 and b3: lanes are columns, not sides."""
    assert str(seat_name(EN, table(), seat(at))) == english
    assert str(seat_name(FR, table(), seat(at))) == french


def test_your_side_is_the_one_asked_for() -> None:
    """The other team may be the reader's own; the lanes stay where they are."""
    assert str(seat_name(EN, table(), seat("b1"), own=1)) == "your Sun general"
    assert str(seat_name(EN, table(), seat("a2"), own=1)) == "the enemy emperor"
    assert team_title(EN, table(), 0, own=1) == "Enemy team"
    assert str(team_name(EN, table(), 1, own=1)) == "your team"


@pytest.mark.parametrize(
    ("at", "where", "english", "french"),
    [
        ("3x3", "b2", "Ink's emperor", "l'empereur d’Encre"),
        ("3x3", "c1", "Slate's right general", "le général droit d’Ardoise"),
        ("3x3", "c3", "Slate's left general", "le général gauche d’Ardoise"),
        ("2x4", "a4", "Ivory's general 3", "le général 3 d’Ivoire"),
        ("5x4", "e1", "Jade's general 1", "le général 1 de Jade"),
    ],
)
def test_other_tables_name_seats_by_team(at: str, where: str, english: str, french: str) -> None:
    """Teams of three have a left and a right general, larger ones number theirs."""
    assert str(seat_name(EN, seated(at), seat(where))) == english
    assert str(seat_name(FR, seated(at), seat(where))) == french


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("text", ["2x3", "3x3", "2x4", "2x4@3.3", "12x3", "2x12"])
def test_no_two_seats_share_a_name(tag: str, text: str) -> None:
    """A name says which seat, at every table."""
    cat, place = catalogue(tag), seated(text)
    names = {str(seat_name(cat, place, one)) for one in place.seats}
    assert len(names) == len(place.seats)


@pytest.mark.parametrize("tag", TAGS)
def test_no_two_teams_share_a_name(tag: str) -> None:
    """Twelve teams, as many as a table has."""
    cat = catalogue(tag)
    place = seated("12x3")
    assert len({str(team_name(cat, place, team)) for team in range(12)}) == len(TEAMS) == 12


def test_generals_are_numbered_in_turn_order_past_the_emperor() -> None:
    """General, emperor, general, general, as in the example of 809.6a."""
    place = seated("2x4")
    assert [general_number(place, seat(at)) for at in ("a1", "a3", "a4")] == [1, 2, 3]


def test_a_name_alone_is_a_heading() -> None:
    """It begins with a capital there, and does not inside a sentence."""
    assert seat_title(EN, table(), seat("b2")) == "The enemy emperor"
    assert seat_title(FR, table(), seat("b2")) == "L'empereur ennemi"


def test_an_emperor_is_read_aloud_with_its_lane() -> None:
    """A general's name holds its lane already; other tables have no lanes."""
    assert seat_spoken(EN, table(), seat("a2")) == "Your emperor, Throne"
    assert seat_spoken(EN, table(), seat("a3")) == "Your Sun general"
    assert seat_spoken(EN, seated("3x3"), seat("a2")) == "Ivory's emperor"


def labels(cat: Catalogue, at: str, *where: str) -> list[str]:
    """The card headings of some seats."""
    return [seat_label(cat, seated(at), seat(one)) for one in where]


def test_cards_are_headed_by_the_role() -> None:
    """The lane or the team stands elsewhere on the board."""
    assert labels(EN, "2x3", "a1", "a2") == ["General", "Emperor"]
    assert labels(EN, "3x3", "a1", "a3") == ["Right general", "Left general"]
    assert labels(EN, "2x4", "b1", "b2", "b4") == ["General 1", "Emperor", "General 3"]


def test_short_names_leave_the_side_out_at_the_table_of_six() -> None:
    """There whoever is attacked is an enemy; elsewhere the team must be said."""
    assert str(seat_short(EN, table(), seat("b1"))) == "Sun general"
    assert str(seat_short(EN, seated("3x3"), seat("b1"))) == "Ink's right general"


def test_lanes_have_a_title_and_a_name() -> None:
    """One for the head of the column, one for sentences."""
    assert (lane_title(EN, "moon"), str(lane_name(EN, "moon"))) == ("Moon", "the Moon lane")
    assert (lane_title(FR, "throne"), str(lane_name(FR, "throne"))) == ("Trône", "le Trône")
