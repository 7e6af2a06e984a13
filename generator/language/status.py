"""How far a language is: every text translated, in need of another look, or still missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from generator.language.po import Entry, PoFile
from generator.language.source import Original


@dataclass(frozen=True)
class TextStatus:
    """One text: "done", "stale" (its English changed; `before` is the old one) or "missing".

    `path` and `line` are where the translation is edited.
    """

    ident: str
    home: str
    state: str
    english: str
    before: str | None
    translation: str
    path: str
    line: int


@dataclass(frozen=True)
class Counts:
    """How many texts are done, stale and missing."""

    done: int
    stale: int
    missing: int

    @property
    def total(self) -> int:
        """All texts of the file."""
        return self.done + self.stale + self.missing

    @property
    def percent(self) -> int:
        """How much is done, in whole percent; 100 only where all is."""
        return 100 if self.done == self.total else self.done * 100 // self.total

    @property
    def widths(self) -> tuple[float, float]:
        """How wide the parts done and stale are in a bar of all, in percent."""
        whole = max(self.total, 1)
        return round(100 * self.done / whole, 2), round(100 * self.stale / whole, 2)

    def __add__(self, other: Counts) -> Counts:
        return Counts(
            self.done + other.done, self.stale + other.stale, self.missing + other.missing
        )


@dataclass(frozen=True)
class FileStatus:
    """How one translation file stands."""

    home: str
    counts: Counts


def text_statuses(
    originals: Sequence[Original], files: Mapping[str, PoFile]
) -> tuple[TextStatus, ...]:
    """The status of every text, in the order of the English."""
    held: dict[str, tuple[PoFile, Entry]] = {}
    for file in files.values():
        for entry in file.live:
            held.setdefault(entry.ident, (file, entry))
    return tuple(one_status(original, held.get(original.ident)) for original in originals)


def one_status(original: Original, held: tuple[PoFile, Entry] | None) -> TextStatus:
    """The status of one text."""
    if held is None:
        return TextStatus(original.ident, original.home, "missing", original.text, None, "", "", 0)
    file, entry = held
    before = entry.previous if entry.fuzzy and entry.previous is not None else entry.english
    state = "done"
    if not entry.translated:
        state = "missing"
    elif entry.fuzzy or (entry.english, entry.english_plural) != (original.text, original.plural):
        state = "stale"
    keyword = "msgstr" if original.plural is None else "msgstr[0]"
    return TextStatus(
        original.ident,
        original.home,
        state,
        original.text,
        before if state == "stale" else None,
        entry.strings[0] if entry.strings else "",
        file.path,
        entry.line_of(keyword),
    )


def file_statuses(statuses: Sequence[TextStatus]) -> tuple[FileStatus, ...]:
    """The counts a file."""
    homes: dict[str, Counter[str]] = {}
    for status in statuses:
        homes.setdefault(status.home, Counter())[status.state] += 1
    return tuple(
        FileStatus(home, Counts(states["done"], states["stale"], states["missing"]))
        for home, states in homes.items()
    )
