"""Status counts what is done, what is stale and what is missing, and shows what changed."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from generator.language.diff import word_diff
from generator.language.po_reader import read_po
from generator.language.source import Original
from generator.language.status import Counts, FileStatus, file_statuses, text_statuses

PO = """msgctxt "done"
msgid "One"
msgstr "Un"

#, fuzzy
#| msgid "Too"
msgctxt "marked"
msgid "Two"
msgstr "Deux"

msgctxt "old"
msgid "Thre"
msgstr "Trois"

msgctxt "empty"
msgid "Four"
msgstr ""
"""
TEXTS = {"done": "One", "marked": "Two", "old": "Three", "empty": "Four", "absent": "Five"}


def test_each_text_has_its_state_and_its_place() -> None:
    """Stale texts carry the English they were made from."""
    originals = [Original(ident, text) for ident, text in TEXTS.items()]
    found = text_statuses(originals, {"site": read_po("fr/site.po", PO)})
    assert [(s.ident, s.state, s.before) for s in found] == [
        ("done", "done", None),
        ("marked", "stale", "Too"),
        ("old", "stale", "Thre"),
        ("empty", "missing", None),
        ("absent", "missing", None),
    ]
    assert (found[1].path, found[1].line) == ("fr/site.po", 9)
    assert file_statuses(found) == (FileStatus("site", Counts(1, 2, 2)),)


def test_a_file_is_at_100_percent_only_where_all_is_done() -> None:
    """999 of 1,000 is 99 %."""
    assert Counts(999, 1, 0).percent == 99
    assert Counts(1000, 0, 0).percent == 100


@given(st.text("ab ,.", max_size=30), st.text("ab ,.", max_size=30))
def test_a_diff_holds_both_texts_whole(old: str, new: str) -> None:
    """Without what came it is the old text, without what went the new one."""
    changes = word_diff(old, new)
    assert "".join(c.text for c in changes if c.kind != "new") == old
    assert "".join(c.text for c in changes if c.kind != "gone") == new
