"""SVG to PNG, by resvg; every picture is made once and kept by its content."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.metadata import version
from pathlib import Path

from generator.site.kept import keep, kept

FEW = 3
"""So many pictures are drawn here; more of them are worth starting processes for."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture to be made: its SVG, its width in pixels, the font files its texts are set in."""

    svg: str
    width: int
    fonts: tuple[Path, ...] = ()

    @property
    def key(self) -> str:
        """A name for the picture that changes with anything that could change its pixels.

        Font files have names that change with their content.
        """
        return _key(self)


@lru_cache(maxsize=4096)
def _key(drawing: Drawing) -> str:
    made = (drawing.svg, drawing.width, [font.name for font in drawing.fonts], _renderer())
    return hashlib.blake2b(repr(made).encode(), digest_size=8).hexdigest()


@cache
def _renderer() -> str:
    return version("resvg-py")


_LAST: dict[Path, bytes] = {}
"""The pictures of this process's last site, by where they are kept."""


class Rasters:
    """Pictures being made: processes of their own draw what is new while the build goes on."""

    def __init__(self, drawings: Iterable[Drawing], cache: Path) -> None:
        """Begin with every drawing that `cache` does not hold."""
        self._paths = {each: cache / "pictures" / f"{each.key}.png" for each in drawings}
        found = {each: _LAST.get(path) or kept(path) for each, path in self._paths.items()}
        self._made = {each: content for each, content in found.items() if content is not None}
        self._missing = [each for each, content in found.items() if content is None]
        self._pool: ProcessPoolExecutor | None = None
        self._coming: Iterable[bytes] = map(png, self._missing)
        workers = min(os.cpu_count() or 1, len(self._missing) // FEW)
        if workers > 1:
            # A machine that starts no processes for us, or ends them, draws alone.
            with suppress(OSError):
                self._pool = ProcessPoolExecutor(workers)
                self._coming = self._pool.map(png, self._missing, chunksize=2)

    def pictures(self) -> Mapping[Drawing, bytes]:
        """The PNG of each drawing, once all are there; ValueError for an SVG that is not one."""
        try:
            for drawing, made in zip(self._missing, self._coming, strict=True):
                self._take(drawing, made)
        except BrokenProcessPool:
            for drawing in self._missing:
                self._take(drawing, png(drawing))
        finally:
            if self._pool is not None:
                self._pool.shutdown()
        _LAST.clear()
        _LAST.update((self._paths[drawing], made) for drawing, made in self._made.items())
        return self._made

    def _take(self, drawing: Drawing, made: bytes) -> None:
        self._made[drawing] = made
        keep(self._paths[drawing], made)


def png(drawing: Drawing) -> bytes:
    """The PNG of one drawing; fonts of the machine are never looked at."""
    from resvg_py import svg_to_bytes

    return svg_to_bytes(
        svg_string=drawing.svg,
        width=drawing.width,
        skip_system_fonts=True,
        font_files=[str(font) for font in drawing.fonts],
    )
