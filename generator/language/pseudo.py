"""Pseudo-languages: English in disguise, to find words that are not translated and lines too short.

`en-XA` puts accents on every letter and makes each text some 40 % longer; `ar-XB` turns the
words and the page from right to left. They are made on request and never kept in a file.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from generator.language.catalogue import Catalogue
from generator.language.language import Language

KEPT = re.compile(
    r"\{\{|\}\}|\{[^{}]*\}(?:~[a-z]+)?|`[^`]*`|\]\([^()]*\)|https?://\S+|\s~[a-z]+\s|<[^<>]*>|&\w+;"
)
ACCENTS = str.maketrans(
    "aceghijklnorstuwyzACEDGHIJKLNORSTUWYZ",
    "åçéĝĥîĵķļñöřšţûŵýžÅÇÉÐĜĤÎĴĶĻÑÖŘŠŢÛŴÝŽ",
)
FILLER = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
RLO, PDF = "\u202e", "\u202c"
PSEUDO = {
    "en-XA": Language("en-XA", "[Àççéñţš]", "Pseudo-English", reviewed=False),
    "ar-XB": Language("ar-XB", f"{RLO}Bidi{PDF}", "Pseudo-Arabic", "rtl", reviewed=False),
}


def pseudo_catalogue(tag: str, english: Catalogue) -> Catalogue:
    """The English catalogue in a pseudo-language; KeyError where there is none of that tag."""
    disguise = {"en-XA": accented, "ar-XB": turned}[tag]
    messages = {i: tuple(map(disguise, forms)) for i, forms in english.messages.items()}
    return Catalogue(PSEUDO[tag], messages, english)


def accented(text: str) -> str:
    """The text with accents, and longer; places, code and links' targets stay.

    >>> accented("Reach: {n} seats")
    'Řéåçĥ: {n} šéåţš one two'
    """
    letters = sum(c.isalpha() for c in KEPT.sub("", text))
    words, extra = "", 0
    while extra < letters * 2 // 5:
        word = FILLER[words.count(" ") % len(FILLER)]
        words, extra = f"{words} {word}", extra + len(word)
    body = text.rstrip(".!?:… ")
    return changed(body, lambda piece: piece.translate(ACCENTS)) + words + text[len(body) :]


def turned(text: str) -> str:
    """The text with every word shown from right to left; places, code and targets stay.

    >>> turned("Reach {n}") == "\u202eReach\u202c {n}"
    True
    """
    return changed(text, lambda piece: re.sub(r"[^\W\d_]+", rf"{RLO}\g<0>{PDF}", piece))


def changed(text: str, change: Callable[[str], str]) -> str:
    """The text with everything but places, code and targets changed."""
    pieces, end = [], 0
    for match in KEPT.finditer(text):
        pieces += [change(text[end : match.start()]), match.group()]
        end = match.end()
    return "".join([*pieces, change(text[end:])])
