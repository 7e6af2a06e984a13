"""How quickly the rules core answers, against the times it promises."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import perf_counter

from generator.emperor import notation
from generator.emperor.clock import Position
from generator.emperor.description import position_values
from generator.emperor.enumeration import situations
from generator.emperor.facade import describe, explanations
from generator.emperor.notation import parse_position, parse_table, position_text
from generator.emperor.reasons import explain


@dataclass(frozen=True)
class Promise:
    """Something the core does, how often it is timed, and how many seconds it may take."""

    name: str
    work: Callable[[], object]
    rounds: int
    seconds: float


def fresh(position: str) -> str:
    """A position with nothing kept from an earlier question about it."""
    notation.forget()
    return position


def answers(position: str) -> None:
    """Every answer for one position, as values: the description, and each pair explained."""
    asked = parse_position(fresh(position))
    position_values(asked)
    seats = asked.configuration.table.seats
    for actor in seats:
        for target in seats:
            explain(asked, actor, target)


def every(positions: list[str]) -> None:
    """Every answer for each of these positions."""
    for position in positions:
        answers(position)


def texts(position: str) -> None:
    """Every answer for one position, as the JSON text that the browser gets."""
    describe(fresh(position))
    explanations(position)


def spelled(table: str) -> list[str]:
    """Every running position of a table, in notation."""
    return [position_text(Position(one)) for one in situations(parse_table(table))]


def promises() -> list[Promise]:
    """What the core promises, the quickest first."""
    sixteen, many = spelled("2x3"), spelled("3x5")
    return [
        Promise("2x3: all answers for one position", lambda: answers("2x3/none"), 200, 0.001),
        Promise("2x3: the same as JSON text", lambda: texts("2x3/none"), 200, 0.001),
        Promise("2x3: all answers for all 16", lambda: every(sixteen), 20, 0.02),
        Promise("12x12: the opening described", lambda: describe(fresh("12x12/none")), 10, 0.1),
        Promise("3x5: all 4,864 described", lambda: [describe(one) for one in many], 1, 10.0),
    ]


def timed(promise: Promise) -> float:
    """The median of the seconds that the work takes."""
    promise.work()
    times = []
    for _ in range(promise.rounds):
        began = perf_counter()
        promise.work()
        times.append(perf_counter() - began)
    return median(times)


def main() -> int:
    """Print the median of each time, what was promised, and their ratio; 1 if one is too slow."""
    slow = 0
    for promise in promises():
        took = timed(promise)
        share = took / promise.seconds
        slow += share > 1
        print(
            f"{promise.name:<36} {took * 1000:10.3f} ms of {promise.seconds * 1000:8.0f} ms"
            f"  {share:5.2f}{'  too slow' if share > 1 else ''}"
        )
    return 1 if slow else 0


if __name__ == "__main__":
    raise SystemExit(main())
