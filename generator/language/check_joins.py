"""Elision and contraction, looked for in finished sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from generator.language.fault import Fault, error
from generator.language.language import Elision, Language
from generator.language.message import MessageError, Value, fill, names_of

START = r"(?<![\w’'\-])"
SKIPPED = re.compile(r"`[^`]*`|\]\([^()]*\)|https?://\S+")
PLACE = re.compile(r"\{[^{}]*\}(?:~[a-z]+)?")
LIMIT = 8
NOTHING = "…"
GAP = r"""[\s(\[«“„"¿¡,;:.!?…/—–]+"""


def check_joins(language: Language, text: str, pool: Mapping[str, Sequence[Value]]) -> list[Fault]:
    """The first wrong join of a text, tried with every value of the pool in its places."""
    if not (language.elisions or language.contractions or language.never):
        return []
    plain = PLACE.sub("0", text) if "{" in text else text
    fault = wrong_join(language, plain)
    if fault or plain == text:
        return [fault] if fault else []
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
    """The first pair of words that should have become one, or that never stand together."""
    if "`" in text or "](" in text or "://" in text:
        text = SKIPPED.sub("0", text)
    plain = text.replace("*", "").replace("\u00a0", " ").replace("'", "’")
    if not suspect(language, plain):
        return None
    elided, paired = patterns(language)
    for match in elided.finditer(plain):
        word, following = match.group(1), match.group(2)
        for elision in language.elisions:
            if elision.checked and elision.happens(word.lower(), following.lower()):
                return missing_elision(language, elision, word, following)
    for match in paired.finditer(plain):
        fault = doubled(language, match.group(1), match.group(2))
        if fault:
            return fault
    return None


def suspect(language: Language, plain: str) -> bool:
    """A quick look: whether two words in a row may be wrong, so that a closer one is due."""
    return suspicious(language).search(plain.lower()) is not None


@lru_cache(maxsize=64)
def suspicious(language: Language) -> re.Pattern[str]:
    """For each small word, how the word after it may begin where the two are wrong together."""
    found: dict[str, set[str]] = {}
    for elision in language.elisions:
        for word in elision.words if elision.checked else ():
            starts = (*elision.only, *elision.starts) or tuple(elision.letters)
            found.setdefault(word, set()).update(starts)
    for pair in pairs_of(language):
        word, _, after = pair.partition(" ")
        found.setdefault(word, set()).add(after)
    pairs = (f"{re.escape(word)}{GAP}(?:{any_of(starts)})" for word, starts in found.items())
    return re.compile(rf"\b(?:{'|'.join(pairs) or '(?!)'})")


def pairs_of(language: Language) -> list[str]:
    """The pairs of small words that are wrong wherever they are written."""
    contracted = (source for source, _ in language.contractions if source not in language.loose)
    return [*contracted, *language.never]


@lru_cache(maxsize=64)
def patterns(language: Language) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """What finds the words that may elide, and the pairs of small words, with what follows."""
    words = {word for elision in language.elisions for word in elision.words}
    pairs = pairs_of(language)
    return (
        re.compile(rf"{START}({any_of(words)}) (?=([^\W\d_]+)(?![\w@]))", re.IGNORECASE),
        re.compile(rf"{START}({any_of(pairs)})(?!\w) ?(?=(\w*))", re.IGNORECASE),
    )


def any_of(words: Iterable[str]) -> str:
    """A pattern for any of the words, the longest first."""
    return "|".join(re.escape(w) for w in sorted(words, key=len, reverse=True)) or r"(?!)"


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


def doubled(language: Language, pair: str, following: str) -> Fault | None:
    """What is wrong with two small words side by side, before another word."""
    result = dict(language.contractions).get(pair.lower())
    if result is None:
        return error("typography", f'"{pair}" cannot stand together', "keep one of the two")
    if following.lower().endswith(language.pronoun_endings or ("\0",)):
        return None
    gap = "" if result.endswith("’") else " "
    mend = f'write "{result}{gap}{following}"'
    return error("typography", f"{pair} {following}: missing contraction", mend)
