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
    "a small letter after a full stop": re.compile(r"[.!?]\s+[a-zà-öø-ÿ]"),
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
FAULTS = {"en": UNFINISHED | ENGLISH, "fr": UNFINISHED | FRENCH}


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
