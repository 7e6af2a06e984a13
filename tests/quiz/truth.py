"""Which answers to a question are true, worked out by another road: the core's own JSON."""

from __future__ import annotations

import json
from collections.abc import Callable

from generator.emperor import facade
from generator.emperor.decks import commander_damage, starting_life
from generator.emperor.notation import position_text, table_text
from generator.quiz.puzzle import Puzzle


def true(puzzle: Puzzle, choice: str) -> bool:
    """Whether an answer is true; a reason beside the right word must hold as well."""
    return CHECKS[puzzle.kind](puzzle, choice)


def _ask(question: Callable[..., str], puzzle: Puzzle, *words: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(question(position_text(puzzle.position), *words))
    assert "error" not in found, found
    return found


def _player(puzzle: Puzzle) -> dict[str, list[str]]:
    players = _ask(facade.describe, puzzle)["players"]
    assert isinstance(players, dict)
    return dict(players[str(puzzle.actor)])


def _names(choice: str) -> set[str]:
    return set() if choice == "none" else set(choice.split("-"))


def _listed(name: str) -> Callable[[Puzzle, str], bool]:
    """Answers that are the set of players in a list of the actor's."""
    return lambda puzzle, choice: _names(choice) == set(_player(puzzle)[name])


def _may(puzzle: Puzzle, choice: str) -> bool:
    told = _ask(facade.explain, puzzle, str(puzzle.actor), str(puzzle.target))
    attack, reach = told["attack"], told["reach"]
    assert isinstance(attack, dict) and isinstance(reach, dict)
    if choice.startswith("yes"):
        return bool(attack["allowed"])
    return {
        "no-between": attack["reason"] == "between",
        "no-next-turn": attack["reason"] == "opens-next-turn",
        "no-far": not attack["allowed"] and not reach["allowed"] and attack["reason"] != "between",
        "no-emperor": False,
    }[choice]


def _beyond(puzzle: Puzzle, choice: str) -> bool:
    ring = _ask(facade.describe, puzzle)["ring"]
    assert isinstance(ring, list)
    return _names(choice) == set(ring) - set(_player(puzzle)["reach"])


def _leave(puzzle: Puzzle, choice: str) -> bool:
    gone = _ask(facade.effect, puzzle, str(puzzle.actor), "concede")["leaving"]
    return sorted(_names(choice)) == gone


def _result(outcome: object) -> str:
    assert isinstance(outcome, dict)
    return "draw" if outcome["draw"] else outcome["winner"] or "running"


def _ends(puzzle: Puzzle, choice: str) -> bool:
    fallen = "-".join(map(str, {*puzzle.now.fallen, *puzzle.falls}))
    after = json.loads(facade.describe(f"{table_text(puzzle.table)}/{fallen}"))
    return choice == _result(after["outcome"])


def _next(puzzle: Puzzle, choice: str) -> bool:
    following = _ask(facade.turns, puzzle)["next"]
    assert isinstance(following, dict)
    return choice == following[str(puzzle.actor)]


def _nth(puzzle: Puzzle, choice: str) -> bool:
    order = _ask(facade.turns, puzzle, str(puzzle.actor))["order"]
    assert isinstance(order, list)
    return choice == order[puzzle.number - 1]


def _runs(puzzle: Puzzle, choice: str) -> bool:
    runs = _ask(facade.turns, puzzle, str(puzzle.actor))["runs"]
    assert isinstance(runs, list)
    return choice == "-".join(str(n) for _, n in runs[:3])


def _win(puzzle: Puzzle, choice: str) -> bool:
    gone = _ask(facade.effect, puzzle, str(puzzle.actor), "win")["leaving"]
    return sorted(_names(choice)) == gone


def _draw(puzzle: Puzzle, choice: str) -> bool:
    done = _ask(facade.effect, puzzle, str(puzzle.actor), "draw")
    return choice == _result(done["outcome"])


def _life(puzzle: Puzzle, choice: str) -> bool:
    role = _player(puzzle)["role"]
    return int(choice) == starting_life(puzzle.format, role)  # type: ignore[arg-type]


def _commander(puzzle: Puzzle, choice: str) -> bool:
    counted = commander_damage(puzzle.format)  # type: ignore[arg-type]
    return choice == ("21" if counted else "never")


def _defender(puzzle: Puzzle, choice: str) -> bool:
    assert len(_player(puzzle)["attack"]) == 2
    return choice == "one"


def _battle(puzzle: Puzzle, choice: str) -> bool:
    found = _ask(facade.battle, puzzle, str(puzzle.actor))["attackers"]
    return sorted(_names(choice)) == found


CHECKS: dict[str, Callable[[Puzzle, str], bool]] = {
    "attacks": _listed("attack"),
    "may": _may,
    "beyond": _beyond,
    "reach": lambda puzzle, choice: int(choice) == len(_player(puzzle)["reach"]) - 1,
    "deploy": _listed("deploy"),
    "exposed": lambda puzzle, choice: (
        sorted(_names(choice)) == _ask(facade.describe, puzzle)["exposed"]
    ),
    "leave": _leave,
    "ends": _ends,
    "next": _next,
    "nth": _nth,
    "runs": _runs,
    "win": _win,
    "draw": _draw,
    "life": _life,
    "commander": _commander,
    "defender": _defender,
    "range": lambda puzzle, choice: choice == str(_player(puzzle)["range"]),
    "battle": _battle,
}
