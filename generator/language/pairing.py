"""Which old translation belongs to which English text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher

from generator.language.po import Entry
from generator.language.source import Original

ALIKE = 0.5
Held = tuple[str, Entry]


@dataclass
class Pairs:
    """The old entry of each id, and the old entries that belong to none (with their files)."""

    taken: dict[str, Entry] = field(default_factory=dict)
    left: list[Held] = field(default_factory=list)


def paired(originals: Sequence[Original], old: Sequence[Held]) -> Pairs:
    """Pairs every English text with at most one old entry, and no entry twice."""
    pool = Pool(old)
    live = {o.ident for o in originals}
    short = [o for o in originals if not on_page(o)]
    for original in short:
        pool.take(original, pool.by_id(original.ident))
    for home in dict.fromkeys(o.home for o in originals if on_page(o)):
        page = [o for o in originals if o.home == home]
        pair_page(pool, page, home)
    for original in originals:
        if original.ident not in pool.pairs.taken:
            pool.take(original, pool.by_english(original, live))
    pool.pairs.left = [held for i, held in enumerate(old) if i not in pool.used]
    return pool.pairs


def on_page(original: Original) -> bool:
    """Whether the text is a block of a page whose id counts paragraphs."""
    return "#" in original.ident


class Pool:
    """The old entries that are still free."""

    def __init__(self, old: Sequence[Held]) -> None:
        self.old = old
        self.used: set[int] = set()
        self.pairs = Pairs()
        self.ids: dict[str, list[int]] = {}
        self.english: dict[tuple[str, str | None], list[int]] = {}
        for i, (_, entry) in enumerate(old):
            self.ids.setdefault(entry.ident, []).append(i)
            self.english.setdefault((entry.english, entry.english_plural), []).append(i)

    def take(self, original: Original, index: int | None) -> None:
        """Gives an old entry to an English text."""
        if index is not None and original.ident not in self.pairs.taken:
            self.used.add(index)
            self.pairs.taken[original.ident] = self.old[index][1]

    def free(self, indexes: Iterable[int]) -> list[int]:
        """Those not given away; entries in use come before obsolete ones."""
        return sorted((i for i in indexes if i not in self.used), key=self.rank)

    def rank(self, index: int) -> tuple[bool, bool, int]:
        """Translated before empty, in use before obsolete, then as they stand."""
        entry = self.old[index][1]
        return (entry.obsolete, not entry.translated, index)

    def by_id(self, ident: str) -> int | None:
        """The entry of that id."""
        return next(iter(self.free(self.ids.get(ident, ()))), None)

    def by_english(self, original: Original, live: set[str]) -> int | None:
        """An entry of the very same English whose own id is gone: renamed or moved."""
        found = self.free(self.english.get((original.text, original.plural), ()))
        found = [
            i
            for i in found
            if self.old[i][1].obsolete
            or self.old[i][1].ident not in live
            or "#" in self.old[i][1].ident
        ]
        return next(iter(sorted(found, key=lambda i: self.old[i][0] != original.home)), None)


def pair_page(pool: Pool, page: Sequence[Original], home: str) -> None:
    """Pairs the blocks of one page: same English first, then by place between those."""
    old = [i for i, (h, e) in enumerate(pool.old) if h == home and "#" in e.ident]
    like: dict[str, list[int]] = {}
    for i in old:
        like.setdefault(pool.old[i][1].english, []).append(i)
    for same_id in (True, False):
        for original in page:
            if original.ident in pool.pairs.taken:
                continue
            found = pool.free(like.get(original.text, ()))
            if same_id:
                found = [i for i in found if pool.old[i][1].ident == original.ident]
            found.sort(key=lambda i: section(pool.old[i][1].ident) != section(original.ident))
            pool.take(original, next(iter(found), None))
        if all(original.ident in pool.pairs.taken for original in page):
            return
    sections: dict[str, list[Original]] = {}
    for original in page:
        sections.setdefault(section(original.ident), []).append(original)
    for name, blocks in sections.items():
        mine = [i for i in old if section(pool.old[i][1].ident) == name]
        mine = [i for i in mine if not pool.old[i][1].obsolete]
        pair_gaps(pool, blocks, mine)


def section(ident: str) -> str:
    """The heading a block stands under."""
    return ident.rpartition(".")[0] if "." in ident.partition("#")[2] else ident


def pair_gaps(pool: Pool, blocks: Sequence[Original], old: Sequence[int]) -> None:
    """Pairs changed blocks with old entries that stand between the same neighbours."""
    place = {id(pool.old[i][1]): k for k, i in enumerate(old)}
    news: list[Original] = []
    start = 0
    for block in (*blocks, None):
        taken = pool.pairs.taken.get(block.ident) if block else None
        stop = len(old) if block is None else place.get(id(taken), -1)
        if block is not None and taken is None:
            news.append(block)
        elif block is None or stop >= start:
            align(pool, news, [i for i in old[start:stop] if i not in pool.used])
            news, start = [], stop + 1


def align(pool: Pool, news: Sequence[Original], olds: Sequence[int]) -> None:
    """Pairs new blocks with old ones in order: one by one, or the most alike where some are new."""
    if len(news) == len(olds):
        for original, index in zip(news, olds, strict=True):
            pool.take(original, index)
        return
    scores = [[likeness(o.text, pool.old[i][1].english) for i in olds] for o in news]
    best = [[0.0] * (len(olds) + 1) for _ in range(len(news) + 1)]
    for a in range(len(news) - 1, -1, -1):
        for b in range(len(olds) - 1, -1, -1):
            gain = scores[a][b] + best[a + 1][b + 1] if scores[a][b] >= ALIKE else 0.0
            best[a][b] = max(best[a + 1][b], best[a][b + 1], gain)
    a = b = 0
    while a < len(news) and b < len(olds):
        if scores[a][b] >= ALIKE and best[a][b] == scores[a][b] + best[a + 1][b + 1]:
            pool.take(news[a], olds[b])
            a, b = a + 1, b + 1
        elif best[a][b] == best[a + 1][b]:
            a += 1
        else:
            b += 1


def likeness(one: str, other: str) -> float:
    """How much two texts share, word by word, from 0 to 1."""
    return SequenceMatcher(None, one.split(), other.split(), autojunk=False).ratio()
