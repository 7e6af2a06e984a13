"""Pictures drawn in the browser: loaded, with svgwrite, only when the first one is asked for."""

from __future__ import annotations

from generator.browser.tongues import spoken
from generator.browser.values import Json, values
from generator.browser.words import in_words, team
from generator.diagram.drawing import svg
from generator.diagram.picture import picture_scene
from generator.emperor.notation import parse_position, parse_seat
from generator.wording.names import team_title
from generator.wording.pictures import picture


@in_words
def draw(
    tag: str,
    position: str,
    ident: str,
    viewer: str = "",
    target: str = "",
    standalone: bool = False,
    own: str = "a",
) -> Json:
    """The picture of a position as SVG, with its title and description in words.

    `viewer` is the seat it is seen from and `target` the seat an arrow leads to from there; both
    may be empty. `ident` begins the ids inside. A standalone picture is a file of its own.
    """
    cat, at, mine = spoken(tag), parse_position(position), team(own)
    table = at.configuration.table
    seat = parse_seat(table, viewer) if viewer else None
    arrow = (seat, parse_seat(table, target)) if seat and target else None
    told = picture(cat, at.configuration, seat, at.began, mine)
    names = (team_title(cat, table, number, mine) for number in range(table.teams))
    labels = () if table.basic else tuple(str(values(tag, name)) for name in names)
    scene = picture_scene(at.configuration, seat, at.began, labels=labels, arrow=arrow)
    title, description = (str(values(tag, words)) for words in (told.title, told.description))
    drawn = svg(scene, title=title, description=description, ident=ident, standalone=standalone)
    return {"svg": drawn, "title": title, "description": description}
