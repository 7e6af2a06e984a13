"""Translation files in gettext's PO format: the entries, and the one-line writer."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from generator.language.problem import Problem

ESCAPES = {"n": "\n", "t": "\t", "r": "\r", '"': '"', "\\": "\\", "a": "\a", "b": "\b"}
BREAK, PARAGRAPH = "\n\n", "¶"
"""An empty line between two paragraphs, and the sign that stands for it in a file."""

ESCAPES |= {"f": "\f", "v": "\v", PARAGRAPH: PARAGRAPH}
UNESCAPES = {v: f"\\{k}" for k, v in ESCAPES.items()}
ESCAPING = str.maketrans(UNESCAPES)
SPECIAL = re.compile(f"[{re.escape(''.join(UNESCAPES))}]")


@dataclass(frozen=True)
class Entry:
    """One text of a PO file; `lines` gives the line of each keyword that was read."""

    context: str | None = None
    english: str = ""
    english_plural: str | None = None
    strings: tuple[str, ...] = ("",)
    previous: str | None = None
    previous_plural: str | None = None
    comments: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    obsolete: bool = False
    line: int = 0
    lines: tuple[tuple[str, int], ...] = field(default=(), compare=False)

    @property
    def ident(self) -> str:
        """The text's stable id."""
        return self.context or ""

    @property
    def fuzzy(self) -> bool:
        """Whether the translation is marked as needing work."""
        return "fuzzy" in self.flags

    @cached_property
    def translated(self) -> bool:
        """Whether every form holds some text."""
        return all(s.strip() for s in self.strings) and bool(self.strings)

    @property
    def is_header(self) -> bool:
        """Whether this is the entry that describes the file."""
        return self.english == "" and self.context is None

    def line_of(self, keyword: str) -> int:
        """The line on which a keyword stands, or the entry's first line."""
        return next((line for name, line in self.lines if name == keyword), self.line)


@dataclass(frozen=True, eq=False)
class PoFile:
    """A PO file as read: all entries in order, and what was wrong with its form."""

    path: str
    entries: tuple[Entry, ...]
    problems: tuple[Problem, ...] = ()
    text: str = field(default="", repr=False)

    @property
    def header(self) -> Entry | None:
        """The entry that describes the file, if there is one."""
        return next((e for e in self.entries if e.is_header and not e.obsolete), None)

    @cached_property
    def live(self) -> tuple[Entry, ...]:
        """The entries in use: neither the header nor obsolete."""
        return tuple(e for e in self.entries if not e.obsolete and not e.is_header)

    def header_fields(self) -> dict[str, str]:
        """The header's lines, by name in small letters."""
        header = self.header.strings[0] if self.header else ""
        pairs = (line.partition(":") for line in header.split("\n"))
        return {name.strip().lower(): value.strip() for name, colon, value in pairs if colon}


def quote(text: str) -> str:
    r"""A text as one quoted PO string, its paragraphs parted by a sign.

    Every tool built on gettext cuts a string into lines at its line breaks, and files would be
    full of changes that nobody made.

    >>> print(quote('say "yes"\n'))
    "say \"yes\"\n"
    >>> print(quote("One.\n\nTwo."))
    "One.¶Two."
    """
    if not SPECIAL.search(text):
        return f'"{text}"'
    return f'"{PARAGRAPH.join(part.translate(ESCAPING) for part in text.split(BREAK))}"'


def write_entry(entry: Entry) -> str:
    """The lines of one entry, every string on one physical line."""
    lines = [f"# {c}".rstrip() for c in entry.comments]
    lines += [f"#. {n}".rstrip() for n in entry.notes]
    if entry.flags:
        lines.append("#, " + ", ".join(entry.flags))
    body: list[tuple[str, str]] = []
    if entry.previous is not None:
        body.append(("#| msgid", entry.previous))
    if entry.previous_plural is not None:
        body.append(("#| msgid_plural", entry.previous_plural))
    if entry.context is not None:
        body.append(("msgctxt", entry.context))
    body.append(("msgid", entry.english))
    if entry.english_plural is not None:
        body.append(("msgid_plural", entry.english_plural))
        body += [(f"msgstr[{i}]", s) for i, s in enumerate(entry.strings)]
    else:
        body.append(("msgstr", entry.strings[0] if entry.strings else ""))
    for keyword, text in body:
        mark = "#~ " if entry.obsolete else ""
        if entry.obsolete and keyword.startswith("#|"):
            mark, keyword = "#~| ", keyword[3:]
        lines += [f"{mark}{keyword} {q}" for q in header_lines(entry, keyword, text)]
    return "\n".join(lines) + "\n"


def header_lines(entry: Entry, keyword: str, text: str) -> list[str]:
    """The quoted text; the header alone is written a line a field, as every tool does."""
    if not entry.is_header or keyword != "msgstr" or entry.obsolete or "\n" not in text:
        return [quote(text)]
    fields = text.split("\n")
    quoted = [quote(f + "\n") for f in fields[:-1]] + ([quote(fields[-1])] if fields[-1] else [])
    return ['""\n' + "\n".join(quoted)]


def write_po(entries: Iterable[Entry]) -> str:
    """A whole PO file: entries parted by blank lines, the obsolete ones at the end."""
    listed = list(entries)
    ordered = [e for e in listed if not e.obsolete] + [e for e in listed if e.obsolete]
    return "\n".join(write_entry(e) for e in ordered)


def header_entry(tag: str, nplurals: int, plural: str) -> Entry:
    """The header of a new file: no dates and no names, so that it never changes by itself."""
    fields = (
        "Project-Id-Version: emperor-table",
        f"Language: {tag}",
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=UTF-8",
        "Content-Transfer-Encoding: 8bit",
        f"Plural-Forms: nplurals={nplurals}; plural={plural};",
    )
    return Entry(strings=("".join(f + "\n" for f in fields),))


def with_strings(entry: Entry, strings: Sequence[str]) -> Entry:
    """The entry with another translation."""
    return replace(entry, strings=tuple(strings))
