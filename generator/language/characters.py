"""Characters that no text should hold: lost letters, controls, invisible and bidi marks."""

from __future__ import annotations

import re
import unicodedata

from generator.language.language import Language
from generator.language.mojibake import find_mojibake, mend_mojibake
from generator.language.problem import Problem

JOINERS = frozenset("\u200c\u200d")
JOINING = ("ar", "fa", "ur", "ku", "ps", "hi", "bn", "mr", "ne", "ta", "te", "kn", "ml", "gu", "si")
ISOLATES = frozenset("\u2066\u2067\u2068\u2069\u200e\u200f\u061c")
OVERRIDES = frozenset("\u202a\u202b\u202c\u202d\u202e")
INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u2028-\u202e"
    "\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e0fff]"
)
CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f]")
ODD_SPACE = re.compile("[\u1680\u2000-\u2008\u200a\u205f\u3000]")
PRIVATE = re.compile("[\ue000-\uf8ff\ufdd0-\ufdef\ufffe\uffff\ud800-\udfff\U000f0000-\U0010ffff]")
PLACE = re.compile(r"\{[^{}]*\}")
WORD = re.compile(r"[^\W\d_]+")
MIXED = re.compile("[\u0370-\u052f\u0531-\u058f\u13a0-\u13ff]")
ODD = re.compile(
    f"[{''.join(p.pattern[1:-1] for p in (CONTROL, INVISIBLE, PRIVATE, ODD_SPACE, MIXED))}\ufffdÃ]"
    "|[^\x00-\x7f]{2}|[=%][C-Ec-e]"
)
"""A quick look: what all faults of a line have in common."""

DELETE = "delete it"
RTL_ONLY = "delete; bidi controls are allowed only as isolates in rtl languages"
NAMES = {"\x00": "NUL", "\x1b": "ESCAPE", "\x08": "BACKSPACE", "\x7f": "DELETE"}


def character_problems(path: str, text: str, language: Language) -> list[Problem]:
    """Every character fault of a text, one a line; kinds "encoding" and "invisible"."""
    problems = []
    for number, line in enumerate(text.split("\n"), 1):
        fault = line_fault(line, language) if odd(line) else None
        if fault:
            kind, what, mend = fault
            severity = "warning" if kind == "space" else "error"
            kind = "typography" if kind == "space" else kind
            problems.append(Problem(path, number, severity, kind, "", what, mend))
    return problems


def odd(line: str) -> bool:
    """Whether a line may hold a fault, so that a closer look is due."""
    if line.isascii() and line.isprintable() and "=" not in line and "%" not in line:
        return False
    return ODD.search(line) is not None or not unicodedata.is_normalized("NFC", line)


def line_fault(line: str, language: Language) -> tuple[str, str, str] | None:
    """The first fault of a line: kind, what and mend."""
    if match := CONTROL.search(line):
        return ("encoding", *control(match.group()))
    if "\ufffd" in line:
        return (
            "encoding",
            "U+FFFD replacement character: a letter was lost",
            "retype the letter",
        )
    wrong = find_mojibake(line, is_cyrillic(language))
    if wrong:
        shown, right, codec = next((w for w in wrong if w[1].isalpha()), wrong[0])
        what = f'mojibake "{shown}" (UTF-8 text read as {codec} and saved again)'
        return "encoding", what, f'write "{right}"; the formatter can mend it'
    for match in INVISIBLE.finditer(line):
        if not allowed(match.group(), language, line, match.start()):
            return ("invisible", *invisible(line, match))
    if match := PRIVATE.search(line):
        code = f"U+{ord(match.group()):04X}"
        return "encoding", f"{code} is a private or unused character", "retype the letter"
    if not unicodedata.is_normalized("NFC", line):
        return ("encoding", *decomposed(line))
    if match := ODD_SPACE.search(line):
        name = unicodedata.name(match.group(), "space")
        return "space", f"unusual space U+{ord(match.group()):04X} {name}", "type a plain space"
    return mixed_scripts(line)


def is_cyrillic(language: Language) -> bool:
    """Whether the language is written in Cyrillic letters."""
    return language.tag.split("-")[0] in ("ru", "uk", "bg", "be", "mk", "sr", "kk", "mn")


def allowed(character: str, language: Language, line: str, place: int) -> bool:
    """Whether an invisible character has its use in this language, outside of placeholders."""
    if any(m.start() < place < m.end() for m in PLACE.finditer(line)):
        return False
    if character == "\ufe0f" or character == "\u200d":
        before = line[place - 1] if place else ""
        if before and unicodedata.category(before) in ("So", "Sk", "Mn"):
            return True
    if character in JOINERS:
        return language.tag.split("-")[0] in JOINING
    return character in ISOLATES and language.direction == "rtl"


def control(character: str) -> tuple[str, str]:
    """A control character, and the letter that Windows means by it."""
    code = f"U+{ord(character):04X}"
    if "\x80" <= character <= "\x9f":
        letter = bytes([ord(character)]).decode("cp1252", "ignore")
        mend = f'write "{letter}"' if letter else DELETE
        return f"control character {code}: Windows-1252 text read as Latin-1", mend
    name = f"{NAMES[character]} " if character in NAMES else ""
    return f"{name}control character {code}", DELETE


def invisible(line: str, match: re.Match[str]) -> tuple[str, str]:
    """An invisible character, told by its name and the words around it."""
    character = match.group()
    code = f"U+{ord(character):04X}"
    for place in PLACE.finditer(line):
        if place.start() < match.start() < place.end():
            name = INVISIBLE.sub("", place.group())
            return f"invisible {code} inside placeholder {name}", "retype the placeholder"
    if character in OVERRIDES:
        what = f"bidi override {code} (Trojan Source): text is shown in another order than it is "
        return what + "stored", RTL_ONLY
    if character in ISOLATES:
        return f"bidi control {code} {unicodedata.name(character)}", RTL_ONLY
    if "\U000e0000" <= character <= "\U000e0fff":
        return f"invisible tag character {code}: hidden text", DELETE
    words = WORD.findall(line[: match.start()]), WORD.findall(line[match.end() :])
    where = f' between "{words[0][-1]}" and "{words[1][0]}"' if words[0] and words[1] else ""
    named = f"invisible {code} {unicodedata.name(character, '')}".rstrip()
    glued = line[: match.start()][-1:].isalpha() and line[match.end() :][:1].isalpha()
    space = character in "\u200b\u2028\u2029\ufeff\u3164" and glued
    return named + where, "replace with a space" if space else DELETE


def decomposed(line: str) -> tuple[str, str]:
    """A letter and its accent written apart."""
    for i, c in enumerate(line):
        if unicodedata.combining(c) and i:
            whole = unicodedata.normalize("NFC", line[i - 1 : i + 1])
            what = f"{whole} written as {line[i - 1]} + U+{ord(c):04X} (decomposed, NFD)"
            return f"{what}: search and comparison fail", "the formatter normalises to NFC"
        if unicodedata.normalize("NFC", c) != c:
            right = unicodedata.normalize("NFC", c)
            return f"U+{ord(c):04X} stands for {right}", "the formatter normalises to NFC"
    return "text is not in normal form (NFC)", "the formatter normalises to NFC"


def mixed_scripts(line: str) -> tuple[str, str, str] | None:
    """A letter of another alphabet inside a Latin word."""
    if not MIXED.search(line):
        return None
    for word in WORD.findall(PLACE.sub(" ", line)):
        other = MIXED.search(word)
        if other and re.search("[A-Za-z\u00c0-\u024f]", word):
            name = unicodedata.name(other.group(), "")
            what = f'look-alike letter U+{ord(other.group()):04X} {name} in "{word}"'
            return "invisible", what, "retype the word"
    return None


def mended(text: str, language: Language) -> str:
    """The text with all that can be mended without a human: what the formatter writes."""
    lines = []
    for line in text.split("\n"):
        if odd(line):
            line = mend_mojibake(line, is_cyrillic(language))
            line = CONTROL.sub(windows_letter, line)
            line = visible(line, language)
            line = unicodedata.normalize("NFC", ODD_SPACE.sub(" ", line))
        lines.append(line)
    return "\n".join(lines)


def visible(line: str, language: Language) -> str:
    """The line without its invisible characters, but for those that have their use."""

    def kept(match: re.Match[str]) -> str:
        return match.group() if allowed(match.group(), language, line, match.start()) else ""

    return INVISIBLE.sub(kept, line)


def windows_letter(match: re.Match[str]) -> str:
    """The letter that Windows means by a C1 control; nothing for other controls."""
    c = match.group()
    return bytes([ord(c)]).decode("cp1252", "ignore") if "\x80" <= c <= "\x9f" else ""
