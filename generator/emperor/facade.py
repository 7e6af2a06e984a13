"""The core's questions with text in and JSON text out: what the page's worker and the shell ask.

No function here raises. What cannot be answered comes back as ``{"error", "detail"}``: the kind of
the error and a line that says what was expected. A list too long has ``count`` beside them, a
refused seating its pair of ``emperors``.
"""

from __future__ import annotations

from . import battles, effects, enumeration, game
from . import seatings as seating_lists
from . import turns as turn_order
from .answer import explanation_text, object_text, safe, text
from .clock import Position
from .description import Json, name, names, outcome_values, position_values
from .errors import NotationError, shown
from .notation import (
    parse_fallen,
    parse_position,
    parse_seat,
    parse_table,
    position_text,
    table_text,
)
from .outcome import outcome
from .seat import LETTERS, Seat


@safe
def describe(position: str) -> str:
    """Everything the core knows of a position: ring, players, bridges, lanes, shape, outcome."""
    return text(position_values(parse_position(position)))


@safe
def explain(position: str, actor: str, target: str) -> str:
    """Why one seat may or may not attack, reach and deploy to another."""
    asked = parse_position(position)
    table = asked.configuration.table
    return explanation_text(asked, parse_seat(table, actor), parse_seat(table, target))


@safe
def explanations(position: str) -> str:
    """What ``explain`` says of every pair of seats, at once: actor, then target."""
    asked = parse_position(position)
    seats = asked.configuration.table.seats
    return object_text(
        (actor, object_text((target, explanation_text(asked, actor, target)) for target in seats))
        for actor in seats
    )


@safe
def positions(table: str, finished: bool = False, shapes: bool = False) -> str:
    """Every running position of a table; finished ones too, or one of each shape, where asked."""
    seated = parse_table(table)
    listed = enumeration.classes if shapes else enumeration.situations
    found: list[Json] = [
        position_text(Position(configuration)) for configuration in listed(seated, finished)
    ]
    return text({"table": table_text(seated), "count": len(found), "positions": found})


@safe
def turns(position: str, first: str | None = None) -> str:
    """One lap from a seat, the teams' runs over two laps, and who plays after each seat.

    Without a seat the lap begins at the first standing emperor.
    """
    now = parse_position(position).configuration
    leader = now.table.emperors[now.teams[0]] if now.teams else now.table.emperors[0]
    seat = leader if first is None else parse_seat(now.table, first)
    runs: list[Json] = [[LETTERS[team], turns] for team, turns in turn_order.runs(now, seat)]
    return text(
        {
            "order": names(turn_order.order(now, seat)),
            "runs": runs,
            "next": {str(one): name(turn_order.next_player(now, one)) for one in now.table.seats},
        }
    )


@safe
def seatings(table: str) -> str:
    """Every seating of the emperors by 809.6a: legal, in the middle too, refused with the pair."""
    seated = parse_table(table)
    found = seating_lists.seatings(seated.teams, seated.size)
    legal: list[Json] = [list(places) for places in found.legal]
    middle: list[Json] = [list(places) for places in found.middle]
    refused: list[Json] = [
        {"places": list(one.places), "emperors": names(one.emperors)} for one in found.refused
    ]
    return text({"legal": legal, "middle": middle, "refused": refused})


@safe
def effect(position: str, seat: str, kind: str) -> str:
    """Who leaves by a seat's "you win" or "draw" effect or concession, and what comes of it."""
    asked = parse_position(position)
    done = effects.effect(asked, parse_seat(asked.configuration.table, seat), kind)
    return text(
        {
            "leaving": names(done.leaving),
            "drawn": names(done.drawn),
            "outcome": outcome_values(done.outcome),
            "after": position_text(done.after),
        }
    )


@safe
def battle(position: str, protector: str) -> str:
    """Who may attack a battle with this protector, and whom it could name for its own Siege."""
    asked = parse_position(position)
    seat = parse_seat(asked.configuration.table, protector)
    return text(
        {
            "attackers": names(battles.attackers(asked, seat)),
            "protectors": names(battles.protectors(asked, seat)),
        }
    )


@safe
def step(position: str, turn: str, action: str, seats: str = "none") -> str:
    """A stepped game after one step: ``begin`` a seat's turn, ``fall`` in it, or ``end`` it.

    ``turn`` is the seat whose turn begins, or is on; ``seats`` are those that fall, in notation.
    """
    asked = parse_position(position)
    table = asked.configuration.table
    seat = parse_seat(table, turn)
    before = game.Game(asked, seat, running=True)
    after = _step(before, action, parse_fallen(table, seats).fallen)
    return text(
        {
            "position": position_text(after.position),
            "turn": str(after.turn),
            "running": after.running,
            "active": name(after.active),
            "next": name(after.next),
            "outcome": outcome_values(outcome(after.position.configuration)),
        }
    )


def _step(before: game.Game, action: str, seats: frozenset[Seat]) -> game.Game:
    """The game after the step of that name."""
    if action == "begin":
        return game.start(before.position, before.turn)
    if action == "fall":
        return game.fall(before, *sorted(seats))
    if action == "end":
        return game.end_turn(before)
    raise NotationError(f"expected one of begin fall end: {shown(action)}")
