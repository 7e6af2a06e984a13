"""The browser's Python among the files of the site, and the texts that it speaks there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from generator.browser.tongues import pack
from generator.fragment.ways import pack as pack_ways
from generator.language.catalogue import Catalogue
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

LACKING = "zz"
"""The tag of a language that no site has."""


@dataclass(frozen=True)
class PythonFiles:
    """The browser's Python with its names, and what waits until it is proved in every language."""

    files: Bundle
    proved: Callable[[], None]


def python_files(content: Content, cache: Path) -> PythonFiles:
    """The worker with all it loads, called `python`, and a file for each language, `xx/tongue`.

    A language's file has two lines: its texts, and its links and drawn strips. Raises SetupError
    where the runtime cannot be had, and says what to do; waiting for its proof does so too.
    """
    tongues = {tag: _tongue(content, tag) for tag in content.settings.languages}
    worker, found, proved = _runtime(cache, {**tongues, LACKING: _lacking(content)})
    names, files = {"python": worker}, dict(found)
    for tag, packed in tongues.items():
        linked = pack_ways(ways(content, Voice(content.catalogues[tag])))
        text = f"{packed}\n{linked}\n".encode()
        names[f"{tag}/tongue"] = hashed(f"tongue-{tag}.txt", text)
        files[names[f"{tag}/tongue"]] = text
    return PythonFiles(Bundle(names, files), proved)


_MADE: dict[tuple[Path, tuple[str, ...]], tuple[str, Mapping[str, bytes]]] = {}
"""The runtime of this process, by its cache and the languages it is proved in: code does not
change while it runs."""


def _runtime(
    cache: Path, tongues: Mapping[str, str]
) -> tuple[str, Mapping[str, bytes], Callable[[], None]]:
    """The worker's address, every file of the runtime by its own, and what waits for its proof."""
    key = cache, tuple(tongues)
    if key in _MADE:
        return *_MADE[key], lambda: None
    made, files, proved = runtime_files(cache, tuple(tongues.values()))

    def wait() -> None:
        proved()
        _MADE[key] = made.worker, files

    return made.worker, files, wait


def _tongue(content: Content, tag: str) -> str:
    return pack(content.catalogues[tag], _idents(content))


def _lacking(content: Content) -> str:
    """A language that has nothing yet, so that Python is proved in what the first day brings."""
    source = content.catalogues[content.settings.source]
    language = replace(source.language, tag=LACKING)
    return pack(Catalogue(language, {}, source), _idents(content))


def _idents(content: Content) -> Iterator[str]:
    for ident in content.catalogues[content.settings.source].messages:
        if not ident.startswith(PAGES_ONLY) and "#" not in ident:
            yield ident
