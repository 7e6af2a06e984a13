"""Markdown to Markup: the words of a page, its headings, links of our own kinds, and directives.

Writers use plain Markdown. Links may start with `rule:`, `page:`, `table:`, `term:` or `seat:`; a block
between `::: name` and `:::` is a directive (figure, rules, note, house). What stands behind those names
is the business of the `World` that is passed in; this module only knows how they are written.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol
from xml.etree.ElementTree import Element

import markdown
from markdown.extensions import Extension
from markdown.treeprocessors import Treeprocessor
from markupsafe import Markup

SCHEME = re.compile(r"(rule|page|table|term|seat):(.*)", re.DOTALL)
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


class _Links(Treeprocessor):
    """Turns our own kinds of links into real ones, and collects the headings."""

    world: World
    headings: list[Heading]

    def run(self, root: Element) -> None:
        for element in root.iter():
            if element.tag == "a":
                self._link(element)
            elif re.fullmatch(r"h[1-4]", element.tag) and element.get("id"):
                words = "".join(element.itertext())
                self.headings.append(Heading(int(element.tag[1]), element.get("id", ""), words))

    def _link(self, element: Element) -> None:
        match = SCHEME.fullmatch(element.get("href", ""))
        if not match:
            return
        link = self.world.link(match[1], match[2])
        element.set("href", link.href)
        if link.words and not element.text and not len(element):
            element.text = link.words
        if link.css:
            element.set("class", link.css)
        for name, value in link.extra:
            element.set(name, value)


class _OurLinks(Extension):
    def extendMarkdown(self, md: markdown.Markdown) -> None:  # noqa: N802 - the library's name
        self.processor = _Links(md)
        md.treeprocessors.register(self.processor, "our-links", 5)
        md.preprocessors.deregister("html_block")
        md.inlinePatterns.deregister("html")


_LINKS = _OurLinks()
_MARKDOWN = markdown.Markdown(
    extensions=["tables", "attr_list", "sane_lists", _LINKS], output_format="html"
)


def _render(text: str, world: World) -> tuple[Markup, list[Heading]]:
    if not text.strip():
        return Markup(""), []
    _MARKDOWN.reset()
    _LINKS.processor.world = world
    _LINKS.processor.headings = headings = []
    return Markup(_MARKDOWN.convert(text)), headings
