"""The strict reader of PO files: it collects every slip of form and reads on."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache

from generator.language.po import PARAGRAPH, Entry, PoFile
from generator.language.po_string import QUOTES, read_string
from generator.language.problem import Problem

KEYWORDS = ("msgctxt", "msgid_plural", "msgid", "msgstr")
STATEMENT = re.compile(r"(?P<word>[A-Za-z_]+)\s*(?P<index>\[[^\]\"]*\]?)?\s*(?P<rest>.*)\Z")
CONFLICT = re.compile(r"(<{7}|={7}|>{7}|\|{7})(\s|\Z)")


@dataclass
class Draft:
    """An entry while it is being read."""

    line: int = 0
    values: dict[str, str] = field(default_factory=dict)
    previous: dict[str, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    comments: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    flags: list[str] = field(default_factory=list)
    obsolete: bool = False
    broken: bool = False

    @property
    def begun(self) -> bool:
        """Whether a keyword has been read."""
        return bool(self.values)


class Reader:
    """Reads the lines one by one; `entries` and `problems` hold what was found."""

    def __init__(self, path: str, text: str) -> None:
        self.path = path
        self.text = text
        self.entries: list[Entry] = []
        self.problems: list[Problem] = []
        self.draft = Draft()
        self.target: tuple[dict[str, str], str] | None = None
        self.conflict = False
        self.open_conflict = False
        self.unclosed = False

    def read(self) -> PoFile:
        """The whole file."""
        for number, line in enumerate(re.split(r"\r\n|\n|\r", self.text), 1):
            self.take(number, line.strip(" \t\f\v"))
        self.close()
        return PoFile(self.path, tuple(self.entries), tuple(self.problems), self.text)

    def fault(self, line: int, what: str, mend: str) -> None:
        """Notes one slip of form."""
        ident = self.draft.values.get("msgctxt", "")
        self.problems.append(Problem(self.path, line, "error", "structure", ident, what, mend))

    def take(self, number: int, line: str) -> None:
        """Reads one line."""
        if not line:
            self.target = None
        elif line[0] in "<=>|" and (match := CONFLICT.match(line)):
            self.marker(number, match.group(1))
        elif self.conflict:
            return
        elif line.startswith("#"):
            self.comment(number, line)
        else:
            self.statement(number, line, previous=False, obsolete=False)

    def marker(self, number: int, marker: str) -> None:
        """A line that git left between two versions; the second version is passed over."""
        if marker.startswith("<"):
            self.open_conflict = True
            self.fault(
                number,
                f"git merge-conflict marker {marker}",
                "keep one of the two versions and delete the three marker lines",
            )
        elif not self.open_conflict:
            self.fault(number, f"git merge-conflict marker {marker}", "delete the marker line")
        self.conflict = self.open_conflict and marker.startswith(("=", "|"))
        self.open_conflict = self.open_conflict and not marker.startswith(">")

    def comment(self, number: int, line: str) -> None:
        """A comment, a flag, an old English text or an obsolete line."""
        if line.startswith("#~"):
            rest = line[2:].strip()
            if rest.startswith("|"):
                self.statement(number, rest[1:].strip(), previous=True, obsolete=True)
            elif rest:
                self.statement(number, rest, previous=False, obsolete=True)
            return
        if line.startswith("#|"):
            self.statement(number, line[2:].strip(), previous=True, obsolete=False)
            return
        if self.draft.begun:
            self.close()
        self.begin(number)
        self.target = None
        body = line[2:].strip()
        if line.startswith("#,"):
            self.draft.lines.setdefault("flags", number)
            self.draft.flags += [f.strip() for f in body.split(",") if f.strip()]
        elif line.startswith("#."):
            self.draft.notes.append(body)
        elif line == "#" or line[1] in " \t":
            self.draft.comments.append(line[1:].strip())

    def begin(self, number: int) -> None:
        """Remembers where the entry starts."""
        self.draft.line = self.draft.line or number

    def statement(self, number: int, line: str, *, previous: bool, obsolete: bool) -> None:
        """A keyword with its string, or a string that goes on."""
        if line.startswith('"'):
            self.go_on(number, line)
            return
        word, _, rest = line.partition(" ")
        plain = rest.count('"') == 2 and "\\" not in rest and rest[0] == rest[-1] == '"'
        if plain and word in KEYWORDS and PARAGRAPH not in rest:
            self.keep(number, word, rest[1:-1], previous, obsolete)
            return
        match = STATEMENT.match(line)
        word = match["word"] if match else ""
        if match is None or (word not in KEYWORDS and not match["rest"].startswith('"')):
            self.bare(number, line)
            return
        if word not in KEYWORDS:
            word = self.misspelt(number, word)
        key = word + self.index(number, word, match["index"])
        self.place(number, key, previous, obsolete)
        text = self.string(number, match["rest"], word)
        self.hold(number, key, text, previous)

    def keep(self, number: int, key: str, text: str, previous: bool, obsolete: bool) -> None:
        """Takes a keyword whose string holds nothing to be undone."""
        self.unclosed = False
        self.place(number, key, previous, obsolete)
        self.hold(number, key, text, previous)

    def hold(self, number: int, key: str, text: str, previous: bool) -> None:
        """Keeps a keyword's text and line; strings that follow go on from it."""
        values = self.draft.previous if previous else self.draft.values
        values[key] = text
        self.target = (values, key)
        if not previous:
            self.draft.lines[key] = number

    def place(self, number: int, key: str, previous: bool, obsolete: bool) -> None:
        """Closes the entry before, where this keyword begins another one."""
        draft = self.draft
        late = key == "msgctxt" and draft.values.keys() == {"msgid"} and draft.values["msgid"]
        if late and not previous and not draft.obsolete:
            self.fault(number, "msgctxt stands after msgid", "write msgctxt first")
            draft.broken = True
            return
        starts = previous or key == "msgctxt" or (key == "msgid" and "msgid" in draft.values)
        if draft.begun and (starts or obsolete != draft.obsolete):
            self.close()
        elif not previous and key in draft.values and not draft.broken:
            self.fault(number, f"{key} stands twice in one entry", f"delete one {key}")
        self.begin(number)
        self.draft.obsolete = obsolete
        if not previous and key.startswith("msgstr") and "msgid" not in self.draft.values:
            if not self.draft.broken:
                self.fault(number, f"{key} without a msgid before it", "add the msgid line")
            self.draft.broken = True

    def index(self, number: int, word: str, bracket: str | None) -> str:
        """The plural index of a msgstr, in brackets; "" where there is none."""
        if bracket is None:
            return ""
        if word != "msgstr" or not re.fullmatch(r"\[\d+\]", bracket):
            self.fault(
                number, f"{word}{bracket} is not a plural form", "write msgstr[0], msgstr[1] …"
            )
            return ""
        return f"[{int(bracket[1:-1])}]"

    def misspelt(self, number: int, word: str) -> str:
        """The keyword that was meant by another word before a string."""
        meant = nearest(word)
        self.fault(number, f'unknown keyword "{word}"', f"write {meant}")
        return meant

    def bare(self, number: int, line: str) -> None:
        """A line that is neither a keyword, nor a string, nor a comment."""
        if self.unclosed and line.endswith('"'):
            self.unclosed = False
        elif line[:1] in QUOTES:
            self.fault(number, "curly quotes around a string", 'use straight quotes: "…"')
        elif "msgid" in self.draft.values and not self.has_string():
            self.fault(
                number,
                "text outside quotes, keyword missing",
                f'write msgstr "{line[:60].replace(chr(34), "")}"',
            )
            self.draft.values.setdefault("msgstr", line.strip('"'))
            self.draft.lines.setdefault("msgstr", number)
        else:
            self.fault(number, f'text outside quotes: "{line[:40]}"', "put # before a comment")
        self.draft.broken = True
        self.target = None

    def has_string(self) -> bool:
        """Whether the entry being read has a translation."""
        return any(key.startswith("msgstr") for key in self.draft.values)

    def go_on(self, number: int, line: str) -> None:
        """A string that continues the one of the line before."""
        if self.target is None:
            if self.draft.begun or not self.draft.broken:
                self.fault(
                    number, "a string without a keyword", "write msgstr before it, or join it"
                )
            self.draft.broken = True
            return
        values, key = self.target
        values[key] += self.string(number, line, key)

    def string(self, number: int, rest: str, word: str) -> str:
        """The text between the quotes, with its escapes undone."""
        read = read_string(rest, word)
        self.unclosed = any(what.startswith("missing closing") for what, _ in read.faults)
        for what, mend in read.faults:
            self.fault(number, what, mend)
        self.draft.broken = self.draft.broken or read.broken
        return read.text

    def close(self) -> None:
        """Ends the entry being read and keeps it."""
        draft, self.draft, self.target = self.draft, Draft(), None
        if not draft.begun:
            return
        values = draft.values
        ident = values.get("msgctxt", "")
        if not any(k.startswith("msgstr") for k in values) and not draft.broken:
            self.problems.append(
                Problem(
                    self.path,
                    draft.lines.get("msgid", draft.line),
                    "error",
                    "structure",
                    ident,
                    "entry without msgstr",
                    'add msgstr ""',
                )
            )
        strings: tuple[str, ...] = (values.get("msgstr", ""),)
        if "msgid_plural" in values or "msgstr" not in values:
            numbers = sorted(int(key[7:-1]) for key in values if key.startswith("msgstr["))
            strings = tuple(values[f"msgstr[{number}]"] for number in numbers) or strings
        self.entries.append(
            Entry(
                values.get("msgctxt"),
                values.get("msgid", ""),
                values.get("msgid_plural"),
                strings,
                draft.previous.get("msgid"),
                draft.previous.get("msgid_plural"),
                tuple(draft.comments),
                tuple(draft.notes),
                tuple(draft.flags),
                draft.obsolete,
                draft.line,
                tuple(draft.lines.items()),
            )
        )


def nearest(word: str) -> str:
    """The keyword most like a misspelt one."""
    shared = {k: sum(a == b for a, b in zip(word.lower(), k, strict=False)) for k in KEYWORDS}
    return max(KEYWORDS, key=lambda k: (shared[k] - abs(len(k) - len(word)), k == "msgstr"))


@lru_cache(maxsize=1024)
def read_po(path: str, text: str) -> PoFile:
    r"""A PO file from its text, with every slip of form found in it.

    >>> read_po("fr.po", 'msgctxt "a"\nmsgid "Yes"\nmsgstr "Oui"\n').entries[0].strings
    ('Oui',)
    """
    return Reader(path, text).read()
