"""What search finds: every section of every page, every rule, question and term, as plain text."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from html import unescape

from generator.site import address
from generator.site.content import Content
from generator.site.render import Renderer
from generator.site.words import Words

PAGES = ("rules", "turns", "larger", "questions", "everyfall", "about")
_SECTION = re.compile(r'<h([23]) id="([^"]+)">(.*?)</h\1>(.*?)(?=<h[23] id=|\Z)', re.DOTALL)
_TAGS = re.compile(r"<[^>]*>")


@dataclass(frozen=True, slots=True)
class Found:
    """One thing to find. `href` is seen from the language's front page; `text` is all of it."""

    id: int
    href: str
    title: str
    number: str
    kind: str
    text: str


def search_index(content: Content, renderer: Renderer) -> bytes:
    """The index of one language as JSON: a list of Found, for MiniSearch to read."""
    entries = [
        *_rules(content, renderer),
        *_sections(content, renderer),
        *_terms(content, renderer),
    ]
    rows = [asdict(Found(n, *entry)) for n, entry in enumerate(entries)]
    return json.dumps(rows, ensure_ascii=False, separators=(",", ":")).encode()


Entry = tuple[str, str, str, str, str]


def _rules(content: Content, renderer: Renderer) -> Iterator[Entry]:
    voice = renderer.voice
    for rule in content.rules:
        texts = [voice.say(f"rule.{rule.ident}.{name}") for name in rule.texts if name != "title"]
        title = voice.say(f"rule.{rule.ident}.title")
        kind = voice.say("search.kind.rule")
        yield f"rules/#{rule.ident}", title, rule.number, kind, " ".join(texts)


def _sections(content: Content, renderer: Renderer) -> Iterator[Entry]:
    voice = renderer.voice
    words = Words(content, voice)
    world = renderer.world(address.page(voice.tag, ""))
    for name in PAGES:
        if name not in content.pages:
            continue
        html = str(words.prose(_without_figures(words.text(name)), world).body)
        kind = voice.say(f"nav.{name}")
        for level, ident, title, body in _SECTION.findall(html):
            question = name == "questions" and level == "3"
            shown = voice.say("search.kind.question") if question else kind
            if text := _plain(body):
                yield f"{name}/#{ident}", _plain(title), "", shown, text


def _terms(content: Content, renderer: Renderer) -> Iterator[Entry]:
    voice = renderer.voice
    for term in content.terms:
        name, meaning = (voice.say(f"term.{term.ident}.{part}") for part in ("term", "text"))
        yield f"glossary/#{term.ident}", name, "", voice.say("search.kind.term"), meaning


def _without_figures(text: str) -> str:
    """The Markdown without figures and lists of rules; callouts keep their words."""
    return re.sub(r"(?ms)^::: (?:figure|rules)\b.*?^:::$\n?", "", text)


def _plain(html: str) -> str:
    """The words of a piece of HTML, in one line."""
    return " ".join(unescape(_TAGS.sub(" ", html)).split())
