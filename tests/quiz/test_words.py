"""Questions, answers and reasons in words: whole, different, and with their rules, in four
languages."""

from __future__ import annotations

import re

import pytest

from generator.fragment.speech import Speech
from generator.quiz.asking import answer, asked, given
from generator.quiz.deal import LEVELS, deal
from generator.quiz.puzzle import parse
from generator.quiz.showing import folded, question, verdict
from generator.quiz.solution import solution
from generator.quiz.telling import reasons
from tests.fragment.reading import WAYS, attributes, words
from tests.wording.catalogues import catalogue
from tests.wording.reading import FAULTS, faults

LANGUAGES = ("en", "fr", "de", "es")
SOME = [deal(level, seed) for level in LEVELS for seed in range(250)]
NUMBER = re.compile(r"\d{3}\.\d+[a-z]?")


@pytest.mark.parametrize("tag", LANGUAGES)
def test_no_text_is_empty_and_no_two_answers_read_alike(tag: str) -> None:
    """Whatever is dealt, in every language."""
    cat = catalogue(tag)
    for puzzle in SOME:
        texts = [answer(cat, puzzle, choice) for choice in solution(puzzle).choices]
        told = reasons(cat, puzzle, solution(puzzle).choices[0])
        assert len(set(texts)) == len(texts), puzzle.ident
        assert all((*texts, given(cat, puzzle), asked(cat, puzzle), *told.sentences)), puzzle.ident
        assert told.sentences and told.rules, puzzle.ident
        assert all(NUMBER.fullmatch(rule) for rule in told.rules), puzzle.ident


@pytest.mark.parametrize("tag", sorted(FAULTS))
def test_everything_reads_as_finished_sentences(tag: str) -> None:
    """No brace, no missing elision, a capital at the start and a mark at the end."""
    cat = catalogue(tag)
    for puzzle in SOME:
        asks = asked(cat, puzzle).removesuffix("?").rstrip() + "."
        told = reasons(cat, puzzle, solution(puzzle).choices[-1]).sentences
        for sentence in (given(cat, puzzle), asks, *told):
            assert faults(tag, "sentence", sentence) == [], (puzzle.ident, sentence)
        for choice in solution(puzzle).choices:
            part = answer(cat, puzzle, choice)
            assert faults(tag, "part", part) == [], (puzzle.ident, part)
            assert not part[0].islower(), part


def test_nothing_in_a_question_tells_its_answer() -> None:
    """No bridge, shield, alarm or number is drawn, and the choices carry their place alone."""
    for puzzle in SOME[::5]:
        html = question(Speech(catalogue("en")), puzzle)
        for sign in ("d-bridge", "d-chain", "d-seal", "d-alarm", "d-alert", "d-figure", "d-tape"):
            assert sign not in html, puzzle.ident
        assert "right" not in " ".join(attributes(html, "[class]", "class"))
        places = [str(n) for n in range(len(solution(puzzle).choices))]
        assert attributes(html, "button", "data-guess") == places
        names = {name for node in attributes(html, "button", "class") for name in node.split()}
        assert names == {"quiz-choice"}


def test_a_right_guess_is_told_why() -> None:
    """The sentence of the core, its rule, the picture with its bridges, and no mark of a fault."""
    puzzle = parse("attacks_2x3_a3_b1")
    told = verdict(Speech(catalogue("en")), WAYS, puzzle, solution(puzzle).at)
    assert told.right
    assert told.says == (
        "Right. The enemy Sun general can attack your emperor, the next player on the right."
    )
    assert words(told.parts["choices"], ".right span:first-of-type") == ["Your emperor"]
    assert words(told.parts["choices"], ".wrong") == []
    assert "d-bridge" in told.parts["picture"]
    assert words(told.parts["told"], ".rule") == ["809.3c", "801.3"]
    assert attributes(told.parts["told"], "a.button", "href") == ["../table/a3/"]


def test_a_wrong_guess_is_told_what_is_wrong_with_it() -> None:
    """Both the right answer and the reason against the guess."""
    puzzle = parse("attacks_2x3_a3_b1")
    guess = solution(puzzle).choices.index("a1")
    told = verdict(Speech(catalogue("en")), WAYS, puzzle, guess)
    assert not told.right
    assert told.says.startswith("Not quite. The right answer: Your emperor.")
    assert "cannot attack your Moon general: your emperor sits between them." in told.says
    assert words(told.parts["choices"], ".wrong span:first-of-type") == ["Your Moon general"]


def test_a_place_that_there_is_not_is_no_guess() -> None:
    """The worker refuses it before."""
    with pytest.raises(IndexError):
        verdict(Speech(catalogue("en")), WAYS, parse("attacks_2x3_a3_b1"), 9)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_folded_question_holds_its_answer_in_a_part_that_opens(tag: str) -> None:
    """The picture to guess from stands outside of it, the one that tells inside."""
    html = folded(Speech(catalogue(tag)), WAYS, parse("attacks_2x3_a3-b1~none_a2"))
    outside, _, inside = html.partition("<details>")
    assert "d-bridge" not in outside and "d-bridge" in inside
    assert "801.2c" not in outside and "801.2c" in inside
    assert attributes(html, "article", "id") == ["attacks_2x3_a3-b1~none_a2"]


def test_the_players_of_the_answer_are_lit() -> None:
    """The nearest picture shows who is meant."""
    puzzle = parse("next_2x3_a3_a3")
    told = verdict(Speech(catalogue("en")), WAYS, puzzle, 0)
    assert attributes(told.parts["picture"], ".d-lit", "data-seat") == ["b1"]


def test_at_bigger_tables_teams_have_names() -> None:
    """The size is said first."""
    cat = catalogue("en")
    assert given(cat, parse("attacks_3x3_none_a1")) == "3 teams of 3. Everyone is in."
    puzzle = parse("win_2x4@3.3_a1-a4-b1_a3")
    assert answer(cat, puzzle, "b2-b3-b4") == "The whole of Ink"
