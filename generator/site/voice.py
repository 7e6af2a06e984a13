"""The site speaking one language: every text with that language's typography."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup, escape

from generator.language.catalogue import Catalogue
from generator.language.language import Language
from generator.language.message import Value
from generator.language.typography import set_typography, set_typography_html

OPEN, MIDDLE, CLOSE = "\ue000", "\ue001", "\ue002"


@dataclass(frozen=True)
class Voice:
    """A catalogue with its typography. Texts come out plain (`say`, `set`) or as Markup
    (`html`)."""

    catalogue: Catalogue

    @property
    def language(self) -> Language:
        """The language spoken."""
        return self.catalogue.language

    @property
    def tag(self) -> str:
        """Its BCP 47 tag."""
        return self.language.tag

    def set(self, text: str) -> str:
        """A finished sentence with its typography."""
        return _set(self.language, text)

    def say(self, ident: str, **values: Value) -> str:
        """The text of that id, filled and set; UnknownMessageError where there is none."""
        return self.set(self.catalogue.say(ident, **values))

    def marked(self, ident: str, **values: Value) -> Markup:
        """The same as Markup; a text that falls back to another language is marked with it."""
        words = escape(self.say(ident, **values))
        source = self.catalogue.source(ident)
        return (
            words
            if source == self.tag
            else Markup('<span lang="{}">{}</span>').format(source, words)
        )

    def html(self, markup: Markup) -> Markup:
        """Rendered words with their typography, and stretches in another language marked."""
        text = set_typography_html(self.language, str(markup))
        pieces = text.split(OPEN)
        done = [pieces[0]]
        for piece in pieces[1:]:
            source, _, rest = piece.partition(MIDDLE)
            words, _, after = rest.partition(CLOSE)
            done.append(f'<span lang="{source}">{words}</span>{after}')
        return Markup("".join(done))

    def raw(self, ident: str) -> str:
        """The Markdown of that id; a text from another language is marked for `html`."""
        source = self.catalogue.source(ident)
        text = self.catalogue.raw(ident)
        return text if source == self.tag else f"{OPEN}{source}{MIDDLE}{text}{CLOSE}"


@lru_cache(maxsize=20000)
def _set(language: Language, text: str) -> str:
    return set_typography(language, text)
