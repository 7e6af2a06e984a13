"""Pages made once more with every text between marks, to learn which text stands where.

A mark is one letter that no language uses. It goes through Markdown, sentences, typography and
templates as any letter would, so that nothing of them needs to know that it is there.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from generator.language.catalogue import Catalogue
from generator.language.message import Part, Phrase, Value
from generator.site.memory import Listening

FIRST = 0x100000
"""The mark of the first text; the others follow it. A private plane of Unicode, used for nothing
else here."""

END = "\ue012"


@dataclass(frozen=True)
class Marked(Listening):
    """A catalogue whose every text opens with its own mark and closes with `END`."""

    order: Mapping[str, int] = field(default_factory=dict, hash=False)

    def put(self, ident: str, text: str) -> str:
        """A text between its marks; a blank one stays as it is."""
        return f"{chr(FIRST + self.order[ident])}{text}{END}" if text.strip() else text

    def raw(self, ident: str) -> str:
        """The text as written, between marks, paragraph by paragraph."""
        return "\n\n".join(self.put(ident, part) for part in super().raw(ident).split("\n\n"))

    def say(self, ident: str, **values: Value) -> str:
        """The finished sentence between marks."""
        return self.put(ident, super().say(ident, **values))

    def parts(self, ident: str, **values: Value) -> tuple[Part, ...]:
        """The finished sentence in stretches; the first and the last carry the marks."""
        found = super().parts(ident, **values)
        opened = Part(chr(FIRST + self.order[ident]) + found[0].text, found[0].name)
        listed = (opened, *found[1:])
        return (*listed[:-1], Part(listed[-1].text + END, listed[-1].name))

    def phrase(self, ident: str, **values: Value) -> Phrase:
        """The phrase between marks, in each of its forms."""
        plain = super().phrase(ident, **values)
        forms = tuple((name, self.put(ident, text)) for name, text in plain.forms)
        return Phrase(self.put(ident, plain.text), forms)


def marked(catalogue: Catalogue, log: set[str]) -> Marked:
    """A catalogue that marks its texts, and notes in `log` which are asked for."""
    order = {ident: number for number, ident in enumerate(sorted(catalogue.messages))}
    return Marked(catalogue.language, catalogue.messages, None, frozenset(), log, order)


def idents(catalogue: Catalogue) -> tuple[str, ...]:
    """The ids behind the marks, in their order."""
    return tuple(sorted(catalogue.messages))
