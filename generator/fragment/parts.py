"""All the parts of a table's page that change with the table, by name."""

from __future__ import annotations

from collections.abc import Mapping

from generator.emperor.seat import Seat
from generator.fragment.asking import form
from generator.fragment.board import board
from generator.fragment.html import Html
from generator.fragment.moves import moves
from generator.fragment.panel import panel, panels
from generator.fragment.showing import Showing
from generator.fragment.speech import Speech
from generator.fragment.story import heading, matrix, plain, tale
from generator.fragment.turnbox import Turn, turn_box
from generator.fragment.warmap import war_map
from generator.fragment.ways import Ways


def parts(
    speech: Speech, ways: Ways, showing: Showing, turn: Turn | None = None
) -> Mapping[str, Html]:
    """Every part of the page of a table; the page marks their places with `data-part`."""
    return {**_top(speech, ways, showing, turn), **rest(speech, ways, showing)}


def first(
    speech: Speech, ways: Ways, showing: Showing, turn: Turn | None = None, seat: Seat | None = None
) -> Mapping[str, Html]:
    """The parts that are looked at first, with the panel of one seat, or with those of all."""
    if seat is None or showing.over or seat not in showing.now.ring:
        looked = panels(speech, ways, showing)
    else:
        looked = panel(speech, ways, showing, seat)
    return {**_top(speech, ways, showing, turn), "panels": looked}


def rest(speech: Speech, ways: Ways, showing: Showing) -> Mapping[str, Html]:
    """The other parts, and every seat's panel."""
    return {
        "panels": panels(speech, ways, showing),
        "map": war_map(speech, showing),
        "ask": form(speech, showing),
        "tale": tale(speech, showing),
        "matrix": matrix(speech, showing),
        "text": plain(speech, showing),
    }


def _top(speech: Speech, ways: Ways, showing: Showing, turn: Turn | None) -> Mapping[str, Html]:
    return {
        "head": heading(speech, showing),
        "board": board(speech, ways, showing),
        "moves": moves(speech, ways, showing),
        "turns": turn_box(speech, ways, showing, turn),
    }
