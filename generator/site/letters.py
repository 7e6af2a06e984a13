"""The letters that a language's pages can show, for fonts that hold no others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from generator.language.catalogue import Catalogue
from generator.language.known import KNOWN
from generator.site.content import Content


def letters(content: Content) -> Mapping[str, str]:
    """For each language, every letter of its texts, of the English behind them, and of names.

    Names of languages that the site may have one day are among them, so that the fonts, and with
    them every page, stay as they are when it does.
    """
    names = {catalogue.language.name for catalogue in content.catalogues.values()}
    names.update(language.name for language in KNOWN.values())
    for term in content.terms:
        for catalogue in content.catalogues.values():
            names.update(catalogue.messages.get(f"term.{term.ident}.term", ()))
    known = tuple(sorted(names))
    return {
        tag: _letters(known, tuple(_texts(catalogue)))
        for tag, catalogue in content.catalogues.items()
    }


@lru_cache(maxsize=64)
def _letters(names: tuple[str, ...], texts: tuple[str, ...]) -> str:
    return _sorted({*"".join(names), *"".join(texts)})


def _texts(catalogue: Catalogue) -> Iterator[str]:
    for forms in catalogue.messages.values():
        yield from forms
    if catalogue.fallback is not None:
        yield from _texts(catalogue.fallback)


def _sorted(used: set[str]) -> str:
    """Letters in order, with the capitals that a sentence's start may need."""
    return "".join(sorted(used | {c.upper() for c in used if len(c.upper()) == 1}))
