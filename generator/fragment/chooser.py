"""The form in which a table is chosen: teams, size, each emperor's place; and the seating check."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from generator.emperor.notation import table_text
from generator.emperor.seating import THREE, clash, default_place
from generator.emperor.seatings import seatings
from generator.emperor.table import MOST_SEATS, MOST_TEAMS, table
from generator.fragment.html import Html, element, joined
from generator.fragment.icon import icon
from generator.fragment.speech import Speech
from generator.fragment.ways import Ways
from generator.wording.names import TEAMS
from generator.wording.seating import verdict

FEW = 2_000
"""Seatings up to this number are judged one by one and the legal ones listed."""


@dataclass(frozen=True)
class Setting:
    """A table as somebody wishes it, legal or not: `places` are the emperors', one a team."""

    teams: int
    size: int
    places: tuple[int, ...]

    @property
    def text(self) -> str:
        """Its spelling, with the places where one is not the usual one."""
        plain = f"{self.teams}x{self.size}"
        if self.places == (default_place(self.size),) * self.teams:
            return plain
        return f"{plain}@{'.'.join(map(str, self.places))}"


def chooser(speech: Speech, setting: Setting) -> Html:
    """Steppers for teams and size, and a choice of place for every team's emperor."""
    return joined(
        element(
            "div",
            _stepper(speech, "teams", "larger.teams", setting.teams, 2, MOST_TEAMS),
            _stepper(speech, "size", "larger.size", setting.size, THREE - 1, MOST_SEATS),
            class_="steppers",
        ),
        element(
            "details",
            element("summary", icon("crown"), speech.words("larger.places")),
            element(
                "div",
                element("p", speech.words("larger.places.help"), class_="small"),
                element(
                    "div",
                    (_place(speech, setting, team) for team in range(setting.teams)),
                    class_="places",
                ),
                element(
                    "p",
                    element(
                        "button",
                        speech.words("larger.places.middle"),
                        type="button",
                        class_="button",
                        data_do="middle",
                    ),
                    " ",
                    element(
                        "button",
                        speech.words("larger.seatings"),
                        type="button",
                        class_="button",
                        data_do="seatings",
                    ),
                    class_="buttons",
                ),
                class_="box-body",
            ),
            class_="box",
            data_box="places",
        ),
    )


def check(speech: Speech, ways: Ways, setting: Setting) -> Html:
    """What the seating check says, with its rules."""
    told = verdict(speech.catalogue, setting.teams, setting.size, setting.places)
    return element(
        "p",
        icon("check" if told.legal else "cross"),
        element("span", speech.set(told.sentence), ways.chips(told.rules)),
        class_="seating " + ("legal" if told.legal else "refused"),
    )


def listed(speech: Speech, setting: Setting) -> Html:
    """Every legal seating of a table's numbers, as buttons; for very many only their number."""
    tried = setting.size**setting.teams
    if tried > FEW:
        return element("p", speech.say("larger.seatings.many", n=tried), class_="small")
    found = seatings(setting.teams, setting.size)
    legal = found.middle if setting.size == THREE else found.legal
    middle = frozenset(found.middle)
    return joined(
        element(
            "p",
            speech.say("larger.seatings.count", n=len(legal), middle=len(middle)),
            class_="small",
        ),
        element(
            "ul",
            (
                element(
                    "li",
                    element(
                        "button",
                        ".".join(map(str, places)),
                        icon("check") if places in middle else None,
                        element("span", speech.words("larger.middle"), class_="hidden-text")
                        if places in middle
                        else None,
                        type="button",
                        class_="button",
                        aria_pressed="true" if places == setting.places else "false",
                        data_table=table_text(table(setting.teams, setting.size, places)),
                    ),
                )
                for places in legal
            ),
            class_="seatings",
        ),
    )


def _stepper(speech: Speech, name: str, ident: str, value: int, least: int, most: int) -> Html:
    """A number with a button on either side; the number itself is a list to choose from."""
    words = speech.say(ident)
    return element(
        "div",
        element("label", words, for_=f"choose-{name}"),
        element(
            "div",
            _button(speech, name, "larger.fewer", "−", words, value - 1, value > least),
            element(
                "select",
                (
                    element("option", str(n), value=n, selected=n == value)
                    for n in range(least, most + 1)
                ),
                name=name,
                id=f"choose-{name}",
            ),
            _button(speech, name, "larger.more", "+", words, value + 1, value < most),
            class_="stepper-row",
        ),
        class_="stepper",
    )


def _button(
    speech: Speech, name: str, ident: str, sign: str, what: str, to: int, able: bool
) -> Html:
    return element(
        "button",
        element("span", sign, aria_hidden="true"),
        type="button",
        class_="button",
        aria_label=speech.say(ident, what=what),
        aria_disabled=None if able else "true",
        data_step=name,
        data_value=to,
    )


def _place(speech: Speech, setting: Setting, team: int) -> Html:
    return element(
        "label",
        element("span", element("i", class_=mark(team), aria_hidden="true"), _team(speech, team)),
        element("select", _options(speech, setting, team), name=f"place-{team + 1}"),
        class_="field",
    )


def _options(speech: Speech, setting: Setting, team: int) -> Iterator[Html]:
    """Every place of a team; one that would break the seating says so, and can be tried."""
    for place in range(1, setting.size + 1):
        places = (*setting.places[:team], place, *setting.places[team + 1 :])
        refused = clash(setting.teams, setting.size, places) is not None
        aside = setting.size == THREE and place != default_place(THREE)
        words = str(place)
        if refused or aside:
            words = speech.say("larger.place.refused", n=place)
        yield element("option", words, value=place, selected=place == setting.places[team])


def _team(speech: Speech, team: int) -> str:
    return speech.say(TEAMS[team])


def mark(team: int) -> str:
    """The style of a team's mark, by its number.

    >>> mark(0), mark(11)
    ('mark team-a', 'mark team-l')
    """
    return f"mark team-{'abcdefghijkl'[team]}"
