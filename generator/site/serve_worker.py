"""The process that builds for `serve`: a fresh one reads the code anew, a kept one is warm.

Reads a line from its input for each build, and answers with one line of JSON. The line says how:
`ahead` has what readers read built first, and `rest` what was left.
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
    """What one build came to: `problems` stopped it, else `report` says what it did.

    `pages` are the addresses of the pages that changed, from the site's base; the build is `behind`
    where something was left for the next one.
    """

    seconds: float
    report: str
    problems: list[str]
    pages: list[str]
    behind: bool


_MEMORY: dict[str, Memory] = {}
"""What this process remembers of its last build; it builds one site only."""


def built(site: Path, out: Path, *, python: bool = False, ahead: bool = False) -> Answer:
    """Build once; faults of the content and of the code alike become problems."""
    began = time.monotonic()
    report, problems, pages, behind = "", list[str](), list[str](), False
    try:
        # Inside, so that code that does not even import is reported as any other fault.
        from generator.site.build import ROOT, build
        from generator.site.errors import ContentErrors, disk_trouble
        from generator.site.past import recalled

        memory = _MEMORY.get("site") or recalled(ROOT / ".cache", site)
        _MEMORY["site"] = memory
        try:
            done = build(site, out, memory=memory, python=python, ahead=ahead)
            report, behind = str(done), done.behind
            pages = [
                path.removesuffix("index.html") for path in done.changed if path.endswith(".html")
            ]
        except ContentErrors as errors:
            problems = [str(problem) for problem in errors.problems]
        except OSError as trouble:
            problems = [str(disk_trouble(trouble, out))]
    except SetupError as trouble:
        problems = [str(trouble)]
    except Exception:
        problems = [traceback.format_exc()]
    seconds = time.monotonic() - began
    return Answer(seconds=seconds, report=report, problems=problems, pages=pages, behind=behind)


def main(site: str, out: str, python: str = "") -> None:
    """Answer until the input ends."""
    # Ctrl-C is for the parent, which then closes our input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # a stray print must not mix with the answers
    for line in sys.stdin:
        ahead = line.strip() == "ahead"
        answer = built(Path(site), Path(out), python=bool(python), ahead=ahead)
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
