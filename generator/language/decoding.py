"""From bytes to text: what a file's encoding and line endings get wrong, and where."""

from __future__ import annotations

import re
from dataclasses import dataclass

from generator.language.problem import Problem

BOM = b"\xef\xbb\xbf"
WIDE_BOMS = (
    (b"\xff\xfe\x00\x00", "utf-32-le", "UTF-32"),
    (b"\x00\x00\xfe\xff", "utf-32-be", "UTF-32"),
    (b"\xff\xfe", "utf-16-le", "UTF-16"),
    (b"\xfe\xff", "utf-16-be", "UTF-16"),
)
CODECS = (("cp1252", "Windows-1252"), ("mac_roman", "MacRoman"), ("cp850", "DOS code page 850"))
LIKELY = frozenset("éèêëàâäçîïôöùûüœæÉÈÊÀÇÔÎßñáíóúÁÍÓÚÑÄÖÜ’‘“”«»…–—\u00a0¿¡°")
MISPLACED = re.compile("[a-zà-ÿ][A-ZÀ-ÞŽ†‚Š]")
SURROGATE = re.compile("[\ud800-\udfff]")
TO_UTF8 = "save as UTF-8; the formatter can convert it"


@dataclass(frozen=True)
class Decoded:
    """A file's text with LF line ends, or None where no text can be had from it."""

    text: str | None
    problems: tuple[Problem, ...] = ()


def decoded(path: str, data: bytes) -> Decoded:
    """The text of a file's bytes, and what is wrong with them.

    >>> decoded("fr.po", "é".encode("cp1252")).problems[0].what
    'byte E9 is not UTF-8: the file was saved as Windows-1252 ("é")'
    """
    problems: list[Problem] = []

    def fault(line: int, what: str, mend: str, severity: str = "error") -> None:
        problems.append(Problem(path, line, severity, "encoding", "", what, mend))

    wide = wide_encoding(data)
    if wide is not None:
        fault(1, f"the file is {wide[1]}, not UTF-8", TO_UTF8)
        return Decoded(data.decode(wide[0], "replace").removeprefix("\ufeff"), tuple(problems))
    if data.startswith(BOM):
        fault(
            1,
            "file starts with a UTF-8 byte-order mark (EF BB BF)",
            "save as UTF-8 without BOM; the formatter can strip it",
        )
        data = data[len(BOM) :]
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        text, what = foreign(data, error)
        fault(data[: error.start].count(b"\n") + 1, what, TO_UTF8)
    if "\r" in text:
        ends = line_ends(text)
        fault(*ends)
    text = text.replace("\r\n", "\n")
    return Decoded(text.replace("\r", "" if "\n" in text else "\n"), tuple(problems))


def wide_encoding(data: bytes) -> tuple[str, str] | None:
    """The codec and name of a file in UTF-16 or UTF-32, with or without a mark."""
    for bom, codec, name in WIDE_BOMS:
        if data.startswith(bom):
            return codec, name
    sample = data[:400]
    if len(sample) >= 8 and sample.count(0) * 3 > len(sample):
        return ("utf-16-be", "UTF-16") if sample[0] == 0 else ("utf-16-le", "UTF-16")
    return None


def foreign(data: bytes, error: UnicodeDecodeError) -> tuple[str, str]:
    """The text of a file that is not UTF-8, line by line, and what it was saved as."""
    byte = data[error.start]
    follow = data[error.start + 1 : error.start + 2] or b"\0"
    if byte == 0xED and 0xA0 <= follow[0] <= 0xBF:
        text = SURROGATE.sub("", data.decode("utf-8", "surrogatepass"))
        return text, "bytes ED A0-BF are half a character (a lone surrogate), not UTF-8"
    lines = data.split(b"\n")
    codec, name = likeliest(b"\n".join(line for line in lines if not is_utf8(line)))
    text = "\n".join(line.decode("utf-8" if is_utf8(line) else codec, "replace") for line in lines)
    cut = error.reason == "unexpected end of data" and error.end == len(data)
    if cut and not data[: error.start].isascii():
        return text, f"byte {byte:02X} is half a letter: the file is cut off at its end"
    letter = bytes([byte]).decode(codec, "replace")
    return text, f'byte {byte:02X} is not UTF-8: the file was saved as {name} ("{letter}")'


def likeliest(data: bytes) -> tuple[str, str]:
    """The old encoding in which the bytes give the most letters that texts hold."""

    def score(codec: str) -> int:
        text = data.decode(codec, "replace")
        misplaced = len(MISPLACED.findall(text))
        return sum(2 if c in LIKELY else -1 for c in text if not c.isascii()) - 4 * misplaced

    return max(CODECS, key=lambda pair: score(pair[0]))


def is_utf8(line: bytes) -> bool:
    """Whether the bytes are UTF-8."""
    try:
        line.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def line_ends(text: str) -> tuple[int, str, str, str]:
    """What the line ends are, where not LF: line, fault, mend and severity."""
    alone = text.replace("\r\n", "")
    if "\r" not in alone:
        every = text.count("\r\n") == text.count("\n")
        line = text[: text.index("\r\n")].count("\n") + 1
        where = "on every line" if every else "on some lines"
        mend = "harmless; the formatter rewrites as LF; .gitattributes *.po text eol=lf"
        return line, f"Windows line endings (CRLF) {where}", mend, "warning"
    if "\n" not in text:
        what = "old Mac line endings (CR only): the whole file is one line"
        return 1, what, "the formatter rewrites as LF", "error"
    bare = next(i for i, c in enumerate(text) if c == "\r" and text[i + 1 : i + 2] != "\n")
    line = text[:bare].count("\n") + 1
    return line, "carriage return (CR) inside a line", "delete it", "error"
