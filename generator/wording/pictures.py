"""Titles and descriptions of pictures of a table, for readers who do not see them."""

from __future__ import annotations

from dataclasses import dataclass

from generator.emperor.bridges import bridges, exposed, lanes, pending_attack
from generator.emperor.clock import Position
from generator.emperor.configuration import Configuration
from generator.emperor.outcome import outcome
from generator.emperor.reach import pending_reach, reach
from generator.emperor.ring import distance
from generator.emperor.seat import Seat
from generator.emperor.turns import order
from generator.language.catalogue import Catalogue
from generator.language.message import Value
from generator.wording.names import seat_name
from generator.wording.narration import headline, outcome_sentence, shape_title
from generator.wording.roll import LONGEST, listing, roll


@dataclass(frozen=True)
class Picture:
    """A picture in words: a title of a few, and a description of everything drawn."""

    title: str
    description: str


def picture(
    cat: Catalogue,
    configuration: Configuration,
    viewer: Seat | None = None,
    began: Configuration | None = None,
    own: int = 0,
) -> Picture:
    """The words of one picture; `viewer` is the seat it counts steps from, `began` the book's."""
    return Picture(
        picture_title(cat, configuration, viewer, own),
        picture_description(cat, configuration, viewer, began, own),
    )


def picture_title(
    cat: Catalogue, configuration: Configuration, viewer: Seat | None = None, own: int = 0
) -> str:
    """Who has fallen in a picture, and whose seat it is seen from."""
    table = configuration.table
    if outcome(configuration).over:
        return shape_title(cat, configuration, own)
    values: dict[str, Value] = {}
    if viewer is not None:
        values["viewer"] = seat_name(cat, table, viewer, own)
    called = roll(cat, table, configuration.fallen, own)
    values |= {"who": called.names, "n": called.n}
    if not called.n:
        plain, seen = "picture.title.all-in", "picture.title.all-in.from"
    elif called.n > LONGEST:
        values["n"] = len(configuration.fallen)
        plain, seen = "picture.title.many", "picture.title.many.from"
    else:
        plain, seen = "picture.title.fallen", "picture.title.fallen.from"
    return cat.say(plain if viewer is None else seen, **values)


def picture_description(
    cat: Catalogue,
    configuration: Configuration,
    viewer: Seat | None = None,
    began: Configuration | None = None,
    own: int = 0,
) -> str:
    """The falls, the bridges, the shield, the exposed emperors; from a seat, who is in reach."""
    told = [headline(cat, configuration, own)]
    if outcome(configuration).over:
        return " ".join([*told, outcome_sentence(cat, configuration, own)])
    told += _fronts(cat, Position(configuration, began), own)
    if viewer is not None and viewer not in configuration.fallen:
        told += _steps(cat, Position(configuration, began), viewer, own)
    return " ".join(told)


def turns_sentence(cat: Catalogue, configuration: Configuration, first: Seat, own: int = 0) -> str:
    """The order of turns that a picture numbers its seats by, from `first` on (809.4)."""
    table = configuration.table
    seats = [seat_name(cat, table, seat, own) for seat in order(configuration, first)]
    return cat.say("picture.turns", seats=cat.listing(seats))


def _fronts(cat: Catalogue, position: Position, own: int) -> list[str]:
    """What joins and parts the two sides, and whom that exposes."""
    now = position.configuration
    table = now.table
    told = []
    for pair in bridges(now):
        first, second = (seat_name(cat, table, seat, own) for seat in pair)
        told.append(cat.say("picture.bridge", first=first, second=second))
        for actor, target in (pair, pair[::-1]):
            if target in pending_attack(position, actor):
                told.append(
                    cat.say(
                        "picture.bridge.next-turn",
                        actor=seat_name(cat, table, actor, own),
                        target=seat_name(cat, table, target, own),
                    )
                )
    throne = (lanes(now) or {}).get("throne")
    if throne is not None and throne.state == "sealed":
        told.append(cat.say("picture.sealed"))
    emperors = exposed(now)
    if emperors:
        names = listing(cat, table, emperors, own)
        told.append(cat.say("picture.exposed", emperors=names, n=len(emperors)))
    else:
        told.append(cat.say("exposed.none"))
    return told


def _steps(cat: Catalogue, position: Position, viewer: Seat, own: int) -> list[str]:
    """Who is how far from the viewer, nearest first, then who is too far."""
    now = position.configuration
    table = now.table
    name = seat_name(cat, table, viewer, own)
    told = [cat.say("picture.viewer", viewer=name, range=table.ranges[viewer])]
    held = reach(position, viewer)
    coming = pending_reach(position, viewer)
    near: dict[int, list[Seat]] = {}
    for seat in held:
        near.setdefault(distance(now.ring, viewer, seat), []).append(seat)
    for steps in sorted(step for step in near if step):
        names = listing(cat, table, near[steps], own)
        told.append(cat.say("picture.steps", n=steps, seats=names))
    if coming:
        told.append(cat.say("picture.next-turn", seats=listing(cat, table, coming, own)))
    far = [seat for seat in now.ring if seat not in held and seat not in coming]
    if len(far) > LONGEST:
        told.append(cat.say("picture.too-far.many", n=len(far)))
    elif far:
        told.append(cat.say("picture.too-far", seats=listing(cat, table, far, own)))
    return told
