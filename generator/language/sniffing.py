"""Files that are something else altogether than what their name says."""

from __future__ import annotations

import re

from generator.language.problem import Problem

BINARY = (
    (b"PK\x03\x04", "a ZIP or office document"),
    (b"\x1f\x8b", "a gzip archive"),
    (b"%PDF", "a PDF"),
    (b"\xde\x12\x04\x95", "a compiled catalogue (.mo)"),
    (b"\x95\x04\x12\xde", "a compiled catalogue (.mo)"),
    (b"\x89PNG", "a picture"),
    (b"\xff\xd8\xff", "a picture"),
    (b"\xd0\xcf\x11\xe0", "an old office document"),
    (b"SQLite format 3", "a database"),
)
TEXTS = (
    (r"<!doctype html|<html", "a web page", 'saved with "Save page as"'),
    (r"<\?xml|<xliff|<TS\b", "XML", ""),
    (r"\{\\rtf", "a rich-text document (RTF)", ""),
    (r"version https://git-lfs", "a Git LFS pointer", ""),
    (r"diff --git|--- a/|Index: ", "a patch", ""),
    (r"Traceback \(most recent", "an error message", ""),
    (r"(404|403|500)\b.{0,40}\Z|404: Not Found|Not Found\s*\Z", "an error page", ""),
    (r"[\[{]\s*[\"{\[\]}]", "JSON", ""),
    (r"---\s*\n|[\w.\"]+:\s", "YAML", ""),
    (r"\[[^\]\n]+\]\s*\n|[\w.\"]+\s*=\s", "TOML or a settings file", ""),
    (r"#+ \S|\S", "plain text", ""),
)


def binary_problem(path: str, data: bytes) -> Problem | None:
    """The fault of a file that is no text, or empty; None where it may be text."""
    if not data.strip():
        size = f"{len(data)} bytes" if len(data) != 1 else "1 byte"
        return problem(path, f"file is empty ({size})", "restore it from the last version")
    for magic, name in BINARY:
        if data.startswith(magic):
            return problem(
                path, f"this is {name}, not a text file", "restore it from the last version"
            )
    return None


def not_po(path: str, text: str) -> Problem | None:
    """The fault of a text that is no PO file at all."""
    if re.search(r"^\s*(#~\s*)?msg(id|str|ctxt)\b", text, re.MULTILINE):
        head = text.lstrip()[:200]
        if not re.match(r"<!doctype|<html|<\?xml|\{\\rtf|diff --git", head, re.IGNORECASE):
            return None
    head = text.lstrip("\ufeff \t\n")
    for pattern, name, how in TEXTS:
        if re.match(pattern, head, re.IGNORECASE):
            saved = f" ({how})" if how else ""
            web = name in ("a web page", "an error page")
            mend = "use the Raw / Download button" if web else "restore it from the last version"
            return problem(path, f"this is {name}, not a PO file{saved}", mend)
    return problem(path, "no entries: this is not a PO file", "restore it from the last version")


def problem(path: str, what: str, mend: str) -> Problem:
    """A fault of the whole file."""
    return Problem(path, 1, "error", "structure", "", what, mend)
