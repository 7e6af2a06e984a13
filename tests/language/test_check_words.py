"""Numbers, typography, joins, glossary and state of a translation are told at its line."""

from __future__ import annotations

from dataclasses import replace

import pytest

from generator.language.check import check_po
from generator.language.check_joins import check_joins
from generator.language.check_meaning import check_numbers
from generator.language.language import Language
from generator.language.message import Phrase, fill
from tests.language.bad import (
    ATTACK,
    EXPOSED,
    GOOD,
    LINKED,
    bench,
    one,
    rule,
    told,
    with_attack,
    with_status,
)

REACH = "An emperor reaches 2 seats; a general reaches 1."
WORDS = "Un empereur atteint {} sièges ; un général en atteint {}."
QUOTE = "Use “Show my reach”."
OF = "The reach of the emperor"


def quote(text: str) -> str:
    """The text with quotes, translated."""
    return one("q.71", QUOTE, text)


def of(text: str) -> str:
    """The reach of the emperor, translated."""
    return one("q.73", OF, text)


WARNINGS = {
    "a number lost": ("meaning", one("rule.reach.text", REACH, WORDS.format(1, 1))),
    "a number made up": ("meaning", one("rule.reach.text", REACH, WORDS.format("2 ou 3", 1))),
    "numbers in each other's place": (
        "meaning",
        one("rule.reach.text", REACH, WORDS.format(1, 2)),
    ),
    "another rule number": ("meaning", one("rule.see", "See rule 801.", "Voir la règle 810.")),
    "no space before ;": (
        "typography",
        one("rule.reach.text", REACH, "2 sièges; un empereur, un général 1."),
    ),
    "English quotes": ("typography", quote("Utilisez “Afficher ma portée”.")),
    "German quotes": ("typography", quote("Utilisez „Afficher ma portée“.")),
    "single quotes": ("typography", quote("Utilisez ‘Afficher ma portée’.")),
    "typed guillemets": ("typography", quote("Utilisez << Afficher ma portée >>.")),
    "guillemets without spaces": ("typography", quote("Utilisez «Afficher ma portée».")),
    "quotes not closed": ("typography", quote("Utilisez « Afficher ma portée.")),
    "three dots": ("typography", one("q.72", "Loading…", "Chargement...")),
    "accent for apostrophe": ("typography", of("La portée de l´empereur")),
    "space after an apostrophe": ("typography", of("La portée de l’ empereur")),
    "two spaces": ("typography", of("La portée  de l’empereur")),
    "a space at the end": ("typography", of("La portée de l’empereur ")),
    "a full stop added": ("typography", of("La portée de l’empereur.")),
    "a full stop lost": ("typography", quote("Utilisez « Afficher ma portée »")),
    "bold lost": ("markup", rule(LINKED.replace("**", ""))),
    "another word than the glossary's": ("glossary", of("La portée du roi")),
}


@pytest.mark.parametrize(("kind", "data"), WARNINGS.values(), ids=WARNINGS.keys())
def test_a_warning_is_told_once_at_its_line(kind: str, data: str) -> None:
    """One blemish, one warning, nothing else."""
    assert told(data) == [("warning", kind, 17)]


@pytest.mark.parametrize(
    "text",
    [
        "La portée de empereur",
        "La portée de le empereur",
        "La portée que il a, empereur",
        "La portée si il est empereur",
        "La portée de le général empereur",
        "La portée de les empereurs",
        "La portée jusque à l’empereur",
        "La portée du le empereur",
    ],
)
def test_a_missing_elision_or_contraction_is_an_error(text: str) -> None:
    """French joins small words to the next one."""
    assert told(of(text))[0][:2] == ("error", "typography")


@pytest.mark.parametrize(
    "text",
    [
        "La portée de l'empereur",
        "La portée de le jouer, empereur",
        "La portée si elle est à l’empereur",
        "La portée d’un ou de onze empereurs",
        "La portée du général ou de l’empereur",
        "La portée\u00a0de l’empereur",
    ],
)
def test_right_french_is_left_in_peace(text: str) -> None:
    """Typed apostrophes, pronouns and hard spaces are right."""
    assert told(of(text)) == []


@pytest.mark.parametrize(
    ("english", "french"),
    [
        ("Both generals fall.", "Les deux généraux tombent."),
        ("Rule 809.3c of 2009 was 807.3c.", "La règle 807.3c de 2009 est 809.3c."),
        ("Six players, three a team.", "Trois par équipe, six joueurs."),
        ("A pair of seats", "Deux sièges"),
        ("Twenty-four seats", "Vingt-quatre sièges"),
    ],
)
def test_numbers_said_otherwise_are_left_in_peace(english: str, french: str) -> None:
    """In words or not, in another order of words, by another name."""
    assert check_numbers(bench().language, english, french) == []


@pytest.mark.parametrize(
    ("english", "french", "what"),
    [
        ("All six sit down.", "Tous les sept s’assoient.", "the English says 6"),
        ("All six sit down.", "Tous les 7 s’assoient.", "number 7 is not in the English"),
        ("Three a team, 2 teams.", "Quatre par équipe, 2 équipes.", "the English says 3"),
        ("Reach 1, then 2.", "Portée 2, puis 1.", "the numbers come in another order: 2, 1"),
    ],
)
def test_another_number_is_told_in_words_or_not(english: str, french: str, what: str) -> None:
    """What the English says, and what the translation says in its place."""
    (fault,) = check_numbers(bench().language, english, french)
    assert fault.what.startswith(what)


def test_a_join_that_only_a_finished_sentence_shows_is_told_with_the_sentence() -> None:
    """Each text is tried with real phrases in its places."""
    problems = check_po(bench(), "site.po", with_attack(ATTACK.replace("par {", "du {")).encode())
    assert [p.line for p in problems] == [19]
    assert "du la voie du Soleil" in problems[0].what


STATES = {
    "marked": (GOOD.replace('msgctxt "status', '#, fuzzy\nmsgctxt "status'), 21),
    "old English": (GOOD.replace("The emperor is exposed.", "The emperor is in danger."), 22),
    "unknown id": (GOOD + '\nmsgctxt "no.such"\nmsgid "x"\nmsgstr "y"\n', 33),
}


@pytest.mark.parametrize(("data", "line"), STATES.values(), ids=STATES.keys())
def test_a_state_is_a_warning(data: str, line: int) -> None:
    """What waits for a translator stops no build."""
    assert told(data) == [("warning", "state", line)]


ACCEPTED = {
    "wrapped": GOOD.replace(f'"{EXPOSED}"', '""\n"L’empereur est "\n"exposé."'),
    "untranslated": with_status(""),
    "foreign header lines": GOOD.replace(
        '"MIME', '"X-Generator: Poedit 3.4\\n"\n"X-Poedit: a\\n"\n"MIME'
    ),
    "region of the language": GOOD.replace("Language: fr", "Language: fr_FR"),
    "same rule written otherwise": GOOD.replace("(n > 1)", "n>=2"),
    "references": GOOD.replace('msgctxt "status', '#: src/x.py:3\nmsgctxt "status'),
    "obsolete": GOOD + '\n#~ msgctxt "x"\n#~ msgid "y"\n#~ msgstr "z"\n',
    "fuzzy header": "#, fuzzy\n" + GOOD,
    "hard spaces": with_status("L’empereur\u00a0est exposé."),
}


@pytest.mark.parametrize("data", ACCEPTED.values(), ids=ACCEPTED.keys())
def test_what_other_tools_write_is_accepted(data: str) -> None:
    """Poedit, Weblate and msgcat rewrap, date and reorder."""
    assert told(data) == []


def test_a_pair_that_may_stand_apart_is_contracted_at_a_join_alone() -> None:
    """German: "zu dem Zeitpunkt" is right where it is written, "zum Kaiser" where it is built."""
    strict = Language("de", "Deutsch", "German", contractions=(("zu dem", "zum"),))
    loose = replace(strict, loose=("zu dem",))
    written = "Zu dem Zeitpunkt, an dem das gilt."
    assert [fault.what for fault in check_joins(strict, written, {})] == [
        "Zu dem Zeitpunkt: missing contraction"
    ]
    assert check_joins(loose, written, {}) == []
    assert fill(loose, "zu {target}", {"target": Phrase("dem Kaiser")}) == "zum Kaiser"
