"""Files of the cache folder: written whole or not at all, and believed only while they are whole.

Each begins with the digest of what follows, so that one that a full disk, a crash or a stray hand
has damaged is made again, as if it had never been there.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

SEAL = 32
"""So many bytes of digest stand before the content."""


def keep(path: Path, content: bytes) -> None:
    """Put a file in the cache in one step, so that no build ever reads half of it."""
    _put(_sealed(path), hashlib.sha256(content).digest() + content)


def kept(path: Path) -> bytes | None:
    """What was kept there; None where there is nothing, or where it is not as it was written."""
    try:
        found = _sealed(path).read_bytes()
    except OSError:
        return None
    content = found[SEAL:]
    return content if hashlib.sha256(content).digest() == found[:SEAL] else None


def keep_plain(path: Path, content: bytes) -> None:
    """The same for a file that other programs read by its path: it is there as it is."""
    _put(path, content)


def _sealed(path: Path) -> Path:
    return path.with_name(f"{path.name}.kept")


def _put(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        fresh.write_bytes(content)
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)
