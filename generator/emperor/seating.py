"""Who sits how far from whom at the start: range numbers, and seatings that the rules refuse.

Everything here works on plain numbers (teams, size, each team's emperor's place), because it also
judges seatings that never become a table.
"""

from __future__ import annotations

from collections.abc import Iterator

from .seat import Seat

THREE = 3
"""The size of a team of the basic variant (809.1), the only one with numbers fixed by 809.3a."""


def default_place(size: int) -> int:
    """The emperor's place unless another is named: the middle, the first of two middles (809.2).

    >>> [default_place(size) for size in (3, 4, 5, 6)]
    [2, 2, 3, 3]
    """
    return (size + 1) // 2


def is_middle(size: int, places: tuple[int, ...]) -> bool:
    """Whether every emperor has a middle seat of its team, as 809.2 asks of teams of three.

    >>> is_middle(4, (3, 3)), is_middle(5, (2, 2))
    (True, False)
    """
    return all(2 * place in (size, size + 1, size + 2) for place in places)


def _outward(seats: int, at: int) -> Iterator[tuple[int, int]]:
    """Every other chair with its distance, nearest first; the one opposite comes once."""
    for steps in range(1, seats // 2 + 1):
        left, right = (at + steps) % seats, (at - steps) % seats
        yield steps, left
        if left != right:
            yield steps, right


def range_number(teams: int, size: int, places: tuple[int, ...], seat: Seat) -> int:
    """The range of influence a seat starts with, by 809.6a; 809.3a's numbers for teams of three.

    For a general it is the smallest number that has one opposing general in reach, for an emperor
    the smallest that has two.

    >>> [range_number(2, 4, (2, 2), Seat(0, place)) for place in (1, 2, 3, 4)]
    [1, 3, 2, 1]
    """
    wanted = 2 if places[seat.team] == seat.place else 1
    found = 0
    for steps, chair in _outward(teams * size, seat.team * size + seat.place - 1):
        team, place = divmod(chair, size)
        if team != seat.team and place + 1 != places[team]:
            found += 1
            if found == wanted:
                return steps
    raise AssertionError("teams of three or more always have two generals each")


def clash(teams: int, size: int, places: tuple[int, ...]) -> tuple[Seat, Seat] | None:
    """The first emperor that would start with another in its reach, and that other (809.6a).

    Nothing for a legal seating.

    >>> clash(2, 4, (2, 2))
    >>> [str(emperor) for emperor in clash(2, 4, (2, 3)) or ()]
    ['a2', 'b3']
    """
    seats = teams * size
    chairs = [team * size + place - 1 for team, place in enumerate(places)]
    for team, place in enumerate(places):
        reach = range_number(teams, size, places, Seat(team, place))
        for other, chair in enumerate(chairs):
            steps = abs(chair - chairs[team])
            if other != team and min(steps, seats - steps) <= reach:
                return Seat(team, place), Seat(other, places[other])
    return None
