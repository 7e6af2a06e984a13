"""The process that builds for `serve`: a fresh one reads the code anew, a kept one is warm.

Reads a line from its input for each build, and answers with one line of JSON.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

from generator.setup.trouble import SetupError

if TYPE_CHECKING:
    from generator.site.memory import Memory


class Answer(TypedDict):
    """What one build came to: `problems` stopped it, else `report` says what it did."""

    seconds: float
    report: str
    problems: list[str]


_MEMORY: dict[str, Memory] = {}
"""What this process remembers of its last build; it builds one site only."""


def built(site: Path, out: Path, *, python: bool = False) -> Answer:
    """Build once; faults of the content and of the code alike become problems."""
    began = time.monotonic()
    report, problems = "", list[str]()
    try:
        # Inside, so that code that does not even import is reported as any other fault.
        from generator.site.build import build
        from generator.site.errors import ContentErrors, disk_trouble
        from generator.site.memory import Memory

        memory = _MEMORY.setdefault("site", Memory())
        try:
            report = str(build(site, out, memory=memory, python=python))
        except ContentErrors as errors:
            problems = [str(problem) for problem in errors.problems]
        except OSError as trouble:
            problems = [str(disk_trouble(trouble, out))]
    except SetupError as trouble:
        problems = [str(trouble)]
    except Exception:
        problems = [traceback.format_exc()]
    return Answer(seconds=time.monotonic() - began, report=report, problems=problems)


def main(site: str, out: str, python: str = "") -> None:
    """Answer until the input ends."""
    # Ctrl-C is for the parent, which then closes our input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # a stray print must not mix with the answers
    for _ in sys.stdin:
        answer = built(Path(site), Path(out), python=bool(python))
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
