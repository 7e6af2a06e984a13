"""A language as the site knows it: its names, plurals, joins, typography and glossary."""

from __future__ import annotations

import gettext
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache


@dataclass(frozen=True)
class Elision:
    """Words that lose their last letter before certain sounds, such as French "de" and "le".

    `words` gives what each becomes; it happens before a word that starts with one of `letters`
    and is not in `unless`; where `only` or `starts` is filled, before those words, or words with
    such a start, alone. `checked` is false where written text may break the rule.
    """

    words: Mapping[str, str]
    letters: str = ""
    unless: tuple[str, ...] = ()
    only: tuple[str, ...] = ()
    starts: tuple[str, ...] = ()
    checked: bool = True

    def happens(self, word: str, following: str) -> bool:
        """Whether `word` changes before `following` (both in small letters).

        >>> Elision({"de": "d’"}, "aeio", unless=("onze",)).happens("de", "empereur")
        True
        """
        if word not in self.words or not following:
            return False
        if self.only or self.starts:
            started = following.startswith(self.starts or ("\0",))
            return following in self.only or (started and following not in self.unless)
        return following[0] in self.letters and following not in self.unless


@dataclass(frozen=True, eq=False)
class Language:
    """Everything that differs from one language to the next, read from `lang/<tag>.toml`."""

    tag: str
    name: str
    english: str
    direction: str = "ltr"
    country: str = ""
    reviewed: bool = True
    nplurals: int = 2
    plural: str = "(n != 1)"
    thousands: str = ","
    apostrophe: str = "’"
    quotes: tuple[str, str] = ("“", "”")
    inner_quotes: tuple[str, str] = ("‘", "’")
    quote_space: str = ""
    narrow_before: str = ""
    wide_before: str = ""
    contractions: tuple[tuple[str, str], ...] = ()
    pronoun_endings: tuple[str, ...] = ()
    loose: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    number_words: tuple[str, ...] = ()
    elisions: tuple[Elision, ...] = ()
    forms: tuple[str, ...] = ()
    capitals: Mapping[str, str] = field(default_factory=dict)
    alphabet: str = "abcdefghijklmnopqrstuvwxyz"
    glossary: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @cached_property
    def joining(self) -> tuple[str, ...]:
        """The words that may change before another one, in small letters."""
        elided = (word for elision in self.elisions for word in elision.words)
        return tuple({source.partition(" ")[0] for source, _ in self.contractions} | {*elided})

    @property
    def locale(self) -> str:
        """The language with a country, as the cards of shared links name it (Open Graph).

        >>> Language("pt-BR", "Português", "Portuguese").locale
        'pt_BR'
        >>> Language("fr", "Français", "French", country="FR").locale
        'fr_FR'
        """
        language, *rest = self.tag.split("-")
        own = next((part for part in rest if len(part) in {2, 3} and not part.islower()), "")
        return "_".join(filter(None, (language, self.country or own)))

    def sorting_key(self, words: str) -> tuple[int, ...]:
        """What a dictionary of this language sorts by: its alphabet; accents and capitals after.

        >>> sorted(["zone", "être", "étude", "Eau"], key=ENGLISH.sorting_key)
        ['Eau', 'être', 'étude', 'zone']
        >>> spanish = Language("es", "Español", "Spanish", alphabet="abcdefghijklmnñopqrstuvwxyz")
        >>> sorted(["ocho", "ñandú", "nube"], key=spanish.sorting_key)
        ['nube', 'ñandú', 'ocho']
        """
        small = unicodedata.normalize("NFC", words.casefold().replace("œ", "oe"))
        found: list[int] = []
        for letter in small:
            if letter in self.alphabet:
                found.append(self.alphabet.index(letter))
                continue
            for part in unicodedata.normalize("NFD", letter):
                if part in self.alphabet:
                    found.append(self.alphabet.index(part))
                elif not unicodedata.combining(part):
                    found.append(len(self.alphabet) + ord(part) if part.isalnum() else -1)
        return tuple(found)

    def plural_form(self, n: int) -> int:
        """Which plural form counts `n` things.

        >>> Language("fr", "Français", "French", plural="(n > 1)").plural_form(0)
        0
        """
        return min(int(plural_rule(self.plural)(abs(n))), self.nplurals - 1)

    def number(self, n: int) -> str:
        """A whole number as this language writes it; five digits and more are grouped.

        >>> Language("en", "English", "English").number(100000)
        '100,000'
        """
        return f"{n:,}".replace(",", self.thousands) if abs(n) >= 10_000 else str(n)

    def capital(self, text: str) -> str:
        """The text with its first letter a capital; opening marks are passed over.

        >>> Language("en", "English", "English").capital("**your** emperor")
        '**Your** emperor'
        """
        if not self.capitals and text[:1] not in OPENING:
            return text[:1].upper() + text[1:]
        start = next((i for i, c in enumerate(text) if c not in OPENING), len(text))
        for small, large in self.capitals.items():
            if text.startswith(small, start):
                return text[:start] + large + text[start + len(small) :]
        return text[:start] + text[start : start + 1].upper() + text[start + 1 :]


OPENING = "«“„‘‹\"'¿¡([*_ \u00a0\u202f\u2066\u2067\u2068"


@lru_cache(maxsize=64)
def plural_rule(expression: str) -> Callable[[int], int]:
    """The function of a gettext plural expression; ValueError where it is not one."""
    rule = gettext.c2py(expression)
    for n in range(0, 103):
        rule(n)
    return lambda n: int(rule(n))


ENGLISH = Language("en", "English", "English")
