"""A text said as readers will meet it: with example values, and put into other words' place."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from generator.language.catalogue import Catalogue, UnknownMessageError
from generator.language.check_joins import NOTHING, built
from generator.language.language import Language
from generator.language.message import (
    MessageError,
    Place,
    Value,
    fill,
    names_of,
    parse,
    phrase,
)
from generator.language.source import Original
from generator.language.typography import set_typography

MOST = 5
COUNTS = (0, 1, 2, 5, 11)


def told(
    catalogue: Catalogue,
    original: Original,
    strings: Sequence[str],
    pool: Mapping[str, Sequence[Value]],
    hosts: Sequence[tuple[Original, str]] = (),
) -> tuple[str, ...]:
    """Sentences made with a draft: with several values where it has places, by count where it
    counts, and inside other sentences where it is a phrase. Empty where none can be made.

    `hosts` are texts that take such a phrase, each with the name of the place it goes to.
    """
    language = catalogue.language
    try:
        if original.plural is not None:
            found = counted(language, original, strings)
        elif names_of(strings[0]):
            values = tried_in(original, pool)
            found = built(language, strings[0], names_of(strings[0]), values)
        else:
            found = hosted(catalogue, strings[0], pool, hosts)
    except (MessageError, UnknownMessageError):
        return ()
    return tuple(dict.fromkeys(set_typography(language, text) for text in found))[:MOST]


def tried_in(original: Original, pool: Mapping[str, Sequence[Value]]) -> dict[str, Sequence[Value]]:
    """The values to try in each place."""
    return {
        name: pool.get(value, (value,)) if isinstance(value, str) else (value,)
        for name, value in original.example.items()
    }


def counted(language: Language, original: Original, strings: Sequence[str]) -> list[str]:
    """The text for a few counts."""
    forms = [s for s in strings if s.strip()] or [""]
    values = {name: value for name, value in original.example.items() if name != "n"}
    values |= {name: NOTHING for name in names_of("".join(forms)) if name not in values}
    return [
        fill(language, forms[min(language.plural_form(n), len(forms) - 1)], {**values, "n": n})
        for n in COUNTS
    ]


def hosted(
    catalogue: Catalogue,
    text: str,
    pool: Mapping[str, Sequence[Value]],
    hosts: Sequence[tuple[Original, str]],
) -> list[str]:
    """Sentences of the catalogue with this phrase in them."""
    sentences = []
    for host, place in hosts[:MOST]:
        values = {name: listed[0] for name, listed in tried_in(host, pool).items()}
        sentences.append(catalogue.say(host.ident, **{**values, place: phrase(text)}))
    return sentences


def retold(language: Language, before: str, after: str, html: str) -> str | None:
    """HTML in which a text stands, with a new wording of it; None where it cannot be found.

    What fills the places of the old wording goes into the same places of the new one.

    >>> from generator.language.language import ENGLISH
    >>> retold(ENGLISH, "Reach: {n} seats", "It reaches {n}", "<b>Reach: 2 seats</b>")
    '<b>It reaches 2</b>'
    """
    try:
        pattern, names = "", []
        for piece in parse(before):
            if isinstance(piece, Place):
                pattern += "(.+?)"
                names.append(piece.name)
            else:
                pattern += re.escape(set_typography(language, piece))
        if not pattern.replace("(.+?)", "").strip():
            return None  # nothing of its own to be known by
        if pattern.endswith("(.+?)"):
            pattern += r"(?=<|\Z)"
        match = re.search(pattern, html)
        if match is None:
            return None
        found: dict[str, Value] = dict(zip(names, match.groups(), strict=True))
        missing = {name: "…" for name in names_of(after) if name not in found}
        new = fill(language, after, {**found, **missing}, sentence=False)
    except MessageError:
        return None
    return html[: match.start()] + set_typography(language, new) + html[match.end() :]
