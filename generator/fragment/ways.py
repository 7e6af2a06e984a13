"""What fragments need from around them: links to rules and tables, and the drawn strips."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from string import ascii_lowercase

from generator.emperor.clock import Position
from generator.emperor.notation import fallen_text, position_text, table_text
from generator.fragment.html import Html, element

LARGER, FIRST = "larger/table/", "3x3"
"""The page of bigger tables, from a language's first page, and the table it starts with."""


@dataclass(frozen=True)
class Entry:
    """The entry of a rule on the rules page: its anchor and its title."""

    anchor: str
    title: str


@dataclass(frozen=True)
class Ways:
    """The ways out of a table's page.

    `home` leads to the language's first page, from where the fragment stands; `rules` are the
    entries by rule number; `pages` are the positions that have a page of their own; `strips` are
    the drawn strips between the rows, by `strip_key`.
    """

    home: str
    rules: Mapping[str, Entry] = field(hash=False)
    pages: frozenset[str]
    strips: Mapping[str, str] = field(hash=False)

    def at(self, home: str) -> Ways:
        """The same ways from another place."""
        return replace(self, home=home)

    def chip(self, number: str) -> Html:
        """A rule's number, linked to its entry, or to the nearest rule above that has one."""
        found = self.rules.get(number) or self.rules.get(number.rstrip(ascii_lowercase))
        if found is None:
            return element("span", number, class_="rule")
        href = f"{self.home}rules/#{found.anchor}"
        return element("a", number, class_="rule", href=href, title=found.title)

    def chips(self, numbers: tuple[str, ...]) -> list[Html]:
        """Several numbers, each with the space that parts it from the next."""
        return [Html(f" {self.chip(number)}") for number in numbers]

    def table(self, position: Position, own: int = 0) -> str:
        """The address of a table: a page of its own, or the table page with a question."""
        code = fallen_text(position.configuration)
        table = position.configuration.table
        if not table.basic:
            return f"{self.home}{LARGER}" + _question(table_text(table), position)
        if own == 0 and position_text(position) in self.pages:
            return f"{self.home}table/" + ("" if code == "none" else f"{code}/")
        asked = [f"fallen={code}"] if code != "none" else []
        if own:
            asked.append("side=b")
        if position.began is not None:
            asked += ["clock=book", f"began={fallen_text(position.began)}"]
        return f"{self.home}table/" + (f"?{'&'.join(asked)}" if asked else "")

    def strip(self, position: Position, own: int = 0) -> Html:
        """The strip between the rows of a table; none is drawn once the game is over."""
        return Html(self.strips.get(strip_key(position, own), ""))


def _question(table: str, position: Position) -> str:
    """What the page of bigger tables is asked for; nothing for the table it starts with."""
    asked = [f"table={table}"] if table != FIRST else []
    if position.configuration.fallen:
        asked.append(f"fallen={fallen_text(position.configuration)}")
    if position.began is not None:
        asked += ["clock=book", f"began={fallen_text(position.began)}"]
    return f"?{'&'.join(asked)}" if asked else ""


def strip_key(position: Position, own: int = 0) -> str:
    """The name of a strip: the position, and the side it is seen from.

    >>> from generator.emperor.notation import parse_position
    >>> strip_key(parse_position("2x3/a3~none"), 1)
    '2x3/a3~none b'
    """
    return f"{position_text(position)} {'ab'[own]}"


def pack(ways: Ways) -> str:
    """The ways as JSON text, for the browser; strips that look alike go once."""
    drawn = sorted(set(ways.strips.values()))
    return json.dumps(
        {
            "rules": {number: [e.anchor, e.title] for number, e in sorted(ways.rules.items())},
            "pages": sorted(ways.pages),
            "drawn": drawn,
            "strips": {key: drawn.index(strip) for key, strip in sorted(ways.strips.items())},
        },
        ensure_ascii=False,
        separators=(",", ":"),
    )


def unpack(text: str) -> Ways:
    """The ways that `pack` wrote; ValueError for anything else."""
    try:
        values = json.loads(text)
        return Ways(
            "",
            {number: Entry(*entry) for number, entry in values["rules"].items()},
            frozenset(values["pages"]),
            {key: values["drawn"][index] for key, index in values["strips"].items()},
        )
    except (KeyError, TypeError, IndexError, AttributeError):
        raise ValueError("expected packed ways") from None
