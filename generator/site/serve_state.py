"""What the browser pages that are open now should show: which build, and what is wrong."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Sequence


class State:
    """The newest build and its complaints, for any number of waiting listeners."""

    def __init__(self) -> None:
        # Never the number of an earlier run of serve: pages that stayed open must notice.
        self._build = time.time_ns()
        self._problems: tuple[str, ...] = ()
        self._before = ""
        self._pages: Sequence[str] | None = None
        self._turn = 0
        self._changed = threading.Condition()

    @property
    def build(self) -> str:
        """The name of the newest good build."""
        return str(self._build)

    @property
    def problems(self) -> tuple[str, ...]:
        """What stopped the newest build; empty where it went well."""
        return self._problems

    def good(self, pages: Sequence[str] | None = None) -> None:
        """A build went well: its pages are to be shown.

        With `pages`, addresses as the browser has them, it differs from the last one in those only.
        """
        self._set(self._build + 1, (), pages)

    def bad(self, problems: tuple[str, ...]) -> None:
        """A build was stopped: the last good pages stay, with these complaints over them."""
        self._set(self._build, problems, None)

    def _set(self, build: int, problems: tuple[str, ...], pages: Sequence[str] | None) -> None:
        with self._changed:
            self._before, self._pages = self.build, pages
            self._build, self._problems = build, problems
            self._turn += 1
            self._changed.notify_all()

    def next(self, seen: int, seconds: float) -> tuple[int, str]:
        """Wait for a turn after *seen*, *seconds* at most; give the turn and the state as JSON."""
        with self._changed:
            self._changed.wait_for(lambda: self._turn != seen, timeout=seconds)
            state = {
                "build": self.build,
                "problems": self._problems,
                "before": self._before,
                "pages": self._pages,
            }
            return self._turn, json.dumps(state)
