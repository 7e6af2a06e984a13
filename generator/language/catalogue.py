"""Every text of the site in one language, ready to be said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from generator.language.language import Language
from generator.language.message import (
    MessageError,
    Part,
    Phrase,
    Value,
    fill,
    parts,
    phrase,
)


class UnknownMessageError(KeyError):
    """No text of that id, in the language or in English."""

    def __str__(self) -> str:
        return f"no text has the id {self.args[0]!r}"


@dataclass(frozen=True)
class Catalogue:
    """The texts of a language by id; what is missing comes from `fallback`, the English.

    A text is a tuple of its plural forms, most often just one. `stale` holds the ids whose
    English has changed since they were translated.
    """

    language: Language
    messages: Mapping[str, tuple[str, ...]]
    fallback: Catalogue | None = None
    stale: frozenset[str] = field(default_factory=frozenset)

    def has(self, ident: str) -> bool:
        """Whether the text exists, here or in the fallback."""
        return ident in self.messages or (self.fallback is not None and self.fallback.has(ident))

    def source(self, ident: str) -> str:
        """The tag of the language the text really comes from."""
        return self._holder(ident).language.tag

    def raw(self, ident: str) -> str:
        """The text as written, places and all (its first form where it has several)."""
        return self._holder(ident).messages[ident][0]

    def forms(self, ident: str) -> tuple[str, ...]:
        """All plural forms of the text as written."""
        return self._holder(ident).messages[ident]

    def say(self, ident: str, **values: Value) -> str:
        """The finished sentence. Texts with plural forms are counted by the value `n`.

        Raises UnknownMessageError, or MessageError where a value is missing.
        """
        holder = self._holder(ident)
        return fill(holder.language, holder._form(ident, values), values)

    def parts(self, ident: str, **values: Value) -> tuple[Part, ...]:
        """The finished sentence in stretches, each with the name of the place it fills."""
        holder = self._holder(ident)
        return parts(holder.language, holder._form(ident, values), values)

    def phrase(self, ident: str, **values: Value) -> Phrase:
        """The text as a phrase to put into sentences: no capital, and its inflected forms."""
        holder = self._holder(ident)
        plain = phrase(holder._form(ident, values))
        if not values and not any(
            "{" in text or "}" in text for text in (plain.text, *(text for _, text in plain.forms))
        ):
            return plain

        def put(text: str, form: str | None) -> str:
            inflected = {
                name: Phrase(value.form(form)) if isinstance(value, Phrase) else value
                for name, value in values.items()
            }
            return fill(holder.language, text, inflected, sentence=False)

        return Phrase(put(plain.text, None), tuple((f, put(text, f)) for f, text in plain.forms))

    def listing(self, phrases: Sequence[Phrase | str]) -> Phrase:
        """ "A", "A and B" or "A, B and C", by the texts list.two, list.middle and list.last.

        Each of them joins `{a}` and `{b}`. Inflected forms are kept where every item has them.
        """
        items = [p if isinstance(p, Phrase) else Phrase(p) for p in phrases]
        if len(items) < 3:
            joints = ["list.two"] * (len(items) - 1)
        else:
            joints = ["list.middle"] * (len(items) - 2) + ["list.last"]
        names = {name for item in items for name, _ in item.forms}
        return Phrase(
            self._joined([item.text for item in items], joints),
            tuple((n, self._joined([i.form(n) for i in items], joints)) for n in sorted(names)),
        )

    def _joined(self, texts: Sequence[str], joints: Sequence[str]) -> str:
        done = texts[0] if texts else ""
        for joint, text in zip(joints, texts[1:], strict=True):
            done = self.phrase(joint, a=done, b=text).text
        return done

    def _holder(self, ident: str) -> Catalogue:
        if ident in self.messages:
            return self
        if self.fallback is None:
            raise UnknownMessageError(ident)
        return self.fallback._holder(ident)

    def _form(self, ident: str, values: Mapping[str, Value]) -> str:
        forms = self.messages[ident]
        if len(forms) == 1:
            return forms[0]
        n = values.get("n")
        if not isinstance(n, int):
            raise MessageError(f"{ident!r} is counted: it needs a whole number n", forms[0])
        return forms[min(self.language.plural_form(n), len(forms) - 1)]
