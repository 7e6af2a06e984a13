"""The page's scripts, tested under Node by its own runner."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from generator.setup.node import node

FILES = sorted(Path(__file__).parent.glob("*.test.mjs"))


@pytest.mark.npm
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_scripts_keep_their_promises(file: Path) -> None:
    """Every test of the file passes, and there is at least one."""
    done = subprocess.run(
        [node().node, "--test", "--test-reporter=tap", str(file)],
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "# pass 0" not in done.stdout
