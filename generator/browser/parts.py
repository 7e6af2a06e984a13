"""Further zips of modules, looked into only once they are needed."""

from __future__ import annotations

import sys


def join(zip_path: str) -> None:
    """Let every import look into a further zip, also below packages that are loaded already.

    Joining a zip twice changes nothing.
    """
    if zip_path in sys.path:
        return
    sys.path.append(zip_path)
    for name, module in list(sys.modules.items()):
        folders = getattr(module, "__path__", None)
        if isinstance(folders, list):
            folders.append(f"{zip_path}/{name.replace('.', '/')}")
