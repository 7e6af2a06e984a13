"""Icons: signs of the page's sprite, always beside the words that say the same."""

from __future__ import annotations

from functools import cache

from generator.emperor.table import Role
from generator.fragment.html import Html, element

ICONS = (
    "check",
    "cross",
    "crown",
    "deploy",
    "dice",
    "eye",
    "fallen",
    "helm",
    "moon",
    "next-turn",
    "no-attack",
    "reach",
    "reset",
    "sun",
    "swords",
    "throne",
    "undo",
)
"""Every icon that a table can show; a page in use needs them all, whatever it showed at first."""

ROLES: dict[Role, str] = {"emperor": "crown", "general": "helm"}


@cache
def icon(name: str) -> Html:
    """An icon, hidden from those who listen.

    >>> icon("eye")[:57]
    '<svg class="icon icon-eye" aria-hidden="true" focusable="'
    """
    return element(
        "svg",
        element("use", href=f"#i-{name}"),
        class_=f"icon icon-{name}",
        aria_hidden="true",
        focusable="false",
    )
