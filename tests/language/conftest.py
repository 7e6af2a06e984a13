"""A small source folder for the tests of texts and translations."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from generator.language.folder import load_language
from generator.language.language import Language

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "site_src"
STRINGS = """["seat.sun"]
text = "the Sun general"
["seat.throne"]
text = "the emperor"
["why.attack"]
text = "{attacker} can attack {target}."
note = "Under the picture."
example = { attacker = "seat.sun", target = "seat.throne" }
["reach.seats"]
one = "Reach: {n} seat"
other = "Reach: {n} seats"
["win"]
text = "The team wins the game."
["draw"]
text = "The team draws the game."
"""
PAGE = """---
title: Turns
---
# Turns {#turns}

The first paragraph of the page.

The second paragraph, on another thing.

## Order {#order}

- One item of the list.
- Another item.
"""


@pytest.fixture(scope="session")
def french() -> Language:
    """French as the site knows it."""
    return load_language(SITE, "fr")


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A source folder with a few texts, one page, English and French, and no translation yet."""
    folder = tmp_path / "site_src"
    (folder / "en" / "pages").mkdir(parents=True)
    (folder / "lang").mkdir()
    (folder / "en" / "strings.toml").write_text(STRINGS, "utf-8")
    (folder / "en" / "pages" / "turns.md").write_text(PAGE, "utf-8")
    (folder / "site.toml").write_text('name = "x"\nlanguages = ["en"]\n', "utf-8")
    for tag in ("en", "fr"):
        shutil.copy(SITE / "lang" / f"{tag}.toml", folder / "lang" / f"{tag}.toml")
    return folder
