"""A catalogue that remembers what it has said: a reader's questions come back to the same words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from generator.language.catalogue import Catalogue
from generator.language.message import Part, Phrase, Value

Said = TypeVar("Said")
MOST = 20_000
"""So many sentences are kept; then all are forgotten. A table of six has fewer."""


@dataclass(frozen=True)
class Fluent(Catalogue):
    """A catalogue whose finished sentences, phrases and stretches are each made once."""

    said: dict[tuple[object, ...], object] = field(default_factory=dict, compare=False, repr=False)

    def say(self, ident: str, **values: Value) -> str:
        """The finished sentence."""
        return self._once(super().say, "say", ident, values)

    def parts(self, ident: str, **values: Value) -> tuple[Part, ...]:
        """The finished sentence in stretches."""
        return self._once(super().parts, "parts", ident, values)

    def phrase(self, ident: str, **values: Value) -> Phrase:
        """The text as a phrase to put into sentences."""
        return self._once(super().phrase, "phrase", ident, values)

    def _once(
        self, make: Callable[..., Said], how: str, ident: str, values: dict[str, Value]
    ) -> Said:
        key = (how, ident, *values.items())
        found = self.said.get(key)
        if found is None:
            if len(self.said) >= MOST:
                self.said.clear()
            found = self.said[key] = make(ident, **values)
        return found  # type: ignore[return-value]
