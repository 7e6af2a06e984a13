"""Markdown to plain text, for places that take no markup: structured data and JSON."""

from __future__ import annotations

import re
from functools import lru_cache

from generator.emperor.notation import parse_seat
from generator.emperor.table import table
from generator.site.voice import Voice
from generator.wording.names import seat_name

LINK = re.compile(r"( ?)\[([^\]]*)\]\(([^()\s]*)\)")
STRONG = re.compile(r"(?<!\\)(\*{1,2})(?=\S)(.+?)(?<=[^\s\\])\1")
CODE = re.compile(r"`([^`]*)`")
ESCAPE = re.compile(r"\\([\\`*_{}\[\]()#+.!|-])")
CALLOUT = re.compile(r"^:::.*$\n?", re.MULTILINE)
WRAPPED = re.compile(r"(?<=\S)[ \t]*\n[ \t]*(?=[^\s\-*|\d])")


def plain(voice: Voice, markdown: str) -> str:
    """The words of some Markdown, set in the voice's typography; blank lines part paragraphs.

    A link keeps its words. One without words becomes the name of its term or seat; a bare rule
    number goes, and is for the reader of the data to give.
    """
    linked = LINK.sub(lambda found: _words(voice, found[1], found[2], found[3]), markdown)
    return voice.set(_bare(linked))


@lru_cache(maxsize=20000)
def _bare(text: str) -> str:
    """Markdown without links, without its marks."""
    text = STRONG.sub(r"\2", CODE.sub(r"\1", CALLOUT.sub("", text).strip()))
    text = ESCAPE.sub(r"\1", WRAPPED.sub(" ", text))
    return re.sub(r"\n{3,}", "\n\n", text)


def cited(markdown: str) -> tuple[str, ...]:
    """The targets of the rule links in some Markdown, each once, in order.

    >>> cited("Only the next seat [](rule:809.3c), or [reach](rule:reach) it.")
    ('809.3c', 'reach')
    """
    targets = (found[3] for found in LINK.finditer(markdown))
    rules = (target.removeprefix("rule:") for target in targets if target.startswith("rule:"))
    return tuple(dict.fromkeys(rules))


def _words(voice: Voice, space: str, words: str, target: str) -> str:
    scheme, _, name = target.partition(":")
    if words or scheme not in {"rule", "term", "seat"}:
        return space + words
    if scheme == "term":
        return space + voice.catalogue.say(f"term.{name}.term")
    if scheme == "seat":
        return f"{space}{seat_name(voice.catalogue, table(), parse_seat(table(), name))}"
    return ""
