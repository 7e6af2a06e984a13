"""The core's answers as plain values, ready for JSON: seats by name, lists in ring order."""

from __future__ import annotations

from collections.abc import Iterable

from .bridges import attack, bridges, exposed, lanes, pending_attack, slanting
from .clock import Position
from .deploy import deploy
from .notation import position_text
from .outcome import Outcome, outcome
from .reach import pending_reach, reach
from .reasons import Reason
from .remarks import remarks
from .ring import neighbours
from .seat import LETTERS, Seat
from .shape import shape
from .table import role

Json = None | bool | int | str | list["Json"] | dict[str, "Json"]


def names(seats: Iterable[Seat]) -> list[Json]:
    """The names of seats, as they come."""
    return [str(seat) for seat in seats]


def name(seat: Seat | None) -> str | None:
    """The name of a seat, if there is one."""
    return None if seat is None else str(seat)


def position_values(position: Position) -> dict[str, Json]:
    """Everything the core knows of a position, as ``describe`` gives it."""
    now = position.configuration
    table = now.table
    joined: list[Json] = [names(pair) for pair in bridges(now)]
    return {
        "position": position_text(position),
        "table": {
            "teams": table.teams,
            "size": table.size,
            "emperors": names(table.emperors),
            "middle": table.middle,
        },
        "fallen": names(sorted(now.fallen)),
        "ring": names(now.ring),
        "clock": position.clock,
        "players": {str(seat): player_values(position, seat) for seat in now.ring},
        "bridges": joined,
        "lanes": _lane_values(position),
        "exposed": names(exposed(now)),
        "shape": shape(now),
        "slanting": slanting(now),
        "remarks": {str(seat): list(remarks(position, seat)) for seat in now.ring},
        "outcome": outcome_values(outcome(now)),
    }


def player_values(position: Position, seat: Seat) -> dict[str, Json]:
    """What a standing seat is, whom it has beside it, and whom it may do what to."""
    table = position.configuration.table
    left, right = neighbours(position.configuration.ring, seat)
    return {
        "team": seat.letter,
        "role": role(table, seat),
        "left": name(left),
        "right": name(right),
        "range": table.ranges[seat],
        "reach": names(reach(position, seat)),
        "attack": names(attack(position, seat)),
        "deploy": names(deploy(position, seat)),
        "pending_reach": names(pending_reach(position, seat)),
        "pending_attack": names(pending_attack(position, seat)),
    }


def outcome_values(result: Outcome) -> dict[str, Json]:
    """How the game stands, the winning team by its letter."""
    winner = None if result.winner is None else LETTERS[result.winner]
    return {"over": result.over, "winner": winner, "draw": result.draw}


def reason_values(reason: Reason) -> dict[str, Json]:
    """One answer with its reason, the values' seats by name."""
    return {
        "allowed": reason.allowed,
        "reason": reason.code,
        "params": {key: _plain(value) for key, value in reason.params.items()},
        "rules": list(reason.rules),
    }


def _plain(value: object) -> Json:
    """A reason's value as JSON has it: seats by name, everything else as it is."""
    if isinstance(value, tuple):
        return names(value)
    if value is None or isinstance(value, (int, str)):
        return value
    raise TypeError(f"no plain value: {value!r}")


def _lane_values(position: Position) -> Json:
    """The three lanes; None at other tables than two teams of three."""
    states = lanes(position.configuration)
    if states is None:
        return None
    return {
        lane: {"state": state.state, "standing": names(state.standing)}
        for lane, state in states.items()
    }
