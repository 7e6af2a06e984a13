"""Files of the cache folder: written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path


def keep(path: Path, content: bytes) -> None:
    """Put a file in the cache in one step, so that no build ever reads half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid()}.part")
    fresh.write_bytes(content)
    fresh.replace(path)
