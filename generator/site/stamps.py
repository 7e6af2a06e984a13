"""When the files of a folder were last changed: what has kept its stamps need not be read again."""

from __future__ import annotations

from pathlib import Path

Stamps = tuple[tuple[str, int, int], ...]


def stamps(*places: Path) -> Stamps:
    """Name, time of change in nanoseconds and size of some files, and of all in some folders."""
    files = (path for one in places for path in (sorted(one.glob("*")) if one.is_dir() else [one]))
    seen = ((path, path.stat()) for path in files)
    return tuple((path.name, stat.st_mtime_ns, stat.st_size) for path, stat in seen)
