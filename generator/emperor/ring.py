"""A closed ring of things: neighbours, distance, and what lies between. No word of the game here.

A ring is a tuple; the thing after each one is at its left, the last one is followed by the first.
"""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def neighbours(ring: tuple[T, ...], one: T) -> tuple[T | None, T | None]:
    """The things at the left and at the right of one; nothing at all for something alone.

    >>> neighbours(("p", "q", "r"), "p")
    ('q', 'r')
    >>> neighbours(("p", "q"), "p")
    ('q', 'q')
    >>> neighbours(("p",), "p")
    (None, None)
    """
    size = len(ring)
    if size == 1:
        return None, None
    at = ring.index(one)
    return ring[(at + 1) % size], ring[at - 1]


def distance(ring: tuple[T, ...], one: T, other: T) -> int:
    """The number of steps from one to the other, the shorter way round.

    >>> distance(("p", "q", "r", "s"), "p", "s")
    1
    """
    steps = abs(ring.index(one) - ring.index(other))
    return min(steps, len(ring) - steps)


def ways(ring: tuple[T, ...], one: T, other: T) -> tuple[tuple[T, ...], tuple[T, ...]]:
    """What lies strictly between two different things: going left, and going right.

    >>> ways(("p", "q", "r", "s", "t"), "p", "r")
    (('q',), ('t', 's'))
    """
    at = ring.index(one)
    turned = ring[at + 1 :] + ring[:at]
    cut = turned.index(other)
    return turned[:cut], turned[:cut:-1]


def between(ring: tuple[T, ...], one: T, other: T) -> tuple[T, ...]:
    """What lies strictly between on the shorter way; where both are as long, on the way left.

    >>> between(("p", "q", "r", "s"), "p", "r")
    ('q',)
    """
    left, right = ways(ring, one, other)
    return left if len(left) <= len(right) else right


def within(ring: tuple[T, ...], one: T, steps: int) -> tuple[T, ...]:
    """Everything at most so many steps away, itself included, each once, in the ring's order.

    >>> within(("p", "q", "r", "s", "t"), "p", 1)
    ('p', 'q', 't')
    >>> within(("p", "q"), "q", 2)
    ('p', 'q')
    """
    size = len(ring)
    if 2 * steps + 1 >= size:
        return ring
    at = ring.index(one)
    first, last = at - steps, at + steps
    if first < 0:
        return ring[: last + 1] + ring[first:]
    if last >= size:
        return ring[: last - size + 1] + ring[first:]
    return ring[first : last + 1]
