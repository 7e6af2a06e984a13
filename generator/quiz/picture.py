"""The two pictures of a question: the bare table to guess from, and the one that shows why."""

from __future__ import annotations

import re

from generator.diagram.bare import bare_scene
from generator.diagram.board import board_scene
from generator.diagram.drawing import svg
from generator.diagram.picture import picture_scene
from generator.diagram.scene import Scene
from generator.emperor.configuration import Configuration, fall
from generator.emperor.seat import Seat
from generator.fragment.html import Html
from generator.fragment.speech import Speech
from generator.quiz.puzzle import FORMS, Kind, Puzzle
from generator.quiz.values import seats_of
from generator.wording.names import team_title
from generator.wording.narration import headline
from generator.wording.pictures import picture, picture_title, turns_sentence

_SEAT = re.compile(r'<g class="d-seat ([^"]*" data-seat="([a-l][0-9]+)")')

SEEN: frozenset[Kind] = frozenset(
    {"attacks", "may", "beyond", "reach", "deploy", "defender", "win", "draw", "range"}
)
"""Kinds whose answer is seen from the seat asked about."""
TURNS: frozenset[Kind] = frozenset({"next", "nth", "runs"})


def before(speech: Speech, puzzle: Puzzle) -> Html:
    """The table as it is, with the players asked about marked, and nothing that tells more."""
    cat = speech.catalogue
    asked = "seat" in FORMS[puzzle.kind] or puzzle.kind == "next"
    marked = (puzzle.actor,) if asked else ()
    scene = bare_scene(puzzle.now, marked, labels=_labels(speech, puzzle.now))
    title = picture_title(cat, puzzle.now)
    drawn = _drawn(speech, scene, title, headline(cat, puzzle.now))
    return _lit(drawn, (puzzle.target,) if puzzle.kind == "may" else ())


def after(speech: Speech, puzzle: Puzzle, right: str) -> Html:
    """The table with everything drawn that the answer rests on, and the right players lit."""
    cat, now = speech.catalogue, _after(puzzle)
    labels = _labels(speech, now)
    viewer = puzzle.actor if puzzle.kind in SEEN else None
    arrow = (puzzle.actor, puzzle.target) if puzzle.kind == "may" else None
    told = picture(cat, now, viewer, puzzle.position.began)
    description = told.description
    scene = picture_scene(now, viewer, puzzle.position.began, labels=labels, arrow=arrow)
    if puzzle.kind in TURNS and now.table.basic:
        scene = board_scene(now, first=puzzle.actor)
        description = f"{description} {turns_sentence(cat, now, puzzle.actor)}"
    lit = seats_of(puzzle, right)
    return _lit(_drawn(speech, scene, told.title, description), lit)


def _after(puzzle: Puzzle) -> Configuration:
    """The table that the answer is seen on: for a question about falls, the one they lead to."""
    if puzzle.kind == "leave":
        return fall(puzzle.now, puzzle.actor)
    return fall(puzzle.now, *puzzle.falls) if puzzle.kind == "ends" else puzzle.now


def _labels(speech: Speech, now: Configuration) -> tuple[str, ...]:
    if now.table.basic:
        return ()
    names = (team_title(speech.catalogue, now.table, team) for team in range(now.table.teams))
    return tuple(speech.set(name) for name in names)


def _drawn(speech: Speech, scene: Scene, title: str, description: str) -> str:
    return svg(scene, title=speech.set(title), description=speech.set(description))


def _lit(drawn: str, seats: tuple[Seat, ...]) -> Html:
    """The picture with some seats lit."""
    names = set(map(str, seats))

    def light(found: re.Match[str]) -> str:
        return f'<g class="d-seat {"d-lit " if found[2] in names else ""}{found[1]}'

    return Html(_SEAT.sub(light, drawn))
