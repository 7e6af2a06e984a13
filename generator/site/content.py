"""What the site says, checked: values with types, ready to be put on pages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from generator.language.blocks import Page
from generator.language.catalogue import Catalogue
from generator.language.source import Original
from generator.language.status import TextStatus
from generator.site.settings import Settings


@dataclass(frozen=True)
class Former:
    """A number a rule had before, and the day of the text in which it had it."""

    number: str
    date: str


@dataclass(frozen=True)
class Rule:
    """The facts of one rule entry; its texts are in the catalogues under `rule.<ident>.<name>`.

    `number` is today's number, empty for a habit of the house. `cites` are the numbers it rests on,
    `shows` the codes of tables that show it, `section` the heading of the rules page it belongs to.
    """

    ident: str
    number: str
    section: str
    former: tuple[Former, ...] = ()
    cites: tuple[str, ...] = ()
    shows: tuple[str, ...] = ()
    texts: tuple[str, ...] = ()

    @property
    def house(self) -> bool:
        """Whether it is the house's own, not the book's."""
        return not self.number


@dataclass(frozen=True)
class Term:
    """The facts of one glossary entry; its texts are `term.<ident>.term` and
    `term.<ident>.text`."""

    ident: str
    official: bool
    rule: str = ""
    see: tuple[str, ...] = ()


@dataclass(frozen=True)
class Content:
    """Everything the site says. `pages` are the English pages by name; `catalogues` go by tag.

    `originals` are the English texts as their writers keep them, `progress` tells how each stands
    in the other languages, and `sources` are the texts of the source folder's files by path.
    """

    settings: Settings
    rules: tuple[Rule, ...]
    terms: tuple[Term, ...]
    pages: Mapping[str, Page]
    catalogues: Mapping[str, Catalogue] = field(hash=False)
    originals: Mapping[str, Original] = field(default_factory=dict, hash=False)
    progress: Mapping[str, tuple[TextStatus, ...]] = field(default_factory=dict, hash=False)
    sources: Mapping[str, str] = field(default_factory=dict, hash=False)
    log: set[str] = field(default_factory=set, compare=False, hash=False)

    def page(self, name: str) -> Page:
        """The English page of that name; asking is noted in `log` for later renderings."""
        self.log.add(f"page:{name}")
        return self.pages[name]

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages of the site in the order they are offered; asking is noted in `log`."""
        self.log.add("languages")
        return self.settings.languages

    def texts(self, name: str) -> Iterator[str]:
        """The ids of the texts that belong to a page."""
        self.log.add(f"page:{name}")
        yield from self._texts(name)

    def _texts(self, name: str) -> Iterator[str]:
        yield from (block.ident for block in self.pages[name].blocks)
        if name == "rules":
            yield from (f"rule.{r.ident}.{part}" for r in self.rules for part in r.texts)
        if name == "glossary":
            yield from (f"term.{t.ident}.{part}" for t in self.terms for part in ("term", "text"))

    def spoken(self, tag: str, name: str) -> bool:
        """Whether a language has words of its own on a page: one text translated is enough."""
        self.log.add(f"spoken:{tag}")
        return name in self.speaks[tag]

    @cached_property
    def speaks(self) -> Mapping[str, frozenset[str]]:
        """For each language the pages on which it has words of its own."""
        return {
            tag: frozenset(
                name
                for name in self.pages
                if any(ident in catalogue.messages for ident in self._texts(name))
            )
            for tag, catalogue in self.catalogues.items()
        }

    @property
    def tongues(self) -> tuple[str, ...]:
        """The languages that translators work on, in the order they are offered."""
        return tuple(tag for tag in self.languages if tag in self.progress)

    @cached_property
    def by_number(self) -> Mapping[str, Rule]:
        """The rule entries by today's number."""
        return {rule.number: rule for rule in self.rules if rule.number}

    @cached_property
    def by_ident(self) -> Mapping[str, Rule]:
        """The rule entries by id."""
        return {rule.ident: rule for rule in self.rules}

    def rule(self, ref: str) -> Rule | None:
        """The entry that `ref` means: an id, or today's number, or the nearest rule above it.

        `809.3c` without an entry of its own falls back to 809.3.
        """
        if ref in self.by_ident:
            return self.by_ident[ref]
        if ref in self.by_number:
            return self.by_number[ref]
        stem = ref.rstrip("abcdefghijklmnopqrstuvwxyz")
        return self.by_number.get(stem)


def owners(ident: str) -> tuple[str, ...]:
    """The pages that a text belongs to, as far as its id tells.

    >>> owners("rules#attacking.2"), owners("page.turns.title"), owners("rule.attack.text")
    (('rules',), ('turns',), ('rules',))
    """
    kind = {"rule.": ("rules",), "term.": ("glossary",)}.get(ident[:5])
    if kind and ident.count(".") == 2:
        return kind
    if ident.startswith("page."):
        return (ident.split(".")[1],)
    return (ident.partition("#")[0],) if "#" in ident else ()
