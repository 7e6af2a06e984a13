"""What every engine can do, and which of them this machine has."""

from __future__ import annotations

import json
import os
import shutil
import time
from collections.abc import Callable
from typing import Any, Protocol

import pytest


class Browser(Protocol):
    """A browser with one page open. Expressions are JavaScript; values cross as JSON."""

    name: str

    def open(self, address: str) -> None:
        """Go to an address and wait for its load."""

    def read(self, expression: str) -> Any:
        """The value of an expression; a promise is not waited for."""

    def restart(self) -> None:
        """Close the browser and open it again, with what it keeps on disk."""

    def close(self) -> None:
        """End the browser and forget what it kept."""


def until(browser: Browser, expression: str, patience: float = 60.0) -> Any:
    """Wait until an expression is true, and give its value; fails with the expression."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        if value := browser.read(expression):
            return value
        time.sleep(0.02)
    raise AssertionError(f"{browser.name}: not in {patience:.0f} s: {expression}")


def result(browser: Browser, promise: str, patience: float = 60.0) -> Any:
    """What a promise comes to; an error comes back as ``{"thrown": code or text}``."""
    slot = f"window.slot{time.monotonic_ns()}"
    browser.read(
        f"void ({promise}).then(value => {{ {slot} = JSON.stringify([value ?? null]) }},"
        f" error => {{ {slot} = JSON.stringify([{{thrown: error.code ?? String(error)}}]) }})"
    )
    return json.loads(until(browser, slot, patience))[0]


def missing(*programs: str) -> list[str]:
    """Those of the programs that this machine lacks."""
    return [program for program in programs if shutil.which(program) is None]


def started(name: str, start: Callable[[], Browser], *programs: str) -> Browser:
    """An engine, or a test named as not run; on the project's own runs an engine must be there."""
    if lacking := missing(*programs):
        words = f"{name} not run: {' '.join(lacking)} not installed"
        if os.environ.get("CI") == "true":
            pytest.fail(words)
        pytest.skip(words)
    return start()
