"""The board of the table of six: three lanes, six seats, and the front between the rows.

Cards stand in turn order in the page, so that arrow keys and screen readers go round the ring;
the style sheet puts the near row the right way round.
"""

from __future__ import annotations

from itertools import pairwise

from generator.emperor.seat import Seat
from generator.fragment.html import Html, element
from generator.fragment.icon import icon
from generator.fragment.seats import seat_card
from generator.fragment.showing import Showing
from generator.fragment.speech import Speech
from generator.fragment.ways import Ways
from generator.wording.lanes import lane_words
from generator.wording.names import team_title

LINKS = ("1.3", "11.7")


def board(speech: Speech, ways: Ways, showing: Showing) -> Html:
    """The board as a group of choices, one for each standing seat."""
    cat, own = speech.catalogue, showing.own
    lanes = list(lane_words(cat, showing.now, own))[:: -1 if own else 1]
    return element(
        "fieldset",
        element("legend", speech.words("table.board"), class_="hidden-text"),
        element(
            "div",
            (element("div", icon(lane.lane), class_=f"lane {lane.lane}") for lane in lanes),
            class_="lanes",
            aria_hidden="true",
        ),
        element(
            "div",
            (
                element("span", icon(lane.lane), speech.set(lane.title), class_=lane.lane)
                for lane in lanes
            ),
            class_="lane-heads",
            aria_hidden="true",
        ),
        _team(speech.set(team_title(cat, showing.table, 1 - own, own)), "foe"),
        _row(speech, ways, showing, showing.far, "foe"),
        element("div", ways.strip(showing.position, own), class_="front"),
        _row(speech, ways, showing, showing.near, "own"),
        _team(speech.set(team_title(cat, showing.table, own, own)), "own"),
        class_="board",
        id="board",
    )


def _team(name: str, side: str) -> Html:
    return element("p", element("i"), name, class_=f"team-name {side}", aria_hidden="true")


def _row(speech: Speech, ways: Ways, showing: Showing, seats: tuple[Seat, ...], side: str) -> Html:
    ring = showing.now.ring
    return element(
        "div",
        (seat_card(speech, ways, showing, seat) for seat in seats),
        (
            chain(min(showing.column(one), showing.column(other)), one in ring and other in ring)
            for one, other in pairwise(seats)
        ),
        class_=f"row {side}",
    )


def chain(column: int, whole: bool) -> Html:
    """The chain that joins the teammates of a column and the next; broken round an empty chair."""
    return element(
        "svg",
        (element("rect", x=x, y=3, width=13, height=8, rx=4) for x in LINKS),
        class_=f"chain-link after-{column}" + ("" if whole else " gone"),
        aria_hidden="true",
        focusable="false",
        viewBox="0 0 26 14",
    )
