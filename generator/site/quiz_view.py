"""The quiz's page: what its script needs, and the questions that it holds ready without one."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from generator.fragment.html import joined
from generator.fragment.icon import ICONS
from generator.fragment.ways import Ways
from generator.quiz.deal import LEVELS, SHELF
from generator.quiz.puzzle import parse
from generator.quiz.showing import folded, question
from generator.site.voice import Voice

SIGNS = (
    *ICONS,
    *("medal", "wait", "alarm", "seal", "exposed"),
    *("mark-disc", "mark-diamond", "mark-triangle", "mark-square"),
    *("hatch-slate", "dots-clay"),
)
"""What pictures of questions may show, for tables of up to four teams and more than that."""


@dataclass(frozen=True, slots=True)
class Ready:
    """A question to begin with, without its answer."""

    ident: str
    level: str
    html: Markup


@dataclass(frozen=True, slots=True)
class QuizView:
    """The levels by name with their words, and the questions held ready: bare, and answered."""

    home: str
    levels: tuple[tuple[str, str], ...]
    ready: tuple[Ready, ...]
    shelf: Markup


def quiz_view(voice: Voice, ways: Ways) -> QuizView:
    """The view of the page; `ways` lead out of it."""
    words = {"easy": "quiz.ui.easy", "players": "quiz.ui.players", "judges": "quiz.ui.judges"}
    held = [(level, parse(ident)) for level, idents in SHELF.items() for ident in idents]
    shelf = joined(folded(voice, ways, puzzle) for _, puzzle in held)
    ready = tuple(Ready(p.ident, level, Markup(question(voice, p))) for level, p in held)
    levels = tuple((level, voice.say(words[level])) for level in LEVELS)
    return QuizView(ways.home, levels, ready, Markup(shelf))
