"""How a game stands: still running, won by a team, or drawn."""

from __future__ import annotations

from dataclasses import dataclass

from .configuration import Configuration


@dataclass(frozen=True)
class Outcome:
    """Whether the game is over, the winning team if there is one, and whether it is a draw.

    A win is the whole team's, those who have fallen included (104.2c, 809.5a).
    """

    over: bool
    winner: int | None
    draw: bool


RUNNING = Outcome(over=False, winner=None, draw=False)
DRAWN = Outcome(over=True, winner=None, draw=True)


def outcome(configuration: Configuration) -> Outcome:
    """The result a table shows, read after everything of one moment has happened (704.3).

    The last team with its emperor in the game wins (104.2c); when the last ones went together the
    game is a draw (104.4d).
    """
    teams = configuration.teams
    if len(teams) > 1:
        return RUNNING
    return Outcome(over=True, winner=teams[0], draw=False) if teams else DRAWN
