"""A small edit makes few pages anew, and the result is a clean build's."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import cast

import pytest

from generator.site.build import ROOT, build, render
from generator.site.errors import ContentErrors
from generator.site.load import load
from generator.site.memory import Memory
from generator.site.past import read, recalled, remember
from generator.site.stamps import Stamps
from generator.site.translate import main

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


def test_one_more_language_gives_the_same_bytes_as_a_clean_build(copy: Path) -> None:
    """Coming and going: what lists the languages is made anew, and nothing else need be."""
    memory = Memory()
    render(load(copy), CACHE, memory)
    before = {name: kept for name, (kept, _) in memory.pages.items()}
    assert main(["new", "it"], copy) == 0
    for _ in ("with Italian", "without it"):
        content = load(copy)
        assert render(content, CACHE, memory) == render(content, CACHE)
        same = [name for name, (kept, _) in memory.pages.items() if kept is before.get(name)]
        assert "_leaf:fr/rules/index.html" in same
        assert "_rim:fr/rules/index.html" not in same
        settings = (copy / "site.toml").read_text("utf-8")
        (copy / "site.toml").write_text(settings.replace(', "it"', ""), "utf-8")


def test_what_readers_read_comes_first_and_the_rest_follows(copy: Path, tmp_path: Path) -> None:
    """Pages for translators stay behind in a build that is to be quick, and the next one has all
    that a clean build has."""
    memory, out = Memory(), tmp_path / "dist"
    build(copy, out, CACHE, memory, ahead=True)
    assert not memory.behind  # nothing to leave: it was the first
    _edit(copy / "en/strings.toml", '"The front bends"', '"The front bends now"')
    first = build(copy, out, CACHE, memory, ahead=True)
    assert first.behind
    assert "en/everyfall/index.html" in first.changed
    assert not [path for path in first.changed if "/translate/" in path]
    rest = build(copy, out, CACHE, memory)
    assert not rest.behind
    pages = [path for path in rest.changed if path.endswith(".html")]
    assert pages
    assert all("/translate/" in path for path in pages)
    clean = render(load(copy), CACHE)
    assert {path: (out / path).read_bytes() for path in clean} == clean


def test_another_process_takes_up_what_one_remembers(copy: Path, tmp_path: Path) -> None:
    """It makes nothing anew that stands, and gives the same bytes as a clean build."""
    build(copy, tmp_path / "one", CACHE)
    _edit(copy / "locale/fr/site.po", 'msgstr "Le front plie"', 'msgstr "Le front plie ici"')
    memory = recalled(CACHE, copy)
    before = {name: kept for name, (kept, _) in memory.pages.items()}
    content = read(copy, memory)
    assert render(content, CACHE, memory) == render(load(copy), CACHE)
    same = [name for name, (kept, _) in memory.pages.items() if kept is before.get(name)]
    assert "_leaf:en/rules/index.html" in same
    assert "_leaf:fr/table/a3/index.html" not in same


def test_a_language_is_read_again_when_its_files_or_the_english_change(copy: Path) -> None:
    """What the others say has no part in it."""
    memory = Memory()
    first = read(copy, memory)
    assert read(copy, memory) is first
    _edit(copy / "site.toml", 'name = "', 'name = "The ')
    second = read(copy, memory)
    assert second is not first
    assert second.progress["fr"] is first.progress["fr"]
    _edit(copy / "en/strings.toml", '"The front bends"', '"The front bends now"')
    third = read(copy, memory)
    assert "bends now" in str(third.catalogues["en"].messages)
    assert third.catalogues["fr"].stale > second.catalogues["fr"].stale


def test_a_memory_that_is_damaged_or_of_other_code_is_none(copy: Path, tmp_path: Path) -> None:
    """The site is then built from nothing, as if no build had gone before."""
    memory = Memory()
    content = read(copy, memory)
    remember(memory, tmp_path, copy)
    assert recalled(tmp_path, copy).reading is not None
    (kept,) = (tmp_path / "built").iterdir()
    whole = kept.read_bytes()
    kept.write_bytes(whole[:-1])
    assert recalled(tmp_path, copy).reading is None
    kept.write_bytes(whole)
    kept.rename(kept.with_name(f"0{kept.name[1:]}" if kept.name[0] != "0" else f"1{kept.name[1:]}"))
    assert recalled(tmp_path, copy).reading is None
    assert read(copy, recalled(tmp_path, copy)).settings == content.settings


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


def test_what_pieces_are_made_of_without_asking_makes_them_anew(copy: Path) -> None:
    """Templates, schemas, the component's source, the sheets that give pictures their colours."""
    memory = Memory()
    render(load(copy), CACHE, memory)
    stamped = {name for name, *_ in cast(Stamps, memory.shared)}
    assert stamped >= {"base.html", "rules.schema.json", "emperor-table.js"}
    assert stamped >= {"tokens.css", "diagram.css"}
