"""What readers' browsers keep for use without a network: the worker, and the list of this version.

The list goes by parts, and a part is kept whole or not at all:

    site     scripts, sheets and icons of all languages
    fr       a language: its pages, fonts, search and table texts
    fr+      its tables for frames, and its pages beside those of other languages
    python   the browser's Python
    desk     what the translators' workbench needs besides
"""

from __future__ import annotations

import hashlib
import json
import re
import zlib
from collections.abc import Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

from generator.site.bundle import hashed
from generator.site.scripts import plain

WORKER = "sw.js"
SOURCE = Path(__file__).resolve().parents[2] / "assets/offline" / WORKER
_PLACES = "const VERSION = 'unbuilt', LIST = 'unbuilt.json';"
"""The line of the worker in whose place the build puts this version."""

_FIXED = re.compile(r"py/[0-9a-f]{16}/|assets/.+-[0-9a-f]{10}\.")
"""How files are called whose names change with their content."""

PACKED = frozenset({".woff2", ".png", ".ico"})
"""Files that no host makes smaller on the way."""

SCREENS = frozenset({"icon-512.png", "icon-maskable.png", "touch-icon.png", "favicon.ico"})
"""Pictures that a system takes once, when the site is put on a screen."""


@dataclass(frozen=True, slots=True)
class Measure:
    """A file's hash as the worker checks it, and about how many bytes it is over the wire."""

    hash: str
    wire: int


@dataclass
class Measures:
    """The files of the last site, measured: the same file again is known already.

    Another process knows those whose names change with their content.
    """

    known: dict[str, tuple[bytes | None, Measure]] = field(default_factory=dict)

    def __getstate__(self) -> dict[str, object]:
        fixed = {path: (None, one) for path, (_, one) in self.known.items() if _FIXED.match(path)}
        return {"known": fixed}

    def of(self, files: Mapping[str, bytes]) -> dict[str, Measure]:
        """Every file measured."""
        found = {
            path: measured
            for path, (data, measured) in self.known.items()
            if path in files and data in (None, files[path])
        }
        fresh = [path for path in files if path not in found]
        with ThreadPoolExecutor() as threads:  # both libraries let go of the lock while they work
            measured = threads.map(_measure, [files[path] for path in fresh], fresh)
            found |= zip(fresh, measured, strict=True)
        self.known = {path: (files[path], found[path]) for path in files}
        return found


def offline_files(
    files: Mapping[str, bytes],
    names: Mapping[str, str],
    languages: Collection[str],
    measures: Measures | None = None,
) -> Mapping[str, bytes]:
    """The worker and its list for the finished `files` of a site; `names` are its plain names.

    Nothing else of the site changes with them, so they are made last. `measures` are those of the
    site of before.
    """
    plain_names = {address: name for name, address in names.items()}
    placed = {path: part_of(path, plain_names.get(path, ""), languages) for path in sorted(files)}
    placed = {path: part for path, part in placed.items() if part}
    parts: dict[str, dict[str, object]] = {}
    found = (measures or Measures()).of({path: files[path] for path in placed})
    for path, part in placed.items():
        content, measured = files[path], found[path]
        entry = parts.setdefault(part, {"wire": 0, "files": []})
        entry["wire"] += measured.wire  # type: ignore[operator]
        kept = [path.removesuffix("index.html"), measured.hash, len(content)]
        entry["files"].append(kept)  # type: ignore[attr-defined]
    listed = {"languages": list(languages), "parts": parts}
    data = json.dumps(listed, separators=(",", ":")).encode()
    name = hashed("offline.json", data)
    return {name: data, WORKER: _worker(name, data)}


def part_of(path: str, name: str, languages: Collection[str]) -> str:
    """The part that a file belongs to by its path and plain name; empty for what is not kept.

    >>> part_of("fr/rules/index.html", "", ["en", "fr"])
    'fr'
    >>> part_of("fr/embed/a3/index.html", "", ["en", "fr"])
    'fr+'
    >>> part_of("assets/fr-card-0123456789.png", "fr/card.png", ["en", "fr"])
    ''
    """
    first, *rest = PurePosixPath(path).parts
    if first == "py":
        return {"NOTICE.txt": "", "desk.zip": "desk"}.get(path.rpartition("/")[2], "python")
    if first == "assets":
        folder, _, file = name.rpartition("/")
        if not name or file.startswith("card") or name in SCREENS:
            return ""
        if name == "places.json" or folder.split("/")[0] in {"texts", "pencils"}:
            return "desk"
        return folder if folder in languages else "site"
    if path == "embed/emperor-table.js":
        return "site"
    if first not in languages or path.endswith((".atom", "/404.html")):
        return ""
    return f"{first}+" if rest[0] in {"embed", "compare"} and len(rest) > 2 else _own(path, first)


def _own(path: str, tag: str) -> str:
    return f"{tag}+" if path.endswith(".svg") else tag


def _measure(content: bytes, path: str) -> Measure:
    packed = PurePosixPath(path).suffix in PACKED
    wire = len(content) if packed else len(zlib.compress(content, 1))
    return Measure(hashlib.sha256(content).hexdigest()[:32], wire)


def _worker(name: str, data: bytes) -> bytes:
    source = SOURCE.read_text("utf-8")
    if source.count(_PLACES) != 1:
        raise ValueError(f"expected the line {_PLACES!r} once: {SOURCE.name}")
    version = hashlib.sha256(source.encode() + data).hexdigest()[:16]
    here = f"const VERSION = '{version}', LIST = '{name}';"
    return plain(source.replace(_PLACES, here)).encode()
