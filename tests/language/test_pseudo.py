"""Pseudo-languages disguise every word and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.language.folder import load_catalogue, localized_page, read_english
from generator.language.message import parse
from generator.language.pseudo import accented, turned

ROOT = Path(__file__).resolve().parents[2]


@given(st.lists(st.sampled_from(["word ", "{place}", "{{x}}", "[to](rule:801)", "`code`", ". "])))
def test_places_links_and_code_stay(pieces: list[str]) -> None:
    """What is not words is left as it is."""
    text = "".join(pieces)
    for changed in (accented(text), turned(text)):
        assert changed.count("(rule:801)") == text.count("(rule:801)")
        assert changed.count("`code`") == text.count("`code`")
        assert [p for p in parse(changed) if not isinstance(p, str)] == [
            p for p in parse(text) if not isinstance(p, str)
        ]


def test_accented_texts_are_two_fifths_longer() -> None:
    """So that a line too short is found before a translator finds it."""
    text = "Who can attack whom, and why?"
    assert len(accented(text)) >= len(text) * 1.35


@pytest.mark.parametrize("tag", ["en-XA", "ar-XB"])
def test_every_text_of_the_site_can_be_said_in_disguise(tag: str) -> None:
    """No text falls back to English, and pages keep their headings' ids."""
    english = read_english(ROOT / "site_src")
    catalogue = load_catalogue(ROOT / "site_src", tag, english)
    assert catalogue.messages.keys() == english.source.by_id().keys()
    for page in english.pages.values():
        text = localized_page(page, catalogue)
        assert all(f"{{#{ident}}}" in text for ident in page.headings)
