"""The browser's Python among the files of the site, and the texts that it speaks there."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from generator.browser.tongues import pack
from generator.fragment.ways import pack as pack_ways
from generator.site.bundle import Bundle, hashed
from generator.site.content import Content
from generator.site.runtime import runtime_files
from generator.site.voice import Voice
from generator.site.ways import ways

PAGES_ONLY = (
    *("page.", "rule.", "term.", "date.", "search.", "notfound.", "gallery.", "compare."),
    *("quiz.ui.", "embed.", "offline."),
)
"""Beginnings of ids that no answer needs: pages have them, or they are texts of their own."""


def python_files(content: Content, cache: Path) -> Bundle:
    """The worker with all it loads, called `python`, and a file for each language, `xx/tongue`.

    A language's file has two lines: its texts, and its links and drawn strips. Raises SetupError
    where the runtime cannot be had, and says what to do.
    """
    tongues = {tag: _tongue(content, tag) for tag in content.settings.languages}
    worker, found = _runtime(cache, tuple(tongues.values()))
    names, files = {"python": worker}, dict(found)
    for tag, packed in tongues.items():
        linked = pack_ways(ways(content, Voice(content.catalogues[tag])))
        text = f"{packed}\n{linked}\n".encode()
        names[f"{tag}/tongue"] = hashed(f"tongue-{tag}.txt", text)
        files[names[f"{tag}/tongue"]] = text
    return Bundle(names, files)


_MADE: dict[Path, tuple[str, Mapping[str, bytes]]] = {}
"""The runtime of this process, by its cache: code does not change while it runs."""


def _runtime(cache: Path, tongues: tuple[str, ...]) -> tuple[str, Mapping[str, bytes]]:
    """The worker's address, and every file of the runtime by its own."""
    if cache not in _MADE:
        made, files = runtime_files(cache, tongues)
        _MADE[cache] = made.worker, files
    return _MADE[cache]


def _tongue(content: Content, tag: str) -> str:
    source = content.catalogues[content.settings.source]
    idents = (
        ident for ident in source.messages if not ident.startswith(PAGES_ONLY) and "#" not in ident
    )
    return pack(content.catalogues[tag], idents)
