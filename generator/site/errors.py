"""What stops a build: every fault of the content, together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from generator.language.folder import from_here
from generator.language.problem import Problem


class ContentErrors(Exception):  # noqa: N818 - it holds many
    """The content has errors; `problems` holds all of them, in the order of their places."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems: tuple[Problem, ...] = tuple(sorted(set(problems)))
        super().__init__("\n".join(str(problem) for problem in self.problems))

    def told(self, site: Path) -> Iterator[str]:
        """Each of them in words, its file named so that it can be opened from here."""
        return (str(replace(p, path=from_here(site, p.path))) for p in self.problems)
