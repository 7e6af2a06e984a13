"""Put a finished site on disk: whole or not at all."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path


def write(files: Mapping[str, bytes], out: Path) -> list[str]:
    """Write every file of the site under `out` and say which really changed.

    The new tree is made beside the old one and takes its place in one step, so a reader or a
    crash never
    meets half a site. Files whose bytes are the same are linked rather than written again.
    Raises OSError where the folder cannot be written; the old tree is then still there.
    """
    out.parent.mkdir(parents=True, exist_ok=True)
    changed = []
    fresh = Path(tempfile.mkdtemp(prefix=f".{out.name}-", dir=out.parent))
    try:
        fresh.chmod(0o755)
        for path in sorted(files):
            target, old = fresh / path, out / path
            target.parent.mkdir(parents=True, exist_ok=True)
            if _same(old, files[path]) and _linked(old, target):
                continue
            target.write_bytes(files[path])
            changed.append(path)
        _swap(fresh, out)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    return changed


@dataclass
class Written:
    """What this process wrote last, so that it need not look at all of it again."""

    place: tuple[Path, int] | None = None
    files: Mapping[str, bytes] = field(default_factory=dict)

    def write(self, files: Mapping[str, bytes], out: Path) -> list[str]:
        """Write every file of the site under `out` and say which really changed.

        A tree that this process wrote, and nobody has replaced since, gets its changed files one
        by one, each in one step. Raises OSError as `write` does.
        """
        if self.place == _place(out):
            changed = _update(out, self.files, files)
        else:
            changed = write(files, out)
        self.place, self.files = _place(out), files
        return changed


def _place(out: Path) -> tuple[Path, int] | None:
    """A folder and what tells it from another one of the same name."""
    return (out, out.stat().st_ino) if out.exists() else None


def _update(out: Path, old: Mapping[str, bytes], files: Mapping[str, bytes]) -> list[str]:
    """Bring a tree from its old files to the new ones: what is new first, what is gone last."""
    changed = [path for path, content in files.items() if old.get(path) != content]
    for path in sorted(changed, key=lambda path: (path in old, path)):
        target = out / path
        target.parent.mkdir(parents=True, exist_ok=True)
        fresh = target.with_name(f".{target.name}.new")
        try:
            fresh.write_bytes(files[path])
            fresh.replace(target)
        finally:
            fresh.unlink(missing_ok=True)
    for path in old.keys() - files.keys():
        (out / path).unlink(missing_ok=True)
        with suppress(OSError):  # the folder still holds something
            (out / path).parent.rmdir()
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
