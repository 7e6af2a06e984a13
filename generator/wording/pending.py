"""By the book: what opens when the next turn begins, since reach is fixed until then (801.2c)."""

from __future__ import annotations

from generator.emperor.bridges import bridges, pending_attack
from generator.emperor.clock import Position
from generator.emperor.configuration import standing
from generator.emperor.reach import pending_reach
from generator.emperor.seat import Seat
from generator.language.catalogue import Catalogue
from generator.wording.names import seat_name
from generator.wording.roll import listing


def pending_sentences(cat: Catalogue, position: Position, own: int = 0) -> tuple[str, ...]:
    """Everything that opens next turn, attacks first; one sentence where that is nothing.

    Empty under the live clock, where nothing ever waits.
    """
    if position.began is None:
        return ()
    told = pending_attacks(cat, position, own) + pending_reaches(cat, position, own)
    return tuple(told) or (cat.say("pending.none"),)


def pending_attacks(cat: Catalogue, position: Position, own: int = 0) -> list[str]:
    """The new bridges that carry no attack yet, one way or both, a sentence each."""
    told = (pending_bridge(cat, position, p, own) for p in bridges(position.configuration))
    return [sentence for sentence in told if sentence]


def pending_bridge(
    cat: Catalogue, position: Position, pair: tuple[Seat, Seat], own: int = 0
) -> str:
    """What waits at one bridge: both attacks, or just one of them; empty where neither does.

    Whoever has a new neighbour attacks at once or from the next turn, so one way open means that
    the other waits.
    """
    waiting = [
        (actor, target)
        for actor, target in (pair, pair[::-1])
        if target in pending_attack(position, actor)
    ]
    table = position.configuration.table
    if len(waiting) == 2:
        first, second = (seat_name(cat, table, seat, own) for seat in pair)
        return cat.say("pending.both", first=first, second=second)
    if waiting:
        target, actor = (seat_name(cat, table, seat, own) for seat in waiting[0])
        return cat.say("pending.one-way", actor=actor, target=target)
    return ""


def pending_reaches(cat: Catalogue, position: Position, own: int = 0) -> list[str]:
    """Who enters whose reach as the next turn begins, a sentence for each player who gains."""
    table = position.configuration.table
    told = []
    for actor in standing(position.configuration):
        coming = pending_reach(position, actor)
        if coming:
            told.append(
                cat.say(
                    "pending.reach",
                    actor=seat_name(cat, table, actor, own),
                    targets=listing(cat, table, coming, own),
                    n=len(coming),
                )
            )
    return told
