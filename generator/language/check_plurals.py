"""Plural forms: as many as the language counts, each filled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from generator.language.fault import Fault, error
from generator.language.language import Language
from generator.language.po import Entry
from generator.language.source import Original


def english_of(entry: Entry) -> tuple[str, ...]:
    """The English that the entry holds."""
    plural = entry.english_plural
    return (entry.english,) if plural is None else (entry.english, plural)


def shape(language: Language, original: Original, entry: Entry) -> Iterator[tuple[int, Fault]]:
    """Plural forms that are missing or too many."""
    forms = {int(key[7:-1]): line for key, line in entry.lines if key.startswith("msgstr[")}
    if (original.plural is None) != (entry.english_plural is None):
        if english_of(entry) == original.forms[:1] or original.plural is None:
            counted = original.plural is not None
            what = "msgid_plural missing" if counted else "plural forms of a text that has none"
            mend = f'add msgid_plural "{original.plural}"' if counted else "run sync"
            yield entry.line_of("msgid"), error("header", what, mend)
        return
    if original.plural is None:
        if forms:
            yield (
                min(forms.values()),
                error("structure", "msgstr[0] without msgid_plural", "write msgstr"),
            )
        return
    if not forms:
        yield (
            entry.line_of("msgstr"),
            error("header", "plural text with a plain msgstr", "write msgstr[0]"),
        )
        return
    if plain := dict(entry.lines).get("msgstr"):
        yield plain, error("header", "msgstr without a number in a counted text", "write msgstr[0]")
        return
    filled = any(s.strip() for s in entry.strings)
    for index in range(language.nplurals):
        if index not in forms:
            what = f"plural form msgstr[{index}] missing"
            yield max(forms.values()), error("header", what, f'add msgstr[{index}] "…"')
    for position, index in enumerate(sorted(forms)):
        if index >= language.nplurals:
            what = f"plural form msgstr[{index}] is one too many"
            yield forms[index], error("header", what, "delete it")
        elif filled and not entry.strings[position].strip():
            yield forms[index], error("header", f"plural form msgstr[{index}] is empty", "fill it")


def covers_one(language: Language, form: int) -> bool:
    """Whether a plural form stands for a single number, which its words may then name."""
    return form in lone_forms(language)


@lru_cache(maxsize=64)
def lone_forms(language: Language) -> frozenset[int]:
    """The plural forms that stand for a single number each."""
    counted = Counter(language.plural_form(n) for n in range(1000))
    return frozenset(form for form, times in counted.items() if times == 1)
