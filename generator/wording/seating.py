"""Whether a table can be set up so, in a sentence: a legal seating, or what is wrong with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from generator.emperor.seat import Seat
from generator.emperor.seating import THREE, clash, is_middle, range_number
from generator.emperor.table import MOST_SEATS, MOST_TEAMS
from generator.language.catalogue import Catalogue
from generator.language.message import Phrase
from generator.wording.names import TEAMS

Kind = Literal["legal", "teams", "size", "twos", "clash", "middle"]


@dataclass(frozen=True)
class Verdict:
    """What the seating check says, and the rules it rests on.

    `emperors` are the pair that breaks 809.6a, where one does.
    """

    kind: Kind
    sentence: str
    rules: tuple[str, ...]
    emperors: tuple[Seat, ...] = ()

    @property
    def legal(self) -> bool:
        """Whether the table can be set up."""
        return self.kind == "legal"


def verdict(cat: Catalogue, teams: int, size: int, places: tuple[int, ...]) -> Verdict:
    """The check of a table of any numbers; `places` are those of the emperors, one a team.

    Where the numbers themselves are refused the places are not looked at.
    """
    if not 2 <= teams <= MOST_TEAMS:
        return Verdict("teams", cat.say("larger.refused.teams", n=MOST_TEAMS), ("809.6",))
    if size == THREE - 1:
        return Verdict("twos", cat.say("larger.refused.twos"), ("809.6a",))
    if not THREE <= size <= MOST_SEATS:
        return Verdict("size", cat.say("larger.refused.size", n=MOST_SEATS), ("809.6",))
    pair = clash(teams, size, places)
    if pair is not None:
        return Verdict("clash", _clash(cat, teams, size, places, pair), ("809.6a",), pair)
    if size == THREE and not is_middle(size, places):
        return Verdict("middle", cat.say("larger.refused.middle"), ("809.2",))
    ident = "larger.legal.middle" if is_middle(size, places) else "larger.legal"
    return Verdict("legal", cat.say(ident), ("809.6a",))


def _clash(
    cat: Catalogue, teams: int, size: int, places: tuple[int, ...], pair: tuple[Seat, Seat]
) -> str:
    """Which emperor would start with which other one in its reach, and how near that one sits."""
    first, second = pair
    chairs = [seat.team * size + seat.place for seat in pair]
    apart = abs(chairs[0] - chairs[1])
    return cat.say(
        "larger.refused.clash",
        first=_emperor(cat, first),
        second=_emperor(cat, second),
        n=min(apart, teams * size - apart),
        range=range_number(teams, size, places, first),
    )


def _emperor(cat: Catalogue, seat: Seat) -> Phrase:
    """An emperor's name at a table that cannot be."""
    return cat.phrase("seat.named.emperor", team=cat.phrase(TEAMS[seat.team]))
