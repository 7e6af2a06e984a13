"""A small edit makes few pages anew, and the result is a clean build's."""

from __future__ import annotations

from pathlib import Path

from generator.site.build import ROOT, render
from generator.site.load import load
from generator.site.memory import Memory

CACHE = ROOT / ".cache"


def _edit(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


def test_an_edit_gives_the_same_bytes_as_a_clean_build(copy: Path) -> None:
    """English string, English page, French string: each time every file equals a clean build's."""
    memory = Memory()
    render(load(copy), CACHE, memory)
    edits = [
        (copy / "en/strings.toml", '"The front bends"', '"The front bends now"'),
        (copy / "en/pages/turns.md", "One player", "Only one player"),
        (copy / "en/rules.toml", "Two teams are the least", "Two teams are the minimum"),
        (copy / "locale/fr/site.po", 'msgstr "Le front plie"', 'msgstr "Le front plie ici"'),
    ]
    for path, old, new in edits:
        _edit(path, old, new)
        content = load(copy)
        assert render(content, CACHE, memory) == render(content, CACHE)


def test_only_pages_that_say_a_text_are_made_anew(copy: Path) -> None:
    """A sentence of the page on turns changes that page and its comparisons, and no other."""
    memory = Memory()
    before = render(load(copy), CACHE, memory)
    kept = dict(memory.pages)
    _edit(copy / "en/pages/turns.md", "One player", "Only one player")
    after = render(load(copy), CACHE, memory)
    changed = {path for path in after if after[path] != before.get(path)}
    assert changed == {
        "en/turns/index.html",
        "en/compare/fr/turns/index.html",
        "fr/compare/en/turns/index.html",
        "fr/turns/index.html",
    }
    anew = {path for path in kept if memory.pages[path] is not kept[path]}
    assert changed <= anew
    assert len(anew) <= len(changed) + 2
