"""Put a finished site on disk: whole or not at all."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path


def write(files: Mapping[str, bytes], out: Path) -> int:
    """Write every file of the site under `out` and say how many really changed.

    The new tree is made beside the old one and takes its place in one step, so a reader or a
    crash never
    meets half a site. Files whose bytes are the same are linked rather than written again.
    Raises OSError where the folder cannot be written; the old tree is then still there.
    """
    out.parent.mkdir(parents=True, exist_ok=True)
    changed = 0
    fresh = Path(tempfile.mkdtemp(prefix=f".{out.name}-", dir=out.parent))
    try:
        fresh.chmod(0o755)
        for path in sorted(files):
            target, old = fresh / path, out / path
            target.parent.mkdir(parents=True, exist_ok=True)
            if _same(old, files[path]) and _linked(old, target):
                continue
            target.write_bytes(files[path])
            changed += 1
        _swap(fresh, out)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    return changed


def _same(old: Path, content: bytes) -> bool:
    try:
        return old.stat().st_size == len(content) and old.read_bytes() == content
    except OSError:
        return False


def _linked(old: Path, target: Path) -> bool:
    try:
        os.link(old, target)
    except OSError:
        return False
    return True


def _swap(fresh: Path, out: Path) -> None:
    if not out.exists():
        fresh.rename(out)
        return
    aside = Path(tempfile.mkdtemp(prefix=f".{out.name}-old-", dir=out.parent))
    aside.rmdir()
    out.rename(aside)
    try:
        fresh.rename(out)
    except OSError:
        aside.rename(out)
        raise
    shutil.rmtree(aside, ignore_errors=True)
