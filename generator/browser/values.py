"""Frozen values of the wording as plain JSON values, their texts with the language's typography."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import TypeAlias

from generator.browser.tongues import spoken
from generator.emperor.seat import Seat
from generator.language.message import Phrase
from generator.language.typography import set_typography

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"


def values(tag: str, thing: object) -> Json:
    """A value for the page, in a language learnt before: dataclasses by field, seats as text.

    >>> values("en", {"seats": (Seat(0, 1), None), "first": True})
    {'seats': ['a1', None], 'first': True}
    """
    if thing is None or isinstance(thing, bool | int):
        return thing
    if isinstance(thing, str):
        return _set(tag, thing)
    if isinstance(thing, Seat):
        return str(thing)
    if isinstance(thing, Phrase):
        return _set(tag, thing.text)
    if isinstance(thing, Mapping):
        return {str(name): values(tag, item) for name, item in thing.items()}
    if isinstance(thing, tuple | list):
        return [values(tag, item) for item in thing]
    if is_dataclass(thing):
        return {f.name: values(tag, getattr(thing, f.name)) for f in fields(thing)}
    raise TypeError(f"no JSON for {type(thing).__name__}")


@lru_cache(maxsize=2000)
def _set(tag: str, text: str) -> str:
    """A text with its typography; the same names and sentences come again and again."""
    return set_typography(spoken(tag).language, text)
