"""Quotes and apostrophes of a translation."""

from __future__ import annotations

import re

from generator.language.fault import Fault, warning
from generator.language.language import Language

KIND = "typography"
QUOTES = "“”„‟«»‹›‘‚″〝〞＂「」『』"
QUOTE = re.compile(f"[{QUOTES}]")
MARKS = frozenset(QUOTES + "\"'<,`")
ACCENTS = frozenset("`´ʼʹ′＇‛")
WRONG_APOSTROPHE = re.compile(r"[^\W\d_]([`´ʼʹ′＇‛])[^\W\d_]")


def check_quotes(language: Language, plain: str, text: str) -> list[Fault]:
    """The faults of quotes and apostrophes; `plain` is the text without code and links."""
    found = (
        inner_spaces(language, plain),
        wrong_quotes(language, plain, text),
        apostrophe(plain),
        split_elision(language, plain),
    )
    return [fault for fault in found if fault]


def inner_spaces(language: Language, plain: str) -> Fault | None:
    """Guillemets without their inner spaces."""
    opening, closing = language.quotes
    if not language.quote_space or not (opening in plain or closing in plain):
        return None
    match = re.search(rf"{opening}(?=\S)|(?<=\S){closing}", plain)
    if match is None:
        return None
    what = f"no space inside {opening} {closing}"
    return warning(KIND, what, f"write {opening} … {closing}")


def wrong_quotes(language: Language, plain: str, text: str) -> Fault | None:
    """Quotes of another language, or quotes that are not closed."""
    if MARKS.isdisjoint(plain):
        return None
    opening, closing = language.quotes
    inside = re.sub(rf"{opening}[^{closing}]*{closing}", "", plain) if opening != closing else plain
    own = {opening, closing}
    outside_own = own if language.inner_quotes[0] in "“”" else own | set(language.inner_quotes)
    if doubled := re.search(r"<<(.*?)>>|,,|''|``", plain):
        return warning(
            KIND, f"{doubled.group()[:2]} for a quote", f"write {shown(language, 'Afficher', text)}"
        )
    for c in QUOTE.findall(inside):
        if c not in outside_own and not (c in "‘" and language.apostrophe == c):
            pair = {"“": "“ ”", "”": "“ ”", "„": "„ “", "‘": "‘ ’", "«": "« »", "»": "« »"}.get(
                c, c
            )
            whose = {"“": "English ", "”": "English ", "‘": "English ", "„": "German "}.get(c, "")
            what = f"{whose}quotes {pair} in {language.english}"
            return warning(
                KIND,
                what.replace("quotes “ ” in English", "quotes"),
                f"write {shown(language, c, text)}",
            )
    if opening != closing and plain.count(opening) != plain.count(closing):
        return warning(KIND, f"quotes {opening} {closing} are not closed", "close them")
    if plain.count('"') % 2:
        return warning(KIND, 'straight quote " without its partner', "close it, or delete it")
    return None


def shown(language: Language, mark: str, text: str) -> str:
    """The quoted words with the language's own quotes."""
    match = re.search(r"[“„«‹‘‟〝「『]([^“”„«»‹›’]*)[”“»›’〞」』]", text)
    words = match.group(1).strip() if match else "…"
    opening, closing = language.quotes
    space = " " if language.quote_space else ""
    return f"{opening}{space}{words}{space}{closing}"


def apostrophe(plain: str) -> Fault | None:
    """An accent or prime in the place of an apostrophe."""
    match = None if ACCENTS.isdisjoint(plain) else WRONG_APOSTROPHE.search(plain)
    if match is None:
        return None
    c = match.group(1)
    return warning(KIND, f"{c} (U+{ord(c):04X}) is not an apostrophe", "write ’ or '")


def split_elision(language: Language, plain: str) -> Fault | None:
    """A space after the apostrophe of a word that lost its last letter."""
    if "’ " not in plain and "' " not in plain:
        return None
    short = {w for e in language.elisions for w in e.words.values() if w.endswith("’")}
    match = re.search(r"(?<![\w’'])([^\W\d_]{1,8}[’']) +(?=[^\W\d_])", plain)
    if match is None or match.group(1).lower().replace("'", "’") not in short:
        return None
    what = f'space after "{match.group(1)}"'
    return warning(KIND, what, "delete it")
