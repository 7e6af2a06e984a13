"""What the workbench fetches: the English with the languages' descriptions, and each language."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache

from generator.site.bundle import Bundle, hashed
from generator.site.content import Content


def desk_files(content: Content) -> Bundle:
    """A file of sources for the English, and one for each language; none without a workbench."""
    if "workbench" not in content.pages:
        return Bundle({}, {})
    shared = {n: text for n, text in content.sources.items() if not n.startswith("locale/")}
    parts: dict[str, Mapping[str, str]] = {content.settings.source: shared}
    for tag in content.tongues:
        folder = f"locale/{tag}/"
        parts[tag] = {n: text for n, text in content.sources.items() if n.startswith(folder)}
    names, files = {}, {}
    for tag, texts in parts.items():
        data = _packed(tuple(texts.items()))
        name = f"texts/{tag}.json"
        names[name] = hashed(f"texts-{tag}.json", data)
        files[names[name]] = data
    return Bundle(names, files)


@lru_cache(maxsize=16)
def _packed(texts: tuple[tuple[str, str], ...]) -> bytes:
    """Files by their names, as JSON."""
    return json.dumps(dict(texts), ensure_ascii=False, separators=(",", ":")).encode()
