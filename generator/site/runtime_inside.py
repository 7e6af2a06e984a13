"""What runs inside Pyodide at build time: turns sources into a small zip of compiled modules.

The build hands this file to Pyodide as text, so that the very Python that will load the code
compiles it. Standard library only, no import from this project; strings and bytes go in and out.
"""

from __future__ import annotations

import importlib._bootstrap_external
import importlib.util
import io
import json
import types
import zipfile
from collections.abc import Callable

DATE = (1980, 1, 1, 0, 0, 0)
READS_DOCSTRINGS = ("_pyodide/", "pyodide/")
"""Pyodide's own modules look at their docstrings at start."""


def pack(library: str, names: str, ours: str) -> bytes:
    """A zip of compiled modules, the same bytes for the same sources.

    `names` (a JSON list) are files of the standard library's zip: they lose docstrings, line tables
    and file names. `ours` (a JSON object, file name -> source) keep their lines, so that a fault in
    the browser names its place. Entries are stored: the host compresses better than a zip does.
    """
    entries: dict[str, bytes] = {}
    with zipfile.ZipFile(library) as source:
        for name in json.loads(names):
            entries |= [entry(name, source.read(name), strip=True)]
    for name, text in json.loads(ours).items():
        entries |= [entry(name, text.encode(), strip=False)]
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as target:
        for name, data in sorted(entries.items()):
            info = zipfile.ZipInfo(name, DATE)
            info.external_attr = 0o644 << 16
            target.writestr(info, data)
    return out.getvalue()


def entry(name: str, source: bytes, *, strip: bool) -> tuple[str, bytes]:
    """A file of the zip: a module compiled, so that it loads with no look at its source."""
    if not name.endswith(".py"):
        return name, source
    optimize = 0 if name.startswith(READS_DOCSTRINGS) else 2
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    code = bare(code) if strip else code
    to_pyc: Callable[..., bytes] = vars(importlib._bootstrap_external)["_code_to_hash_pyc"]
    return name + "c", bytes(to_pyc(code, importlib.util.source_hash(source), False))


def bare(code: types.CodeType) -> types.CodeType:
    """The code without line table and file name, inner functions too."""
    inner = (bare(c) if isinstance(c, types.CodeType) else c for c in code.co_consts)
    return code.replace(co_linetable=b"", co_filename="", co_consts=tuple(inner))
