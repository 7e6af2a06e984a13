"""The site's mark as pixels, for places that take no SVG."""

from __future__ import annotations

import struct
from collections.abc import Mapping

from generator.diagram.palette import tokens
from generator.site.logo import logo
from generator.site.raster import Drawing

SIDE = 40
SAFE = 6
"""Room around a mark that may be cut to a circle, four fifths as wide, in the mark's units."""

OLD_SIZES = (16, 32, 48)


def icon_drawings() -> Mapping[str, Drawing]:
    """The icons by plain name: for home screens, and for the manifest."""
    return {
        "touch-icon.png": Drawing(_square(0), 180),
        "icon-192.png": Drawing(logo(), 192),
        "icon-512.png": Drawing(logo(), 512),
        "icon-maskable.png": Drawing(_square(SAFE), 512),
    }


def old_drawings() -> Mapping[int, Drawing]:
    """The mark in the sizes that go together into `favicon.ico`."""
    return {size: Drawing(logo(), size) for size in OLD_SIZES}


def _square(room: int) -> str:
    """The mark on a ground that fills the whole square, with room around it."""
    side = SIDE + 2 * room
    box = f"{-room} {-room} {side} {side}"
    mark = logo().replace("<svg ", f'<svg width="{SIDE}" height="{SIDE}" ', 1)
    ground = f'<rect x="{-room}" y="{-room}" width="{side}" height="{side}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">'
        f'{ground} fill="{tokens("light")["--foe"]}"/>'
        f"{mark}</svg>"
    )


def ico(pngs: Mapping[int, bytes]) -> bytes:
    """PNG files, by their side in pixels (under 256), as one ICO file."""
    head = struct.pack("<HHH", 0, 1, len(pngs))
    place = len(head) + 16 * len(pngs)
    entries = b""
    for side, content in pngs.items():
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(content), place)
        place += len(content)
    return head + entries + b"".join(pngs.values())
