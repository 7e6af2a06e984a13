"""A source folder that is not as it should be is told in one line, never by a traceback."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from generator.site.translate import main

BAD = Path(__file__).resolve().parents[1] / "sites" / "bad-files"
PO, LANG, STRINGS = "locale/fr/site.po", "lang/fr.toml", "en/strings.toml"


def folder(path: Path) -> None:
    """A folder in the place of a file."""
    path.unlink()
    path.mkdir()


def loop(path: Path) -> None:
    """A link to itself."""
    path.unlink()
    path.symlink_to(path.name)


def nowhere(path: Path) -> None:
    """A link to what is not there."""
    path.unlink()
    path.symlink_to("not-there")


def put(old: str, new: str) -> Callable[[Path], None]:
    """A line that is another."""
    return lambda path: path.write_text(path.read_text("utf-8").replace(old, new), "utf-8") and None


BROKEN: dict[str, tuple[str, Callable[[Path], object], str]] = {
    "a folder for a catalogue": (PO, folder, ":1: error [structure] cannot be read"),
    "a catalogue that is a link to itself": (PO, loop, ":1: error [structure] cannot be read"),
    "a catalogue that is a link to nowhere": (PO, nowhere, ":1: error [structure] cannot be read"),
    "a folder for the English": (STRINGS, folder, ":1: error [structure] cannot be read"),
    "no English": (STRINGS, Path.unlink, ":1: error [structure] cannot be read"),
    "an empty description": (LANG, lambda p: p.write_text(""), ":1: error [structure] file is emp"),
    "a description in UTF-16": (
        LANG,
        lambda p: p.write_bytes(p.read_text("utf-8").encode("utf-16")),
        ":1: error [encoding]",
    ),
    "another tag": (LANG, put('tag = "fr"', 'tag = "de"'), ":1: error [toml] tag = "),
    "no plural form": (LANG, put("nplurals = 2", "nplurals = 0"), ": error [toml] nplurals must"),
    "true for a number": (LANG, put("nplurals = 2", "nplurals = true"), ": error [toml] nplurals"),
    "one quote": (LANG, put('quotes = ["«", "»"]', 'quotes = "«"'), ": error [toml] quotes must"),
    "a contraction alone": (
        LANG,
        put('contractions = [["de le", "du"],', 'contractions = ["de le",'),
        ": error [toml] contractions must be pairs",
    ),
    "an elision without words": (
        LANG,
        put('words = { le = "l’" }', 'words = "l’"'),
        ": error [toml] elision without its words",
    ),
    "a number in the glossary": (
        LANG,
        put("[glossary]", "[glossary]\nx = 3"),
        ": error [toml] x of the glossary",
    ),
}


@pytest.mark.parametrize("command", ("check", "sync"))
@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_folder_is_told_in_one_line(
    kind: str, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With its file, what is wrong and how to mend it; the exit status is 1."""
    name, spoil, said = BROKEN[kind]
    site = Path(shutil.copytree(BAD, tmp_path / "bad-files"))
    spoil(site / name)
    assert main([command, "fr"], site) == 1
    told, mend, count = capsys.readouterr().out.splitlines()
    assert told.startswith(f"{site}/{name}:")
    assert said in told
    assert mend.startswith("  to mend: ")
    assert count == "1 error, 0 warnings"


@pytest.mark.parametrize(
    "words",
    (
        [],
        ["nonsense"],
        ["check", "xx"],
        ["check", "fr", "de"],
        ["new"],
        ["new", "../fr"],
        ["new", "en"],
        ["mark"],
        ["mark", "no.such.id"],
        ["sync", "--same"],
        ["sync", "--same", "no.such.id"],
        ["--fast", "check"],
    ),
)
def test_a_wrong_call_gives_two(words: list[str]) -> None:
    """Whatever is wrong with it, and nothing is written."""
    assert main(words, BAD) == 2
