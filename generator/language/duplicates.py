"""Entries that stand twice in one translation file."""

from __future__ import annotations

from generator.language.po import Entry, PoFile
from generator.language.problem import Problem


def duplicates(file: PoFile) -> list[Problem]:
    """Entries in use whose id stands twice in the file."""
    first: dict[str, Entry] = {}
    headers = [e for e in file.entries if e.is_header and not e.obsolete]
    mend = "delete the second one"
    faults = [
        Problem(file.path, e.line, "error", "structure", "", "the header stands twice", mend)
        for e in headers[1:]
    ]
    for entry in file.live:
        other = first.setdefault(entry.ident, entry)
        if other is entry:
            continue
        line, start = entry.line_of("msgctxt"), other.line_of("msgctxt")
        what = f"duplicate entry {entry.ident} (first at line {start})"
        mend = "delete one of the two"
        if other.english != entry.english:
            what = f"same id {entry.ident} twice with different English"
            mend = "delete the older one"
        ident = entry.ident
        faults.append(Problem(file.path, line, "error", "structure", ident, what, mend))
    return faults
