"""What stops a build: every fault of the content, together."""

from __future__ import annotations

from collections.abc import Iterable

from generator.language.problem import Problem


class ContentErrors(Exception):  # noqa: N818 - it holds many
    """The content has errors; `problems` holds all of them, in the order of their places."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems: tuple[Problem, ...] = tuple(sorted(set(problems)))
        super().__init__("\n".join(str(problem) for problem in self.problems))
