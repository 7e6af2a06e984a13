"""What is said aloud when the table changes: one plain announcement for everybody."""

from __future__ import annotations

from generator.emperor.bridges import attack, bridges, exposed
from generator.emperor.clock import Position
from generator.emperor.configuration import Configuration
from generator.emperor.outcome import outcome
from generator.emperor.seat import Seat
from generator.emperor.table import role
from generator.language.catalogue import Catalogue
from generator.wording.names import TEAMS, seat_name
from generator.wording.narration import headline
from generator.wording.pending import pending_bridge
from generator.wording.roll import LONGEST, listing, roll

Pair = tuple[Seat, Seat]


def fall_sentence(
    cat: Catalogue,
    before: Configuration,
    after: Configuration,
    began: Configuration | None = None,
    own: int = 0,
) -> str:
    """The announcement of a change: who falls, and what that opens, or who comes back.

    `began` is the table as the turn began, under the by-the-book clock (801.2c). Empty where
    nothing changed.
    """
    gone, back = after.fallen - before.fallen, before.fallen - after.fallen
    if gone and back:
        return headline(cat, after, own)
    if back:
        return _return(cat, after, back, own)
    if not gone:
        return ""
    told = _falls(cat, after, gone, own)
    if outcome(after).over:
        told.append(_result(cat, after, own))
    else:
        told += _news(cat, before, Position(after, began), own) or [cat.say("fall.same")]
    return " ".join(told)


def _return(cat: Catalogue, after: Configuration, back: frozenset[Seat], own: int) -> str:
    """Who is at the table again, after an undo."""
    if not after.fallen:
        return cat.say("back.all")
    called = roll(cat, after.table, back, own)
    if called.n > LONGEST:
        return cat.say("back.many", n=len(back))
    return cat.say("back.now", who=called.names, n=called.n)


def _falls(cat: Catalogue, after: Configuration, gone: frozenset[Seat], own: int) -> list[str]:
    """Who falls: the generals, then the emperors, each of whom takes a whole team (104.3i)."""
    table = after.table
    emperors = [seat for seat in sorted(gone) if role(table, seat) == "emperor"]
    lost = {seat.team for seat in emperors}
    generals = [seat for seat in gone if seat.team not in lost]
    told = []
    if len(generals) > LONGEST:
        told.append(cat.say("fall.many", n=len(generals)))
    elif generals:
        called = roll(cat, table, generals, own)
        told.append(cat.say("fall.now", who=called.names, n=called.n))
    if len(emperors) == 1:
        told.append(cat.say("fall.emperor", emperor=seat_name(cat, table, emperors[0], own)))
    elif emperors:
        told.append(cat.say("fall.emperors", emperors=listing(cat, table, emperors, own)))
    return told


def _result(cat: Catalogue, after: Configuration, own: int) -> str:
    """How the game ends with this fall."""
    winner = outcome(after).winner
    if winner is None:
        return cat.say("fall.draw")
    if after.table.basic:
        return cat.say("fall.win.own" if winner == own else "fall.win.foe")
    return cat.say("fall.win.named", team=cat.phrase(TEAMS[winner]))


def _news(cat: Catalogue, before: Configuration, position: Position, own: int) -> list[str]:
    """What the new bridges mean: emperors who meet, who are exposed, and other new fronts.

    By the book some of them wait for the next turn; those say so and nothing else.
    """
    after, table = position.configuration, position.configuration.table
    fresh = [pair for pair in bridges(after) if pair not in bridges(before)]
    told = []
    for pair in list(fresh):
        waiting = pending_bridge(cat, position, pair, own)
        if waiting:
            fresh.remove(pair)
            told.append(waiting)
    for first, second in [pair for pair in fresh if set(pair) <= set(table.emperors)]:
        fresh.remove((first, second))
        told.append(_meeting(cat, after, (first, second), own))
    for emperor in exposed(after):
        attackers = [s for s in attack(Position(after), emperor) if _pair(s, emperor) in fresh]
        fresh = [pair for pair in fresh if emperor not in pair]
        if attackers:
            known = emperor in exposed(before)
            told.append(_exposure(cat, after, emperor, attackers, known, own))
    told += [_bridge(cat, after, pair, own) for pair in fresh]
    return told


def _exposure(
    cat: Catalogue,
    after: Configuration,
    emperor: Seat,
    attackers: list[Seat],
    known: bool,
    own: int,
) -> str:
    """To whom an emperor is exposed now; `known` if it was exposed before."""
    table = after.table
    name = seat_name(cat, table, emperor, own)
    names = [seat_name(cat, table, seat, own) for seat in attackers]
    if len(names) > 1:
        return cat.say("fall.exposed.two", emperor=name, first=names[0], second=names[1])
    if known and len(attack(Position(after), emperor)) > 1:
        return cat.say("fall.exposed.also", emperor=name, attacker=names[0])
    return cat.say("fall.exposed.one", emperor=name, attacker=names[0])


def _meeting(cat: Catalogue, after: Configuration, pair: Pair, own: int) -> str:
    """Two emperors who have become neighbours."""
    return cat.say("fall.emperors-meet") if after.table.basic else _bridge(cat, after, pair, own)


def _bridge(cat: Catalogue, after: Configuration, pair: Pair, own: int) -> str:
    """A new front between any two players."""
    first, second = (seat_name(cat, after.table, seat, own) for seat in pair)
    return cat.say("fall.bridge", first=first, second=second)


def _pair(one: Seat, other: Seat) -> Pair:
    """Two seats as the core spells a bridge."""
    return min(one, other), max(one, other)
