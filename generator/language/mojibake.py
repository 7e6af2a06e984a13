"""Text that was read in a wrong encoding and saved again, such as "Ã©" for "é"."""

from __future__ import annotations

import re
from functools import lru_cache

RUN = re.compile(r"[^\x00-\x7f]{2,}")
LOST_SPACE = re.compile(r"(?<![A-ZÀ-Þ])Ã (?=\W|[a-z])")
CODECS = (
    ("cp1252", "Windows-1252"),
    ("mac_roman", "MacRoman"),
    ("cp850", "DOS code page 850"),
    ("cp437", "DOS code page 437"),
    ("cp1250", "Windows-1250"),
    ("cp1254", "Windows-1254"),
    ("cp1251", "Windows-1251"),
)
NAMES = dict(CODECS)
QUOTED_PRINTABLE = re.compile(r"(?:=[C-E][0-9A-F](?:=[89AB][0-9A-F])+)+")
PERCENT = re.compile(r"(?:%[C-E][0-9A-F](?:%[89AB][0-9A-F])+)+", re.IGNORECASE)


def bytes_of(text: str, codec: str) -> bytes | None:
    """The bytes of a text; the holes of Windows code pages stand for themselves."""
    done = bytearray()
    for c in text:
        if codec.startswith("cp125") and "\x80" <= c <= "\x9f":
            done.append(ord(c))
            continue
        try:
            done += c.encode(codec)
        except UnicodeEncodeError:
            return None
    return bytes(done)


def plausible(text: str) -> bool:
    """Whether the characters are ones that Western texts hold."""
    return all(
        "\u00a0" <= c <= "\u017f"
        or "\u2010" <= c <= "\u203a"
        or "\u0300" <= c <= "\u036f"
        or c in "\u202f€™→←↔−≤≥≠\ufb01"
        for c in text
    ) and bool(text)


@lru_cache(maxsize=4096)
def undone(run: str, cyrillic: bool = False) -> tuple[str, str] | None:
    """What a run of odd characters was, and the encoding it was read in; None where it is right.

    >>> undone("Ã©")
    ('é', 'Windows-1252')
    """
    for codec, name in CODECS:
        if codec == "cp1251" and cyrillic:
            continue
        raw = bytes_of(run, codec)
        if raw is None:
            continue
        try:
            text = raw.decode("utf-8")
        except UnicodeDecodeError:
            continue
        again = undone(text, cyrillic) if len(text) > 1 else None
        text = again[0] if again else text
        if plausible(text) and strange(run):
            return text, name
        if codec == "cp1252" and len(text) > 1 and text.isalpha():
            return text, name
    return None


def strange(run: str) -> bool:
    """Whether a run looks wrong: none of it would stand in a text like this.

    A capital with an accent before a closing guillemet is a right text that happens to be UTF-8.
    """
    return not (len(run) == 2 and run[0] in "ÀÁÈÉÊËÌÍÎÏÒÓÔÖÙÚÛÜÇÑ" and run[1] in "»’”…–—\u00a0")


def find_mojibake(line: str, cyrillic: bool = False) -> list[tuple[str, str, str]]:
    """Every wrong stretch of a line: the stretch, what it was, and the encoding it was read in."""
    found = [(m.group(), *fix) for m in RUN.finditer(line) if (fix := best(m.group(), cyrillic))]
    if "Ã " in line and (match := LOST_SPACE.search(line)):
        found.append((match.group(), "à ", "Windows-1252"))
    for pattern, mark, name in ((QUOTED_PRINTABLE, "=", "an e-mail"), (PERCENT, "%", "an address")):
        for match in pattern.finditer(line) if mark in line else ():
            if "://" in line and mark == "%":
                continue
            raw = bytes.fromhex(match.group().replace(mark, ""))
            text = raw.decode("utf-8", "replace")
            if "\ufffd" not in text:
                found.append((match.group(), text, name))
    return found


def best(run: str, cyrillic: bool) -> tuple[str, str] | None:
    """The whole run undone, or its longest wrong stretch."""
    whole = undone(run, cyrillic)
    if whole or len(run) == 2:
        return whole
    pieces = list(re.finditer(r"[ÂÃÄÅâãðÐÑГВ√¬‚├┬╬Ôô][^\x00-\x7f]{1,3}", run))
    if not pieces:
        return None
    fixed, name, changed = run, "", False
    for piece in pieces:
        for length in (4, 3, 2):
            fix = undone(piece.group()[:length], cyrillic) if len(piece.group()) >= length else None
            if fix:
                fixed, name, changed = fixed.replace(piece.group()[:length], fix[0]), fix[1], True
                break
    return (fixed, name) if changed else None


def mend_mojibake(line: str, cyrillic: bool = False) -> str:
    """The line with every wrong stretch undone."""
    for wrong, right, _ in find_mojibake(line, cyrillic):
        line = line.replace(wrong, right)
    return line
