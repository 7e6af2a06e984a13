"""A small edit makes few pages anew, and the result is a clean build's."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path

import pytest

from generator.site.build import ROOT, render
from generator.site.errors import ContentErrors
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
    _edit(copy / "en/pages/turns.md", "One player", "Only one player")
    after = render(load(copy), CACHE, memory)
    changed = {path for path in after if after[path] != before.get(path)}
    pages = {path for path in changed if path.endswith(".html") and "/translate/" not in path}
    assert pages == {
        "en/turns/index.html",
        "en/compare/fr/turns/index.html",
        "fr/compare/en/turns/index.html",
        "fr/turns/index.html",
    }


#: Builds a site in a process that has seen no other, and prints what came of each file.
COLD = """
import hashlib, json, sys
from pathlib import Path
from generator.site.build import render
from generator.site.errors import ContentErrors
from generator.site.load import load

try:
    files = render(load(Path(sys.argv[1])), Path(sys.argv[2]))
    print(json.dumps({path: hashlib.sha256(data).hexdigest() for path, data in files.items()}))
except ContentErrors as errors:
    print(json.dumps([str(problem) for problem in errors.problems]))
"""


def _cold(site: Path) -> object:
    command = [sys.executable, "-X", "utf8", "-c", COLD, str(site), str(CACHE)]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return json.loads(done.stdout)


def test_a_process_that_has_seen_much_says_what_a_new_one_says(copy: Path) -> None:
    """Texts, facts, a language's description: what is read and checked once is never stale."""
    memory = Memory()
    edits = [
        ("en/strings.toml", '"The front bends"', '"The front bends now"'),
        ("en/pages/turns.md", "One player", "Only one player"),
        ("en/rules.toml", "Two teams are the least", "Two teams are the minimum"),
        ("en/glossary.toml", "official = true", "official = false"),
        ("lang/fr.toml", 'quote_space = "narrow"', 'quote_space = "wide"'),
    ]
    for name, old, new in edits:
        _edit(copy / name, old, new)
        warm = render(load(copy), CACHE, memory)
    told = {path: hashlib.sha256(data).hexdigest() for path, data in warm.items()}
    assert told == _cold(copy)


def test_a_process_that_has_seen_much_finds_what_a_new_one_finds(copy: Path) -> None:
    """Faults of English and of translations, made, mended and made elsewhere."""
    load(copy)
    _edit(copy / "en/pages/turns.md", "](rule:", "](rule:no-")
    with pytest.raises(ContentErrors):
        load(copy)
    _edit(copy / "en/pages/turns.md", "](rule:no-", "](rule:")
    load(copy)
    _edit(copy / "en/strings.toml", "{attacker}", "{striker}")
    _edit(copy / "locale/fr/rules.po", 'msgstr "Trois par', 'msgstr "{nobody} Trois par')
    with pytest.raises(ContentErrors) as caught:
        load(copy)
    assert [str(problem) for problem in caught.value.problems] == _cold(copy)
