"""The panel of a chosen seat: a few facts at its head, and remarks where they are due."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from generator.emperor.bridges import attack, exposed, pending_attack
from generator.emperor.clock import Position
from generator.emperor.deploy import deploy
from generator.emperor.remarks import RULES
from generator.emperor.remarks import remarks as codes
from generator.emperor.seat import Seat
from generator.emperor.table import role
from generator.language.catalogue import Catalogue
from generator.language.message import Phrase
from generator.wording.names import seat_name

REMARKS: Mapping[str, str] = {
    "attacks-nobody": "remark.attacks-nobody",
    "one-defender-per-combat": "remark.one-defender",
    "attack-one-way": "remark.attack-one-way",
}


@dataclass(frozen=True)
class Fact:
    """A term and its value: "Reach", "2". `alarm` marks what a red ring marks on the board."""

    term: str
    words: str
    alarm: bool = False


@dataclass(frozen=True)
class Remark:
    """A sentence under the facts, and the rules it rests on."""

    sentence: str
    rules: tuple[str, ...]


def facts(cat: Catalogue, position: Position, seat: Seat, own: int = 0) -> tuple[Fact, ...]:
    """A standing seat's reach, targets and teammates, and an emperor's state; none once fallen."""
    now = position.configuration
    table = now.table
    if seat in now.fallen:
        return (Fact(cat.say("fact.term.status"), cat.say("card.fallen")),)

    def names(seats: Sequence[Seat]) -> list[Phrase]:
        return [seat_name(cat, table, other, own) for other in seats]

    found = [
        Fact(cat.say("fact.term.reach"), cat.say("fact.range", range=table.ranges[seat])),
        Fact(cat.say("fact.term.attack"), _either(cat, names(attack(position, seat)))),
    ]
    waiting = pending_attack(position, seat)
    if waiting:
        found.append(Fact(cat.say("fact.term.next-turn"), _either(cat, names(waiting))))
    mates = deploy(position, seat)
    words = str(cat.listing(names(mates))) if mates else cat.say("fact.nobody")
    found.append(Fact(cat.say("fact.term.deploy"), words))
    if role(table, seat) == "emperor":
        alarm = seat in exposed(now)
        word = cat.say("card.exposed" if alarm else "fact.guarded")
        found.append(Fact(cat.say("fact.term.status"), word, alarm))
    return tuple(found)


def remarks(cat: Catalogue, position: Position, seat: Seat, own: int = 0) -> tuple[Remark, ...]:
    """What the core remarks on a seat: two enemies but one attack, or nobody to attack at all."""
    targets = attack(position, seat)
    names = [seat_name(cat, position.configuration.table, other, own) for other in targets]
    values = dict(zip(("first", "second"), names, strict=False))
    return tuple(
        Remark(cat.say(_remark(position, seat, code), **values), RULES[code])
        for code in codes(position, seat)
    )


def remark(cat: Catalogue, position: Position, seat: Seat, own: int = 0) -> Remark | None:
    """The first remark on a seat; by the live clock there is never a second one."""
    return next(iter(remarks(cat, position, seat, own)), None)


def _remark(position: Position, seat: Seat, code: str) -> str:
    """The text of a remark; by the book somebody with nobody to attack may have to wait only."""
    if code == "attacks-nobody" and pending_attack(position, seat):
        return "remark.attacks-nobody.yet"
    return REMARKS[code]


def _either(cat: Catalogue, names: list[Phrase]) -> str:
    """Nobody, one player, or one of two."""
    if not names:
        return cat.say("fact.nobody")
    if len(names) == 1:
        return str(names[0])
    return str(cat.phrase("fact.either", first=names[0], second=names[1]))
