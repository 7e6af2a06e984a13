"""A fault of one translation, before its file and line are known."""

from __future__ import annotations

from typing import NamedTuple


class Fault(NamedTuple):
    """What is wrong with a text and how to mend it."""

    severity: str
    kind: str
    what: str
    mend: str


def error(kind: str, what: str, mend: str) -> Fault:
    """A fault that stops a build."""
    return Fault("error", kind, what, mend)


def warning(kind: str, what: str, mend: str) -> Fault:
    """A fault that does not."""
    return Fault("warning", kind, what, mend)
