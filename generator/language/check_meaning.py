"""Meaning that can be counted: numbers kept, the words of the glossary used."""

from __future__ import annotations

import re
from functools import lru_cache

from generator.language.fault import Fault, warning
from generator.language.language import Language

NUMBER = re.compile(
    r"(?<![\w{.])\d{1,3}(?:[ \u00a0\u202f,.]\d{3})+(?![\d\w])|(?<![\w{])\d+(?:[.,]\d+[a-z]?)?"
)
DIGIT = re.compile(r"\d")
SKIPPED = re.compile(r"\]\([^()]*\)|\{[^{}]*\}|`[^`]*`|https?://\S+")
SEAT = re.compile(r"\b[a-z]\d\b")
ENGLISH_WORDS = {
    "0": ("no", "none", "zero"),
    "1": ("a", "an", "one", "first", "once", "single"),
    "2": ("two", "second", "twice", "both", "pair"),
    "3": ("three", "third"),
    "4": ("four", "fourth"),
    "5": ("five", "fifth"),
    "6": ("six", "sixth"),
    "7": ("seven", "seventh"),
    "8": ("eight", "eighth"),
    "9": ("nine", "ninth"),
    "10": ("ten", "tenth"),
    "12": ("twelve", "twelfth"),
}


def numbers(text: str) -> list[str]:
    """The numbers of a text, rule numbers whole, decimals with a point.

    >>> numbers("rule 809.3c: 2 seats, 1,5 or 100,000")
    ['809.3c', '2', '1.5', '100000']
    """
    found = []
    for match in NUMBER.finditer(SKIPPED.sub(" ", text)):
        token = match.group()
        if re.search(r"[ \u00a0\u202f,.]\d{3}\Z", token) and not re.match(r"\d{3}\.\d{3}\Z", token):
            token = re.sub(r"\D", "", token)
        found.append(token.replace(",", "."))
    return found


def check_numbers(language: Language, english: str, text: str) -> list[Fault]:
    """Numbers that the translation lost, made up or put in each other's place."""
    if not DIGIT.search(english) and not DIGIT.search(text):
        return check_number_words(language, english, text)
    wanted, found = numbers(english), numbers(text)
    words = set(re.findall(r"[^\W\d_]+", text.lower()))
    lost = [n for n in wanted if n not in found and not spelled(language, n, words)]
    shown = " and ".join(dict.fromkeys(wanted))
    if lost:
        name = "rule number" if len(lost[0]) >= 3 else "number"
        what = f"{name} {lost[0]} of the English is missing"
        return [warning("meaning", what, f"check the numbers: {shown}")]
    said = set(re.findall(r"[a-z]+", english.lower()))
    made = [n for n in found if n not in wanted and not said & set(ENGLISH_WORDS.get(n, ()))]
    if made:
        what = f"number {made[0]} is not in the English"
        mend = f"check the numbers: {shown}" if wanted else "delete it"
        return [warning("meaning", what, mend)]
    counts, told = ([n for n in each if len(n) < 3] for each in (wanted, found))
    if counts != told and sorted(counts) == sorted(told):
        what = f"the numbers come in another order: {', '.join(told)}"
        return [warning("meaning", what, f"check which is which: English has {', '.join(counts)}")]
    return check_number_words(language, english, text)


def check_number_words(language: Language, english: str, text: str) -> list[Fault]:
    """A number that is another one in the translation, in words or not.

    One and a pair go by many names: only a number that is gone while another has come counts.
    """
    words = set(re.findall(r"[a-z]+", SKIPPED.sub(" ", english).lower()))
    wanted = {int(n) for n, names in ENGLISH_WORDS.items() if words & set(names)}
    said = set(re.findall(r"[^\W\d_]+", SKIPPED.sub(" ", text).lower()))
    found = {n for n in range(len(language.number_words)) if spelled(language, str(n), said)}
    wanted, found = (
        {n for n in written | {int(d) for d in numbers(each) if len(d) < 3} if n > 1}
        for written, each in ((wanted, english), (found, text))
    )
    lost, made = sorted(wanted - found), sorted(found - wanted)
    if not lost or not made or lost[-1] >= len(language.number_words):
        return []
    what = f"the English says {lost[0]} where the translation says {made[0]}"
    return [warning("meaning", what, f"check the numbers: {', '.join(map(str, sorted(wanted)))}")]


def spelled(language: Language, number: str, words: set[str]) -> bool:
    """Whether the translation writes a number as a word."""
    names = language.number_words
    return (
        number.isdigit()
        and int(number) < len(names)
        and bool(set(names[int(number)].lower().split("|")) & words)
    )


def check_glossary(language: Language, english: str, text: str) -> list[Fault]:
    """Words of the glossary that the English uses and the translation does not."""
    lowered = english.lower()
    if not any(term in lowered for term in small_terms(language)):
        return []
    rest = SKIPPED.sub(" ", english).replace("’", "'")
    plain = folded(SKIPPED.sub(" ", text))
    for term, pattern, accepted in terms(language):
        if term.lower() not in lowered:
            continue
        found = pattern.search(rest)
        if not found or (found.group()[0].isupper() and found.group() in text):
            continue
        rest = pattern.sub(" ", rest)
        if not any(folded(word) in plain for word in accepted):
            what = f'"{term}" should be "{accepted[0]}" here'
            return [warning("glossary", what, f"use the glossary's word: {accepted[0]}")]
    return []


@lru_cache(maxsize=64)
def small_terms(language: Language) -> tuple[str, ...]:
    """The words of the glossary in small letters."""
    return tuple(term.lower() for term in language.glossary)


@lru_cache(maxsize=64)
def terms(language: Language) -> tuple[tuple[str, re.Pattern[str], tuple[str, ...]], ...]:
    """The glossary, longest terms first: term, what finds it, and the words accepted for it."""
    listed = sorted(((t, a) for t, a in language.glossary.items() if a), key=lambda p: -len(p[0]))
    return tuple(
        (term, re.compile(rf"\b{re.escape(term)}(?:s|es)?\b", re.IGNORECASE), accepted)
        for term, accepted in listed
    )


def folded(text: str) -> str:
    """The text for comparison: small letters, one kind of apostrophe and space."""
    return " ".join(text.lower().replace("’", "'").split())
