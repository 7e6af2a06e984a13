"""Plain lines for the person at the terminal, apart from what a command prints as its answer."""

from __future__ import annotations

import sys


def say(line: str) -> None:
    """Print one line to the error stream at once, whatever its encoding can show."""
    encoding = sys.stderr.encoding or "ascii"
    shown = line.encode(encoding, "backslashreplace").decode(encoding)
    print(shown, file=sys.stderr, flush=True)


def size(number: float) -> str:
    """Write a number of bytes as people do.

    >>> size(134_000), size(45_300_000)
    ('134 kB', '45.3 MB')
    """
    return f"{number / 1e6:.1f} MB" if number >= 1e6 else f"{number / 1e3:.0f} kB"
