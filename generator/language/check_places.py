"""Placeholders: a translation asks for the very values that the English asks for."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Collection

from generator.language.fault import Fault, error, warning
from generator.language.language import Language

KIND = "placeholder"
NAME = re.compile(r"[a-z][a-z0-9_]*\Z")
TOKEN = re.compile(r"\{\{|\}\}|\{[^{}]*\}|[{}]")
FORM = re.compile(r"\{[^{}]*\}~([^\W\d_]*)")
WIDE = re.compile(r"[｛﹛❴](?P<name>[^｛｝{}]*)[｝﹜❵}]|\{(?P<other>[^{}]*)[｝﹜❵]")
BRACES = frozenset("{}｛｝﹛﹜❴❵")
TWINS = str.maketrans("аеорсухіјѕԁһԛԝгтпкмвнαονρτικυ", "aeopcyxijsdhqwrtnkmbhaovptiku")


def names_in(text: str) -> list[str]:
    """What stands in the braces of a text, in order."""
    return [t[1:-1] for t in TOKEN.findall(text) if len(t) > 1 and t not in ("{{", "}}")]


def check_places(
    language: Language,
    english: str,
    text: str,
    spared: Collection[str] = (),
    extra: Collection[str] = (),
) -> list[Fault]:
    """The faults of a translation's placeholders.

    `spared` may be left out of it, `extra` may be in it though the English has it not.
    """
    if BRACES.isdisjoint(text) and BRACES.isdisjoint(english):
        return []
    wanted = list(dict.fromkeys(names_in(english)))
    wide = WIDE.search(text)
    if wide:
        name = (wide["name"] or wide["other"] or "").strip()
        return [
            error(
                KIND,
                f"full-width braces {wide.group()}",
                f"write {{{guess(name, wanted)}}} with plain braces",
            )
        ]
    if fault := braces(text, wanted):
        return [fault]
    found = names_in(text)
    missing = [n for n in wanted if n not in found]
    odd = [n for n in dict.fromkeys(found) if not NAME.match(n)]
    if odd:
        return [odd_name(odd[0], wanted, missing)]
    unknown = [n for n in dict.fromkeys(found) if n not in wanted and n not in extra]
    needed = [n for n in missing if n not in spared]
    if unknown:
        return [unknown_name(unknown, wanted, missing)]
    if needed:
        return [missing_name(needed, text)]
    return form_faults(language, text) + dollar_faults(text)


def braces(text: str, wanted: list[str]) -> Fault | None:
    """A brace that has no partner."""
    for match in TOKEN.finditer(text):
        token = match.group()
        if token not in ("{", "}"):
            continue
        if not wanted:
            what = f"stray {token} in a text without placeholders"
            return error(KIND, what, f"delete it or write {token * 2}")
        word = re.match(r"[^\s{}.,;:!?)]*", text[match.end() :]) if token == "{" else None
        if word is not None:
            name = guess(word.group(), wanted)
            return error(KIND, "brace { is not closed", f"write {{{name}}}")
        before = re.search(r"([^\s{}]*)\Z", text[: match.start()])
        name = guess(before.group() if before else "", wanted)
        return error(KIND, "brace } is not opened", f"write {{{name}}}")
    return None


def guess(name: str, wanted: list[str]) -> str:
    """The name most likely meant."""
    plain = unicodedata.normalize("NFKC", name).lower().translate(TWINS).strip()
    plain = re.split(r"[.\[:!]", plain)[0].strip()
    if plain in wanted:
        return plain
    close = difflib.get_close_matches(plain, wanted, 1, 0.5)
    return close[0] if close else (wanted[0] if wanted else plain or "name")


def odd_name(name: str, wanted: list[str], missing: list[str]) -> Fault:
    """Braces that hold something else than a plain name."""
    meant = guess(name, [*missing, *wanted] if name.strip() else missing or wanted)
    mend = f"write {{{meant}}}" if wanted else "delete it"
    foreign = [c for c in name if c.isalpha() and not c.isascii()]
    if foreign and name.translate(TWINS) in wanted:
        codes = ", ".join(f"U+{ord(c):04X} {unicodedata.name(c, '')}" for c in foreign)
        return error(KIND, f"placeholder {{{name}}} holds a look-alike letter: {codes}", mend)
    if name.lower() in wanted:
        what = f"unknown placeholder {{{name}}}: capitals count"
        return error(KIND, what, mend)
    if foreign and name.replace("_", "").isalnum():
        return unknown_name([name], wanted, missing)
    if name[:1] == "#":
        return error(KIND, f"{{{name}}}: heading ids stand in the English alone", "delete it")
    if not wanted:
        what = f"{{{name}}} in a text without placeholders"
        return error(KIND, what, "delete it or write {{ and }}")
    return error(KIND, f"placeholder {{{name}}}: only plain names are allowed", mend)


def unknown_name(unknown: list[str], wanted: list[str], missing: list[str]) -> Fault:
    """Names that the English does not have, most often translated ones."""
    shown = ", ".join(f"{{{n}}}" for n in unknown)
    what = f"unknown placeholder {shown}"
    if missing:
        names = ", ".join(f"{{{n}}}" for n in missing)
        mend = f"do not translate names in braces: {names}"
        return error(KIND, f"{what}; {names} missing", mend)
    known = ", ".join(f"{{{n}}}" for n in wanted)
    return error(KIND, what, f"delete it; the English has {known}" if wanted else "delete it")


def missing_name(missing: list[str], text: str) -> Fault:
    """Names that the translation lacks, or that it writes in another way."""
    for name in missing:
        other = re.search(
            rf"\{{\{{{name}\}}\}}|%\({name}\)[sd]?|[(\[<]{name}[)\]>]|%{name}%|%[sd]\b", text
        )
        if other:
            what = f"placeholder {{{name}}} missing: {other.group()} is not one"
            return error(KIND, what, f"write {{{name}}}")
    names = ", ".join(f"{{{n}}}" for n in missing)
    return error(KIND, f"placeholder {names} missing", f"add {names}")


def form_faults(language: Language, text: str) -> list[Fault]:
    """Inflected forms that the language does not have."""
    known = ", ".join(f"~{f}" for f in language.forms)
    mend = f"use one of: {known}" if known else "delete it"
    return [
        error(KIND, f"unknown form ~{form} after a placeholder", mend)
        for form in FORM.findall(text)
        if form not in language.forms
    ]


def dollar_faults(text: str) -> list[Fault]:
    """Marks of other tools glued to a placeholder."""
    match = re.search(r"[$%#]\{[a-z_]+\}", text)
    if match is None:
        return []
    what = f"{match.group()[0]} before a placeholder is shown to readers"
    return [warning(KIND, what, f"write {match.group()[1:]}")]
