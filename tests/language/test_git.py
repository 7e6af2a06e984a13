"""Git cannot merge a translation onto English that changed (python-docs-fr#1908)."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from generator.language.folder import read_english
from generator.language.writing import sync_language

pytestmark = pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")


def git(folder: Path, *words: str) -> subprocess.CompletedProcess[bytes]:
    """Runs git with a name of its own and no settings of the machine's."""
    who = ["-c", "user.name=T", "-c", "user.email=t@example.org", "-c", "core.autocrlf=false"]
    return subprocess.run(["git", *who, *words], cwd=folder, capture_output=True, check=False)


def test_a_translation_and_a_change_of_its_english_conflict_loudly(site: Path) -> None:
    """One branch translates a text, the other changes its English: git must ask."""
    sync_language(site, "fr", read_english(site))
    po, english = site / "locale" / "fr" / "site.po", site / "en" / "strings.toml"
    git(site, "init", "-b", "main")
    git(site, "add", ".")
    assert git(site, "commit", "-m", "start").returncode == 0
    git(site, "switch", "-c", "translator")
    wins = 'msgid "The team wins the game."\nmsgstr ""'
    text = po.read_text("utf-8")
    assert wins in text
    po.write_text(text.replace(wins, wins[:-1] + 'L’équipe gagne."'), "utf-8")
    assert git(site, "commit", "-am", "Translate").returncode == 0
    git(site, "switch", "main")
    english.write_text(english.read_text("utf-8").replace("team wins", "emperor loses"), "utf-8")
    sync_language(site, "fr", read_english(site))
    assert git(site, "commit", "-am", "Change the English").returncode == 0
    merged = git(site, "merge", "translator")
    assert merged.returncode != 0 and b"CONFLICT" in merged.stdout
    assert "<<<<<<<" in po.read_text("utf-8")


def test_changes_of_different_texts_merge_without_a_word(site: Path) -> None:
    """Two translators who work on texts that are not neighbours do not meet."""
    sync_language(site, "fr", read_english(site))
    po = site / "locale" / "fr" / "site.po"
    git(site, "init", "-b", "main")
    git(site, "add", ".")
    git(site, "commit", "-m", "start")
    for branch, english in (("one", "the Sun general"), ("two", "The team draws the game.")):
        git(site, "switch", "-c", branch, "main")
        text = po.read_text("utf-8")
        po.write_text(text.replace(f'"{english}"\nmsgstr ""', f'"{english}"\nmsgstr "x"'), "utf-8")
        assert git(site, "commit", "-am", branch).returncode == 0
    assert git(site, "merge", "one").returncode == 0
    assert po.read_text("utf-8").count('msgstr "x"') == 2
