"""A language spoken on a page: every text with its typography, as plain text or as HTML."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from generator.fragment.html import Html, element, joined
from generator.language.catalogue import Catalogue
from generator.language.language import Language
from generator.language.message import Part, Value
from generator.language.typography import set_typography


@dataclass(frozen=True)
class Speech:
    """A catalogue with its typography."""

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

    def words(self, ident: str, **values: Value) -> Html:
        """The same as HTML; a text that falls back to another language is marked with it."""
        source = self.catalogue.source(ident)
        text = self.say(ident, **values)
        return joined(text) if source == self.tag else element("span", text, lang=source)

    def emphasis(self, parts: Iterable[Part]) -> Html:
        """A sentence in stretches, with the values that were put into it in bold."""
        return joined(
            element("b", self.set(part.text)) if part.name else self.set(part.text)
            for part in parts
        )


@lru_cache(maxsize=20000)
def _set(language: Language, text: str) -> str:
    return set_typography(language, text)
