"""Where each text stands on a page, read from the page made with marks.

A place is a way down from an element with an id (or from the body): names of elements, each with
its number among its like. `#main/section:1/p:0` is the first paragraph of the second section.
Everything is the same in every language, for a translation changes no element.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import unescape
from typing import NamedTuple

from generator.site.marked import END, FIRST

VOID = frozenset({"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta"}) | {
    *("source", "track", "use", "wbr"),
}
SILENT = frozenset({"head", "script", "style", "template"})


class Place(NamedTuple):
    """A text on a page: the way to its element, and whether the element holds nothing else.

    `attribute` names the attribute that holds the text, empty where it is read on the page itself.
    """

    ident: str
    way: str
    whole: bool
    attribute: str = ""


_PIECE = re.compile(
    r"<(?P<end>/?)(?P<tag>[A-Za-z][\w-]*)(?P<given>[^<>\"]*(?:\"[^\"]*\"[^<>\"]*)*)>"
    r"|<!(?:--.*?--)?[^<>]*>|(?P<words>[^<]+)",
    re.DOTALL,
)
"""A tag, a comment or words. Pages are the site's own: whole, and every value between quotes."""
_ATTRIBUTE = re.compile(r'([\w:-]+)="([^"]*)"')
_IDENT = re.compile(r'\sid="([^"]+)"')
_MARK = re.compile(f"[{chr(FIRST)}-\U0010ffff]")
_MARKS = re.compile(f"([{chr(FIRST)}-\U0010ffff{END}])")


class _Element:
    """An open element: its name and the way to it, what it holds, and the texts it began with."""

    __slots__ = ("counts", "name", "silent", "started", "text", "way")

    def __init__(self, name: str, way: str, *, silent: bool) -> None:
        self.name = name
        self.way = way
        self.silent = silent
        self.counts: dict[str, int] = {}
        self.text = ""
        self.started: list[tuple[int, int]] = []


class _Reader:
    """Walks through a page and keeps the place of every mark."""

    def __init__(self, idents: Sequence[str]) -> None:
        self.idents = idents
        self.found: list[Place] = []
        self.open: list[_Element] = [_Element("", "", silent=False)]
        self.pending: list[tuple[int, _Element, int]] = []

    def read(self, html: str) -> None:
        """Read a page."""
        for piece in _PIECE.finditer(html):
            words = piece["words"]
            if words is not None:
                self._words(words)
            elif piece["tag"] and piece["end"]:
                self._end(piece["tag"].lower())
            elif piece["tag"]:
                self._start(piece["tag"].lower(), piece["given"])

    def _start(self, tag: str, given: str) -> None:
        """Step into an element, and read its attributes."""
        above = self.open[-1]
        number = above.counts.get(tag, 0)
        above.counts[tag] = number + 1
        step = f"{tag}:{number}" if tag not in {"html", "body"} else ""
        way = f"{above.way}/{step}" if above.way and step else step or above.way
        if ident := _IDENT.search(given):
            way = f"#{ident[1]}"
        silent = above.silent or tag in SILENT
        above.text += "\0"
        if not silent and _MARK.search(given):
            for name, value in _ATTRIBUTE.findall(given):
                for mark in _MARK.findall(value):
                    self.found.append(Place(self.idents[ord(mark) - FIRST], way, False, name))
        if tag not in VOID and not given.endswith("/"):
            self.open.append(_Element(tag, way, silent=silent))

    def _end(self, tag: str) -> None:
        """Step out of an element, past those that were not closed.

        A text that was not all that the element held is then no longer whole.
        """
        here = self.open[-1]
        if here.name == tag:
            for index, length in here.started:
                if len(here.text.strip()) > length:
                    self.found[index] = self.found[index]._replace(whole=False)
        if any(element.name == tag for element in reversed(self.open)):
            while self.open.pop().name != tag:
                pass

    def _words(self, words: str) -> None:
        """Read words: a mark opens a text here, and END closes the one opened last."""
        here = self.open[-1]
        if here.silent:
            return
        first, *rest = _MARKS.split(words)
        here.text += unescape(first)
        for mark, more in zip(rest[::2], rest[1::2], strict=True):
            if mark != END:
                self.pending.append((ord(mark) - FIRST, here, len(here.text.strip())))
            elif self.pending:
                self._close(here)
            here.text += unescape(more)

    def _close(self, here: _Element) -> None:
        number, opened, before = self.pending.pop()
        whole = opened is here and before == 0
        self.found.append(Place(self.idents[number], opened.way, whole))
        if whole:
            here.started.append((len(self.found) - 1, len(here.text.strip())))


def places(html: str, idents: Sequence[str]) -> tuple[Place, ...]:
    """Every text of a page in the order of its end; each once an element.

    >>> places(f'<p id="a">{chr(FIRST)}Yes{END}</p>', ["answer.yes"])
    (Place(ident='answer.yes', way='#a', whole=True, attribute=''),)
    """
    reader = _Reader(idents)
    reader.read(html)
    return tuple(dict.fromkeys(place for place in reader.found if place.way))


def outermost(found: Sequence[Place]) -> Iterator[Place]:
    """The places readers see, one an element: the text that holds the others.

    A text inside another closes before it, so of one element the last place counts.
    """
    seen = {place.way: place for place in found if not place.attribute}
    yield from seen.values()
