"""Why an answer is right, and why a guess is not, in sentences with their rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from generator.emperor import effects
from generator.emperor.bridges import attack
from generator.emperor.clock import Position
from generator.emperor.configuration import fall
from generator.emperor.outcome import outcome
from generator.emperor.reach import reach
from generator.emperor.remarks import RULES
from generator.emperor.seat import Seat
from generator.emperor.seating import THREE
from generator.emperor.table import role
from generator.emperor.turns import order
from generator.language.catalogue import Catalogue
from generator.quiz import asking
from generator.quiz.puzzle import Kind, Puzzle
from generator.quiz.solution import solution
from generator.quiz.values import seats_of
from generator.wording.announcement import fall_sentence
from generator.wording.answers import Answer, answers
from generator.wording.names import seat_name
from generator.wording.narration import exposed_sentences, outcome_sentence
from generator.wording.panel import remarks
from generator.wording.roll import listing
from generator.wording.turns import turn_next

FEW = 2
"""So many of the right players are explained one by one."""


@dataclass(frozen=True)
class Reasons:
    """Sentences, and the numbers of the rules they rest on, each once."""

    sentences: tuple[str, ...]
    rules: tuple[str, ...]


Teller: TypeAlias = Callable[[Catalogue, Puzzle, str, str], Reasons]


def reasons(cat: Catalogue, puzzle: Puzzle, guess: str = "") -> Reasons:
    """Why the right answer is right; for a wrong `guess` also what is wrong with it."""
    right = solution(puzzle).right
    told = TELLERS[puzzle.kind](cat, puzzle, right, guess or right)
    sentences = tuple(dict.fromkeys(filter(None, told.sentences)))
    return Reasons(sentences, tuple(dict.fromkeys(told.rules)))


def _pair(cat: Catalogue, puzzle: Puzzle, actor: Seat, target: Seat) -> Answer:
    """The core's answer for two players about what this question asks."""
    found = answers(cat, puzzle.position, actor, target)
    if puzzle.kind in ("beyond", "reach"):
        return found.reach
    return found.deploy if puzzle.kind == "deploy" else found.attack


def _by_pairs(cat: Catalogue, puzzle: Puzzle, right: str, guess: str) -> Reasons:
    """The right players, then one whom the guess took wrongly or forgot."""
    true, guessed = seats_of(puzzle, right), seats_of(puzzle, guess)
    odd = [seat for seat in guessed if seat not in true][:1]
    pairs = [_pair(cat, puzzle, puzzle.actor, seat) for seat in (*true[:FEW], *odd)]
    if not true:
        pairs = pairs or [_pair(cat, puzzle, puzzle.actor, seat) for seat in _near(puzzle)]
    return _joined(pairs, ())


def _near(puzzle: Puzzle) -> list[Seat]:
    """Somebody to explain where nobody is the answer: the nearest who might have been."""
    ring = puzzle.now.ring
    at = ring.index(puzzle.actor)
    around = [ring[(at + 1) % len(ring)], ring[at - 1]]
    mates = puzzle.kind == "deploy"
    return [one for one in dict.fromkeys(around) if (one.team == puzzle.actor.team) == mates][:FEW]


def _joined(pairs: Iterable[Answer], sentences: Iterable[str]) -> Reasons:
    listed = list(pairs)
    rules = tuple(rule for one in listed for rule in one.rules)
    return Reasons((*(one.full for one in listed), *sentences), rules)


def _attacks(cat: Catalogue, puzzle: Puzzle, right: str, guess: str) -> Reasons:
    told = _by_pairs(cat, puzzle, right, guess)
    if right != "none":
        return told
    said = [r.sentence for r in remarks(cat, puzzle.position, puzzle.actor)]
    return Reasons((*said[:1], *told.sentences), (*told.rules, "809.3c"))


def _may(cat: Catalogue, puzzle: Puzzle, right: str, guess: str) -> Reasons:
    return _joined([_pair(cat, puzzle, puzzle.actor, puzzle.target)], ())


def _beyond(cat: Catalogue, puzzle: Puzzle, right: str, guess: str) -> Reasons:
    told = _by_pairs(cat, puzzle, right, guess)
    if right != "none":
        return told
    name = seat_name(cat, puzzle.table, puzzle.actor)
    said = cat.say("quiz.told.all", actor=name, range=puzzle.table.ranges[puzzle.actor])
    return Reasons((said,), ("801.2", _number_rule(puzzle)))


def _deploy(cat: Catalogue, puzzle: Puzzle, right: str, guess: str) -> Reasons:
    told = _by_pairs(cat, puzzle, right, guess)
    if right != "none":
        return told
    said = cat.say("quiz.told.no-teammate", actor=seat_name(cat, puzzle.table, puzzle.actor))
    return Reasons((said, *told.sentences), (*told.rules, "804.2"))


def _reach(cat: Catalogue, puzzle: Puzzle, right: str, guess: str) -> Reasons:
    actor, table = puzzle.actor, puzzle.table
    held = [seat for seat in reach(puzzle.position, actor) if seat != actor]
    said = cat.say(
        "quiz.told.reach",
        actor=seat_name(cat, table, actor),
        range=table.ranges[actor],
        seats=listing(cat, table, held),
    )
    return Reasons((said,), ("801.2", _number_rule(puzzle)))


def _number_rule(puzzle: Puzzle) -> str:
    """The rule that gives the range numbers of a table."""
    return "809.3a" if puzzle.table.size == THREE else "809.6a"


def _exposed(cat: Catalogue, puzzle: Puzzle, right: str, guess: str) -> Reasons:
    return Reasons(exposed_sentences(cat, puzzle.now), ("809.3c",))


def _leave(cat: Catalogue, puzzle: Puzzle, right: str, guess: str) -> Reasons:
    said = fall_sentence(cat, puzzle.now, fall(puzzle.now, puzzle.actor))
    if role(puzzle.table, puzzle.actor) == "emperor":
        return Reasons((said,), ("809.5b", "104.2c"))
    return Reasons((cat.say("quiz.told.alone"), said), ("809.5b", "104.5"))


def _ends(cat: Catalogue, puzzle: Puzzle, right: str, guess: str) -> Reasons:
    after = fall(puzzle.now, *puzzle.falls)
    told = [fall_sentence(cat, puzzle.now, after)]
    if not outcome(after).over:
        return Reasons((*told, outcome_sentence(cat, after)), ("809.5b",))
    rule = "104.4d" if outcome(after).draw else "104.2c"
    return Reasons(tuple(told), (rule, "809.5b"))


def _next(cat: Catalogue, puzzle: Puzzle, right: str, guess: str) -> Reasons:
    gone = puzzle.actor in puzzle.now.fallen
    rules = ("800.4j", "800.4k") if gone else ("809.4", "103.1")
    return Reasons((turn_next(cat, puzzle.now, puzzle.actor),), rules)


def _nth(cat: Catalogue, puzzle: Puzzle, right: str, guess: str) -> Reasons:
    lap = order(puzzle.now, puzzle.actor)[: puzzle.number]
    names = cat.listing([seat_name(cat, puzzle.table, seat) for seat in lap])
    return Reasons((cat.say("quiz.told.order", seats=names),), ("809.4", "103.1"))


def _runs(cat: Catalogue, puzzle: Puzzle, right: str, guess: str) -> Reasons:
    said = asking.answer(cat, puzzle, right)
    return Reasons((cat.say("quiz.told.runs", runs=said),), ("809.4",))


def _win(cat: Catalogue, puzzle: Puzzle, right: str, guess: str) -> Reasons:
    now, actor = puzzle.now, puzzle.actor
    held = [seat for seat in reach(Position(now), actor) if seat.team != actor.team]
    said = cat.say(
        "quiz.told.win",
        actor=seat_name(cat, puzzle.table, actor),
        seats=listing(cat, puzzle.table, held),
    )
    after = effects.win(puzzle.position, actor).after.configuration
    return Reasons((said, outcome_sentence(cat, after)), ("801.14", "809.5b"))


def _draw(cat: Catalogue, puzzle: Puzzle, right: str, guess: str) -> Reasons:
    actor = puzzle.actor
    held = [seat for seat in reach(puzzle.position, actor) if seat != actor]
    said = cat.say(
        "quiz.told.draw",
        actor=seat_name(cat, puzzle.table, actor),
        seats=listing(cat, puzzle.table, held),
    )
    done = effects.draw(puzzle.position, actor)
    left = done.after.configuration
    ending = cat.say("quiz.told.draw.all") if done.outcome.draw else outcome_sentence(cat, left)
    return Reasons((said, ending), ("801.15", "809.5c"))


def _life(cat: Catalogue, puzzle: Puzzle, right: str, guess: str) -> Reasons:
    note = {
        "standard": "deck.standard.note",
        "commander": "deck.commander.note",
        "hybrid": "deck.hybrid.note",
    }
    rules = {"standard": ("103.4",), "commander": ("903.7",), "hybrid": ("103.4", "903.7")}
    return Reasons((cat.say(note[puzzle.format]),), rules[puzzle.format])


def _commander(cat: Catalogue, puzzle: Puzzle, right: str, guess: str) -> Reasons:
    if puzzle.format == "standard":
        return Reasons((cat.say("quiz.told.no-commander"),), ("903.10a",))
    return Reasons(_life(cat, puzzle, right, guess).sentences, ("903.10a",))


def _defender(cat: Catalogue, puzzle: Puzzle, right: str, guess: str) -> Reasons:
    first, second = (
        seat_name(cat, puzzle.table, seat) for seat in attack(puzzle.position, puzzle.actor)
    )
    said = cat.say("remark.one-defender", first=first, second=second)
    return Reasons((said,), RULES["one-defender-per-combat"])


def _range(cat: Catalogue, puzzle: Puzzle, right: str, guess: str) -> Reasons:
    emperor = role(puzzle.table, puzzle.actor) == "emperor"
    ident = "quiz.told.range.emperor" if emperor else "quiz.told.range.general"
    said = cat.say(ident, range=puzzle.table.ranges[puzzle.actor])
    return Reasons((said,), (_number_rule(puzzle),))


def _battle(cat: Catalogue, puzzle: Puzzle, right: str, guess: str) -> Reasons:
    true = seats_of(puzzle, right)
    odd = [seat for seat in seats_of(puzzle, guess) if seat not in true][:1]
    pairs = [_pair(cat, puzzle, seat, puzzle.actor) for seat in (*true[:FEW], *odd)]
    told = _joined(pairs, ())
    said = cat.say("quiz.told.battle")
    return Reasons((said, *told.sentences), ("310.9", "809.3c", *told.rules))


TELLERS: Mapping[Kind, Teller] = {
    "attacks": _attacks,
    "may": _may,
    "beyond": _beyond,
    "reach": _reach,
    "deploy": _deploy,
    "exposed": _exposed,
    "leave": _leave,
    "ends": _ends,
    "next": _next,
    "nth": _nth,
    "runs": _runs,
    "win": _win,
    "draw": _draw,
    "life": _life,
    "commander": _commander,
    "defender": _defender,
    "range": _range,
    "battle": _battle,
}
