"""A translation file with some entries changed, and every other byte as it was."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from generator.language.po import Entry, PoFile, write_entry
from generator.language.source import Original


def spliced(file: PoFile, changed: Mapping[str, Entry]) -> str:
    """The file's text with the entries of those ids written anew; new ones follow the last in use.

    Old entries keep their place. An id that stands twice is changed where it stands first.
    """
    lines = file.text.splitlines(keepends=True)
    newline = "\r\n" if lines and lines[0].endswith("\r\n") else "\n"
    pieces: list[str] = []
    waiting = dict(changed)
    end = last = 0
    for entry in file.entries:
        if entry.obsolete:
            continue
        stop = end_of(lines, entry)
        if not entry.is_header and entry.ident in waiting:
            written = write_entry(waiting.pop(entry.ident)).replace("\n", newline)
            pieces += [*lines[end : entry.line - 1], written]
            end = stop
        last = max(last, stop)
    pieces += lines[end:last]
    for entry in waiting.values():
        before = "" if not pieces or pieces[-1].endswith(("\n", "\r")) else newline
        pieces += [before, newline, write_entry(entry).replace("\n", newline)]
    return "".join([*pieces, *lines[last:]])


def end_of(lines: list[str], entry: Entry) -> int:
    """The number of the last line of an entry: strings may go on after their keyword."""
    end = max((line for _, line in entry.lines), default=entry.line)
    while end < len(lines) and re.match(r'\s*"', lines[end]):
        end += 1
    return end


def translated(entry: Entry | None, original: Original, strings: tuple[str, ...]) -> Entry:
    """An entry with a new translation, made from the English of today and so no longer stale."""
    old = entry or Entry(
        original.ident, flags=("python-brace-format",) if "{" in original.text else ()
    )
    return replace(
        old,
        english=original.text,
        english_plural=original.plural,
        strings=strings,
        previous=None,
        previous_plural=None,
        flags=tuple(flag for flag in old.flags if flag != "fuzzy"),
    )
