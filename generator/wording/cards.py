"""What a seat's card says: role, reach, whom it attacks, and how things stand with it."""

from __future__ import annotations

from dataclasses import dataclass

from generator.emperor.bridges import attack, exposed, pending_attack
from generator.emperor.clock import Position
from generator.emperor.seat import Seat
from generator.emperor.table import Role, role
from generator.language.catalogue import Catalogue
from generator.language.message import Part, Phrase, Value
from generator.wording.names import seat_label, seat_name, seat_short, seat_spoken, seat_title
from generator.wording.roll import listing


@dataclass(frozen=True)
class Card:
    """One seat's card. `label` heads it; `name` is whole; `spoken` is read aloud.

    `attack_parts` is the line `attack` in stretches: those with a name are players. `state` is a
    word, "Exposed" or "Fallen", and `note` its explanation; both are often empty, as `next_turn`
    is. A fallen seat has no reach and attacks nobody, so those lines are empty.
    """

    seat: Seat
    role: Role
    label: str
    name: str
    spoken: str
    standing: bool
    exposed: bool
    reach: str
    attack: str
    attack_parts: tuple[Part, ...]
    next_turn: str
    state: str
    note: str
    description: str


def card(cat: Catalogue, position: Position, seat: Seat, own: int = 0) -> Card:
    """The card of a seat at a table, by the position's clock."""
    now = position.configuration
    table = now.table
    standing = seat not in now.fallen
    threatened = seat in exposed(now)
    ident, values = _attack_line(cat, position, seat, own)
    waiting = pending_attack(position, seat)
    coming = cat.listing([seat_short(cat, table, other, own) for other in waiting])
    return Card(
        seat=seat,
        role=role(table, seat),
        label=seat_label(cat, table, seat),
        name=seat_title(cat, table, seat, own),
        spoken=seat_spoken(cat, table, seat, own),
        standing=standing,
        exposed=threatened,
        reach=cat.say("card.reach", range=table.ranges[seat]) if standing else "",
        attack=cat.say(ident, **values) if standing else "",
        attack_parts=cat.parts(ident, **values) if standing else (),
        next_turn=cat.say("card.attack.next-turn", target=coming) if waiting else "",
        state=_state(cat, standing, threatened),
        note="" if standing else cat.say("card.fallen.note"),
        description=description(cat, position, seat, own),
    )


def _attack_line(
    cat: Catalogue, position: Position, seat: Seat, own: int
) -> tuple[str, dict[str, Value]]:
    """The text of a card's attack line, and the values it needs."""
    table = position.configuration.table
    names = [seat_short(cat, table, other, own) for other in attack(position, seat)]
    if not names:
        return "card.attack.none", {}
    if len(names) == 1:
        return "card.attack.one", {"target": names[0]}
    return "card.attack.two", {"first": names[0], "second": names[1]}


def _state(cat: Catalogue, standing: bool, threatened: bool) -> str:
    if not standing:
        return cat.say("card.fallen")
    return cat.say("card.exposed") if threatened else ""


def description(cat: Catalogue, position: Position, seat: Seat, own: int = 0) -> str:
    """What is read aloud for a seat: "Reach 2. Can attack the enemy Sun general. Exposed."."""
    now = position.configuration
    table = now.table
    if seat in now.fallen:
        return cat.say("card.says.fallen")
    told = [cat.say("card.says.reach", range=table.ranges[seat])]
    names = [seat_name(cat, table, other, own) for other in attack(position, seat)]
    told.append(_says_attack(cat, names))
    waiting = pending_attack(position, seat)
    if waiting:
        coming = listing(cat, table, waiting, own)
        told.append(cat.say("card.says.next-turn", target=coming))
    if seat in exposed(now):
        told.append(cat.say("card.says.exposed"))
    return " ".join(told)


def _says_attack(cat: Catalogue, names: list[Phrase]) -> str:
    if not names:
        return cat.say("card.says.attack.none")
    if len(names) == 1:
        return cat.say("card.says.attack.one", target=names[0])
    return cat.say("card.says.attack.two", first=names[0], second=names[1])
