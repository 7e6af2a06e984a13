"""HTML from values: every text is escaped and every attribute quoted, always."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from html import escape
from typing import TypeAlias, Union

VOID = frozenset({"br", "hr", "input", "wbr"})


class Html(str):
    """Text that is HTML already, and is not escaped again (by Jinja neither)."""

    __slots__ = ()

    def __html__(self) -> str:
        return self


Child: TypeAlias = Union[str, "Iterable[Child]", None]
Attribute: TypeAlias = str | int | None


def element(name: str, /, *children: Child, **attributes: Attribute) -> Html:
    """An element with its children and attributes.

    A trailing underscore of an attribute is dropped (`class_`), an inner one is a hyphen
    (`data_seat`). True gives the bare attribute; None and False leave it out. Children that are
    None are left out too, and lists are laid flat.

    >>> element("p", "A < B", element("b", "!"), class_="lead", hidden=True, id=None)
    '<p class="lead" hidden>A &lt; B<b>!</b></p>'
    """
    opening = "<" + name
    for attribute, value in attributes.items():
        if value is None or value is False:
            continue
        opening += " " + _spelled(attribute)
        if value is not True:
            opening += f'="{escape(value) if isinstance(value, str) else value}"'
    if name in VOID:
        return Html(opening + ">")
    return Html(f"{opening}>{joined(*children)}</{name}>")


def joined(*children: Child) -> Html:
    """Children one after the other, with no element around them.

    >>> joined("a", None, ["&", Html("<hr>")])
    'a&amp;<hr>'
    """
    return Html("".join([_child(child) for child in children]))


@cache
def _spelled(name: str) -> str:
    return name.removesuffix("_").replace("_", "-")


def _child(child: Child) -> str:
    if type(child) is Html:
        return child
    if child is None:
        return ""
    if isinstance(child, str):
        return child.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return "".join([_child(one) for one in child])
