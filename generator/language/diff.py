"""What changed between two English texts, word by word."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import SequenceMatcher

WORDS = re.compile(r"\s+|[^\s\w]|\w+")


@dataclass(frozen=True)
class Change:
    """A stretch of text that stayed ("same"), went ("gone") or came ("new")."""

    kind: str
    text: str


def word_diff(old: str, new: str) -> tuple[Change, ...]:
    """The changes from the old text to the new one, in reading order.

    >>> [(c.kind, c.text) for c in word_diff("one general", "one emperor")]
    [('same', 'one '), ('gone', 'general'), ('new', 'emperor')]
    """
    before, after = WORDS.findall(old), WORDS.findall(new)
    changes: list[Change] = []
    matcher = SequenceMatcher(None, before, after, autojunk=False)
    for kind, a, b, c, d in matcher.get_opcodes():
        if kind == "equal":
            changes.append(Change("same", "".join(before[a:b])))
            continue
        if b > a:
            changes.append(Change("gone", "".join(before[a:b])))
        if d > c:
            changes.append(Change("new", "".join(after[c:d])))
    return tuple(changes)
