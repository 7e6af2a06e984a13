"""The plan of the site: which pages there are, in which order, and how they are built."""

from __future__ import annotations

from dataclasses import dataclass, replace

from generator.site.atlas import atlas
from generator.site.content import Content


@dataclass(frozen=True, slots=True)
class Plan:
    """One page of a language: its slug, its template, its style sheets, the words behind it.

    `text` is the name of the Markdown page it speaks from; `code` the table it shows, if it shows
    one. `main` pages stand in the top bar, `listed` ones in the menu and at the foot. Search
    engines are asked to leave out those that are not `indexed`. A page of two languages shows
    `subject` in this language and in `other`.
    """

    slug: str
    template: str
    text: str
    sheets: tuple[str, ...]
    code: str = ""
    main: bool = False
    listed: bool = False
    indexed: bool = True
    other: str = ""
    subject: str = ""

    @property
    def framed(self) -> bool:
        """Whether the page is for frames of other sites: without a bar, in no other language."""
        return self.template == FRAMED


FRAMED = "embed-frame.html"
SHEETS = ("site.css",)
SPECIAL = {
    "everyfall": ("gallery.html", (*SHEETS, "gallery.css")),
    "glossary": ("glossary.html", (*SHEETS, "glossary.css")),
    "cheat": ("cheat.html", (*SHEETS, "cheat.css")),
    "compare": ("compare-index.html", SHEETS),
    "search": ("search.html", (*SHEETS, "search.css")),
    "quiz": ("quiz.html", (*SHEETS, "quiz.css")),
    "changes": ("changes.html", SHEETS),
    "data": ("data.html", SHEETS),
    "embed": ("embed.html", (*SHEETS, "embed-page.css")),
    "translate": ("translate.html", (*SHEETS, "translate.css")),
    "bigtable": ("bigtable.html", ("table.css", "bigtable.css")),
    "workbench": ("workbench.html", (*SHEETS, "translate.css", "workbench.css")),
}
BELOW = {"workbench": "translate/workbench", "bigtable": "larger/table"}
"""Pages that stand below another one; they are not listed in menus."""

HIDDEN = frozenset({"workbench"})
"""Tools that search engines have no use for."""

MAIN = ("rules", "table", "everyfall", "questions", "quiz", "cheat")
QUIET = ("compare", "search", "about", "changes", "data", "embed")
"""Pages that menus list and the front page does not offer as a way on."""

ORDER = (
    "rules",
    "table",
    "everyfall",
    "turns",
    "larger",
    "bigtable",
    "questions",
    "quiz",
    "glossary",
    "cheat",
    "compare",
    "search",
    "about",
    "changes",
    "data",
    "embed",
    "translate",
    "workbench",
)
TRANSLATORS = frozenset({"translate", "workbench"})
"""Pages for those who translate: nobody reads them for the rules."""
ALONE = frozenset({"bigtable", "compare", "embed", "quiz", "search", "translate", "workbench"})
"""Pages of tools rather than texts: nobody needs to see them in two languages."""


def plans(content: Content) -> tuple[Plan, ...]:
    """Every page that all languages have, in the order of menus; those not named there last."""
    found = [Plan("", "home.html", "home", ("table.css", "home.css"))]
    for name in (*ORDER, *sorted({*content.pages} - {"home", *ORDER})):
        if name == "table":
            found += [_table(code) for code in atlas().charts]
        elif name in content.pages:
            template, sheets = SPECIAL.get(name, ("reading.html", SHEETS))
            slug, listed = BELOW.get(name, name), name not in BELOW
            plan = Plan(slug, template, name, sheets, main=name in MAIN, listed=listed)
            found.append(replace(plan, indexed=name not in HIDDEN))
    return tuple(found)


def comparisons(content: Content, tag: str) -> tuple[Plan, ...]:
    """The pages of a language that show it beside another, for every other language."""
    others = [other for other in content.settings.languages if other != tag]
    sheets = ("site.css", "compare.css")
    return tuple(
        Plan(
            compare_slug(other, name),
            "compare.html",
            "compare",
            sheets,
            indexed=False,
            other=other,
            subject=name,
        )
        for other in others
        for name in compared(content, tag, other)
    )


def embeds(content: Content) -> tuple[Plan, ...]:
    """The tables made for the frames of other sites; menus and maps of the site leave them out."""
    if "embed" not in content.pages:
        return ()
    sheets = ("table.css", "embed.css")
    return tuple(
        Plan(embed_slug(code), FRAMED, "embed", sheets, code, indexed=False)
        for code in atlas().charts
    )


def compared(content: Content, one: str, other: str) -> tuple[str, ...]:
    """The pages that can be seen in two languages: those with words in both, English not counted.

    Beside a page that nobody has begun to translate, the same English would stand twice.
    """
    if "compare" not in content.pages:
        return ()
    names = dict.fromkeys(plan.text for plan in plans(content))
    return tuple(
        name
        for name in names
        if name not in ALONE and all(content.spoken(tag, name) for tag in (one, other))
    )


def compare_slug(other: str, name: str) -> str:
    """The slug of a page beside its twin in another language.

    >>> compare_slug("fr", "rules")
    'compare/fr/rules'
    """
    return f"compare/{other}/{name}"


def embed_slug(code: str) -> str:
    """The slug of a table for frames.

    >>> embed_slug("none"), embed_slug("a3-b1")
    ('embed/none', 'embed/a3-b1')
    """
    return f"embed/{code}"


def table_slug(code: str) -> str:
    """The slug of a table's page: the opening is `table`, the others stand below it.

    >>> table_slug("none"), table_slug("a3-b1")
    ('table', 'table/a3-b1')
    """
    return "table" if code == "none" else f"table/{code}"


def _table(code: str) -> Plan:
    opening = code == "none"
    return Plan(table_slug(code), "table.html", "table", ("table.css",), code, opening, opening)
