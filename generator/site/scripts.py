"""Scripts under names that change with their content, and the imports between them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from pathlib import Path

_IMPORT = re.compile(
    r"""(?P<before>\b(?:from|import)\s*\(?\s*)(?P<quote>["'])\./(?P<name>[\w-]+\.mjs)(?P=quote)"""
)
_TYPES = r"/\*\*(?:(?!\*/).)*\*/"
_COMMENT = re.compile(
    rf"^[ \t]*//[^\n]*\n|^[ \t]*{_TYPES}[ \t]*\n|{_TYPES} ?", re.MULTILINE | re.DOTALL
)

Add = Callable[[str, bytes], str]
"""Takes a file's plain name and its bytes into the site, and gives its address."""


def scripts(folders: Iterable[Path], add: Add) -> None:
    """Take in every script of some folders.

    A module is taken in after those it imports, with their addresses in the place of their names,
    so that a change anywhere below gives it a new name too. Raises ValueError for a circle.
    """
    found = [path for folder in folders for path in sorted(folder.iterdir())]
    for path in found:
        if path.suffix == ".js":
            add(path.name, path.read_bytes())
    texts = {path.name: path.read_text("utf-8") for path in found if path.suffix == ".mjs"}
    addresses: dict[str, str] = {}

    def take(name: str, above: tuple[str, ...]) -> None:
        if name in above:
            raise ValueError(f"scripts import each other in a circle: {' '.join((*above, name))}")
        if name in addresses:
            return
        for other in imports(texts[name]):
            take(other, (*above, name))
        addresses[name] = add(name, _addressed(plain(texts[name]), addresses).encode())

    for name in texts:
        take(name, ())


@lru_cache(maxsize=256)
def imports(text: str) -> tuple[str, ...]:
    """The modules beside it that a module imports when it starts.

    >>> imports("import { a } from './a.mjs';\\nexport * from './b.mjs';\\nimport('./c.mjs');")
    ('a.mjs', 'b.mjs', 'c.mjs')
    """
    return tuple(dict.fromkeys(match["name"] for match in _IMPORT.finditer(plain(text))))


@lru_cache(maxsize=256)
def plain(text: str) -> str:
    """A script without its types, and without the comments on lines of their own.

    >>> plain("// why\\nlet a; // kept\\n/** @type {number} */\\nlet b = /** @type {c} */ (d);\\n")
    'let a; // kept\\nlet b = (d);\\n'
    """
    return _COMMENT.sub("", text)


def _addressed(text: str, addresses: Mapping[str, str]) -> str:
    def put(match: re.Match[str]) -> str:
        name = addresses[match["name"]].rpartition("/")[2]
        return f"{match['before']}{match['quote']}./{name}{match['quote']}"

    return _IMPORT.sub(put, text)
