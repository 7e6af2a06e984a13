"""Files broken in their form get one complaint, at its line: bytes, characters, structure."""

from __future__ import annotations

import pytest

from generator.language.check_site import check_site
from generator.language.po_reader import read_po
from tests.language.bad import ATTACK, EXPOSED, GOOD, SHORT, SITE, told, with_attack, with_status


def test_the_control_is_clean() -> None:
    """A right file gets no complaint, nor does the folder around it."""
    assert told(GOOD) == []
    assert check_site(SITE, ["fr"]) == []


ENCODING = {
    "byte-order mark": ("\ufeff" + GOOD, 1),
    "UTF-16": (GOOD.encode("utf-16"), 1),
    "UTF-16 without mark": (GOOD.encode("utf-16-be"), 1),
    "UTF-32": (GOOD.encode("utf-32"), 1),
    "CR only": (GOOD.replace("\n", "\r"), 1),
    "a lone CR": (with_status("L’empereur est\rexposé."), 23),
    "Windows-1252": (GOOD.encode("cp1252"), 23),
    "Latin-1": (GOOD.replace("’", "'").encode("latin-1"), 23),
    "MacRoman": (GOOD.encode("mac_roman"), 23),
    "code page 850": (GOOD.replace("’", "'").encode("cp850"), 23),
    "half a surrogate pair": (with_status("L’empereur est exposé\ud83d."), 23),
    "mojibake": (with_status("L’empereur est exposÃ©."), 23),
    "mojibake twice": (with_status("L’empereur est exposÃƒÂ©."), 23),
    "MacRoman mojibake": (with_status("L’empereur est expos√©."), 23),
    "mojibake of an apostrophe": (with_status("Lâ€™empereur est exposé."), 23),
    "a Windows letter read as control": (with_status("L\x92empereur est exposé."), 23),
    "replacement character": (with_status("L’empereur est expos\ufffd."), 23),
    "a letter turned question mark": (with_status("L’empereur est expos?e."), 23),
    "NUL": (with_status("L’empereur est exposé\x00."), 23),
    "BELL": (with_status("L’empereur est exposé\x07."), 23),
    "quoted-printable": (with_status("L’empereur est expos=C3=A9."), 23),
    "decomposed letters": (with_status("L’empereur est expose\u0301."), 23),
    "a private character": (with_status("L’empereur est \ue000 exposé."), 23),
}
INVISIBLE = {
    "zero-width space": (with_status("L’empereur est\u200bexposé."), 23),
    "zero-width joiner": (with_status("L’empereur est ex\u200dposé."), 23),
    "soft hyphen": (with_status("L’empereur est ex\u00adposé."), 23),
    "a mark inside the file": (with_status("L’empereur \ufeffest exposé."), 23),
    "word joiner": (with_status("L’empereur\u2060 est exposé."), 23),
    "bidi override": (with_status("L’empereur \u202eest pas\u202c exposé."), 23),
    "bidi isolate": (with_status("\u2067L’empereur\u2069 est exposé."), 23),
    "left-to-right mark": (with_status("L’empereur \u200eest exposé."), 23),
    "tag character": (with_status("L’empereur\U000e0041 est exposé."), 23),
    "line separator": (with_status("L’empereur\u2028est exposé."), 23),
    "Cyrillic look-alike": (with_status("L’еmpereur est exposé."), 23),
    "bidi in a placeholder": (with_attack(ATTACK.replace("target", "tar\u2067get")), 19),
    "zero-width space in a placeholder": (with_attack(ATTACK.replace("lane", "la\u200bne")), 19),
}
STRUCTURE = {
    "empty": ("", 1),
    "blank": ("\n\n", 1),
    "a web page": ("<!DOCTYPE html>\n<html></html>", 1),
    "JSON": ('{"a": "b"}', 1),
    "RTF": ("{\\rtf1 text}", 1),
    "a ZIP": (b"PK\x03\x04\x00\x00", 1),
    "a compiled catalogue": (b"\xde\x12\x04\x95\x00\x00", 1),
    "XLIFF": ('<?xml version="1.0"?><xliff/>', 1),
    "a patch": ('diff --git a/fr.po b/fr.po\n+msgid "x"\n', 1),
    "a Git LFS pointer": ("version https://git-lfs.github.com/spec/v1\n", 1),
    "an error page": ("404: Not Found", 1),
    "CSV": ("id,en,fr\na,b,c\n", 1),
    "no closing quote": (GOOD.replace('exposé."', "exposé."), 23),
    "no opening quote": (GOOD.replace('msgstr "L’', "msgstr L’"), 23),
    "curly quotes": (GOOD.replace(f'"{EXPOSED}"', f"“{EXPOSED}”"), 23),
    "single quotes": (GOOD.replace(f'"{EXPOSED}"', f"'{EXPOSED}'"), 23),
    "a quote inside": (with_status('L’empereur est "exposé".'), 23),
    "text after the quote": (GOOD.replace('exposé."', 'exposé.";'), 23),
    "a line break inside": (with_status("L’empereur est\nexposé."), 23),
    "unknown escape": (with_status("L’empereur est exposé\\ à gauche."), 23),
    "JSON escape": (with_status("L’empereur est expos\\u00e9."), 23),
    "escaped closing quote": (GOOD.replace('exposé."', 'exposé.\\"'), 23),
    "misspelt msgstr": (GOOD.replace('msgstr "L’', 'msgst "L’'), 23),
    "misspelt msgctxt": (GOOD.replace('msgctxt "status', 'msgctx "status'), 21),
    "capital keyword": (GOOD.replace('msgstr "L’', 'MSGSTR "L’'), 23),
    "equals sign": (GOOD.replace('msgstr "L’', 'msgstr = "L’'), 23),
    "bare text": (GOOD.replace(f'msgstr "{EXPOSED}"', EXPOSED), 23),
    "a stray second line": (
        GOOD.replace(f'msgstr "{EXPOSED}"', 'msgstr ""\n"L’empereur "\nest exposé."'),
        25,
    ),
    "no msgctxt": (GOOD.replace('msgctxt "status.emperor_exposed"\n', ""), 21),
    "no msgid": (GOOD.replace('msgid "The emperor is exposed."\n', ""), 22),
    "no msgstr": (GOOD.replace(f'msgstr "{EXPOSED}"\n', ""), 22),
    "two msgstr": (GOOD.replace(f'"{EXPOSED}"\n', f'"{EXPOSED}"\nmsgstr "x"\n'), 24),
    "msgctxt after msgid": (
        GOOD.replace(
            'msgctxt "status.emperor_exposed"\nmsgid "The emperor is exposed."',
            'msgid "The emperor is exposed."\nmsgctxt "status.emperor_exposed"',
        ),
        22,
    ),
    "conflict": (GOOD.replace('msgstr "L’', '<<<<<<< HEAD\nmsgstr "L’'), 23),
    "end of a conflict": (GOOD.replace('msgstr "L’', '>>>>>>> b\nmsgstr "L’'), 23),
    "middle of a conflict": (GOOD.replace('msgstr "L’', '=======\nmsgstr "L’'), 23),
    "the same entry twice": (
        GOOD + GOOD[GOOD.index('msgctxt "status') : GOOD.index("#, python", 700)],
        32,
    ),
    "the header twice": (GOOD + "\n" + SHORT, 33),
    "cut off": (GOOD[: GOOD.index("exposé")], 23),
}
ERRORS = {
    "encoding": ENCODING,
    "invisible": INVISIBLE,
    "structure": STRUCTURE,
}


@pytest.mark.parametrize(
    ("kind", "data", "line"),
    [
        pytest.param(kind, data, line, id=f"{kind}: {name}")
        for kind, cases in ERRORS.items()
        for name, (data, line) in cases.items()
    ],
)
def test_an_error_is_told_once_at_its_line(kind: str, data: str | bytes, line: int) -> None:
    """One fault, one error, nothing else."""
    assert told(data) == [("error", kind, line)]


def test_reading_never_raises_on_odd_lines() -> None:
    """The reader collects, it does not throw."""
    for line in ("msgid", '"', "#~", "#|", "#~|", "msgstr[", 'msgstr[x] "', '""""', "\\", "[", "#"):
        assert read_po("x.po", line + "\n").text
