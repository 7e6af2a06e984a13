"""The site speaking one language: every text with that language's typography."""

from __future__ import annotations

import re
from dataclasses import dataclass

from markupsafe import Markup

from generator.fragment.speech import Speech
from generator.language.catalogue import Catalogue
from generator.language.language import Language
from generator.language.message import Value
from generator.language.typography import set_typography_html

OPEN, MIDDLE, CLOSE = "\ue000", "\ue001", "\ue002"
_MARKED = f"{OPEN}(?P<tag>[^{MIDDLE}]*){MIDDLE}(?P<words>[^{OPEN}{CLOSE}]*){CLOSE}"
_SPAN = re.compile(_MARKED)
_BLOCK = re.compile(
    rf"(?P<start><(?P<name>p|li|h[1-6]|td|th|dd|dt|figcaption)\b[^<>]*)>{_MARKED}(?=</(?P=name)>)"
)


@dataclass(frozen=True)
class Voice(Speech):
    """A language spoken by the site. Texts come out plain (`say`, `set`) or as Markup (`html`)."""

    def name_of(self, page: str) -> str:
        """What menus call a page: its short name, or its title where it has none."""
        short = f"nav.{page}"
        return self.say(short if self.catalogue.has(short) else f"page.{page}.title")

    def marked(self, ident: str, **values: Value) -> Markup:
        """The same as Markup; a text that falls back to another language is marked with it."""
        return Markup(self.words(ident, **values))

    def html(self, markup: Markup) -> Markup:
        """Rendered words with their typography; what is in another language is marked with it.

        A block that is wholly in another language carries the mark itself, else a span does.
        """
        first, *others = str(markup).split(OPEN)
        done = [set_typography_html(self.language, first)]
        for piece in others:
            source, _, rest = piece.partition(MIDDLE)
            words, _, after = rest.partition(CLOSE)
            words = set_typography_html(self._language(source), words)
            done += [OPEN, source, MIDDLE, words, CLOSE, set_typography_html(self.language, after)]
        text = _BLOCK.sub(self._block, "".join(done))
        return Markup(_SPAN.sub(self._span, text))

    def _block(self, found: re.Match[str]) -> str:
        return f"{found['start']}{self._mark(found['tag'])}>{found['words']}"

    def _span(self, found: re.Match[str]) -> str:
        return f"<span{self._mark(found['tag'])}>{found['words']}</span>"

    def _mark(self, tag: str) -> str:
        """The attributes of what is in another language."""
        direction = self._language(tag).direction
        turned = f' dir="{direction}"' if direction != self.language.direction else ""
        return f' lang="{tag}"{turned}'

    def _language(self, tag: str) -> Language:
        """The language of that tag among those that texts fall back to."""
        here: Catalogue | None = self.catalogue
        while here is not None and here.language.tag != tag:
            here = here.fallback
        return here.language if here is not None else self.language

    def raw(self, ident: str) -> str:
        """The Markdown of that id; a text from another language is marked for `html`."""
        source = self.catalogue.source(ident)
        text = self.catalogue.raw(ident)
        return text if source == self.tag else f"{OPEN}{source}{MIDDLE}{text}{CLOSE}"
