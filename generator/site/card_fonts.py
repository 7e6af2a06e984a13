"""The site's fonts as the renderer of pictures needs them: TrueType, and each letter's width.

Browsers read WOFF2, the renderer does not; and lines must be broken before it sees them. Both are
made once and kept, so a build that finds them never loads fontTools.
"""

from __future__ import annotations

import hashlib
import io
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from generator.site.kept import keep, keep_plain, kept

SERIF, SANS = "Alegreya", "Source Sans 3"
WEIGHTS = (600, 700, 800)
FILES = {SERIF: "alegreya.woff2", SANS: "source-sans-3.woff2"}
THIN = str.maketrans({"\u202f": "\u2009"})  # the fonts have this space of the two


@dataclass(frozen=True, eq=False)
class CardFont:
    """One font: the file the renderer reads, and each letter's width in thousandths of the size."""

    family: str
    file: Path
    widths: Mapping[int, Mapping[str, float]]

    def writes(self, text: str) -> bool:
        """Whether the font has every letter of a text."""
        return set(text) <= set(self.widths[WEIGHTS[0]])

    def width(self, text: str, weight: int, size: float) -> float:
        """How wide a text is at a size, in the unit of the size."""
        widths = self.widths[weight]
        return sum(widths.get(letter, 600.0) for letter in text) * size / 1000


def card_fonts(folder: Path, cache: Path) -> dict[str, CardFont]:
    """The fonts for pictures by family, from the WOFF2 files of `folder`.

    Raises OSError where a file is missing.
    """
    return {family: _font(family, folder / name, cache) for family, name in FILES.items()}


def _font(family: str, source: Path, cache: Path) -> CardFont:
    content = source.read_bytes()
    key = hashlib.blake2b(content + repr((family, WEIGHTS, 1)).encode(), digest_size=8).hexdigest()
    return _known(family, content, cache / "pictures" / f"{source.stem}-{key}.ttf")


@lru_cache(maxsize=8)
def _known(family: str, content: bytes, file: Path) -> CardFont:
    table = file.with_suffix(".json")
    known = kept(table)
    if known is None or json.loads(known)["file"] != _digest(file):
        ttf, widths = _converted(family, content)
        keep_plain(file, ttf)
        known = json.dumps({"file": hashlib.sha256(ttf).hexdigest(), "widths": widths}).encode()
        keep(table, known)
    read: dict[str, dict[str, float]] = json.loads(known)["widths"]
    return CardFont(family, file, {int(weight): letters for weight, letters in read.items()})


def _digest(file: Path) -> str:
    """What tells whether the renderer still reads the font that was converted."""
    try:
        return hashlib.sha256(file.read_bytes()).hexdigest()
    except OSError:
        return ""


def _converted(family: str, content: bytes) -> tuple[bytes, dict[str, dict[str, float]]]:
    from fontTools.ttLib import TTFont  # slow to import, and needed once

    font = TTFont(io.BytesIO(content), recalcTimestamp=False)
    font.flavor = None
    for record in font["name"].names:
        if record.nameID in {1, 16}:  # a file of all weights may be named for its lightest
            record.string = family
    scale = 1000 / font["head"].unitsPerEm
    letters = font.getBestCmap()
    widths = {}
    for weight in WEIGHTS:
        glyphs = font.getGlyphSet(location={"wght": weight})
        widths[str(weight)] = {
            chr(code): round(glyphs[name].width * scale, 1) for code, name in letters.items()
        }
    result = io.BytesIO()
    font.save(result)
    return result.getvalue(), widths
