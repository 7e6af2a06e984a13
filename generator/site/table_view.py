"""A table page: the board, a panel for every standing seat, the ways to other tables, the
matrix."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from markupsafe import Markup

from generator.emperor.clock import Position
from generator.emperor.seat import Seat
from generator.emperor.table import emperors, role
from generator.site import draw
from generator.site.atlas import Atlas, Chart
from generator.site.board_view import ROLES, BoardView, board_view, heading
from generator.site.plan import table_slug
from generator.site.voice import Voice
from generator.wording.answers import Answer, answers
from generator.wording.cards import description
from generator.wording.lanes import lane_words
from generator.wording.matrix import Matrix, matrix
from generator.wording.names import seat_name
from generator.wording.narration import exposed_sentences, story
from generator.wording.panel import facts, remarks

Href = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class FactView:
    """A fact at the head of a panel."""

    term: str
    words: str
    alarm: bool


@dataclass(frozen=True, slots=True)
class AnswerView:
    """One answer: attack, reach or deploy; yes or no; verdict, reason, rules."""

    kind: str
    allowed: bool
    icon: str
    verdict: str
    sentence: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RowView:
    """Everything that the chosen seat may do to one other seat."""

    name: str
    side: str
    icon: str
    fallen: bool
    attackable: bool
    answers: tuple[AnswerView, ...]


@dataclass(frozen=True, slots=True)
class RemarkView:
    """A sentence worth saying about a player, and the rules it rests on."""

    sentence: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PanelView:
    """The panel of a chosen seat."""

    code: str
    icon: str
    title: str
    facts: tuple[FactView, ...]
    remarks: tuple[RemarkView, ...]
    summary: str
    rows: tuple[RowView, ...]


@dataclass(frozen=True, slots=True)
class Move:
    """A way to another table: where it leads, and in words."""

    href: str
    words: str


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything on a table's page."""

    title: str
    headline: str
    lead: str
    board: BoardView
    panels: tuple[PanelView, ...]
    falls: tuple[Move, ...]
    returns: tuple[Move, ...]
    start_over: str
    picture: Markup
    story: tuple[str, ...]
    matrix: Matrix
    before: Move | None
    next: Move | None


def table_view(voice: Voice, atlas: Atlas, code: str, href: Href) -> TableView:
    """The page of one table; `href` gives the link to a slug."""
    chart = atlas.chart(code)
    cat = voice.catalogue
    position = chart.position
    told = story(cat, chart.configuration)
    codes = list(atlas.charts)
    at = codes.index(code)
    return TableView(
        voice.set(told.title),
        voice.set(told.headline.rstrip(".")),
        voice.set(f"{told.headline} {told.explanation}"),
        board_view(voice, position, emperors(chart.configuration.table)[0]),
        tuple(panel(voice, position, seat) for seat in position.configuration.ring),
        tuple(
            _move(voice, chart, href, "table.fall", seat, to) for seat, to in chart.falls.items()
        ),
        tuple(
            _move(voice, chart, href, "table.return", seat, to)
            for seat, to in chart.returns.items()
        ),
        href(table_slug("none")),
        draw.picture(voice, position, None, "picture"),
        _sentences(voice, chart),
        matrix(cat, position),
        _neighbour(voice, atlas, codes[at - 1], href) if at else None,
        _neighbour(voice, atlas, codes[at + 1], href) if at + 1 < len(codes) else None,
    )


def panel(voice: Voice, position: Position, seat: Seat) -> PanelView:
    """The panel of one standing seat: every other seat with three answers."""
    cat = voice.catalogue
    table = position.configuration.table
    told = [
        FactView(voice.set(fact.term), voice.set(fact.words), fact.alarm)
        for fact in facts(cat, position, seat)
    ]
    rows = tuple(_row(voice, position, seat, other) for other in _others(position, seat))
    return PanelView(
        str(seat),
        ROLES[role(table, seat)],
        heading(voice, position, seat),
        tuple(told),
        tuple(
            RemarkView(voice.set(note.sentence), note.rules)
            for note in remarks(cat, position, seat)
        ),
        voice.set(card_words(voice, position, seat)),
        rows,
    )


def card_words(voice: Voice, position: Position, seat: Seat) -> str:
    """A seat's own words in a line: reach, attack, exposed."""
    return description(voice.catalogue, position, seat)


def _others(position: Position, seat: Seat) -> tuple[Seat, ...]:
    """All other seats in turn order from the next on the left, the fallen last."""
    seats = position.configuration.table.seats
    at = seats.index(seat)
    turned = seats[at + 1 :] + seats[:at]
    return tuple(sorted(turned, key=lambda other: other in position.configuration.fallen))


def _row(voice: Voice, position: Position, actor: Seat, target: Seat) -> RowView:
    told = answers(voice.catalogue, position, actor, target)
    fallen = target in position.configuration.fallen
    shown = (told.reach,) if fallen else (told.attack, told.reach)
    if not fallen and actor.team == target.team:
        shown = (told.deploy, told.reach)
    return RowView(
        heading(voice, position, target),
        "own" if target.team == 0 else "foe",
        "fallen" if fallen else ROLES[role(position.configuration.table, target)],
        fallen,
        told.attack.allowed,
        tuple(_answer(voice, answer) for answer in shown),
    )


def _answer(voice: Voice, answer: Answer) -> AnswerView:
    icons = {"attack": "swords", "reach": "check", "deploy": "deploy"}
    icon = icons[answer.question] if answer.allowed else "cross"
    if answer.code == "fallen":
        icon = "fallen"
    return AnswerView(
        answer.question,
        answer.allowed,
        icon,
        voice.set(answer.verdict) + ".",
        voice.set(answer.sentence),
        answer.rules,
    )


def _move(voice: Voice, chart: Chart, href: Href, ident: str, seat: Seat, code: str) -> Move:
    name = seat_name(voice.catalogue, chart.configuration.table, seat)
    return Move(href(table_slug(code)), voice.say(ident, seat=name))


def _neighbour(voice: Voice, atlas: Atlas, code: str, href: Href) -> Move:
    told = story(voice.catalogue, atlas.chart(code).configuration)
    return Move(href(table_slug(code)), voice.set(told.headline))


def _sentences(voice: Voice, chart: Chart) -> tuple[str, ...]:
    cat = voice.catalogue
    told = story(cat, chart.configuration)
    front = " ".join((told.headline, told.explanation))
    lanes = " ".join(lane.sentence for lane in lane_words(cat, chart.configuration))
    exposed = " ".join(exposed_sentences(cat, chart.configuration))
    return tuple(voice.set(text) for text in (front, lanes, exposed) if text)
