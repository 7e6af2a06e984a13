"""Pyodide from its npm package, fetched once and kept outside the tracked files."""

from __future__ import annotations

import hashlib
import tempfile
from pathlib import Path

from generator.setup.say import say, size
from generator.site.runtime_node import ASSETS, Node, pinned, weight

MEGABYTES = 6
"""What npm has to fetch for Pyodide, about."""


def pyodide(node: Node, cache: Path) -> Path:
    """The folder of the pinned Pyodide, fetched into the cache when it is not there yet.

    The folder is named for the hash that the lock file pins, and is there whole or not at all.
    """
    version, integrity = pinned("pyodide")
    name = f"pyodide-{version}-{hashlib.sha256(integrity.encode()).hexdigest()[:12]}"
    folder = cache / "npm" / name
    if not folder.is_dir():
        say(f"fetching Pyodide {version} with npm (about {MEGABYTES} MB, once)")
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as draft:
            whole = Path(draft) / "whole"
            whole.mkdir()
            node.install(ASSETS, whole, "--omit=dev")
            whole.rename(folder)
        say(f"  Pyodide is in {folder} ({size(weight(folder))})")
    return folder / "node_modules" / "pyodide"
