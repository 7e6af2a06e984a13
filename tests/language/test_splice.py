"""Files with some entries changed, and nothing else."""

from __future__ import annotations

import pytest

from generator.language.po import Entry, PoFile
from generator.language.po_reader import read_po
from generator.language.source import Original
from generator.language.splice import spliced, translated

TEXT = """# Somebody
msgid ""
msgstr ""
"Language: fr\\n"

#. A note.
#, fuzzy
#| msgid "Yeah"
msgctxt "yes"
msgid "Yes"
msgstr "Ouais"

msgctxt "no"
msgid   "No"
msgstr "No"
"n"

#~ msgctxt "old"
#~ msgid "Old"
#~ msgstr "Vieux"
"""


def changed(file: PoFile, ident: str, *strings: str) -> str:
    """The file with another translation of a text whose English is the file's own."""
    found = next((e for e in file.live if e.ident == ident), None)
    original = Original(ident, found.english if found else "New {n}")
    return spliced(file, {ident: translated(found, original, strings)})


@pytest.mark.parametrize("newline", ("\n", "\r\n"))
def test_without_changes_every_byte_stays(newline: str) -> None:
    """Odd spacing, comments and old entries too."""
    text = TEXT.replace("\n", newline)
    assert spliced(read_po("fr.po", text), {}) == text


def test_only_the_lines_of_the_entry_change() -> None:
    """The mark and the old English go, for the text has been looked at."""
    after = changed(read_po("fr.po", TEXT), "yes", "Oui")
    before = '#, fuzzy\n#| msgid "Yeah"\nmsgctxt "yes"\nmsgid "Yes"\nmsgstr "Ouais"\n'
    assert before in TEXT
    assert after == TEXT.replace(before, 'msgctxt "yes"\nmsgid "Yes"\nmsgstr "Oui"\n')


def test_a_string_over_several_lines_is_replaced_whole() -> None:
    """What another tool wrapped comes out on one line."""
    after = changed(read_po("fr.po", TEXT), "no", "Non")
    assert after == TEXT.replace('msgid   "No"\nmsgstr "No"\n"n"', 'msgid "No"\nmsgstr "Non"')


def test_a_new_entry_stands_after_the_last_in_use() -> None:
    """Old entries stay at the end."""
    after = changed(read_po("fr.po", TEXT), "new", "Neuf {n}")
    fresh = '\n#, python-brace-format\nmsgctxt "new"\nmsgid "New {n}"\nmsgstr "Neuf {n}"\n'
    assert after == TEXT.replace('"n"\n', '"n"\n' + fresh)
    assert [e.ident for e in read_po("fr.po", after).live] == ["yes", "no", "new"]


def test_a_last_line_without_its_end_is_ended_first() -> None:
    """Else the new entry would begin on the old one's line."""
    text = 'msgctxt "a"\nmsgid "A"\nmsgstr "B"'
    assert changed(read_po("fr.po", text), "new", "x").startswith(text + "\n\n")


def test_an_entry_keeps_its_comments() -> None:
    """What translators told each other stays."""
    entry = Entry("yes", "Yeah", comments=("ask Anne",), notes=("A note.",), flags=("fuzzy",))
    done = translated(entry, Original("yes", "Yes"), ("Oui",))
    assert (done.english, done.flags, done.previous) == ("Yes", (), None)
    assert (done.comments, done.notes) == (("ask Anne",), ("A note.",))
