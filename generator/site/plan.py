"""The plan of the site: which pages there are, in which order, and how they are built."""

from __future__ import annotations

from dataclasses import dataclass

from generator.site.atlas import atlas
from generator.site.content import Content


@dataclass(frozen=True, slots=True)
class Plan:
    """One page of every language: its slug, its template, its style sheets, and the words behind it.

    `text` is the name of the Markdown page it speaks from; `code` the table it shows, if it shows one.
    `main` pages stand in the top bar, `listed` ones in the menu and at the foot.
    """

    slug: str
    template: str
    text: str
    sheets: tuple[str, ...]
    code: str = ""
    main: bool = False
    listed: bool = False


MAIN = ("rules", "table", "everyfall", "questions", "cheat")
READING = ("rules", "turns", "larger", "questions", "glossary", "cheat", "about")


def plans(content: Content) -> tuple[Plan, ...]:
    """Every page that a language has, in the order of menus."""
    found = [Plan("", "home.html", "home", ("site.css", "table.css", "home.css"))]
    for name in ("rules", "table", "everyfall", *READING[1:]):
        if name not in content.pages:
            continue
        if name == "table":
            found += [_table(code) for code in atlas().charts]
        elif name == "everyfall":
            found.append(
                Plan(name, "gallery.html", name, ("site.css", "reading.css", "gallery.css"), main=True, listed=True)
            )
        else:
            template = f"{name}.html" if name in {"glossary", "cheat"} else "reading.html"
            found.append(
                Plan(name, template, name, ("site.css", "reading.css"), main=name in MAIN, listed=True)
            )
    return tuple(found)


def table_slug(code: str) -> str:
    """The slug of a table's page: the opening is `table`, the others stand below it.

    >>> table_slug("none"), table_slug("a3-b1")
    ('table', 'table/a3-b1')
    """
    return "table" if code == "none" else f"table/{code}"


def _table(code: str) -> Plan:
    opening = code == "none"
    return Plan(
        table_slug(code), "table.html", "table", ("site.css", "reading.css", "table.css"), code, opening, opening
    )
