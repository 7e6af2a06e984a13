"""New wording put into HTML that is already on a page."""

from __future__ import annotations

import pytest

from generator.language.folder import load_language
from generator.language.language import ENGLISH
from generator.language.telling import retold
from generator.setup.call import ROOT

FRENCH = load_language(ROOT / "site_src", "fr")


@pytest.mark.parametrize(
    ("before", "after", "html", "done"),
    [
        ("Reach {range}", "It reaches {range}", "<b>Reach 2</b>", "<b>It reaches 2</b>"),
        ("{who} falls.", "Gone: {who}.", "<i></i>Anne falls.", "Gone: <i></i>Anne."),
        ("Attacks {a} or {b}", "{b} or {a}", "Attacks <b>x</b> or y", "y or <b>x</b>"),
        ("Sealed", "Shut", "<svg></svg>Sealed", "<svg></svg>Shut"),
        ("Sealed", "Shut", "Open", None),
        ("{n}", "{n} seats", "2", None),
        ("Reach {range}", "Reach {", "Reach 2", None),
    ],
)
def test_the_values_go_along(before: str, after: str, html: str, done: str | None) -> None:
    """What stood in a place of the old wording stands in the same place of the new one."""
    assert retold(ENGLISH, before, after, html) == done


def test_the_language_sets_its_own_spaces() -> None:
    """The page has unbreakable spaces where a translator typed plain ones."""
    assert retold(FRENCH, "Qui ?", "Quoi ?", "<p>Qui\u202f?</p>") == "<p>Quoi\u202f?</p>"
