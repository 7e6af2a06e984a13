"""What a translator's desk answers with."""

from __future__ import annotations

from dataclasses import dataclass

from generator.language.diff import Change
from generator.language.problem import Problem
from generator.language.status import TextStatus


@dataclass(frozen=True)
class Details:
    """All that a translator sees of one text before typing.

    `changes` tell what became of the English since the translation was made; `terms` pair words of
    the English with what they must be called.
    """

    status: TextStatus
    english: tuple[str, ...]
    strings: tuple[str, ...]
    changes: tuple[Change, ...]
    note: tuple[str, ...]
    limit: int | None
    terms: tuple[tuple[str, str], ...]
    source: tuple[str, int]


@dataclass(frozen=True)
class Trial:
    """What a draft comes to: its faults, its looks a paragraph, and sentences made with it."""

    problems: tuple[Problem, ...]
    html: tuple[str, ...]
    sentences: tuple[str, ...]


@dataclass(frozen=True)
class Changed:
    """A file with drafts in it: how many texts changed, and which stay out for their errors."""

    home: str
    path: str
    count: int
    faulty: tuple[str, ...]
