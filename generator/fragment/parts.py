"""All the parts of a table's page that change with the table, by name."""

from __future__ import annotations

from collections.abc import Mapping

from generator.fragment.board import board
from generator.fragment.html import Html
from generator.fragment.moves import moves
from generator.fragment.panel import panels
from generator.fragment.showing import Showing
from generator.fragment.speech import Speech
from generator.fragment.story import heading, matrix, plain, tale
from generator.fragment.ways import Ways


def parts(speech: Speech, ways: Ways, showing: Showing) -> Mapping[str, Html]:
    """Every part of the page of a table; the page marks their places with `data-part`."""
    return {
        "head": heading(speech, showing),
        "board": board(speech, ways, showing),
        "moves": moves(speech, ways, showing),
        "panels": panels(speech, ways, showing),
        "tale": tale(speech, showing),
        "matrix": matrix(speech, showing),
        "text": plain(speech, showing),
    }
