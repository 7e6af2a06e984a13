"""The page of changes as data."""

from __future__ import annotations

from dataclasses import replace

import pytest

from generator.language.blocks import read_page
from generator.site.changes import changes
from generator.site.content import Content
from generator.site.errors import ContentErrors
from generator.site.voice import Voice
from generator.site.words import Words
from generator.wording.dates import day


def told(content: Content, text: str) -> list[str]:
    """What is wrong with a page of changes."""
    page = read_page("changes", "en/pages/changes.md", text)
    broken = replace(content, pages={**content.pages, "changes": page})
    with pytest.raises(ContentErrors) as caught:
        changes(broken, Words(broken, Voice(broken.catalogues["en"])))
    return [f"{problem.line} {problem.what}" for problem in caught.value.problems]


@pytest.mark.parametrize("tag", ("en", "fr"))
def test_every_heading_ends_with_its_day_in_words(content: Content, tag: str) -> None:
    """The id has it for machines, the heading for readers, and the two agree."""
    voice = Voice(content.catalogues[tag])
    for change in changes(content, Words(content, voice)):
        assert voice.set(change.title).endswith(voice.set(day(voice.catalogue, change.day)))


def test_an_id_without_its_day_is_told(content: Content) -> None:
    """2026-02-30 is no day either."""
    text = "# Changes {#changes}\n\n## One {#one}\n\n## Two {#2026-02-30-two}\n"
    fault = "the id of a change begins with its day"
    assert told(content, text) == [f"3 {fault}", f"5 {fault}"]


def test_changes_out_of_order_are_told(content: Content) -> None:
    """The latest comes first, on the page and in the feed."""
    text = "# Changes {#changes}\n\n## A {#2026-01-01-a}\n\n## B {#2026-01-02-b}\n"
    assert told(content, text) == ["5 a later change stands below an earlier one"]


def test_a_page_without_any_change_is_told(content: Content) -> None:
    """A feed must have a day."""
    assert told(content, "# Changes {#changes}\n") == ["1 no change is told"]
