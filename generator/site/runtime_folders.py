"""The two folders of the runtime, each at an address that its content gives it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping

CORE_FOLDER, ENGINE_FOLDER = "core", "engine"
"""What changes with the project: the core and its worker. And Python, which seldom does."""


def folder_address(files: Mapping[str, bytes]) -> str:
    """Where files of these names and contents lie, from the site's base.

    >>> folder_address({"worker.mjs": b""})
    'py/13a0724f4e024ddd'
    """
    return f"py/{sixteen((name.encode(), files[name]) for name in sorted(files))}"


def sixteen(entries: Iterable[tuple[bytes, bytes]]) -> str:
    """Sixteen hex digits for names and contents, in their order."""
    digest = hashlib.sha256()
    for name, content in entries:
        digest.update(b"%d:%s%d:%s" % (len(name), name, len(content), content))
    return digest.hexdigest()[:16]
