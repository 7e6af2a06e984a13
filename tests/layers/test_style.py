"""The tools that read the code have nothing to say."""

from __future__ import annotations

import subprocess
import sys

import pytest

from generator.setup.call import ROOT

TOOLS = {
    "ruff": ("ruff", "check", "--quiet", "--output-format", "concise", "."),
    "mypy": ("mypy", "--no-error-summary"),
}


@pytest.mark.parametrize("tool", TOOLS)
def test_the_code_reads_clean(tool: str) -> None:
    """Style and types, as set in pyproject.toml."""
    done = subprocess.run(
        [sys.executable, "-m", *TOOLS[tool]],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert (done.returncode, done.stdout) == (0, "")
