"""Markdown to Markup: the words of a page, its headings, links of our own kinds, and directives.

Writers use plain Markdown. Links may start with `rule:`, `page:`, `table:`, `term:` or `seat:`;
a block
between `::: name` and `:::` is a directive (figure, rules, note, house). What stands behind
those names
is the business of the `World` that is passed in; this module only knows how they are written.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from html import unescape
from typing import Protocol

import markdown
from markdown.extensions import Extension
from markupsafe import Markup

OPEN = re.compile(r":::[ \t]*([a-z]+)[ \t]*([^\n]*)")


@dataclass(frozen=True, slots=True)
class Link:
    """Where a link leads, and how it looks: `words` replace empty ones; `extra` are attributes."""

    href: str
    words: str = ""
    css: str = ""
    extra: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of a page: its level (1 to 4), its id and its words."""

    level: int
    ident: str
    words: str


@dataclass(frozen=True, slots=True)
class Prose:
    """The Markup of a page's words, and its headings in order."""

    body: Markup
    headings: tuple[Heading, ...]


class World(Protocol):
    """What the words of one page may refer to."""

    def link(self, scheme: str, target: str) -> Link:
        """The link that `scheme:target` stands for."""

    def directive(self, name: str, argument: str, text: str) -> Markup:
        """The Markup of a directive with the Markdown lines inside it."""


def prose(text: str, world: World) -> Prose:
    """The page's Markdown (without front matter) as Markup.

    Raises KeyError where the world does not know a link or a directive.
    """
    pieces: list[Markup] = []
    headings: list[Heading] = []
    for part in _parts(text):
        if isinstance(part, str):
            html, found = _render(part, world)
            pieces.append(html)
            headings.extend(found)
        else:
            pieces.append(world.directive(*part))
    return Prose(Markup("\n").join(pieces), tuple(headings))


def parted(body: Markup) -> tuple[Markup, Markup]:
    """A page's words cut after its opening: the heading and the paragraph right under it.

    >>> parted(Markup("<h1>A</h1> <p>B</p> <p>C</p>"))
    (Markup('<h1>A</h1> <p>B</p>'), Markup(' <p>C</p>'))
    """
    opening = _OPENING.match(body)
    end = opening.end() if opening else 0
    return body[:end], body[end:]


def blocks(text: str, world: World) -> Markup:
    """A few paragraphs of Markdown, such as a rule's text, as Markup."""
    return _render(text, world)[0]


def inline(text: str, world: World) -> Markup:
    """One line of Markdown as Markup, without a paragraph around it."""
    html = _render(text.strip(), world)[0]
    return Markup(html.removeprefix("<p>").removesuffix("</p>"))


def _parts(text: str) -> Iterator[str | tuple[str, str, str]]:
    lines: list[str] = []
    inside: tuple[str, str] | None = None
    for line in text.splitlines():
        start = OPEN.fullmatch(line.rstrip())
        if inside is None and start:
            yield "\n".join(lines)
            lines, inside = [], (start[1], start[2].strip())
        elif inside is not None and line.strip() == ":::":
            yield (*inside, "\n".join(lines))
            lines, inside = [], None
        else:
            lines.append(line)
    yield "\n".join(lines)


_LINK = re.compile(r'<a href="(rule|page|table|term|seat):([^"]*)">(.*?)</a>', re.DOTALL)
_HEADING = re.compile(r'<h([1-4]) id="([^"]+)">(.*?)</h\1>', re.DOTALL)
_OPENING = re.compile(r"\s*<h1\b.*?</h1>(?:\s*<p>.*?</p>)?", re.DOTALL)
#: A line in which Markdown finds nothing to do: half of all texts, and slow to find out.
_PLAIN = re.compile(r"[^\W\d_][^\\`*_{}\[\]<>&#|\x00-\x1f]*(?<!\s)")
_TAG = re.compile(r"<[^<>]*>")
_ANCHOR = Markup('<a href="{}"{}>{}</a>')


class _NoHtml(Extension):
    """Markdown alone: what looks like HTML is text."""

    def extendMarkdown(self, md: markdown.Markdown) -> None:  # noqa: N802 - the library's name
        md.preprocessors.deregister("html_block")
        md.inlinePatterns.deregister("html")


_MARKDOWN = markdown.Markdown(
    extensions=["tables", "attr_list", "sane_lists", _NoHtml()], output_format="html"
)


def _render(text: str, world: World) -> tuple[Markup, list[Heading]]:
    html = _html(text)

    def linked(match: re.Match[str]) -> str:
        link = world.link(match[1], unescape(match[2]))
        extra = [("class", link.css)] if link.css else []
        attributes = Markup("").join(
            Markup(' {}="{}"').format(name, value) for name, value in (*extra, *link.extra)
        )
        return _ANCHOR.format(link.href, attributes, Markup(match[3]) or link.words)

    html = _LINK.sub(linked, html)
    headings = [
        Heading(int(level), ident, unescape(_TAG.sub("", words)))
        for level, ident, words in _HEADING.findall(html)
    ]
    return Markup(html), headings


@lru_cache(maxsize=8192)
def _html(text: str) -> str:
    """Markdown as HTML with our own links still as written: the same on every page."""
    if not text.strip():
        return ""
    if _PLAIN.fullmatch(text):
        return f"<p>{text}</p>"
    return _MARKDOWN.reset().convert(text)
