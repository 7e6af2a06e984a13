"""Catalogues on their way to the browser: packed by the build, unpacked once by the worker."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, fields

from generator.browser.fluent import Fluent
from generator.language.catalogue import Catalogue
from generator.language.language import Elision, Language

_spoken: dict[str, Catalogue] = {}


class TongueError(ValueError):
    """A language that the page has not sent, or a text that is no packed catalogue."""


def pack(catalogue: Catalogue, idents: Iterable[str]) -> str:
    """The texts of those ids as JSON text, with what the language needs to fill them.

    A text the language lacks goes along in English. Unknown ids are left out.
    """
    wanted = sorted(ident for ident in idents if catalogue.has(ident))
    layers = []
    here: Catalogue | None = catalogue
    while here is not None:
        messages = {i: here.messages[i] for i in wanted if i in here.messages}
        wanted = [i for i in wanted if i not in messages]
        layers.append({"language": asdict(here.language), "messages": messages})
        here = here.fallback
    return json.dumps(layers, ensure_ascii=False, separators=(",", ":"))


def unpack(text: str) -> Catalogue:
    """The catalogue that `pack` wrote; TongueError for anything else."""
    catalogue: Catalogue | None = None
    try:
        for layer in reversed(json.loads(text)):
            messages = {ident: tuple(forms) for ident, forms in layer["messages"].items()}
            catalogue = Catalogue(_language(layer["language"]), messages, catalogue)
    except (ValueError, KeyError, TypeError, AttributeError):
        catalogue = None
    if catalogue is None:
        raise TongueError("expected a packed catalogue")
    return catalogue


def learn(text: str) -> str:
    """Take in a packed catalogue, and give its tag; every later question may name that tag."""
    catalogue = unpack(text)
    fluent = Fluent(catalogue.language, catalogue.messages, catalogue.fallback, catalogue.stale)
    _spoken[catalogue.language.tag] = fluent
    return catalogue.language.tag


def spoken(tag: str) -> Catalogue:
    """The catalogue of a language that has been taken in; else TongueError."""
    if tag not in _spoken:
        raise TongueError(f"expected a language that was sent before: {tag!r}")
    return _spoken[tag]


def _language(values: dict[str, object]) -> Language:
    """A language from its fields; lists come back as the tuples they were."""
    known = {field.name for field in fields(Language)}
    kept = {name: _tuples(value) for name, value in values.items() if name in known}
    elisions = values.get("elisions")
    if isinstance(elisions, list):
        kept["elisions"] = tuple(_elision(one) for one in elisions)
    return Language(**kept)  # type: ignore[arg-type]


def _elision(values: dict[str, object]) -> Elision:
    """An elision from its fields."""
    return Elision(**{name: _tuples(value) for name, value in values.items()})  # type: ignore[arg-type]


def _tuples(value: object) -> object:
    """The value with every list in it a tuple."""
    if isinstance(value, list):
        return tuple(_tuples(item) for item in value)
    if isinstance(value, dict):
        return {name: _tuples(item) for name, item in value.items()}
    return value
