"""The two halves of a page as they are made and remembered, and the page that they make."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from generator.site.around import Around
from generator.site.check import Seen


@dataclass(frozen=True)
class Leaf:
    """A page but for what it says of other languages, and what the check needs of it."""

    data: bytes
    seen: Seen


@dataclass(frozen=True)
class Rim:
    """What a page says of other languages, and what the check needs of it."""

    data: Around
    seen: Seen


@dataclass
class Joined:
    """Pages put together; one whose halves are those of before is not put together again."""

    pages: dict[str, tuple[Leaf, Rim, bytes]] = field(default_factory=dict)

    def join(self, halves: Mapping[str, tuple[Leaf, Rim]]) -> Mapping[str, bytes]:
        """Every page whole, by its path."""
        old, self.pages = self.pages, {}
        for path, (leaf, rim) in halves.items():
            known = old.get(path)
            if known is None or known[0] is not leaf or known[1] is not rim:
                known = (leaf, rim, rim.data.put(leaf.data))
            self.pages[path] = known
        return {path: whole for path, (_, _, whole) in self.pages.items()}
