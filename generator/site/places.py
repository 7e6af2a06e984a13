"""Where each text stands on a page, read from the page made with marks.

A place is a way down from an element with an id (or from the body): names of elements, each with
its number among its like. `#main/section:1/p:0` is the first paragraph of the second section.
Everything is the same in every language, for a translation changes no element.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from html.parser import HTMLParser

from generator.site.marked import END, FIRST

VOID = frozenset({"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta"}) | {
    *("source", "track", "use", "wbr"),
}
SILENT = frozenset({"head", "script", "style", "template"})


@dataclass(frozen=True, slots=True)
class Place:
    """A text on a page: the way to its element, and whether the element holds nothing else.

    `attribute` names the attribute that holds the text, empty where it is read on the page itself.
    """

    ident: str
    way: str
    whole: bool
    attribute: str = ""


@dataclass
class _Element:
    name: str
    way: str
    silent: bool
    counts: dict[str, int] = field(default_factory=dict)
    text: str = ""
    started: list[tuple[int, int]] = field(default_factory=list)


class _Reader(HTMLParser):
    """Walks through a page and keeps the place of every mark."""

    def __init__(self, idents: Sequence[str]) -> None:
        super().__init__(convert_charrefs=True)
        self.idents = idents
        self.found: list[Place] = []
        self.open: list[_Element] = [_Element("", "", False)]
        self.pending: list[tuple[int, _Element, int]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Steps into an element, and reads its attributes."""
        above = self.open[-1]
        number = above.counts.get(tag, 0)
        above.counts[tag] = number + 1
        given = dict(attrs)
        step = f"{tag}:{number}" if tag not in {"html", "body"} else ""
        way = f"{above.way}/{step}" if above.way and step else step or above.way
        if given.get("id"):
            way = f"#{given['id']}"
        element = _Element(tag, way, above.silent or tag in SILENT)
        above.text += "\0"
        if not element.silent:
            for name, value in attrs:
                for letter in value or "":
                    if ord(letter) >= FIRST:
                        self.found.append(Place(self._ident(letter), way, False, name))
        if tag not in VOID:
            self.open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element that closes itself, in a picture."""
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        """Steps out of an element, past those that were not closed.

        A text that was not all that the element held is then no longer whole.
        """
        here = self.open[-1]
        for index, length in here.started if here.name == tag else ():
            if len(here.text.strip()) > length:
                self.found[index] = replace(self.found[index], whole=False)
        if any(element.name == tag for element in self.open[1:]):
            while self.open.pop().name != tag:
                pass

    def handle_data(self, data: str) -> None:
        """Reads words: a mark opens a text here, and END closes the one opened last."""
        here = self.open[-1]
        if here.silent:
            return
        for letter in data:
            if ord(letter) >= FIRST:
                self.pending.append((ord(letter) - FIRST, here, len(here.text.strip())))
            elif letter == END:
                if self.pending:
                    self._close(here)
            else:
                here.text += letter

    def _close(self, here: _Element) -> None:
        number, opened, before = self.pending.pop()
        whole = opened is here and before == 0
        self.found.append(Place(self.idents[number], opened.way, whole))
        if whole:
            here.started.append((len(self.found) - 1, len(here.text.strip())))

    def _ident(self, letter: str) -> str:
        return self.idents[ord(letter) - FIRST]


def places(html: str, idents: Sequence[str]) -> tuple[Place, ...]:
    """Every text of a page in the order of its end; each once an element.

    >>> places(f'<p id="a">{chr(FIRST)}Yes{END}</p>', ["answer.yes"])
    (Place(ident='answer.yes', way='#a', whole=True, attribute=''),)
    """
    reader = _Reader(idents)
    reader.feed(html)
    reader.close()
    return tuple(dict.fromkeys(place for place in reader.found if place.way))


def outermost(found: Sequence[Place]) -> Iterator[Place]:
    """The places readers see, one an element: the text that holds the others.

    A text inside another closes before it, so of one element the last place counts.
    """
    seen = {place.way: place for place in found if not place.attribute}
    yield from seen.values()
