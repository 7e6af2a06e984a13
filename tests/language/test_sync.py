"""Sync loses nothing, and says what changed since a translator last looked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from generator.language.folder import read_english, read_locale
from generator.language.po import Entry, with_strings, write_po
from generator.language.writing import sync_language


def edit(site: Path, name: str, old: str, new: str) -> None:
    """Changes the English of a file."""
    path = site / "en" / name
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


def sync(site: Path, *same: str) -> dict[str, Entry]:
    """Syncs the French; gives its entries in use by id."""
    sync_language(site, "fr", read_english(site), same)
    return entries(site)


def entries(site: Path, *, obsolete: bool = False) -> dict[str, Entry]:
    """The French entries by id: those in use, or those out of use."""
    found = [e for f in read_locale(site, "fr").values() for e in f.entries if not e.is_header]
    return {e.ident: e for e in found if e.obsolete is obsolete}


@pytest.fixture
def translated(site: Path) -> Path:
    """The small site, all of its texts translated as FR(English)."""
    sync(site)
    for name, file in read_locale(site, "fr").items():
        done = [
            e if e.is_header else with_strings(e, [f"FR({e.english})"] * len(e.strings))
            for e in file.entries
        ]
        (site / "locale" / "fr" / f"{name}.po").write_text(write_po(done), "utf-8")
    return site


def test_a_new_language_holds_every_text_once(site: Path) -> None:
    """The first sync lists every English text, untranslated."""
    found = sync(site)
    assert found.keys() == read_english(site).source.by_id().keys()
    assert not any(e.translated for e in found.values())


def test_a_second_sync_changes_no_byte(translated: Path) -> None:
    """Sync is idempotent."""
    before = {p: p.read_bytes() for p in translated.rglob("*.po")}
    report = sync_language(translated, "fr", read_english(translated))
    assert report.written == ()
    assert {p: p.read_bytes() for p in translated.rglob("*.po")} == before


def test_one_changed_word_keeps_the_translation_and_the_old_english(translated: Path) -> None:
    """Edit 1: a word changes."""
    edit(translated, "strings.toml", "wins the game", "wins this game")
    entry = sync(translated)["win"]
    assert entry.strings == ("FR(The team wins the game.)",)
    assert entry.fuzzy and entry.previous == "The team wins the game."


def test_a_rewritten_text_keeps_its_translation(translated: Path) -> None:
    """Edit 2: everything is said anew."""
    edit(translated, "strings.toml", "The team wins the game.", "Victory, at last!")
    entry = sync(translated)["win"]
    assert entry.strings == ("FR(The team wins the game.)",) and entry.fuzzy


def test_the_oldest_unreviewed_english_stays_beside_the_new(translated: Path) -> None:
    """Edit 3: two changes before a translator looks."""
    edit(translated, "strings.toml", "wins the game", "wins this game")
    sync(translated)
    edit(translated, "strings.toml", "wins this game", "wins this long game")
    entry = sync(translated)["win"]
    assert entry.previous == "The team wins the game."
    assert entry.english == "The team wins this long game."


def test_english_changed_back_needs_no_work(translated: Path) -> None:
    """Edit 4: a change is taken back."""
    edit(translated, "strings.toml", "wins the game", "wins this game")
    sync(translated)
    edit(translated, "strings.toml", "wins this game", "wins the game")
    entry = sync(translated)["win"]
    assert not entry.fuzzy and entry.previous is None


def test_a_mended_typo_can_be_said_to_change_no_meaning(translated: Path) -> None:
    """Edit 5: --same spares the translators."""
    edit(translated, "strings.toml", "wins the game.", "wins the game!")
    entry = sync(translated, "win")["win"]
    assert not entry.fuzzy and entry.english == "The team wins the game!"


def test_same_does_not_hide_an_older_change(translated: Path) -> None:
    """A typo mended on top of a real change leaves the change to be reviewed."""
    edit(translated, "strings.toml", "wins the game", "wins this game")
    sync(translated)
    edit(translated, "strings.toml", "this game.", "this game!")
    assert sync(translated, "win")["win"].previous == "The team wins the game."


def test_a_new_text_is_not_filled_in_from_its_neighbour(translated: Path) -> None:
    """Edit 6: a text much like another one comes in."""
    edit(
        translated,
        "strings.toml",
        '["win"]',
        '["lose"]\ntext = "The team loses the game."\n["win"]',
    )
    found = sync(translated)
    assert not found["lose"].translated
    assert found["win"].strings == ("FR(The team wins the game.)",)


def test_a_text_made_like_its_neighbour_keeps_its_own_translation(translated: Path) -> None:
    """Edit 7: one text becomes nearly another."""
    edit(translated, "strings.toml", "The team draws the game.", "The team wins the match.")
    found = sync(translated)
    assert found["draw"].strings == ("FR(The team draws the game.)",) and found["draw"].fuzzy
    assert not found["win"].fuzzy


def test_two_texts_that_swap_their_english_keep_their_ids(translated: Path) -> None:
    """Edit 8: ids pair, not likeness."""
    edit(translated, "strings.toml", "The team wins the game.", "X")
    edit(translated, "strings.toml", "The team draws the game.", "The team wins the game.")
    edit(translated, "strings.toml", '"X"', '"The team draws the game."')
    found = sync(translated)
    assert found["win"].strings == ("FR(The team wins the game.)",) and found["win"].fuzzy
    assert found["draw"].strings == ("FR(The team draws the game.)",) and found["draw"].fuzzy


def test_a_renamed_id_takes_its_translation_along(translated: Path) -> None:
    """Edit 9: same English under another id."""
    edit(translated, "strings.toml", '["win"]', '["victory"]')
    found = sync(translated)
    assert found["victory"].strings == ("FR(The team wins the game.)",)
    assert not found["victory"].fuzzy
    assert "win" not in entries(translated, obsolete=True)


def test_a_deleted_text_is_kept_out_of_use_and_comes_back(translated: Path) -> None:
    """Edit 10: a text goes, and returns."""
    edit(translated, "strings.toml", '["win"]\ntext = "The team wins the game."\n', "")
    assert "win" not in sync(translated)
    kept = entries(translated, obsolete=True)["win"]
    assert kept.strings == ("FR(The team wins the game.)",)
    edit(
        translated,
        "strings.toml",
        '["draw"]',
        '["win"]\ntext = "The team wins the game."\n["draw"]',
    )
    assert sync(translated)["win"].strings == ("FR(The team wins the game.)",)
    assert not entries(translated, obsolete=True)


def test_a_text_that_comes_to_be_counted_keeps_its_words(translated: Path) -> None:
    """Edit 11: a plain text gets plural forms."""
    edit(
        translated,
        "strings.toml",
        'text = "The team wins the game."',
        'one = "{n} team wins."\nother = "{n} teams win."',
    )
    entry = sync(translated)["win"]
    assert entry.strings == ("FR(The team wins the game.)",) * 2 and entry.fuzzy


def test_a_text_no_longer_counted_keeps_all_its_forms(translated: Path) -> None:
    """Edit 12: plural forms go; what has no place stays as a comment."""
    edit(
        translated,
        "strings.toml",
        'one = "Reach: {n} seat"\nother = "Reach: {n} seats"',
        'text = "Reach"',
    )
    entry = sync(translated)["reach.seats"]
    assert entry.strings == ("FR(Reach: {n} seat)",) and entry.fuzzy
    assert any("msgstr[0]" in c for c in entry.comments)


def test_a_paragraph_put_in_shifts_no_translation(translated: Path) -> None:
    """Edit 13: page blocks are numbered, and the numbers move."""
    edit(translated, "pages/turns.md", "The second", "A new one in between.\n\nThe second")
    found = sync(translated)
    assert found["turns#turns.1"].strings == ("FR(The first paragraph of the page.)",)
    assert not found["turns#turns.2"].translated
    assert found["turns#turns.3"].strings == ("FR(The second paragraph, on another thing.)",)
    assert not any(e.fuzzy for e in found.values())


def test_a_paragraph_changed_beside_a_new_one_keeps_its_own_translation(translated: Path) -> None:
    """Edit 14: one block changes and another comes in before it."""
    edit(
        translated,
        "pages/turns.md",
        "The second paragraph, on another thing.",
        "Something nobody has said so far.\n\nThe second paragraph, on quite another thing.",
    )
    found = sync(translated)
    assert not found["turns#turns.2"].translated
    moved = found["turns#turns.3"]
    assert moved.strings == ("FR(The second paragraph, on another thing.)",) and moved.fuzzy
    assert moved.previous == "The second paragraph, on another thing."


def test_a_paragraph_moved_to_another_section_takes_its_translation_along(
    translated: Path,
) -> None:
    """A block goes under another heading."""
    edit(translated, "pages/turns.md", "The second paragraph, on another thing.\n\n", "")
    edit(
        translated,
        "pages/turns.md",
        "- One item",
        "The second paragraph, on another thing.\n\n- One item",
    )
    found = sync(translated)
    assert found["turns#order.1"].strings == ("FR(The second paragraph, on another thing.)",)
    assert not any(e.fuzzy for e in found.values())


def test_a_heading_with_a_new_id_keeps_its_section_translated(translated: Path) -> None:
    """A section's blocks follow its heading's id."""
    edit(translated, "pages/turns.md", "{#order}", "{#sequence}")
    found = sync(translated)
    assert found["turns#sequence.2"].strings == ("FR(Another item.)",)
    assert not any(e.fuzzy for e in found.values())


Change = Callable[[Path], None]


def test_nothing_is_ever_lost(translated: Path) -> None:
    """After any row of edits every translation is still in the files, in use or not."""
    every = {s for e in entries(translated).values() for s in e.strings}
    changes: list[Change] = [
        lambda s: edit(s, "strings.toml", '["win"]', '["gain"]'),
        lambda s: edit(s, "strings.toml", "The team draws", "Both teams draw"),
        lambda s: edit(s, "pages/turns.md", "- One item of the list.\n", ""),
        lambda s: edit(s, "pages/turns.md", "# Turns {#turns}", "# All turns {#all}"),
        lambda s: (s / "en" / "pages" / "turns.md").unlink(),
    ]
    for change in changes:
        change(translated)
        sync(translated)
        texts = "".join(p.read_text("utf-8") for p in translated.rglob("*.po"))
        assert all(text in texts for text in every)


def test_a_broken_file_is_refused_not_rewritten(translated: Path) -> None:
    """What cannot be read whole would be lost in writing."""
    from generator.language.problem import ProblemsError

    path = translated / "locale" / "fr" / "site.po"
    broken = path.read_text("utf-8").replace('msgstr "FR(The team wins', "msgstr FR(The team wins")
    path.write_text(broken, "utf-8")
    with pytest.raises(ProblemsError, match="opening quote"):
        sync(translated)
    assert path.read_text("utf-8") == broken
