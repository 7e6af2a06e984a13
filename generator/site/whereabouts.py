"""On which pages each text shows, learnt from the pages made with marks."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from generator.site.bundle import Bundle, hashed
from generator.site.places import Place, outermost

_QUIET = re.compile(r"(?:^|/)(?:nav|header|button|label|svg|legend|select|form|option):|^#menu")
"""Where no pencil may stand: in bars, in what is pressed, and in pictures."""
_FRAME = re.compile(r"^(?:header|footer|a|p|aside):|^#menu|^#languages")


@dataclass(frozen=True)
class Whereabouts:
    """The places of every text, by the slug of the page."""

    pages: Mapping[str, tuple[Place, ...]] = field(default_factory=dict)

    @cached_property
    def by_ident(self) -> Mapping[str, tuple[str, tuple[Place, ...]]]:
        """For each text, the page that shows it best, and its places there."""
        found: dict[str, tuple[int, str, tuple[Place, ...]]] = {}
        for slug, listed in self.pages.items():
            here: dict[str, list[Place]] = {}
            for place in listed:
                here.setdefault(place.ident, []).append(place)
            for ident, mine in here.items():
                score = max(map(_worth, mine))
                if ident not in found or score > found[ident][0]:
                    best = tuple(place for place in mine if _worth(place) == score)
                    found[ident] = (score, slug, best)
        return {ident: (slug, best) for ident, (_, slug, best) in found.items()}

    def pencils(self, slug: str) -> Iterator[tuple[str, str]]:
        """Where readers may mend a page: the way to each block, and the id of its text."""
        seen: set[str] = set()
        for place in outermost(self.pages.get(slug, ())):
            if place.ident not in seen and not _QUIET.search(place.way):
                seen.add(place.ident)
                yield place.way, place.ident

    def anchor(self, ident: str) -> tuple[str, str] | None:
        """The page that shows a text and the id nearest above it; None where none does."""
        if ident not in self.by_ident:
            return None
        slug, found = self.by_ident[ident]
        way = found[0].way
        return slug, way[1:].partition("/")[0] if way.startswith("#") else ""


def maps(where: Whereabouts) -> Bundle:
    """The files of it: what the pencils of a page need, a page each, and all places for one."""
    names, files = {}, {}
    everything = {
        ident: [slug, [[place.way, place.whole] for place in found]]
        for ident, (slug, found) in sorted(where.by_ident.items())
        if not found[0].attribute
    }
    listed: list[tuple[str, object]] = [("places.json", everything)]
    for slug in where.pages:
        if pencils := tuple(where.pencils(slug)):
            listed.append((f"pencils/{slug}", pencils))
    for name, value in listed:
        data = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
        stem = name.removesuffix(".json").replace("/", "-").rstrip("-")
        names[name] = hashed(f"{stem}.json", data)
        files[names[name]] = data
    return Bundle(names, files)


def _worth(place: Place) -> int:
    """How well a place shows its text: to be read, alone in its block, in the page's midst."""
    return 4 * (not place.attribute) + 2 * place.whole + (not _FRAME.search(place.way))
