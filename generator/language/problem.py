"""A problem found in a text file, told the same way everywhere."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Problem:
    """One fault in one line of a file, with what is wrong and how to mend it.

    `severity` is "error" (stops a build) or "warning"; `ident` is the text's id, or "".

    >>> print(Problem("fr/site.po", 12, "error", "placeholder", "why", "{to} missing", "add {to}"))
    fr/site.po:12: error [placeholder] why: {to} missing
      to mend: add {to}
    """

    path: str
    line: int
    severity: str
    kind: str
    ident: str
    what: str
    mend: str

    def __str__(self) -> str:
        subject = f"{self.ident}: " if self.ident else ""
        head = f"{self.path}:{self.line}: {self.severity} [{self.kind}] {subject}{self.what}"
        return printable(f"{head}\n  to mend: {self.mend}")


def printable(text: str) -> str:
    r"""The text with invisible and control characters shown by their codes.

    >>> print(printable("a\u200bb"))
    a<U+200B>b
    """
    shown = str.maketrans(
        {c: f"<U+{ord(c):04X}>" for c in set(text) if not (c.isprintable() or c in "\n\xa0\u202f")}
    )
    return text.translate(shown)


def errors(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Those of the problems that stop a build."""
    return tuple(p for p in problems if p.severity == "error")


class ProblemsError(ValueError):
    """Raised where texts are needed and cannot be used; holds every problem found."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(problems))
        super().__init__("\n".join(str(p) for p in self.problems))
