"""What other sites load: the component under an address that stays, and a picture of each table."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from generator.site import draw
from generator.site.atlas import atlas
from generator.site.content import Content
from generator.site.embed_view import SCRIPT, headlines, picture_address
from generator.site.scripts import plain
from generator.site.voice import Voice

SOURCE = Path(__file__).resolve().parents[2] / "assets/embed/emperor-table.js"
_KNOWN = "const known = null;"
"""The line of the script in whose place the build puts what the script knows of the site."""


def embed_files(content: Content) -> Mapping[str, Callable[[], bytes]]:
    """What makes each of these files, by its path; none for a site without the page about them."""
    if "embed" not in content.pages:
        return {}
    makers: dict[str, Callable[[], bytes]] = {SCRIPT: partial(_component, content)}
    for tag, catalogue in content.catalogues.items():
        for code in atlas().charts:
            makers[picture_address(tag, code)] = partial(_picture, Voice(catalogue), code)
    return makers


def _component(content: Content) -> bytes:
    """The script, knowing the site's address, its languages, and each table's sentence in them."""
    known = {"base": content.settings.base, "titles": headlines(content)}
    source = SOURCE.read_text("utf-8")
    if source.count(_KNOWN) != 1:
        raise ValueError(f"expected the line {_KNOWN!r} once: {SOURCE.name}")
    text = json.dumps(known, ensure_ascii=False, separators=(",", ":"))
    return plain(source.replace(_KNOWN, f"const known = {text};")).encode()


def _picture(voice: Voice, code: str) -> bytes:
    return (draw.alone(voice, atlas().chart(code).position) + "\n").encode()
