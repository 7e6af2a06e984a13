"""PO files are written one line a text, and read back the same."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.language.folder import read_locale
from generator.language.po import Entry, header_entry, quote, write_po
from generator.language.po_reader import read_po
from generator.site.translate import main

ROOT = Path(__file__).resolve().parents[2]
TEXT = st.text(st.characters(codec="utf-8", exclude_characters="\x00"), max_size=30)


@given(TEXT, TEXT, TEXT)
def test_what_is_written_is_read_back(ident: str, english: str, text: str) -> None:
    """Quotes, backslashes and line breaks survive."""
    entry = Entry(f"x{ident}", english, None, (text,), previous=text, flags=("fuzzy",))
    file = read_po("x.po", write_po([header_entry("fr", 2, "(n > 1)"), entry]))
    assert file.problems == ()
    assert (file.live[0].context, file.live[0].english) == (entry.context, english)
    assert (file.live[0].strings, file.live[0].previous) == ((text,), text)


def test_every_text_is_one_physical_line() -> None:
    """Git then sees a changed text as one changed line."""
    text = write_po([Entry("a", "word " * 60, None, ("mot\n" * 60,))])
    assert len(text.splitlines()) == 3


def test_obsolete_entries_come_last_and_are_read_back() -> None:
    """They keep their old English too."""
    gone = Entry("b", "B", None, ("b",), "old", flags=("fuzzy",), obsolete=True)
    text = write_po([gone, Entry("a", "A", "As", ("x", "y"))])
    file = read_po("x.po", text)
    assert [e.context for e in file.entries] == ["a", "b"]
    assert (file.entries[1].previous, file.entries[1].obsolete) == ("old", True)


def test_lines_of_every_keyword_are_known() -> None:
    """Complaints point at them."""
    file = read_po("x.po", '\n#, fuzzy\n#| msgid "o"\nmsgctxt "a"\nmsgid "b"\nmsgstr "c"\n')
    assert dict(file.entries[0].lines) == {"flags": 2, "msgctxt": 4, "msgid": 5, "msgstr": 6}


@given(TEXT)
def test_quoting_keeps_a_text_on_one_line(text: str) -> None:
    """No line break is left bare."""
    assert "\n" not in quote(text)


@pytest.mark.skipif(shutil.which("msgfmt") is None, reason="msgfmt (gettext) is not installed")
@pytest.mark.parametrize("tag", [p.name for p in sorted((ROOT / "site_src" / "locale").iterdir())])
def test_gettexts_own_tools_accept_the_files(tag: str, tmp_path: Path) -> None:
    """msgfmt checks them whole, and msgcat loses no entry."""
    for path in sorted((ROOT / "site_src" / "locale" / tag).glob("*.po")):
        checked = subprocess.run(
            ["msgfmt", "--check-format", "--check-header", "-o", "-", str(path)],
            capture_output=True,
            check=False,
        )
        assert checked.returncode == 0, checked.stderr.decode()
        again = tmp_path / path.name
        subprocess.run(["msgcat", "-o", str(again), str(path)], check=True)
        before = {e.ident: e.strings for e in read_po("", path.read_text("utf-8")).entries}
        after = {e.ident: e.strings for e in read_po("", again.read_text("utf-8")).entries}
        assert before == after


DATES = ("POT-Creation-Date", "PO-Revision-Date", "Last-Translator", "Language-Team")
POEDIT = ("".join(f'"{name}: \\n"\n' for name in DATES), '"X-Generator: Poedit 3.2.2\\n"\n')
"""What Poedit 3.2.2 writes at the top of a file it saves, before "Language" and at the end."""
ITS = tuple(f'"{name}: ' for name in (*DATES, "X-Generator"))


@pytest.mark.parametrize("tag", [p.name for p in sorted((ROOT / "site_src" / "locale").iterdir())])
def test_a_file_saved_by_poedit_brings_its_header_lines_alone(tag: str, tmp_path: Path) -> None:
    """As it was seen to save ours: no line wrapped, none moved. No command adds to that."""
    site = Path(shutil.copytree(ROOT / "site_src", tmp_path / "site_src"))
    ours = {path: path.read_text("utf-8") for path in sorted((site / "locale" / tag).glob("*.po"))}
    for command in ("check", "sync", "fmt"):
        for path, text in ours.items():
            dated = text.replace('"Language: ', POEDIT[0] + '"Language: ', 1)
            plural = dated.index("\n", dated.index('"Plural-Forms')) + 1
            path.write_text(dated[:plural] + POEDIT[1] + dated[plural:], "utf-8")
        assert main([command, tag], site) == 0
        for path, text in ours.items():
            lines = path.read_text("utf-8").splitlines(keepends=True)
            assert "".join(one for one in lines if not one.startswith(ITS)) == text, (command, path)


@pytest.mark.skipif(shutil.which("msgcat") is None, reason="msgcat (gettext) is not installed")
@pytest.mark.parametrize("tool", ["msgcat", "msgattrib"])
def test_gettexts_own_tools_write_the_files_as_they_are(tool: str, tmp_path: Path) -> None:
    """To the byte, told not to wrap: so editors built on them change nothing but what is edited."""
    for path in sorted((ROOT / "site_src" / "locale").glob("*/*.po")):
        again = tmp_path / path.name
        subprocess.run([tool, "--no-wrap", "-o", str(again), str(path)], check=True)
        assert again.read_bytes() == path.read_bytes(), path


def test_the_files_of_the_site_are_in_their_one_form() -> None:
    """Written again, no byte of them changes."""
    for tag in ("fr", "de", "es"):
        for file in read_locale(ROOT / "site_src", tag).values():
            assert write_po(file.entries) == file.text, file.path
