"""The quiz through the browser's door: dealt, put and judged, and the answer only with a guess."""

from __future__ import annotations

import pytest

from generator.fragment.speech import Speech
from generator.quiz.deal import LEVELS
from generator.quiz.puzzle import parse
from generator.quiz.showing import question
from generator.quiz.solution import solution
from tests.wording.catalogues import TAGS, catalogue
from tests.worker.test_tables import ask, learnt

IDENT = "attacks_2x3_a3_b1"


@pytest.mark.parametrize("tag", TAGS)
def test_a_question_comes_by_its_name(tag: str) -> None:
    """The very HTML that the build would make."""
    put = ask("quiz_ask", learnt(tag), IDENT.upper())
    assert put == {"id": IDENT, "html": question(Speech(catalogue(tag)), parse(IDENT))}


@pytest.mark.parametrize("level", LEVELS)
def test_a_question_comes_by_chance(level: str) -> None:
    """The same seed deals the same question; another one is asked for by the name to avoid."""
    first = ask("quiz_deal", learnt("en"), level, "12345")
    assert ask("quiz_deal", "en", level, "12345") == first
    assert ask("quiz_deal", "en", level, "12345", str(first["id"]))["id"] != first["id"]


def test_a_guess_is_judged() -> None:
    """Right or wrong, with the parts that the page shows then."""
    right = solution(parse(IDENT)).at
    told = ask("quiz_tell", learnt("en"), IDENT, str(right), "../")
    assert told["right"] is True
    assert sorted(told["parts"]) == ["choices", "picture", "told"]  # type: ignore[call-overload]
    assert ask("quiz_tell", "en", IDENT, str((right + 1) % 4), "../")["right"] is False


@pytest.mark.parametrize(
    "words",
    [
        ("quiz_ask", "en", "nothing"),
        ("quiz_ask", "en", "may_2x3_none_a1_a2"),
        ("quiz_deal", "en", "easy", "-1"),
        ("quiz_deal", "en", "easy", "9" * 40),
        ("quiz_deal", "en", "hardest", "1"),
        ("quiz_tell", "en", IDENT, "4", "../"),
        ("quiz_tell", "en", IDENT, "-1", "../"),
        ("quiz_tell", "en", IDENT, "01", "../"),
        ("quiz_tell", "en", IDENT, "", "../"),
        ("quiz_tell", "en", IDENT, "0", "https://elsewhere.example/"),
    ],
)
def test_nonsense_is_refused_in_a_line(words: tuple[str, ...]) -> None:
    """Nothing is raised, and no answer leaks."""
    learnt("en")
    assert ask(*words)["error"] == "notation"
