"""What a bigger table says of one seat, or of all while nobody is chosen, beside its ring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from generator.emperor.deploy import deploy
from generator.emperor.reach import pending_reach, reach
from generator.emperor.seat import Seat
from generator.emperor.table import role
from generator.fragment.asking import questions
from generator.fragment.chooser import mark
from generator.fragment.html import Html, element, joined
from generator.fragment.icon import ROLES, icon
from generator.fragment.moves import seat_moves
from generator.fragment.panel import others, panel, panels
from generator.fragment.showing import Showing
from generator.fragment.speech import Speech
from generator.fragment.story import heading, matrix, tale
from generator.fragment.turnbox import Turn, turn_box
from generator.fragment.ways import Ways
from generator.wording.names import seat_label, seat_title, team_title
from generator.wording.tags import tag

FEW = 18
"""At tables of so many seats every other player has a row, and every pair a cell up to `TINY`."""
TINY = 12


def top(
    speech: Speech, ways: Ways, showing: Showing, turn: Turn | None, seat: Seat | None
) -> Mapping[str, Html]:
    """The parts that change with every fall, and those of the chosen seat."""
    return {
        "head": joined(_kind(speech, showing), heading(speech, showing)),
        **chosen(speech, ways, showing, seat),
        "turns": turn_box(speech, ways, showing, turn),
    }


def _kind(speech: Speech, showing: Showing) -> Html:
    """Which table this is, above its heading."""
    table = showing.table
    words = speech.say("larger.table", teams=table.teams, size=table.size)
    return element("p", words, class_="kind")


def chosen(speech: Speech, ways: Ways, showing: Showing, seat: Seat | None) -> Mapping[str, Html]:
    """The parts that change with the chosen seat: its falls and its panel."""
    looked = seat if seat in showing.now.ring else None
    return {
        "moves": seat_moves(speech, ways, showing, looked),
        "panels": looking(speech, ways, showing, looked),
    }


def below(speech: Speech, showing: Showing) -> Mapping[str, Html]:
    """The parts looked at later: the question form, the table in words, every pair."""
    small = len(showing.table.seats) <= TINY
    return {
        "ask": ask_form(speech, showing),
        "tale": tale(speech, showing),
        "matrix": matrix(speech, showing) if small else Html(""),
    }


def looking(speech: Speech, ways: Ways, showing: Showing, seat: Seat | None) -> Html:
    """The panel of a seat; without one how far everybody reaches; or the result."""
    if showing.over:
        return panels(speech, ways, showing)
    if seat is None:
        return ranges(speech, ways, showing)
    if len(showing.table.seats) <= FEW:
        return panel(speech, ways, showing, seat)
    near = _near(showing, seat)
    rest = len(showing.now.ring) - 1 - sum(other in showing.now.ring for other in near)
    words = speech.say("larger.too-far", n=rest, range=showing.table.ranges[seat]) if rest else ""
    after = element("p", words, " ", speech.words("larger.too-far.ask"), class_="rest small")
    return panel(speech, ways, showing, seat, near, after if rest else None)


def _near(showing: Showing, seat: Seat) -> tuple[Seat, ...]:
    """Those whom a seat reaches, or will as the next turn begins, in turn order from its left."""
    at = showing.position
    held = {*reach(at, seat), *pending_reach(at, seat), *deploy(at, seat)}
    return tuple(other for other in others(showing, seat) if other in held)


def ranges(speech: Speech, ways: Ways, showing: Showing) -> Html:
    """Every seat's range, settled at the start (809.6a): a row a team, teams alike together."""
    table = showing.table
    rows: dict[tuple[int, ...], list[int]] = {}
    for team in range(table.teams):
        numbers = tuple(table.ranges[seat] for seat in table.seats if seat.team == team)
        rows.setdefault((table.places[team], *numbers), []).append(team)
    return element(
        "section",
        element(
            "header",
            element("h2", icon("reach"), speech.words("larger.ranges"), id="ranges"),
            element(
                "p", speech.words("larger.ranges.line"), ways.chips(("809.6a",)), class_="remark"
            ),
        ),
        (
            element(
                "div",
                element("h3", (_named(speech, showing, team) for team in alike)),
                element("ul", _numbers(speech, showing, alike[0]), class_="range-row"),
                class_="ranges",
            )
            for alike in rows.values()
        ),
        element("p", speech.words("larger.choose"), class_="rest small"),
        class_="panel",
        aria_labelledby="ranges",
    )


def _named(speech: Speech, showing: Showing, team: int) -> Html:
    name = speech.set(team_title(speech.catalogue, showing.table, team))
    return element("span", element("i", class_=mark(team), aria_hidden="true"), name, " ")


def _numbers(speech: Speech, showing: Showing, team: int) -> Iterator[Html]:
    table = showing.table
    for seat in (seat for seat in table.seats if seat.team == team):
        yield element(
            "li",
            icon(ROLES[role(table, seat)]),
            element("span", speech.set(seat_label(speech.catalogue, table, seat))),
            " ",
            element("b", str(table.ranges[seat])),
        )


def tags(speech: Speech, showing: Showing, seat: Seat) -> dict[str, list[str]]:
    """What the chosen seat says on every other one: a kind for the style sheet, and words."""
    found = {}
    for other in () if showing.over else showing.now.ring:
        words = tag(speech.catalogue, showing.position, seat, other)
        if words is not None:
            short = words.words
            if words.kind in {"reach", "far"}:
                short = speech.say("card.away", n=words.steps)
            found[str(other)] = [words.kind, speech.set(short)]
    return found


def ask_form(speech: Speech, showing: Showing) -> Html:
    """Who acts, on whom, and what; the players by team."""
    return joined(
        element(
            "div",
            _players(speech, showing, "actor", speech.say("ask.actor")),
            _players(speech, showing, "target", speech.say("ask.target")),
            class_="pair",
        ),
        questions(speech),
    )


def _players(speech: Speech, showing: Showing, name: str, label: str) -> Html:
    cat, table = speech.catalogue, showing.table
    groups = (
        element(
            "optgroup",
            (
                element("option", speech.set(seat_title(cat, table, seat)), value=str(seat))
                for seat in table.seats
                if seat.team == team
            ),
            label=speech.set(team_title(cat, table, team)),
        )
        for team in range(table.teams)
    )
    return element(
        "label", element("span", label), element("select", groups, name=name), class_="field"
    )
