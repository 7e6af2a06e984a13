"""The life a seat starts with, for every format of decks; the page shows the chosen one's."""

from __future__ import annotations

from generator.emperor.decks import FORMATS, Format, commander_damage, starting_life
from generator.emperor.table import Role
from generator.fragment.html import Html, element
from generator.fragment.speech import Speech
from generator.fragment.ways import Ways

NAMES: dict[Format, str] = {
    "standard": "deck.standard",
    "commander": "deck.commander",
    "hybrid": "deck.hybrid",
}
NOTES: dict[Format, str] = {
    "standard": "deck.standard.note",
    "commander": "deck.commander.note",
    "hybrid": "deck.hybrid.note",
}


def lives(speech: Speech, who: Role) -> list[Html]:
    """The line of a card for each format."""
    return [
        element(
            "span",
            speech.say("deck.life", n=starting_life(one, who)),
            class_=f"seat-line life for-{one}",
        )
        for one in FORMATS
    ]


def options(speech: Speech) -> list[Html]:
    """The formats, to be chosen from."""
    none = element("option", speech.words("yours.no-deck"), value="")
    return [none, *(element("option", speech.words(NAMES[one]), value=one) for one in FORMATS)]


def notes(speech: Speech, ways: Ways) -> list[Html]:
    """What each format means: who starts with how much, and who can lose to commander damage."""
    return [
        element(
            "p",
            speech.words(NOTES[one]),
            ways.chips(("903.10a",) if commander_damage(one) else ("103.4",)),
            class_=f"small for-{one}",
        )
        for one in FORMATS
    ]
