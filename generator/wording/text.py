"""A whole table as plain text, to paste into a chat."""

from __future__ import annotations

from generator.emperor.bridges import attack
from generator.emperor.clock import Position
from generator.emperor.notation import position_text
from generator.emperor.seat import Seat
from generator.emperor.table import Table
from generator.language.catalogue import Catalogue
from generator.wording.names import seat_label, seat_name, seat_short, team_title
from generator.wording.narration import story
from generator.wording.pending import pending_sentences


def plain_text(cat: Catalogue, position: Position, address: str = "", own: int = 0) -> str:
    """A title, what has happened, and every player a line; then the address, or the notation.

    At the table of six the far team stands above one's own, as on the board.
    """
    now = position.configuration
    table = now.table
    told = story(cat, now, own)
    blocks = [
        [cat.say("text.title", title=told.title), told.headline, told.explanation],
        *(
            [
                cat.say("text.team", team=team_title(cat, table, team, own)),
                *(_line(cat, position, seat, own) for seat in _row(table, team)),
            ]
            for team in _order(table, own)
        ),
        list(pending_sentences(cat, position, own)),
        [address or position_text(position)],
    ]
    return "\n\n".join("\n".join(dict.fromkeys(block)) for block in blocks if block)


def _order(table: Table, own: int) -> tuple[int, ...]:
    """The teams from top to bottom: one's own last at the table of six, else in turn order."""
    return (1 - own, own) if table.basic else tuple(range(table.teams))


def _row(table: Table, team: int) -> tuple[Seat, ...]:
    """A team's seats: Sun, Throne, Moon at the table of six, else in turn order."""
    seats = tuple(seat for seat in table.seats if seat.team == team)
    return seats[::-1] if table.basic and team == 0 else seats


def _line(cat: Catalogue, position: Position, seat: Seat, own: int) -> str:
    """One player: reach and targets, or that they have fallen."""
    now = position.configuration
    short = cat.say("seat.title", seat=seat_short(cat, now.table, seat, own))
    name = short if now.table.basic else seat_label(cat, now.table, seat)
    if seat in now.fallen:
        return cat.say("text.seat.fallen", seat=name)
    number = now.table.ranges[seat]
    targets = [seat_name(cat, now.table, other, own) for other in attack(position, seat)]
    if not targets:
        return cat.say("text.seat.attack.none", seat=name, range=number)
    if len(targets) == 1:
        return cat.say("text.seat.attack.one", seat=name, range=number, target=targets[0])
    return cat.say(
        "text.seat.attack.two", seat=name, range=number, first=targets[0], second=targets[1]
    )
