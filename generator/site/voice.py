"""The site speaking one language: every text with that language's typography."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from generator.fragment.speech import Speech
from generator.language.message import Value
from generator.language.typography import set_typography_html

OPEN, MIDDLE, CLOSE = "\ue000", "\ue001", "\ue002"


@dataclass(frozen=True)
class Voice(Speech):
    """A language spoken by the site. Texts come out plain (`say`, `set`) or as Markup (`html`)."""

    def marked(self, ident: str, **values: Value) -> Markup:
        """The same as Markup; a text that falls back to another language is marked with it."""
        return Markup(self.words(ident, **values))

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
