"""The war map: the whole table small, to be kept in sight while the rest of the page moves."""

from __future__ import annotations

from generator.emperor.bridges import bridges, exposed
from generator.emperor.reach import reach
from generator.emperor.seat import Seat
from generator.emperor.table import role
from generator.fragment.html import Html, element
from generator.fragment.icon import ROLES, icon
from generator.fragment.panel import title
from generator.fragment.showing import Showing
from generator.fragment.speech import Speech


def war_map(speech: Speech, showing: Showing) -> Html:
    """A button for each standing seat, between them the bridges as plain lines."""
    lines = (
        element("line", class_="map-bridge", **_ends(showing, pair), data_bridge=_pair(pair))
        for pair in bridges(showing.now)
    )
    return element(
        "div",
        element(
            "svg",
            lines,
            aria_hidden="true",
            focusable="false",
            viewBox="0 0 300 100",
            preserveAspectRatio="none",
        ),
        (_seat(speech, showing, seat) for seat in (*showing.far, *showing.near)),
        class_="map",
        role="group",
        aria_label=speech.say("map.title"),
    )


def _seat(speech: Speech, showing: Showing, seat: Seat) -> Html:
    standing = seat in showing.now.ring
    row = "near" if seat.team == showing.own else "far"
    names = f"map-seat {showing.side(seat)} {row} at-{showing.column(seat)}"
    if not standing:
        return element("span", icon("fallen"), class_=f"{names} fallen", aria_hidden="true")
    position = showing.position
    alarm = " exposed" if seat in exposed(showing.now) else ""
    return element(
        "button",
        icon(ROLES[role(showing.table, seat)]),
        type="button",
        class_=names + alarm,
        aria_label=title(speech, showing, seat),
        data_seat=str(seat),
        data_reached_by=" ".join(
            str(one) for one in showing.now.ring if one != seat and seat in reach(position, one)
        ),
    )


def _ends(showing: Showing, pair: tuple[Seat, Seat]) -> dict[str, int]:
    (x1, y1), (x2, y2) = (
        (showing.column(seat) * 100 - 50, 100 if seat.team == showing.own else 0) for seat in pair
    )
    return {"x1": x1, "y1": y1, "x2": x2, "y2": y2}


def _pair(pair: tuple[Seat, Seat]) -> str:
    return f"{pair[0]} {pair[1]}"
