"""SVG to PNG, by resvg; every picture is made once and kept by its content."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from pathlib import Path

from generator.site.kept import keep

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
        made = (self.svg, self.width, [font.name for font in self.fonts], _renderer())
        return hashlib.blake2b(repr(made).encode(), digest_size=8).hexdigest()


@cache
def _renderer() -> str:
    return version("resvg-py")


def rasters(drawings: Sequence[Drawing], cache: Path) -> tuple[bytes, ...]:
    """The PNG of each drawing, from `cache` where it is known.

    What is new is drawn by as many processes as the machine has cores. Raises ValueError for an
    SVG that is not one.
    """
    paths = [cache / "pictures" / f"{drawing.key}.png" for drawing in drawings]
    wanted = {path: drawing for path, drawing in zip(paths, drawings, strict=True)}
    missing = {path: drawing for path, drawing in wanted.items() if not path.exists()}
    for path, png in zip(missing, _made(list(missing.values())), strict=True):
        keep(path, png)
    return tuple(path.read_bytes() for path in paths)


def _made(drawings: Sequence[Drawing]) -> list[bytes]:
    workers = min(os.cpu_count() or 1, len(drawings) // FEW)
    if workers > 1:
        try:
            with ProcessPoolExecutor(workers) as pool:
                return list(pool.map(png, drawings, chunksize=2))
        except (BrokenProcessPool, OSError):
            pass  # a machine that lets us start no processes draws alone
    return [png(drawing) for drawing in drawings]


def png(drawing: Drawing) -> bytes:
    """The PNG of one drawing; fonts of the machine are never looked at."""
    from resvg_py import svg_to_bytes

    return svg_to_bytes(
        svg_string=drawing.svg,
        width=drawing.width,
        skip_system_fonts=True,
        font_files=[str(font) for font in drawing.fonts],
    )
