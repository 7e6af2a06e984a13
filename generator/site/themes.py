"""The dark colours for those who chose them, and once more for those whose system is dark."""

from __future__ import annotations

import re

_CHOSEN = re.compile(
    r'@media screen \{\s*:root\[data-theme="dark"\](?P<colours> \{[^{}]*\})\s*\}', re.DOTALL
)


def both(css: str) -> str:
    """A style sheet whose dark colours hold by choice, and by the system where nobody chose light.

    Raises ValueError unless the sheet has them exactly once.

    >>> told = both('@media screen { :root[data-theme="dark"] { --ink: #fff; } }')
    >>> print(told.partition("\\n")[0].partition(" { ")[2])
    :root:not([data-theme="light"]) { --ink: #fff; } }
    """
    found = [*_CHOSEN.finditer(css)]
    if len(found) != 1:
        raise ValueError(f"expected the dark colours once in the style sheet: {len(found)} times")
    system = "@media screen and (prefers-color-scheme: dark)"
    chosen = found[0]
    block = f'{system} {{ :root:not([data-theme="light"]){chosen["colours"]} }}'
    return f"{css[: chosen.start()]}{block}\n{css[chosen.start() :]}"
