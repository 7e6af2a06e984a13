"""Where the code asks for texts: the ids that stand in it, whole or with a part left open."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from generator.setup.call import ROOT

PLACES = {"generator": (".py",), "templates": (".html", ".xml"), "assets/js": (".js",)}
QUOTED = re.compile(r"""(f?)["'`]([a-z][a-z0-9.{}_-]*\.[a-z0-9.{}_-]*)["'`](\s*~)?""")
ASKED = re.compile(
    r"""(?:\bt|\.(?:say|phrase|parts|marked|raw))\(\s*["']([a-z0-9.#-]+)["']\s*[,)]"""
)


def sources() -> Iterator[tuple[str, str]]:
    """Every file that may ask for a text, with what stands in it."""
    for folder, endings in PLACES.items():
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in endings and path.is_file():
                yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")


@cache
def asked() -> dict[str, str]:
    """The ids asked for by their whole name, each with a file that asks."""
    return {ident: path for path, text in sources() for ident in ASKED.findall(text)}


@cache
def mentioned() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Everything that looks like an id: whole ones, and the shapes of those put together."""
    whole: set[str] = set()
    shapes: set[str] = set()
    for _, text in sources():
        for made, ident, joined in QUOTED.findall(text):
            if joined:
                shapes.add(re.escape(ident) + "[a-z0-9-]+")
            elif made and "{" in ident:
                shapes.add(re.sub(r"\\\{.*?\\\}", "[a-z0-9-]+", re.escape(ident)))
            else:
                whole.add(ident)
    return frozenset(whole), tuple(map(re.compile, sorted(shapes)))


def used(ident: str) -> bool:
    """Whether the code asks for a text, by its whole id or by one put together."""
    whole, shapes = mentioned()
    return ident in whole or any(shape.fullmatch(ident) for shape in shapes)
