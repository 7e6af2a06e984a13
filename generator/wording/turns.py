"""Whose turn it is, who plays next, and how many turns a team takes in a row."""

from __future__ import annotations

from generator.emperor.configuration import Configuration
from generator.emperor.seat import Seat
from generator.emperor.table import Table
from generator.emperor.turns import Run, next_player, runs
from generator.language.catalogue import Catalogue
from generator.wording.names import TEAMS, seat_name


def turn_label(cat: Catalogue, number: int) -> str:
    """A turn's short label in a list: "Turn 3"."""
    return cat.say("turn.number", number=number)


def turn_now(cat: Catalogue, table: Table, seat: Seat, own: int = 0) -> str:
    """Whose turn it is."""
    return cat.say("turn.now", seat=seat_name(cat, table, seat, own))


def turn_first(cat: Catalogue, table: Table, seat: Seat, own: int = 0) -> str:
    """Who takes the first turn of the game: an emperor chosen at random (809.4)."""
    return cat.say("turn.first", seat=seat_name(cat, table, seat, own))


def turn_next(cat: Catalogue, configuration: Configuration, seat: Seat, own: int = 0) -> str:
    """Who plays after a seat, also after one that has just left; empty once the game is over.

    A departed player's turn runs to its end without them first (800.4j).
    """
    following = next_player(configuration, seat)
    if following is None:
        return ""
    told = [cat.say("turn.empty")] if seat in configuration.fallen else []
    name = seat_name(cat, configuration.table, following, own)
    return " ".join([*told, cat.say("turn.next", seat=name)])


def run_labels(
    cat: Catalogue, configuration: Configuration, first: Seat, laps: int = 2, own: int = 0
) -> tuple[str, ...]:
    """The runs of turns from a seat on: "2 turns for your team", "3 turns for the enemy team"."""
    return tuple(
        run_label(cat, configuration.table, run, own) for run in runs(configuration, first, laps)
    )


def run_label(cat: Catalogue, table: Table, run: Run, own: int = 0) -> str:
    """So many turns in a row for one team."""
    team, n = run
    if table.basic:
        return cat.say("turn.run.own" if team == own else "turn.run.foe", n=n)
    return cat.say("turn.run.named", n=n, team=cat.phrase(TEAMS[team]))
