"""A question in words: what is given, what is asked, and what may be answered."""

from __future__ import annotations

from collections.abc import Mapping

from generator.emperor.bridges import attack
from generator.emperor.outcome import Outcome
from generator.emperor.seat import LETTERS, Seat
from generator.language.catalogue import Catalogue
from generator.language.message import Phrase, Value
from generator.quiz.on_result import DRAW, RUNNING
from generator.quiz.puzzle import FORMS, Kind, Puzzle
from generator.quiz.values import PLAYERS, seats_of
from generator.wording.names import TEAMS, seat_name, team_name
from generator.wording.narration import headline
from generator.wording.roll import listing

ASKS: Mapping[Kind, str] = {
    "attacks": "quiz.ask.attacks",
    "may": "quiz.ask.may",
    "beyond": "quiz.ask.beyond",
    "reach": "quiz.ask.reach",
    "deploy": "quiz.ask.deploy",
    "exposed": "quiz.ask.exposed",
    "leave": "quiz.ask.leave",
    "ends": "quiz.ask.ends",
    "next": "quiz.ask.next",
    "nth": "quiz.ask.nth",
    "runs": "quiz.ask.runs",
    "win": "quiz.ask.win",
    "draw": "quiz.ask.draw",
    "life": "quiz.ask.life",
    "commander": "quiz.ask.commander",
    "defender": "quiz.ask.defender",
    "range": "quiz.ask.range",
    "battle": "quiz.ask.battle",
}
CODES: Mapping[str, str] = {
    "yes-next": "quiz.may.next",
    "yes-reach": "quiz.may.reach",
    "yes-lane": "quiz.may.lane",
    "no-between": "quiz.may.between",
    "no-far": "quiz.may.far",
    "no-next-turn": "quiz.may.next-turn",
    "no-emperor": "quiz.may.emperor",
    "one": "quiz.defender.one",
    "both": "quiz.defender.both",
    "enough": "quiz.defender.enough",
    "emperor-first": "quiz.defender.turns",
    "never": "quiz.never",
    RUNNING: "outcome.running",
    DRAW: "fall.draw",
}
FORMATS: Mapping[str, str] = {
    "standard": "deck.standard",
    "commander": "deck.commander",
    "hybrid": "deck.hybrid",
}


def given(cat: Catalogue, puzzle: Puzzle) -> str:
    """The table in a sentence or two: its size, who has fallen, and by the book since when."""
    told = []
    table, began = puzzle.table, puzzle.position.began
    if not table.basic:
        told.append(cat.say("quiz.given.table", teams=table.teams, size=table.size))
    if began is None:
        return " ".join([*told, headline(cat, puzzle.now)])
    fresh = listing(cat, table, sorted(puzzle.now.fallen - began.fallen))
    if not began.fallen:
        return cat.say("quiz.given.turn.all-in", fresh=fresh)
    early = listing(cat, table, sorted(began.fallen))
    return cat.say("quiz.given.turn", early=early, fresh=fresh)


def asked(cat: Catalogue, puzzle: Puzzle) -> str:
    """The question itself."""
    ident = ASKS[puzzle.kind]
    if puzzle.kind == "next" and puzzle.actor in puzzle.now.fallen:
        ident = "quiz.ask.next.gone"
    return cat.say(ident, **_values(cat, puzzle))


def _values(cat: Catalogue, puzzle: Puzzle) -> dict[str, Value]:
    """What a question of its kind needs put in."""
    table, fields = puzzle.table, FORMS[puzzle.kind]
    values: dict[str, Value] = {}
    if "seat" in fields or "gone" in fields:
        values["actor"] = seat_name(cat, table, puzzle.actor)
    if puzzle.kind == "may":
        values |= _target(cat, puzzle)
    if puzzle.kind == "defender":
        two = attack(puzzle.position, puzzle.actor)
        values["first"], values["second"] = (seat_name(cat, table, seat) for seat in two)
    if "falls" in fields:
        values |= {"who": listing(cat, table, puzzle.falls), "n": len(puzzle.falls)}
    if "number" in fields:
        values["number"] = puzzle.number
    if "format" in fields:
        values["format"] = cat.phrase(FORMATS[puzzle.format])
    return values


def answer(cat: Catalogue, puzzle: Puzzle, choice: str) -> str:
    """A choice in words."""
    if puzzle.kind in PLAYERS:
        return cat.say("quiz.choice", it=_players(cat, puzzle, seats_of(puzzle, choice)))
    if puzzle.kind == "runs":
        one, two, three = choice.split("-")
        return cat.say("quiz.runs", first=one, second=two, third=three)
    if choice in CODES:
        return cat.say(CODES[choice], **(_target(cat, puzzle) if puzzle.kind == "may" else {}))
    if puzzle.kind in ("ends", "draw"):
        return winner(cat, puzzle, Outcome(True, LETTERS.index(choice), False))
    return cat.say("quiz.choice", it=int(choice))


def _team(cat: Catalogue, puzzle: Puzzle, team: int) -> Phrase:
    name = team_name(cat, puzzle.table, team)
    return name if puzzle.table.basic else cat.phrase("quiz.team", team=name)


def _target(cat: Catalogue, puzzle: Puzzle) -> dict[str, Phrase]:
    return {"target": seat_name(cat, puzzle.table, puzzle.target)}


def winner(cat: Catalogue, puzzle: Puzzle, result: Outcome) -> str:
    """Who wins."""
    team = result.winner or 0
    if puzzle.table.basic:
        return cat.say("fall.win.foe" if team else "fall.win.own")
    return cat.say("fall.win.named", team=cat.phrase(TEAMS[team]))


def _players(cat: Catalogue, puzzle: Puzzle, seats: tuple[Seat, ...]) -> Phrase:
    """Players by name; a whole team of three or more by the team's."""
    if not seats:
        return cat.phrase("fact.nobody")
    names: list[Phrase] = []
    for team in sorted({seat.team for seat in seats}):
        here = [seat for seat in seats if seat.team == team]
        every = [seat for seat in puzzle.now.ring if seat.team == team]
        if here == every and len(here) > 2:
            names.append(_team(cat, puzzle, team))
        else:
            names += [seat_name(cat, puzzle.table, seat) for seat in here]
    return cat.listing(names)
