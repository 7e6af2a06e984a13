"""The English as its writers keep it: every text with its id, place and notes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from generator.language.problem import Problem

RULE_TEXTS = ("title", "text", "example", "mistake", "house", "history")
TERM_TEXTS = ("term", "text")


@dataclass(frozen=True)
class Original:
    """One English text: its id, its words, and what a translator should know.

    `home` names the translation file it belongs to (`site`, `rules`, `glossary`, `page-NAME`).
    """

    ident: str
    text: str
    plural: str | None = None
    home: str = "site"
    path: str = ""
    line: int = 0
    note: str = ""
    limit: int | None = None
    example: Mapping[str, str | int] = field(default_factory=dict, hash=False)

    @property
    def forms(self) -> tuple[str, ...]:
        """The text in its English plural forms."""
        return (self.text,) if self.plural is None else (self.text, self.plural)


@dataclass(frozen=True)
class Source:
    """Originals in the order of their files, and what is wrong in those files."""

    originals: tuple[Original, ...] = ()
    problems: tuple[Problem, ...] = ()

    def by_id(self) -> dict[str, Original]:
        """The originals by their ids."""
        return {o.ident: o for o in self.originals}

    def __add__(self, other: Source) -> Source:
        return Source(self.originals + other.originals, self.problems + other.problems)
