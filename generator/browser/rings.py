"""Rings drawn in the browser, piece by piece: loaded with svgwrite when the first one is needed."""

from __future__ import annotations

from generator.browser.tongues import spoken
from generator.browser.values import Json, values
from generator.browser.words import in_words
from generator.diagram import layers
from generator.emperor.clock import Position
from generator.emperor.notation import parse_position, parse_seat
from generator.emperor.table import Table
from generator.fragment.speech import Speech
from generator.wording.names import team_title
from generator.wording.pictures import picture


@in_words
def ring(tag: str, position: str, before: str = "") -> Json:
    """The ring of a position: whole, or the pieces that differ from the ring of `before`."""
    speech, at = Speech(spoken(tag)), parse_position(position)
    told = picture(speech.catalogue, at.configuration, None, at.began)
    title, description = (speech.set(words) for words in (told.title, told.description))
    names = labels(speech, at.configuration.table)
    then = parse_position(before) if before else None
    if then is None or then.configuration.table != at.configuration.table:
        return {"svg": layers.layered(at, names, title, description)}
    changed = layers.pieces(at, names, then)
    found: dict[str, Json] = {name: dict(drawn) for name, drawn in changed.items()}
    return {"pieces": found, "title": title, "description": description}


@in_words
def look(tag: str, position: str, seat: str = "", actor: str = "", target: str = "") -> Json:
    """How that ring looks from a seat, and the arrow of a question; no seat is nobody."""
    at = parse_position(position)
    table = at.configuration.table
    ends = (parse_seat(table, actor), parse_seat(table, target)) if actor and target else None
    arrow = ends if ends and ends[0] != ends[1] and _stand(at, *ends) else None
    return values(tag, layers.look(at, parse_seat(table, seat) if seat else None, arrow))


def _stand(at: Position, *seats: object) -> bool:
    """Whether all of these are at the table still: an arrow leads from one player to another."""
    return all(seat in at.configuration.ring for seat in seats)


def labels(speech: Speech, table: Table) -> tuple[str, ...]:
    """The teams' names for the ring's rim."""
    return tuple(
        speech.set(team_title(speech.catalogue, table, team)) for team in range(table.teams)
    )
