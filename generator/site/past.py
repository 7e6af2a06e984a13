"""What a build remembers for the next one, in whichever process: kept in the cache, a file a site.

It is believed only by the very code that kept it, and only while the file is whole; a site that was
never built starts from what another one of the same code left.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import sys
from contextlib import suppress
from functools import cache as once
from pathlib import Path
from typing import Any

from generator.language.folder import English
from generator.language.source import Source
from generator.setup.call import ROOT
from generator.site.content import Content
from generator.site.kept import keep, kept
from generator.site.load import load
from generator.site.memory import Memory

ENGLISH = "en"
FEW = 4
"""So many sites and versions of the code are remembered."""


def recalled(cache: Path, site: Path) -> Memory:
    """What the last build of `site` left in `cache`; an empty memory where there is nothing."""
    folder, name = cache / "built", _name(site)
    others = _newest(folder, f"{_code()}-*.kept")
    for path in (folder / name, *(one.with_suffix("") for one in others[:1])):
        whole = kept(path)
        if whole is not None:
            found: Memory = pickle.loads(whole)
            return found
    return Memory()


def remember(memory: Memory, cache: Path, site: Path) -> None:
    """Keep what a build left for the next one. A cache that cannot be written keeps nothing."""
    folder = cache / "built"
    try:
        keep(folder / _name(site), pickle.dumps(memory, pickle.HIGHEST_PROTOCOL))
        for old in _newest(folder, "*.kept")[FEW:]:
            old.unlink(missing_ok=True)
    except OSError:
        return


def _newest(folder: Path, pattern: str) -> list[Path]:
    """The files of a folder, the newest first; another process may take some away meanwhile."""
    found = []
    for path in folder.glob(pattern):
        with suppress(FileNotFoundError):
            found.append((path.stat().st_mtime_ns, path))
    return [path for _, path in sorted(found, reverse=True)]


def read(site: Path, memory: Memory) -> Content:
    """What the folder says; files that are as they were when `memory` learnt of them are not read
    again, a language at a time. Raises ContentErrors as `load` does.
    """
    now = _digests(site)
    then, content = memory.reading or ({}, None)
    if content is None or then != now:
        known, sound = {}, None
        if content is not None and then[ENGLISH] == now[ENGLISH]:
            sound = English(Source(tuple(content.originals.values())), content.pages)
            known = {
                tag: (content.catalogues[tag], states)
                for tag, states in content.progress.items()
                if then.get(tag) == now.get(tag)
            }
        content = load(site, known, sound)
        memory.reading = now, content
    return content


def _digests(site: Path) -> dict[str, str]:
    """What tells a folder's files from those of another time: of a language each, and the rest."""
    found: dict[str, Any] = {ENGLISH: hashlib.sha256()}
    for folder, below, names in os.walk(site):
        below.sort()
        parts = Path(folder).relative_to(site).parts
        for name in sorted(names):
            with open(os.path.join(folder, name), "rb") as file:  # noqa: PTH118, PTH123  many files
                content = file.read()
            digest = found.setdefault(_part(*parts, name), hashlib.sha256())
            digest.update(f"{'/'.join((*parts, name))}\0{len(content)}\0".encode() + content)
    return {part: digest.hexdigest() for part, digest in found.items()}


def _part(folder: str, *rest: str) -> str:
    """The language that a file of a source folder belongs to; empty for what all share.

    >>> _part("lang", "fr.toml"), _part("locale", "fr", "site.po"), _part("site.toml")
    ('fr', 'fr', '')
    """
    if folder == "lang" and rest:
        return rest[-1].removesuffix(".toml")
    return rest[0] if folder == "locale" and rest else ENGLISH if folder == ENGLISH else ""


def _name(site: Path) -> str:
    return f"{_code()}-{hashlib.sha256(str(site.resolve()).encode()).hexdigest()[:8]}"


@once
def _code() -> str:
    """Sixteen hex digits for the code that builds, with the packages it is built on."""
    found = hashlib.sha256(sys.version.encode())
    for path in (*sorted((ROOT / "generator").rglob("*.py")), ROOT / "requirements.txt"):
        found.update(path.read_bytes())
    return found.hexdigest()[:16]
