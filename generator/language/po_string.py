"""One quoted string of a PO file: its text, and what is wrong with its quotes and escapes."""

from __future__ import annotations

import re
from typing import NamedTuple

from generator.language.po import BREAK, ESCAPES, PARAGRAPH

QUOTES = "“”„«»‘’‟″＂"
CLOSED = re.compile(r'((?:[^"\\]|\\.)*)"')


class StringRead(NamedTuple):
    """A string as read; each fault is what is wrong and how to mend it."""

    text: str
    faults: tuple[tuple[str, str], ...] = ()
    broken: bool = False


def read_string(rest: str, word: str) -> StringRead:
    r"""The string that follows a keyword.

    >>> read_string('"Yes, \\"no\\""', "msgstr").text
    'Yes, "no"'
    """
    if not rest.startswith('"'):
        return unopened(rest, word)
    body = rest[1:]
    match = CLOSED.match(body)
    if match is None:
        read = unescaped(body.rstrip("\\" + QUOTES))
        fault = ('missing closing quote "', 'add " at the end of the line')
        return StringRead(read.text, (fault, *read.faults), True)
    after = body[match.end() :].strip()
    if after:
        return StringRead(body.rstrip('" '), (text_after(after),), True)
    return unescaped(match.group(1))


def unopened(rest: str, word: str) -> StringRead:
    """A string without its opening quote."""
    if not rest:
        fault = (f"{word} has no text", f'write {word} ""')
    elif rest[0] in ":=" and '"' in rest:
        fault = (f'"{rest[0]}" after {word}', f'write {word} "…"')
        read = read_string(rest[1:].strip(), word)
        return StringRead(read.text, (fault,), True)
    elif rest[0] == "'":
        fault = ("single quotes around a string", f'use double quotes: {word} "…"')
    elif rest[0] in QUOTES:
        fault = ("curly quotes around a string", f'use straight quotes: {word} "…"')
    else:
        fault = ('opening quote " missing', f'write {word} "{rest.strip(chr(34))}"')
    return StringRead(rest.strip(QUOTES + '"'), (fault,), True)


def text_after(after: str) -> tuple[str, str]:
    """The fault of text that goes on after a closing quote."""
    if after.startswith("#") or '"' not in after:
        return f'text after the closing quote: "{after[:30]}"', "delete it, or move the quote"
    quoted = re.match(r'([^"]+)"', after)
    inner = quoted.group(1).strip() if quoted else "…"
    return (
        'straight quote " inside the text is not escaped',
        f'write « {inner} » (French quotes) or \\"',
    )


def unescaped(raw: str) -> StringRead:
    """The text with its escapes undone; unknown ones are faults."""
    if "\\" not in raw:
        return StringRead(raw.replace(PARAGRAPH, BREAK))
    unknown: list[str] = []

    def undo(match: re.Match[str]) -> str:
        letter = match.group(1)
        if letter is None:
            return BREAK
        if letter not in ESCAPES:
            unknown.append(letter)
            return match.group()
        return ESCAPES[letter]

    text = re.sub(rf"\\(.)|{PARAGRAPH}", undo, raw, flags=re.DOTALL)
    if not unknown:
        return StringRead(text)
    name = " (backslash space)" if unknown[0] == " " else ""
    what = f'unknown escape "\\{unknown[0]}"{name}'
    return StringRead(text, ((what, "write \\\\ for a backslash, or delete it"),))
