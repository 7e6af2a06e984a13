"""What everybody and everything at a table is called: seats, teams and lanes.

At the table of two teams of three a seat is named from the reader's own side ("your Sun general",
"the enemy emperor"); at every other table by its team's name ("Ivory's emperor").
"""

from __future__ import annotations

from collections.abc import Mapping

from generator.emperor.bridges import LANES, Lane
from generator.emperor.seat import Seat
from generator.emperor.seating import THREE
from generator.emperor.table import Table, role
from generator.language.catalogue import Catalogue
from generator.language.message import Phrase

LANE_OF: Mapping[Seat, Lane] = {seat: lane for lane, pair in LANES.items() for seat in pair}

_OWN: Mapping[Lane, str] = {
    "sun": "seat.own.sun",
    "throne": "seat.own.throne",
    "moon": "seat.own.moon",
}
_FOE: Mapping[Lane, str] = {
    "sun": "seat.foe.sun",
    "throne": "seat.foe.throne",
    "moon": "seat.foe.moon",
}
_SHORT: Mapping[Lane, str] = {
    "sun": "seat.short.sun",
    "throne": "seat.short.throne",
    "moon": "seat.short.moon",
}
_LANE_TITLES: Mapping[Lane, str] = {
    "sun": "lane.sun",
    "throne": "lane.throne",
    "moon": "lane.moon",
}
_LANE_NAMES: Mapping[Lane, str] = {
    "sun": "lane.sun.name",
    "throne": "lane.throne.name",
    "moon": "lane.moon.name",
}
TEAMS = (
    "team.1",
    "team.2",
    "team.3",
    "team.4",
    "team.5",
    "team.6",
    "team.7",
    "team.8",
    "team.9",
    "team.10",
    "team.11",
    "team.12",
)


def seat_name(cat: Catalogue, table: Table, seat: Seat, own: int = 0) -> Phrase:
    """A seat's name to put into sentences: "your Sun general", "Ink's left general".

    `own` is the team that "your" speaks of, at the table of two teams of three.
    """
    if table.basic:
        names = _OWN if seat.team == own else _FOE
        return cat.phrase(names[LANE_OF[seat]])
    team = team_name(cat, table, seat.team)
    if role(table, seat) == "emperor":
        return cat.phrase("seat.named.emperor", team=team)
    if table.size == THREE:
        side = "seat.named.right" if seat.place == 1 else "seat.named.left"
        return cat.phrase(side, team=team)
    return cat.phrase("seat.named.general", team=team, number=general_number(table, seat))


def seat_title(cat: Catalogue, table: Table, seat: Seat, own: int = 0) -> str:
    """A seat's name on its own, as a heading: "Your Sun general"."""
    return cat.say("seat.title", seat=seat_name(cat, table, seat, own))


def seat_spoken(cat: Catalogue, table: Table, seat: Seat, own: int = 0) -> str:
    """A seat's name read aloud on the board, with its lane where there are lanes."""
    name = seat_name(cat, table, seat, own)
    if not table.basic or LANE_OF[seat] != "throne":
        return cat.say("seat.title", seat=name)
    return cat.say("seat.in-lane", seat=name, lane=lane_title(cat, "throne"))


def seat_short(cat: Catalogue, table: Table, seat: Seat, own: int = 0) -> Phrase:
    """An enemy's name where there is little room, as on a card: "Sun general"."""
    if table.basic:
        return cat.phrase(_SHORT[LANE_OF[seat]])
    return seat_name(cat, table, seat, own)


def seat_label(cat: Catalogue, table: Table, seat: Seat) -> str:
    """The heading of a seat's card, which says its role alone: "Emperor", "General 2"."""
    if role(table, seat) == "emperor":
        return cat.say("label.emperor")
    if table.basic:
        return cat.say("label.general")
    if table.size == THREE:
        return cat.say("label.general.right" if seat.place == 1 else "label.general.left")
    return cat.say("label.general.numbered", number=general_number(table, seat))


def general_number(table: Table, seat: Seat) -> int:
    """Which general of its team a seat is, counted in turn order as 809.6a's example does.

    >>> from generator.emperor.table import table
    >>> general_number(table(2, 4), Seat(0, 4))
    3
    """
    return seat.place - (seat.place > table.places[seat.team])


def team_name(cat: Catalogue, table: Table, team: int, own: int = 0) -> Phrase:
    """A team's name to put into sentences: "your team", or "Ivory" at bigger tables."""
    if table.basic:
        return cat.phrase("team.own" if team == own else "team.foe")
    return cat.phrase(TEAMS[team])


def team_title(cat: Catalogue, table: Table, team: int, own: int = 0) -> str:
    """A team's name as a label: "Enemy team", or "Ivory" at bigger tables."""
    if table.basic:
        return cat.say("team.own.title" if team == own else "team.foe.title")
    return cat.say(TEAMS[team])


def lane_title(cat: Catalogue, lane: Lane) -> str:
    """A lane's name at the head of its column: "Sun"."""
    return cat.say(_LANE_TITLES[lane])


def lane_name(cat: Catalogue, lane: Lane) -> Phrase:
    """A lane's name to put into sentences: "the Sun lane"."""
    return cat.phrase(_LANE_NAMES[lane])
