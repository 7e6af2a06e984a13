"""Fragments made for tests, and read as a page reads them."""

from __future__ import annotations

from functools import cache

from selectolax.lexbor import LexborHTMLParser

from generator.emperor.notation import parse_position
from generator.fragment.html import Html
from generator.fragment.parts import parts
from generator.fragment.showing import Showing
from generator.fragment.speech import Speech
from generator.fragment.ways import Entry, Ways
from tests.wording.catalogues import catalogue

PAGES = frozenset({"2x3/none", "2x3/a3", "2x3/a3-b1"})
WAYS = Ways("../", {"809.3": Entry("reach", "Reach")}, PAGES, {"2x3/none a": "<svg></svg>"})


@cache
def made(position: str, own: int = 0, tag: str = "en") -> dict[str, Html]:
    """All parts of a position, by name."""
    return dict(parts(Speech(catalogue(tag)), WAYS, Showing(parse_position(position), own)))


def page(html: str) -> LexborHTMLParser:
    """A fragment as a tree."""
    return LexborHTMLParser(html)


def attributes(html: str, selector: str, name: str) -> list[str]:
    """An attribute of every element that a selector finds, in the page's order."""
    return [node.attributes.get(name) or "" for node in page(html).css(selector)]


def words(html: str, selector: str) -> list[str]:
    """The text of every element that a selector finds, in the page's order."""
    return [" ".join(node.text().split()) for node in page(html).css(selector)]
