"""The quiz in the browser: questions dealt, put and judged. The answer leaves only with a guess."""

from __future__ import annotations

from generator.browser.tables import out
from generator.browser.tongues import spoken
from generator.browser.values import Json
from generator.browser.words import in_words
from generator.emperor.errors import NotationError, shown
from generator.fragment.speech import Speech
from generator.quiz.deal import deal
from generator.quiz.puzzle import Puzzle, parse
from generator.quiz.showing import question, verdict
from generator.quiz.solution import solution

LONGEST_SEED = 16


@in_words
def quiz_deal(tag: str, level: str, seed: str, but: str = "") -> Json:
    """A question of a level by chance: `seed` is a number in digits, `but` the name to avoid."""
    if not seed.isdecimal() or len(seed) > LONGEST_SEED:
        raise NotationError(f"expected a number to draw by: {shown(seed)}")
    return _put(tag, deal(level, int(seed), but))


@in_words
def quiz_ask(tag: str, ident: str) -> Json:
    """The question of a name, in its one spelling."""
    return _put(tag, parse(ident))


@in_words
def quiz_tell(tag: str, ident: str, guess: str, home: str) -> Json:
    """Whether a guess is right, why, and the parts of the page that show it."""
    puzzle = parse(ident)
    if guess not in map(str, range(len(solution(puzzle).choices))):
        raise NotationError(f"expected the place of an answer: {shown(guess)}")
    judged = verdict(Speech(spoken(tag)), out(tag, home), puzzle, int(guess))
    parts: dict[str, Json] = {name: str(html) for name, html in judged.parts.items()}
    return {"right": judged.right, "parts": parts, "says": judged.says}


def _put(tag: str, puzzle: Puzzle) -> Json:
    return {"id": puzzle.ident, "html": str(question(Speech(spoken(tag)), puzzle))}
