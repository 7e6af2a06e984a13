"""All symbols and patterns once: a page carries a sprite, a lone picture only what it uses."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from generator.diagram.emblems import EMBLEMS, PARTS
from generator.diagram.icons import ACTIONS, ANSWERS
from generator.diagram.pen import Element, element, markup
from generator.diagram.symbols import Symbol
from generator.diagram.teams import MARKS, TEXTURES

SYMBOLS: dict[str, Symbol] = {
    symbol.ident: symbol for symbol in (*EMBLEMS, *PARTS, *ANSWERS, *ACTIONS, *MARKS)
}
"""Every symbol by its id."""

_PATTERNS = {f"i-{texture}-{tone}": (texture, tone) for texture, tone in TEXTURES}
_USED = re.compile(r'(?:href="|url\()#(i-[a-z-]+)')


def sprite(*names: str) -> str:
    """Return the hidden SVG with the symbols that a page points at: those named, or all of them.

    Put it once at the beginning of a page's body. Raises KeyError for a name that is no symbol's.
    """
    idents = [f"i-{name}" for name in names] or [*SYMBOLS, *_PATTERNS]
    return _sheet(tuple(idents))


@lru_cache(maxsize=256)
def _sheet(idents: tuple[str, ...]) -> str:
    return markup(
        element(
            "svg",
            element("defs", *definitions(idents)),
            aria_hidden="true",
            class_="d-sprite",
            height="0",
            width="0",
        )
    )


def used(drawn: str) -> tuple[str, ...]:
    """Return the ids of the symbols and patterns that a drawing points at, each once, in order.

    >>> used('<use href="#i-crown"/><use href="#i-helm"/><use href="#i-crown"/>')
    ('i-crown', 'i-helm')
    """
    return tuple(dict.fromkeys(_USED.findall(drawn)))


def definitions(idents: Iterable[str]) -> tuple[Element, ...]:
    """Return the symbols and patterns of these ids."""
    return tuple(
        _pattern(ident) if ident in _PATTERNS else _symbol(SYMBOLS[ident]) for ident in idents
    )


def _symbol(one: Symbol) -> Element:
    shapes = (
        element("path", class_=shape.paint, d=shape.outline, transform=shape.move)
        for shape in one.shapes
    )
    return element("symbol", *shapes, id=one.ident, viewBox=one.view_box)


def _pattern(ident: str) -> Element:
    texture, tone = _PATTERNS[ident]
    outline = "M0 0V6" if texture == "hatch" else "M0 1.5h0M3 4.5h0"
    return element(
        "pattern",
        element("path", class_=f"d-{texture} d-line-{tone}", d=outline),
        id=ident,
        width="6",
        height="6",
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(45)" if texture == "hatch" else "",
    )
