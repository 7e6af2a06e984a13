"""Elision and contraction, looked for in finished sentences."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from generator.language.fault import Fault, error
from generator.language.language import Elision, Language
from generator.language.message import MessageError, Value, fill, names_of

PAIR = re.compile(r"(?<![\w’'\-])([^\W\d_]+) (?=([^\W\d_]+)(?![\w@]))")
SKIPPED = re.compile(r"`[^`]*`|\]\([^()]*\)|https?://\S+")
LIMIT = 8
NOTHING = "…"


def check_joins(language: Language, text: str, pool: Mapping[str, Sequence[Value]]) -> list[Fault]:
    """The first wrong join of a text, tried with every value of the pool in its places."""
    if not (language.elisions or language.contractions or language.never):
        return []
    fault = wrong_join(language, re.sub(r"\{[^{}]*\}(~[a-z]+)?", "0", text))
    if fault:
        return [fault]
    try:
        names = names_of(text)
    except MessageError:
        return []
    for sentence in built(language, text, names, pool):
        fault = wrong_join(language, sentence)
        if fault:
            return [Fault(fault.severity, fault.kind, f"{fault.what}, in: {sentence}", fault.mend)]
    return []


def built(
    language: Language, text: str, names: Sequence[str], pool: Mapping[str, Sequence[Value]]
) -> list[str]:
    """Finished sentences: each value once in each place, the places moving on together."""
    if not names:
        return []
    choices = [pool.get(name) or (NOTHING,) for name in names]
    rows = [
        tuple(choice[(i + k) % len(choice)] for k, choice in enumerate(choices))
        for i in range(min(LIMIT, max(len(c) for c in choices)))
    ]
    return [fill(language, text, dict(zip(names, row, strict=True))) for row in rows]


def wrong_join(language: Language, text: str) -> Fault | None:
    """The first pair of words that should have become one."""
    plain = SKIPPED.sub("0", text).replace("*", "").replace("\u00a0", " ").replace("'", "’")
    lowered = plain.lower()
    for match in PAIR.finditer(plain):
        word, following = match.group(1), match.group(2)
        small, after = word.lower(), following.lower()
        for elision in language.elisions:
            if elision.checked and elision.happens(small, after):
                return missing_elision(language, elision, word, following)
        if small in language.first_words:
            fault = doubled(language, lowered, match.start(1))
            if fault:
                return fault
    return None


def missing_elision(language: Language, elision: Elision, word: str, following: str) -> Fault:
    """A word that should have lost its last letter."""
    short = elision.words[word.lower()]
    gap = "" if short.endswith("’") else " "
    mend = f'write "{short}{gap}{following}"'
    for source, _ in language.contractions:
        first, _, article = source.partition(" ")
        elided = next((e for e in language.elisions if e.happens(article, following.lower())), None)
        if first == word.lower() and elided:
            mend += f' or "{word} {elided.words[article]}{following}"'
            break
    return error("typography", f"{word} {following}: missing elision", mend)


def doubled(language: Language, lowered: str, start: int) -> Fault | None:
    """Two small words that never stand side by side, or that must become one."""
    here = lowered[start:]
    for source, result in language.contractions:
        match = re.match(rf"{re.escape(source)}\b\s?(\w*)", here)
        if match and not match.group(1).endswith(language.pronoun_endings or ("\0",)):
            what = f"{source} {match.group(1)}".strip()
            mend = f'write "{result} {match.group(1)}"'
            return error("typography", f"{what}: missing contraction", mend)
    for pair in language.never:
        if re.match(rf"{re.escape(pair)}(?!\w)", here):
            return error("typography", f'"{pair}" cannot stand together', "keep one of the two")
    return None
