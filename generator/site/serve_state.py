"""What the browser pages that are open now should show: which build, and what is wrong."""

from __future__ import annotations

import json
import threading
import time


class State:
    """The newest build and its complaints, for any number of waiting listeners."""

    def __init__(self) -> None:
        # Never the number of an earlier run of serve: pages that stayed open must notice.
        self._build = time.time_ns()
        self._problems: tuple[str, ...] = ()
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

    def good(self) -> None:
        """A build went well: its pages are to be shown."""
        self._set(self._build + 1, ())

    def bad(self, problems: tuple[str, ...]) -> None:
        """A build was stopped: the last good pages stay, with these complaints over them."""
        self._set(self._build, problems)

    def _set(self, build: int, problems: tuple[str, ...]) -> None:
        with self._changed:
            self._build, self._problems = build, problems
            self._turn += 1
            self._changed.notify_all()

    def next(self, seen: int, seconds: float) -> tuple[int, str]:
        """Wait for a turn after *seen*, *seconds* at most; give the turn and the state as JSON."""
        with self._changed:
            self._changed.wait_for(lambda: self._turn != seen, timeout=seconds)
            state = {"build": self.build, "problems": self._problems}
            return self._turn, json.dumps(state)
