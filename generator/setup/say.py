"""Plain lines for the person at the terminal, apart from what a command prints as its answer."""

from __future__ import annotations

import sys


def say(line: str) -> None:
    """Print one line to the error stream at once, whatever its encoding can show."""
    encoding = sys.stderr.encoding or "ascii"
    shown = line.encode(encoding, "backslashreplace").decode(encoding)
    print(shown, file=sys.stderr, flush=True)
