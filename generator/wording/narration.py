"""The table in sentences: what has happened, what it means for the front, how it ended."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from generator.emperor.bridges import attack, exposed
from generator.emperor.clock import Position
from generator.emperor.configuration import Configuration, standing
from generator.emperor.outcome import outcome
from generator.emperor.seat import Seat
from generator.emperor.shape import shape
from generator.emperor.table import role
from generator.language.catalogue import Catalogue
from generator.wording.names import TEAMS, seat_name, team_name
from generator.wording.roll import LONGEST, listing, roll

SHAPES: Mapping[str, tuple[str, str]] = {
    "opening": ("shape.opening.title", "shape.opening.line"),
    "one-general": ("shape.one-general.title", "shape.one-general.line"),
    "lone-emperor": ("shape.lone-emperor.title", "shape.lone-emperor.line"),
    "throne-breaks": ("shape.throne-breaks.title", "shape.throne-breaks.line"),
    "slanting-fronts": ("shape.slanting-fronts.title", "shape.slanting-fronts.line"),
    "one-general-left": ("shape.one-general-left.title", "shape.one-general-left.line"),
    "emperors-alone": ("shape.emperors-alone.title", "shape.emperors-alone.line"),
}
"""The seven shapes of the table of two teams of three: the ids of their titles and lines."""

_FRONTS: Mapping[str, tuple[str, str]] = {
    "opening": ("front.opening", "front.opening"),
    "one-general": ("front.one-general.own", "front.one-general.foe"),
    "lone-emperor": ("front.lone-emperor.own", "front.lone-emperor.foe"),
    "throne-breaks": ("front.throne-breaks", "front.throne-breaks"),
    "slanting-fronts": ("front.slanting-fronts", "front.slanting-fronts"),
    "one-general-left": ("front.one-general-left", "front.one-general-left"),
    "emperors-alone": ("front.emperors-alone", "front.emperors-alone"),
}


@dataclass(frozen=True)
class Story:
    """A table told: its title, what has happened, and what it means."""

    title: str
    headline: str
    explanation: str


def story(cat: Catalogue, configuration: Configuration, own: int = 0) -> Story:
    """A table's title, headline and explanation together."""
    return Story(
        shape_title(cat, configuration, own),
        headline(cat, configuration, own),
        explanation(cat, configuration, own),
    )


def shape_title(cat: Catalogue, configuration: Configuration, own: int = 0) -> str:
    """A table's title: its shape's name at the table of six, else how many have fallen."""
    slug = shape(configuration)
    if slug is not None and slug in SHAPES:
        return cat.say(SHAPES[slug][0])
    result = outcome(configuration)
    if result.draw:
        return cat.say("title.draw")
    if result.winner is not None:
        if configuration.table.basic:
            return cat.say("title.win.own" if result.winner == own else "title.win.foe")
        return cat.say("title.win.named", team=cat.phrase(TEAMS[result.winner]))
    if not configuration.fallen:
        return cat.say("title.all-in")
    return cat.say("title.fallen", n=len(configuration.fallen))


def shape_line(cat: Catalogue, slug: str) -> str:
    """What makes a shape of the table of six, in a sentence or two; KeyError for another slug."""
    return cat.say(SHAPES[slug][1])


def headline(cat: Catalogue, configuration: Configuration, own: int = 0) -> str:
    """Who has fallen: "Your Sun general has fallen." Two sentences where whole teams are out."""
    table = configuration.table
    if not configuration.fallen:
        return cat.say("headline.none")
    if table.basic:
        called = roll(cat, table, configuration.fallen, own)
        return cat.say("headline.fallen", who=called.names, n=called.n)
    told = []
    out = [team for team in range(table.teams) if team not in configuration.teams]
    if out:
        teams = cat.listing([team_name(cat, table, team) for team in out])
        told.append(cat.say("headline.teams", teams=teams, n=len(out)))
    generals = [seat for seat in configuration.fallen if seat.team not in out]
    if len(generals) > LONGEST:
        told.append(cat.say("headline.many", n=len(generals)))
    elif generals:
        called = roll(cat, table, generals, own)
        told.append(cat.say("headline.fallen", who=called.names, n=called.n))
    return " ".join(told)


def explanation(cat: Catalogue, configuration: Configuration, own: int = 0) -> str:
    """What the falls mean: who is exposed and to whom, or how the game ended."""
    if outcome(configuration).over:
        return outcome_sentence(cat, configuration, own)
    slug = shape(configuration)
    if slug is not None and slug in _FRONTS:
        return _front(cat, configuration, slug, own)
    emperors = exposed(configuration)
    if not emperors:
        return cat.say("front.guarded")
    if len(emperors) == 1:
        return exposed_sentence(cat, configuration, emperors[0], own)
    if len(emperors) == len(configuration.teams):
        return cat.say("front.exposed.all")
    names = listing(cat, configuration.table, emperors, own)
    return cat.say("front.exposed.some", emperors=names, n=len(emperors))


def _front(cat: Catalogue, configuration: Configuration, slug: str, own: int) -> str:
    """The explanation of one of the seven shapes, told from the reader's own side."""
    table = configuration.table
    threatened = exposed(configuration)
    mine = bool(threatened) and threatened[0].team == own
    ident = _FRONTS[slug][0 if mine else 1]
    if slug == "one-general":
        attacker = attackers(configuration, threatened[0])[0]
        return cat.say(ident, attacker=seat_name(cat, table, attacker, own))
    if slug == "one-general-left":
        general = next(s for s in standing(configuration) if role(table, s) == "general")
        emperor = next(s for s in table.emperors if s.team != general.team)
        return cat.say(
            ident,
            general=seat_name(cat, table, general, own),
            emperor=seat_name(cat, table, emperor, own),
        )
    return cat.say(ident)


def outcome_sentence(cat: Catalogue, configuration: Configuration, own: int = 0) -> str:
    """Who has won (104.2c), that it is a draw (104.4d), or that the game goes on."""
    result = outcome(configuration)
    table = configuration.table
    if result.draw:
        return cat.say("outcome.draw.two" if table.teams == 2 else "outcome.draw.more")
    if result.winner is None:
        return cat.say("outcome.running")
    if table.basic:
        return cat.say("outcome.win.own" if result.winner == own else "outcome.win.foe")
    return cat.say("outcome.win.named", team=cat.phrase(TEAMS[result.winner]))


def outcome_shared(cat: Catalogue, configuration: Configuration) -> str:
    """That fallen generals share their team's win (104.2c); empty where nobody has one to share."""
    winner = outcome(configuration).winner
    if any(seat.team == winner for seat in configuration.fallen):
        return cat.say("outcome.shared")
    return ""


def exposed_sentence(
    cat: Catalogue, configuration: Configuration, emperor: Seat, own: int = 0
) -> str:
    """To whom an exposed emperor is exposed: one player, or the two at either side."""
    table = configuration.table
    names = [seat_name(cat, table, s, own) for s in attackers(configuration, emperor)]
    name = seat_name(cat, table, emperor, own)
    if len(names) == 1:
        return cat.say("exposed.one", emperor=name, attacker=names[0])
    return cat.say("exposed.two", emperor=name, first=names[0], second=names[1])


def exposed_sentences(
    cat: Catalogue, configuration: Configuration, own: int = 0
) -> tuple[str, ...]:
    """One sentence for each exposed emperor, or one that says there is none."""
    found = exposed(configuration)
    if not found:
        return (cat.say("exposed.none"),)
    return tuple(exposed_sentence(cat, configuration, emperor, own) for emperor in found)


def attackers(configuration: Configuration, seat: Seat) -> tuple[Seat, ...]:
    """Who may attack a seat as the table stands: those that it may attack (809.3c)."""
    return attack(Position(configuration), seat)
