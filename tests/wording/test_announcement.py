"""What is said aloud when the table changes."""

from __future__ import annotations

import pytest

from generator.wording.announcement import fall_sentence

from ..emperor.spelling import now
from .catalogues import EN, FR

LIVE = {
    ("2x3/none", "2x3/a3"): "Your Sun general falls."
    " Your emperor is now exposed to the enemy Sun general.",
    ("2x3/a3", "2x3/a1-a3"): "Your Moon general falls."
    " The enemy Moon general can now attack your emperor too.",
    ("2x3/a3", "2x3/a3-b1"): "The enemy Sun general falls. The emperors can now attack each other.",
    ("2x3/a3", "2x3/a3-b2"): "The enemy emperor falls, and the whole team is out. Your team wins.",
    ("2x3/none", "2x3/a2-b2"): "Your emperor and the enemy emperor fall together,"
    " and their whole teams are out. The game is a draw.",
    ("2x4/none", "2x4/a3"): "Ivory's general 2 falls. No front moves.",
    ("3x3/none", "3x3/b2"): "Ink's emperor falls, and the whole team is out."
    " Ivory's left general and Slate's right general can now attack each other.",
    ("3x3/b2", "3x3/a2-b2"): "Ivory's emperor falls, and the whole team is out. Slate wins.",
    ("3x3/a3", "3x3/a3-b1"): "Ink's right general falls."
    " Ivory's emperor and Ink's emperor can now attack each other.",
    ("2x3/a3-b1", "2x3/a3"): "The enemy Sun general is back in.",
    ("2x3/a1-a3", "2x3/none"): "Everyone is back in.",
    ("2x3/a1", "2x3/a3"): "Your Sun general has fallen.",
    ("2x3/a1", "2x3/a1"): "",
}


@pytest.mark.parametrize("change", LIVE, ids=" to ".join)
def test_a_change_is_announced(change: tuple[str, str]) -> None:
    """Who falls, and what the new bridges mean; or who is back."""
    before, after = change
    assert fall_sentence(EN, now(before), now(after)) == LIVE[change]


def test_an_announcement_in_french() -> None:
    """The exposed emperor and who can attack it, contracted."""
    assert fall_sentence(FR, now("2x3/none"), now("2x3/a3")) == (
        "Votre général du Soleil tombe."
        " Votre empereur est maintenant exposé au général ennemi du Soleil."
    )


@pytest.mark.parametrize(
    ("began", "before", "after", "news"),
    [
        (
            "2x3/none", "2x3/none", "2x3/a3",
            "Your emperor can already attack the enemy Sun general;"
            " the other way round opens next turn.",
        ),
        (
            "2x3/none", "2x3/a3", "2x3/a3-b1",
            "From the next turn your emperor and the enemy emperor can attack each other.",
        ),
        ("2x3/a3", "2x3/a3", "2x3/a3-b1", "The emperors can now attack each other."),
    ],
)  # fmt: skip
def test_by_the_book_a_new_bridge_may_have_to_wait(
    began: str, before: str, after: str, news: str
) -> None:
    """Reach stays as the turn began with (801.2c), and an attack needs reach (801.3)."""
    told = fall_sentence(EN, now(before), now(after), now(began))
    assert told.partition(". ")[2] == news
