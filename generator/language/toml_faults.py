"""What is wrong with a TOML file that cannot be read, and on which line each key stands."""

from __future__ import annotations

import re

from generator.language.problem import Problem

TABLE = re.compile(r"\s*\[\[?\s*(?P<keys>[^\[\]]+?)\s*\]\]?\s*(?:#.*)?\Z")
KEY = re.compile(r"""\s*(?P<key>"[^"]*"|'[^']*'|[A-Za-z0-9_.-]+)\s*=\s*(?P<value>.*)\Z""")
PART = re.compile(r""""([^"]*)"|'([^']*)'|([A-Za-z0-9_-]+)""")
PLACE = re.compile(r"at line (\d+)")
CURLY = "“”„‟«»″"


def located(text: str) -> dict[tuple[str, ...], int]:
    """The line on which every table and key begins, by path.

    >>> located('[a]\\nb = 1\\n')
    {('a',): 1, ('a', 'b'): 2}
    """
    lines: dict[tuple[str, ...], int] = {}
    table: tuple[str, ...] = ()
    closing = ""
    for number, line in enumerate(text.split("\n"), 1):
        if closing:
            closing = "" if closing in line else closing
        elif match := TABLE.match(line):
            table = parts(match["keys"])
            lines.setdefault(table, number)
        elif match := KEY.match(line):
            lines.setdefault(table + parts(match["key"]), number)
            for mark in ('"""', "'''"):
                if match["value"].startswith(mark) and match["value"].count(mark) == 1:
                    closing = mark
    return lines


def parts(keys: str) -> tuple[str, ...]:
    """A dotted key cut into its parts."""
    return tuple(a or b or c for a, b, c in PART.findall(keys))


def syntax_problem(path: str, text: str, message: str) -> Problem:
    """The reason why TOML cannot be read, told in the writer's words."""
    place = PLACE.search(message)
    lines = text.split("\n")
    number = int(place.group(1)) if place else max(1, len(text.rstrip("\n").split("\n")))
    line = lines[number - 1] if number <= len(lines) else ""
    what, mend = reason(line, message)
    if opened := unclosed(lines):
        number, what, mend = opened
    for marker_line, content in enumerate(lines, 1):
        if re.match(r"(<{7}|={7}|>{7}|\|{7})(\s|\Z)", content):
            number = marker_line
            what = f"git merge-conflict marker {content[:7]}"
            mend = "keep one of the two versions and delete the three marker lines"
            break
    return Problem(path, min(number, len(lines)), "error", "toml", "", what, mend)


def reason(line: str, message: str) -> tuple[str, str]:
    """What is wrong on a line that TOML refuses, and how to mend it."""
    key = KEY.match(line)
    value = key["value"] if key else ""
    if "declare" in message or "overwrite" in message:
        name = line.strip().split("=")[0].strip()
        return f"{name} stands twice", "keep one of the two"
    if value[:1] and value[:1] in CURLY:
        return "curly quotes as delimiters", 'use straight "'
    if value.startswith('"') and len(re.findall(r'(?<!\\)"', value)) == 1:
        return 'missing closing quote "', 'add " at the end of the line'
    if value.startswith("'") and value.count("'") > 2:
        return (
            "apostrophe inside a text in single quotes",
            f'write {key["key"] if key else ""} = "…"',
        )
    if value.startswith('"') and len(re.findall(r'(?<!\\)"', value)) > 2:
        return 'straight quote " inside the text is not escaped', 'write “…” or \\"'
    if "\\" in message or "scape" in message:
        return "unknown escape after a backslash", "write \\\\ for a backslash"
    if "Unescaped" in message or "Illegal character" in message:
        return "control character in a text", "delete it"
    if key and (value[:1].isalpha() or value[:1] == "’"):
        return "text without quotes", f'put it in quotes: {key["key"]} = "…"'
    if key and not value:
        return f"{key['key']} has no value", f'write {key["key"]} = "…"'
    if line.lstrip().startswith("["):
        return "table heading is not closed", 'write ["id"]'
    if re.match(r"\s*[\w.\"-]+\s*:", line):
        return "colon after a key", 'write = : key = "…"'
    return f"not TOML: {message.split(' (at')[0]}", 'write each text as: key = "…"'


def unclosed(lines: list[str]) -> tuple[int, str, str] | None:
    """A text over several lines that is never closed: its line, what is wrong and the mend."""
    opened: tuple[int, str] | None = None
    for number, line in enumerate(lines, 1):
        if opened:
            opened = None if opened[1] in line else opened
            continue
        match = KEY.match(line)
        for mark in ('"""', "'''"):
            if match and match["value"].startswith(mark) and match["value"].count(mark) == 1:
                opened = (number, mark)
    if opened is None:
        return None
    return opened[0], f"text opened with {opened[1]} is not closed", f"add {opened[1]} after it"
