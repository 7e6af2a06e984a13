"""The page of bigger tables as it is built: its first table, complete for reading."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from markupsafe import Markup

from generator.diagram.layers import layered
from generator.emperor.notation import parse_position
from generator.fragment import chooser, ringside, roster
from generator.fragment.showing import Showing
from generator.fragment.speech import Speech
from generator.fragment.ways import FIRST, Ways
from generator.wording.names import team_title
from generator.wording.pictures import picture


@dataclass(frozen=True, slots=True)
class LargerView:
    """Everything on the page: `parts` are ready-made, `position` is the table they show."""

    position: str
    home: str
    parts: Mapping[str, Markup]


def larger_view(speech: Speech, ways: Ways, table: str = FIRST) -> LargerView:
    """The page with the opening of a table; `ways` lead out of it."""
    position = f"{table}/none"
    at = parse_position(position)
    showing = Showing(at)
    seated = showing.table
    told = picture(speech.catalogue, at.configuration)
    labels = tuple(
        speech.set(team_title(speech.catalogue, seated, team)) for team in range(seated.teams)
    )
    setting = chooser.Setting(seated.teams, seated.size, seated.places)
    made = {
        "choose": chooser.chooser(speech, setting),
        "check": chooser.check(speech, ways, setting),
        "ring": layered(at, labels, speech.set(told.title), speech.set(told.description)),
        "board": roster.roster(speech, ways, showing),
        **ringside.top(speech, ways, showing, None, None),
        **ringside.below(speech, showing),
    }
    parts = {name: Markup(html) for name, html in made.items()}
    return LargerView(position, ways.home, parts)
