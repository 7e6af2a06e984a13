"""The board of a table page: six seat cards in two rows, and the front between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from markupsafe import Markup, escape

from generator.diagram.front import front_scene
from generator.diagram.paint_front import strip
from generator.emperor.bridges import attack
from generator.emperor.clock import Position
from generator.emperor.reach import reach
from generator.emperor.seat import Seat
from generator.language.message import Part
from generator.site.voice import Voice
from generator.wording.cards import card
from generator.wording.lanes import lane_words
from generator.wording.names import seat_title, team_title
from generator.wording.tags import tag

FAR = (Seat(1, 1), Seat(1, 2), Seat(1, 3))
NEAR = (Seat(0, 3), Seat(0, 2), Seat(0, 1))
ICONS = {
    "self": "eye",
    "attack": "swords",
    "reach": "reach",
    "far": "cross",
    "next-turn": "next-turn",
}
ROLES = {"emperor": "crown", "general": "helm"}


@dataclass(frozen=True, slots=True)
class Badge:
    """What a chosen seat (`viewer`) says on this card; `short` where there is little room."""

    viewer: str
    kind: str
    icon: str
    words: str
    short: str


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat's card as the template shows it; the codes are of those who stand."""

    code: str
    side: str
    icon: str
    label: str
    name: str
    about: str
    standing: bool
    exposed: bool
    chosen: bool
    can_attack: bool
    reach_line: str
    attack_line: Markup
    state: str
    note: str
    badges: tuple[Badge, ...]
    reached_by: str
    attacked_by: str


@dataclass(frozen=True, slots=True)
class LaneView:
    """A lane's key and its name at the head of its column."""

    key: str
    name: str


@dataclass(frozen=True, slots=True)
class BoardView:
    """The whole board; rows read from left to right, as the reader sees them."""

    legend: str
    lanes: tuple[LaneView, ...]
    enemy_team: str
    own_team: str
    far_row: tuple[SeatView, ...]
    near_row: tuple[SeatView, ...]
    far_chains: tuple[bool, ...]
    near_chains: tuple[bool, ...]
    front: Markup


def board_view(voice: Voice, position: Position, chosen: Seat) -> BoardView:
    """The board of a table of two teams of three, with one seat chosen."""
    cat = voice.catalogue
    now = position.configuration
    words = {lane.lane: lane for lane in lane_words(cat, now)}
    return BoardView(
        voice.say("table.board"),
        tuple(LaneView(key, voice.set(lane.title)) for key, lane in words.items()),
        voice.set(team_title(cat, now.table, 1)),
        voice.set(team_title(cat, now.table, 0)),
        tuple(_seat(voice, position, seat, chosen) for seat in FAR),
        tuple(_seat(voice, position, seat, chosen) for seat in NEAR),
        _chains(position, FAR),
        _chains(position, NEAR),
        Markup(strip(front_scene(now, position.began), sealed=voice.say("lane.sealed"))),
    )


def _chains(position: Position, row: Sequence[Seat]) -> tuple[bool, ...]:
    ring = position.configuration.ring
    return tuple(one in ring and other in ring for one, other in pairwise(row))


def _seat(voice: Voice, position: Position, seat: Seat, chosen: Seat) -> SeatView:
    cat = voice.catalogue
    words = card(cat, position, seat)
    ring = position.configuration.ring
    return SeatView(
        code=str(seat),
        side="own" if seat.team == 0 else "foe",
        icon=ROLES[words.role] if words.standing else "fallen",
        label=voice.set(words.label),
        name=voice.set(words.spoken),
        about=voice.set(words.description),
        standing=words.standing,
        exposed=words.exposed,
        chosen=seat == chosen,
        can_attack=words.standing and bool(attack(position, seat)),
        reach_line=voice.set(words.reach),
        attack_line=_emphasis(voice, words.attack_parts),
        state=voice.set(words.state),
        note=voice.set(words.note),
        badges=tuple(_badges(voice, position, seat)),
        reached_by=" ".join(str(v) for v in ring if v != seat and seat in reach(position, v)),
        attacked_by=" ".join(str(v) for v in ring if seat in attack(position, v)),
    )


def _badges(voice: Voice, position: Position, seat: Seat) -> Sequence[Badge]:
    found = []
    for viewer in position.configuration.ring:
        words = tag(voice.catalogue, position, viewer, seat)
        if words:
            counted = words.kind in {"reach", "far"}
            short = voice.say("card.away", n=words.steps) if counted else ""
            found.append(
                Badge(str(viewer), words.kind, ICONS[words.kind], voice.set(words.words), short)
            )
    return found


def _emphasis(voice: Voice, parts: Sequence[Part]) -> Markup:
    """A line with the players in it in bold."""
    done = Markup("")
    for part in parts:
        words = escape(voice.set(part.text))
        done += Markup("<b>{}</b>").format(words) if part.name else words
    return done


def heading(voice: Voice, position: Position, seat: Seat) -> str:
    """A seat's name as a heading."""
    return voice.set(seat_title(voice.catalogue, position.configuration.table, seat))
