"""A strict reader of finished texts: what no reader of the site may ever see."""

from __future__ import annotations

import re
from typing import Literal

Kind = Literal["sentence", "heading", "part"]

UNFINISHED = {
    "a brace": re.compile(r"[{}]"),
    "two spaces": re.compile(r"  "),
    "a space at an end": re.compile(r"^\s|[^\S\n]$"),
    "a space before a mark": re.compile(r" [.,)]"),
    "two marks": re.compile(r"[.,:;]\s?[.,:;]"),
    "a small letter after a full stop": re.compile(r"(?<!Próx)[.!?]\s+[a-zà-öø-ÿ]"),
    "an empty list": re.compile(r"\(\)|\[\]|None"),
}
ENGLISH = {
    "a doubled word": re.compile(r"\b(the|your|a|of|and|or) \1\b", re.I),
    "two determiners": re.compile(r"\b(the|your|a) (the|your|a)\b", re.I),
    "one as many": re.compile(r"(?<!general )\b1 (seats|players|generals|turns|tables|falls)\b"),
    "many as one": re.compile(
        r"(?<!general )\b([2-9]|\d\d+) (seat|player|general|turn|table|fall)\b"
    ),
}
FRENCH = {
    "a missing contraction": re.compile(r"\b(de|à) les? ", re.I),
    "a missing elision": re.compile(
        r"\b(de|le|la|ne|se|que|jusque|lorsque|puisque) (?=[aeiouyâàéèêëîïôûœæ])(?!on[zc])"
        r"|\b(de|le|la|ne|se|que|jusque) h(?!uit|ors|aut)|\bsi ils?\b",
        re.I,
    ),
    "a doubled word": re.compile(r"\b(le|la|les|de|votre|vos|et|ou) \1\b", re.I),
    "two determiners": re.compile(r"\b(le|la|les|un) (le|la|les|votre|vos)\b", re.I),
    "no space before a mark": re.compile(r"[^\s][:;!?](?=\s|$)"),
    "one as many": re.compile(r"\b1 (sièges|joueurs|généraux|tours|tables|chutes)\b"),
    "many as one": re.compile(r"\b([2-9]|\d\d+) (siège|joueur|tour|table|chute)\b"),
}
GERMAN = {
    "a case not asked for": re.compile(
        r"\b(zu|von|mit|bei|aus|nach|seit) (der (linke|rechte|gegnerische)|dein|die beiden|den) "
        r"|\b(für|gegen|durch|ohne|um) (der|dem|deinem|dein (General|Kaiser|Sonnen|Mond))",
        re.I,
    ),
    "a missing contraction": re.compile(r"\bzu dem (Kaiser|linken|rechten|gegnerischen)"),
    "a doubled word": re.compile(r"\b(der|das|den|dem|des|dein|und|oder|von|zu) \1\b", re.I),
    "two determiners": re.compile(
        r"\b(ein|eine|dein|deine|der) (der|das|den|dem|dein|ein)\b", re.I
    ),
    "a form left open": re.compile(r"~"),
    "one as many": re.compile(r"(?<!General )\b1 (Plätze|Generäle|Züge|Tische|Personen)\b"),
    "many as one": re.compile(r"(?<!General )\b([2-9]|\d\d+) (Platz|General|Zug|Tisch|Person)\b"),
}
SPANISH = {
    "a missing contraction": re.compile(r"\b(de|a) el ", re.I),
    "a wrong y or o": re.compile(r"\by (?=[ií]|hi(?!e))|\bo (?=h?[oó])", re.I),
    "a doubled word": re.compile(r"\b(el|la|los|las|de|tu|tus|y|o) \1\b", re.I),
    "two determiners": re.compile(
        r"\b(el|la|los|las|un|una) (el|la|los|las|tu|tus|un|una)\b", re.I
    ),
    "a mark that is not opened": re.compile(r"^[^¿]*\?|^[^¡]*!"),
    "one as many": re.compile(r"(?<!general )\b1 (asientos|generales|turnos|mesas|jugadores)\b"),
    "many as one": re.compile(
        r"(?<!general )\b([2-9]|\d\d+) (asiento|general|turno|mesa|jugador)\b"
    ),
}
FAULTS = {
    "en": UNFINISHED | ENGLISH,
    "fr": UNFINISHED | FRENCH,
    "de": UNFINISHED | GERMAN,
    "es": UNFINISHED | SPANISH,
}


def faults(tag: str, kind: Kind, text: str) -> list[str]:
    """What is wrong with a finished text.

    A sentence begins with a capital (or a number) and ends with a full stop, a heading begins so
    and has none, a part of a sentence is held to neither.
    """
    found = [name for name, sign in FAULTS[tag].items() if sign.search(text)]
    if not text:
        return ["nothing at all"]
    if kind != "part" and text[0].islower():
        found.append("no capital")
    if kind == "sentence" and text[-1] != ".":
        found.append("no full stop")
    if kind == "heading" and text[-1] in ".:;,":
        found.append("a mark at the end")
    return found
