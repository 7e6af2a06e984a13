"""A Markdown page cut into the blocks that are translated one by one.

A block is a heading, paragraph, list item, table cell, figure label or caption, or the page's
title and description. The page itself, with its ids, links' places and figures, stays English;
translations are put in at the blocks' places, so a translation cannot break the page.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache

from generator.language.page import Block, Page
from generator.language.problem import Problem

__all__ = ["Block", "Page", "read_page"]

HEADING = re.compile(
    r"(?P<marks>#{1,6})[ \t]+(?P<text>.*?)[ \t]*"
    r"(?:\{#(?P<id>[^{}\s]*)\}|(?P<odd>\{[^}]*\}?))?[ \t]*\Z"
)
ITEM = re.compile(r"(?P<lead>[ \t]*(?:>[ \t]?)*[ \t]*(?:[-*+]|\d+[.)])[ \t]+)(?P<text>\S.*)\Z")
DIRECTIVE = re.compile(r":::[ \t]*(?P<name>[A-Za-z-]*)[ \t]*(?P<rest>.*?)[ \t]*\Z")
LABEL = re.compile(r"(?P<lead>[ \t]*(?P<key>[^=]*?)[ \t]*=[ \t]*)(?P<text>.*?)[ \t]*\Z")
FRONT = re.compile(r"(?P<lead>(?P<key>[A-Za-z_-]+)[ \t]*:[ \t]*[\"']?)(?P<text>.*?)[\"']?[ \t]*\Z")
TABLE_RULE = re.compile(r"[ \t]*\|?[ \t]*:?-+:?[ \t]*(\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*\Z")
CELL = re.compile(r"(?:[^|\\`]|\\.|`[^`]*`|`)+")
FENCE = re.compile(r"[ \t]*(```+|~~~+)")
LEAD = re.compile(r"[ \t]*(?:>[ \t]?)*")
CONFLICT = re.compile(r"(<{7}|={7}|>{7}|\|{7})([ \t]|\Z)")
RULED = re.compile(r"[ \t]*([-*_])[ \t]*(\1[ \t]*){2,}\Z")
TARGET = re.compile(r"\]\([^()]*\)|\{:[^{}]*\}")
UNDERLINE = re.compile(r"(=+|-{3,})\Z")
DIRECTIVES = ("figure", "rules", "note", "house")
FRONT_TEXTS = ("title", "description")


@dataclass
class Cutter:
    """Cuts a page line by line."""

    name: str
    path: str
    source: str
    blocks: list[Block] = field(default_factory=list)
    headings: list[str] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    section: str = "top"
    count: int = 0
    level: int = 0
    open: list[tuple[str, int]] = field(default_factory=list)
    fence: str = ""
    columns: int = 0
    ruled: bool = False
    run: tuple[str, int, int, int, list[str]] | None = None

    def fault(self, line: int, what: str, mend: str) -> None:
        """Notes a fault of the page's form."""
        self.problems.append(Problem(self.path, line, "error", "markdown", "", what, mend))

    def cut(self) -> Page:
        """The whole page."""
        offset, lines = 0, self.source.split("\n")
        first = self.front(lines)
        for number, line in enumerate(lines, 1):
            if number > first:
                self.take(number, line, offset)
            offset += len(line) + 1
        self.close()
        for name, number in self.open:
            self.fault(number, f"::: {name} is not closed", "add a line ::: after it")
        if self.fence:
            self.fault(len(lines), "code block is not closed", f"add a line {self.fence}")
        return Page(
            self.name,
            self.path,
            self.source,
            tuple(self.blocks),
            tuple(self.headings),
            tuple(self.problems),
        )

    def front(self, lines: list[str]) -> int:
        """Reads the front matter; gives the number of lines it takes."""
        if lines[0].rstrip() != "---":
            return 0
        end = next((i for i, line in enumerate(lines[1:], 1) if line.rstrip() == "---"), None)
        if end is None:
            self.fault(
                1, "front matter opened with --- is not closed", "add --- after the last line"
            )
            end = next((i - 1 for i, line in enumerate(lines) if i and not FRONT.match(line)), 0)
        offset, seen = len(lines[0]) + 1, set[str]()
        for number, line in enumerate(lines[1:end], 2):
            if CONFLICT.match(line):
                self.conflict(number, line)
            match = FRONT.match(line)
            if match and match["key"] in FRONT_TEXTS and match["text"]:
                start = offset + match.start("text")
                ident = f"page.{self.name}.{match['key']}"
                self.keep(ident, match["text"], match["key"], number, start)
            elif line.strip() and not match and not CONFLICT.match(line):
                self.fault(number, "front matter line without a colon", "write key: text")
            if match:
                self.front_key(number, match["key"], seen)
            offset += len(line) + 1
        return end + 1

    def front_key(self, number: int, key: str, seen: set[str]) -> None:
        """A key of the front matter: one that is known, each once."""
        if key not in FRONT_TEXTS:
            self.fault(number, f"unknown key {key}", f"use one of: {', '.join(FRONT_TEXTS)}")
        elif key in seen:
            self.fault(number, f"{key} stands twice", "keep one of the two")
        seen.add(key)

    def keep(self, ident: str, text: str, kind: str, line: int, start: int) -> None:
        """Keeps a block that fills one stretch of one line."""
        self.blocks.append(Block(ident, text, kind, line, start, start + len(text)))

    def add(self, kind: str, text: str, line: int, start: int, end: int | None = None) -> None:
        """Keeps the next block of the section, if there is a word in it."""
        if not any(c.isalpha() for c in TARGET.sub("", text)):
            return
        self.count += 1
        ident = f"{self.name}#{self.section}.{self.count}"
        self.blocks.append(Block(ident, text, kind, line, start, end or start + len(text)))

    def close(self) -> None:
        """Ends the paragraph or list item being read."""
        if self.run:
            kind, line, start, end, texts = self.run
            self.run = None
            self.add(kind, " ".join(texts), line, start, end)

    def take(self, number: int, line: str, offset: int) -> None:
        """Reads one line of the body."""
        body = line.strip()
        if CONFLICT.match(line) and not self.fence:
            self.conflict(number, line)
        elif fence := FENCE.match(line):
            self.close()
            mark = fence.group(1)
            self.fence = "" if self.fence and mark.startswith(self.fence) else self.fence or mark
        elif self.fence:
            return
        elif self.run and UNDERLINE.match(body):
            self.fault(number, f"heading underlined with {body[:3]}", "write: ## Words {#id}")
        elif not body or RULED.match(line) or body.startswith("{:"):
            self.close()
            self.columns, self.ruled = 0, False
        elif body.startswith(":::"):
            self.directive(number, body)
        elif self.open and self.open[-1][0] == "figure":
            self.label(number, line, offset)
        elif match := HEADING.match(line):
            self.heading(number, match, offset)
        elif body.startswith("|"):
            self.row(number, line, offset)
        elif match := re.match(r"(#{1,6})([^#\s].*)", body):
            self.fault(number, f"no space after {match[1]}", f"write: {match[1]} {match[2]}")
            self.close()
        else:
            self.text(number, line, offset)

    def conflict(self, number: int, line: str) -> None:
        """A line that git left between two versions."""
        self.close()
        if line.startswith("<"):
            self.fault(
                number,
                "merge-conflict markers (Markdown reads ======= as a heading underline)",
                "keep one version",
            )

    def directive(self, number: int, body: str) -> None:
        """A line that opens or closes a figure, rules list or callout."""
        self.close()
        match = DIRECTIVE.match(body)
        name = match["name"] if match else ""
        if not name:
            if not self.open:
                self.fault(number, "::: closes nothing", "delete it, or open it: ::: note")
            else:
                self.open.pop()
            return
        if name not in DIRECTIVES:
            self.fault(
                number, f'unknown directive "{name}"', f"use one of: {', '.join(DIRECTIVES)}"
            )
        self.open.append((name, number))

    def label(self, number: int, line: str, offset: int) -> None:
        """A line of a figure: a configuration and its label, or the caption."""
        match = LABEL.match(line)
        if match is None:
            self.fault(number, "figure line without =", "write: none = All six in")
            return
        kind = "caption" if match["key"].strip() == "caption" else "label"
        self.add(kind, match["text"], number, offset + match.start("text"))

    def heading(self, number: int, match: re.Match[str], offset: int) -> None:
        """A heading: it opens a section named by its id."""
        self.close()
        text, ident, level = match["text"], match["id"], len(match["marks"])
        slug = ident or re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")
        if not text:
            self.fault(number, "heading without words", "write its words, or delete it")
        elif match["odd"]:
            what = f"heading id {match['odd']} is not well written"
            self.fault(number, what, f"write: {match['marks']} {text} {{#{slug}}}")
        elif not ident:
            self.fault(
                number, "heading has no id", f"write: {match['marks']} {text} {{#{slug or 'id'}}}"
            )
        elif not re.fullmatch(r"[a-z0-9][a-z0-9-]*", ident):
            self.fault(
                number, f"heading id {ident} is not in small letters", "use a-z, 0-9 and hyphens"
            )
        elif ident in self.headings:
            self.fault(
                number, f"heading id {ident} stands twice on the page", "give one another id"
            )
        if self.level and level == 1:
            self.fault(number, "second heading of level 1", f"write: ## {text}")
        if self.level and level > self.level + 1:
            self.fault(
                number,
                f"heading level {level} after level {self.level}",
                f"write: {'#' * (self.level + 1)} {text}",
            )
        self.headings.append(slug)
        self.section, self.count, self.level = slug, 0, level
        if text:
            start = offset + match.start("text")
            self.keep(f"{self.name}#{slug}", text, "heading", number, start)

    def row(self, number: int, line: str, offset: int) -> None:
        """A table row: every cell with words is a block."""
        self.close()
        if TABLE_RULE.match(line):
            self.ruled = True
            return
        if self.columns and not self.ruled:
            what = "table without a line |---|---| under its header"
            self.fault(number - 1, what, "add the line |---|---|")
            self.ruled = True
        cells = list(CELL.finditer(line))
        first = line.index("|")
        cells = [
            c
            for c in cells
            if c.start() > first and (c.group().strip() or c.end() < len(line.rstrip()))
        ]
        if self.columns and len(cells) != self.columns:
            noun = "cell" if len(cells) == 1 else "cells"
            self.fault(
                number,
                f"table row has {len(cells)} {noun}, the header has {self.columns}",
                "remove or join a cell" if len(cells) > self.columns else "add a cell: | … |",
            )
        self.columns = self.columns or len(cells)
        for cell in cells:
            text = cell.group().strip()
            start = offset + cell.start() + cell.group().index(text) if text else offset
            self.add("cell", text, number, start)

    def text(self, number: int, line: str, offset: int) -> None:
        """A line of a paragraph or list item."""
        item = ITEM.match(line)
        if item:
            self.close()
        lead = len(item["lead"]) if item else len(LEAD.match(line).group())  # type: ignore[union-attr]
        text = line[lead:].rstrip()
        end = offset + lead + len(text)
        if self.run:
            kind, first, start, _, texts = self.run
            self.run = (kind, first, start, end, [*texts, text])
        else:
            kind = "item" if item else "paragraph"
            self.run = (kind, number, offset + lead, end, [text])


@lru_cache(maxsize=256)
def read_page(name: str, path: str, text: str) -> Page:
    """A page from its source, cut into blocks.

    >>> read_page("rules", "", "# Rules {#rules}\\n\\nOne\\ntext.\\n").blocks[1].text
    'One text.'
    """
    return Cutter(name, path, text.replace("\r\n", "\n")).cut()
