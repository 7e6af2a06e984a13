"""On which pages each text shows, learnt from the pages made with marks."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from generator.site.bundle import Bundle, hashed
from generator.site.places import Place, outermost

_QUIET = re.compile(r"(?:^|/)(?:nav|header|button|label|svg|legend|select|form|option):|^#menu")
"""Where no pencil may stand: in bars, in what is pressed, and in pictures."""
_FRAME = re.compile(r"^(?:header|footer|a|p|aside):|^#menu|^#languages")


@dataclass(frozen=True)
class Marks:
    """The places of one page, as read; what follows from them is worked out once."""

    places: tuple[Place, ...]

    @cached_property
    def best(self) -> Mapping[str, tuple[int, tuple[Place, ...]]]:
        """For each text, how well the page shows it, and where it does so best."""
        found: dict[str, tuple[int, list[Place]]] = {}
        for place in self.places:
            worth = _worth(place)
            score, best = found.get(place.ident, (-1, []))
            if worth > score:
                found[place.ident] = (worth, [place])
            elif worth == score:
                best.append(place)
        return {ident: (score, tuple(best)) for ident, (score, best) in found.items()}

    @cached_property
    def pencils(self) -> tuple[tuple[str, str], ...]:
        """Where readers may mend the page: the way to each block, and the id of its text."""
        found: dict[str, str] = {}
        for place in outermost(self.places):
            if place.ident not in found and not _QUIET.search(place.way):
                found[place.ident] = place.way
        return tuple((way, ident) for ident, way in found.items())


@dataclass(frozen=True)
class Whereabouts:
    """The places of every text, by the slug of the page."""

    pages: Mapping[str, Marks] = field(default_factory=dict)

    @cached_property
    def by_ident(self) -> Mapping[str, tuple[str, tuple[Place, ...]]]:
        """For each text, the page that shows it best, and its places there."""
        found: dict[str, tuple[int, str, tuple[Place, ...]]] = {}
        for slug, marks in self.pages.items():
            for ident, (score, best) in marks.best.items():
                if ident not in found or score > found[ident][0]:
                    found[ident] = (score, slug, best)
        return {ident: (slug, best) for ident, (_, slug, best) in found.items()}

    @cached_property
    def files(self) -> Bundle:
        """What the pencils of a page need, a file each, and the places of all texts in one."""
        names, files = {}, {}
        everything = {
            ident: [slug, [[place.way, place.whole] for place in found]]
            for ident, (slug, found) in sorted(self.by_ident.items())
            if not found[0].attribute
        }
        listed: list[tuple[str, object]] = [("places.json", everything)]
        listed += [(f"pencils/{slug}", m.pencils) for slug, m in self.pages.items() if m.pencils]
        for name, value in listed:
            data = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
            stem = name.removesuffix(".json").replace("/", "-").rstrip("-")
            names[name] = hashed(f"{stem}.json", data)
            files[names[name]] = data
        return Bundle(names, files)

    def anchor(self, ident: str) -> tuple[str, str] | None:
        """The page that shows a text and the id nearest above it; None where none does."""
        if ident not in self.by_ident:
            return None
        slug, found = self.by_ident[ident]
        way = found[0].way
        return slug, way[1:].partition("/")[0] if way.startswith("#") else ""


def _worth(place: Place) -> int:
    """How well a place shows its text: to be read, alone in its block, in the page's midst."""
    return 4 * (not place.attribute) + 2 * place.whole + (not _FRAME.search(place.way))
