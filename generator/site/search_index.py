"""What search finds: every section of every page, every rule, question and term, as plain text."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from html import unescape
from itertools import chain
from typing import NamedTuple

from markupsafe import Markup

from generator.site import address
from generator.site.content import Content
from generator.site.render import Renderer
from generator.site.words import Words

PAGES = ("rules", "turns", "larger", "questions", "everyfall", "about")
_SECTION = re.compile(r'<h([23]) id="([^"]+)">(.*?)</h\1>(.*?)(?=<h[23] id=|\Z)', re.DOTALL)
_INLINE = re.compile(r"</?(?:a|b|code|em|span|strong)\b[^>]*>")
_TAGS = re.compile(r"<[^>]*>")


class Found(NamedTuple):
    """One thing to find. `href` is seen from the language's front page; `text` is all of it."""

    id: int
    href: str
    title: str
    number: str
    kind: str
    text: str


Entry = tuple[str, str, str, str, str]


def search_index(pieces: Iterable[Sequence[Entry]]) -> bytes:
    """The index of one language as JSON: a list of Found, for MiniSearch to read."""
    rows = [Found(n, *entry)._asdict() for n, entry in enumerate(chain(*pieces))]
    return json.dumps(rows, ensure_ascii=False, separators=(",", ":")).encode()


def search_pieces(content: Content, renderer: Renderer) -> Mapping[str, Callable[[], list[Entry]]]:
    """What makes each piece of one language's index, in their order, by its name."""
    makers = {
        "rules.toml": partial(_rules, content, renderer),
        **{
            name: partial(_sections, content, renderer, name)
            for name in PAGES
            if name in content.pages
        },
        "glossary.toml": partial(_terms, content, renderer),
    }
    return {f"search:{renderer.voice.tag}:{name}": make for name, make in makers.items()}


def _rules(content: Content, renderer: Renderer) -> list[Entry]:
    voice = renderer.voice
    kind = voice.say("search.kind.rule")
    found = []
    for rule in content.rules:
        texts = [voice.say(f"rule.{rule.ident}.{name}") for name in rule.texts if name != "title"]
        title = voice.say(f"rule.{rule.ident}.title")
        found.append((f"rules/#{rule.ident}", title, rule.number, kind, " ".join(texts)))
    return found


def _sections(content: Content, renderer: Renderer, name: str) -> list[Entry]:
    """The sections of a page, without its figures and lists of rules; callouts keep their words."""
    voice = renderer.voice
    words = Words(content, voice)
    world = replace(
        renderer.world(address.page(voice.tag, "")),
        draw=lambda figure, world: Markup(""),
        entries=lambda section, rules, world: Markup(""),
    )
    html = str(words.prose(words.text(name), world).body)
    kind = voice.say(f"nav.{name}")
    found = []
    for level, ident, title, body in _SECTION.findall(html):
        question = name == "questions" and level == "3"
        shown = voice.say("search.kind.question") if question else kind
        if text := _plain(body):
            found.append((f"{name}/#{ident}", _plain(title), "", shown, text))
    return found


def _terms(content: Content, renderer: Renderer) -> list[Entry]:
    voice = renderer.voice
    kind = voice.say("search.kind.term")
    found = []
    for term in content.terms:
        name, meaning = (voice.say(f"term.{term.ident}.{part}") for part in ("term", "text"))
        found.append((f"glossary/#{term.ident}", name, "", kind, meaning))
    return found


def _plain(html: str) -> str:
    """The words of a piece of HTML, in one line.

    >>> _plain('<p>Up to <a href="#x">two</a>.</p><p>No more.</p>')
    'Up to two. No more.'
    """
    return " ".join(unescape(_TAGS.sub(" ", _INLINE.sub("", html))).split())
