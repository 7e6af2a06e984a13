"""Fonts cut down to the letters a language's pages really use."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from generator.site.kept import keep, kept


@dataclass(frozen=True, slots=True)
class Face:
    """One font file of assets/fonts and how CSS calls it."""

    file: str
    family: str
    weights: str
    style: str = "normal"
    early: bool = False


FACES = (
    Face("alegreya.woff2", "Alegreya", "400 900", early=True),
    Face("source-sans-3.woff2", "Source Sans 3", "200 900", early=True),
    Face("source-sans-3-italic.woff2", "Source Sans 3", "200 900", "italic"),
)
ALWAYS = "".join(map(chr, range(0x20, 0x7F))) + "\u00a0\u202f\u2026\u2019\u2018\u201c\u201d«»–→←·×✓"


def subset(font: Path, letters: str, cache: Path) -> bytes:
    """The font with only `letters` in it, as WOFF2; kept in `cache` by content.

    Same letters and font, same bytes. Raises OSError where the font cannot be read.
    """
    return _subset(font.stem, font.read_bytes(), letters, cache)


@lru_cache(maxsize=256)
def _subset(name: str, source: bytes, letters: str, cache: Path) -> bytes:
    wanted = "".join(sorted(set(letters) | set(ALWAYS)))
    key = hashlib.blake2b(source + wanted.encode() + b"2", digest_size=12).hexdigest()
    path = cache / "fonts" / f"{name}-{key}.woff2"
    known = kept(path)
    if known is None:
        known = _cut(source, wanted)
        keep(path, known)
    return known


def _cut(source: bytes, letters: str) -> bytes:
    from fontTools import (
        subset as tool,
    )  # loaded only when a font must be cut: it is slow to import

    options = tool.Options()
    options.flavor = "woff2"
    options.layout_features = ["kern", "liga", "locl", "mark", "mkmk", "ccmp", "tnum", "lnum"]
    options.hinting = False
    options.desubroutinize = True
    font = tool.load_font(io.BytesIO(source), options)
    cutter = tool.Subsetter(options)
    cutter.populate(text=letters)
    cutter.subset(font)
    font["head"].modified = font["head"].created  # no time of the build in the file
    result = io.BytesIO()
    tool.save_font(font, result, options)
    return result.getvalue()


def sheet(addresses: Mapping[str, str]) -> str:
    """The style sheet that names the fonts; `addresses` gives each file's place beside the
    sheet."""
    return "".join(
        f'@font-face{{font-family:"{face.family}";src:url({addresses[face.file]}) format("woff2");'
        f"font-weight:{face.weights};font-style:{face.style};font-display:optional}}\n"
        for face in FACES
    )
