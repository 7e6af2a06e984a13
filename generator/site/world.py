"""What the words of one page may refer to: rules, pages, tables, terms, seats, figures, rule
lists."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count

from markupsafe import Markup

from generator.emperor.notation import parse_seat
from generator.emperor.seat import Seat
from generator.emperor.table import table
from generator.site import address
from generator.site.content import Content, Rule
from generator.site.figure import Figure, figure
from generator.site.plan import table_slug
from generator.site.prose import Link, blocks
from generator.site.voice import Voice

SLUGS = {
    "home": "",
    "table": "table",
    "workbench": "translate/workbench",
    "bigtable": "larger/table",
}


@dataclass(frozen=True)
class PageWorld:
    """The world of the page at address `here`, in one language.

    `draw` and `entry` make the Markup of a figure and of a rule entry: templates do, not this
    module.
    """

    content: Content
    voice: Voice
    here: str
    seat_name: Callable[[Seat], str]
    draw: Callable[[Figure, PageWorld], Markup]
    entries: Callable[[str, tuple[Rule, ...], PageWorld], Markup]
    callout: Callable[[str, Markup], Markup]
    _numbers: Iterator[int] = field(default_factory=lambda: count(1))

    def next_ident(self) -> str:
        """An id for the next picture of the page, unlike all others on it."""
        return f"picture-{next(self._numbers)}"

    def href(self, slug: str, place: str = "") -> str:
        """The link from this page to another of its language."""
        target = address.page(self.voice.tag, slug) + (f"#{place}" if place else "")
        return address.relative(self.here, target)

    def rule_href(self, ref: str) -> str:
        """The link to the entry of a rule, by number or id; empty where it has none."""
        rule = self.content.rule(ref)
        return self.href("rules", rule.ident) if rule else ""

    def hint(self, rule: Rule) -> str:
        """A rule's title, for a link to its entry from another page; empty beside the entry."""
        beside = self.here == address.page(self.voice.tag, "rules")
        return "" if beside else self.voice.say(f"rule.{rule.ident}.title")

    def link(self, scheme: str, target: str) -> Link:
        """The link that `scheme:target` stands for. Raises KeyError for what does not exist."""
        if scheme == "rule":
            rule = self.content.rule(target)
            if rule is None:
                raise KeyError(f"rule:{target}")
            hint = self.hint(rule)
            words = rule.number or self.voice.say(f"rule.{rule.ident}.title")
            href = self.href("rules", rule.ident)
            return Link(href, words, "rule", (("title", hint),) if hint else ())
        if scheme == "page":
            name, _, place = target.partition("#")
            return Link(self.href(SLUGS.get(name, name), place))
        if scheme == "table":
            return Link(self.href(table_slug(target)))
        if scheme == "term":
            return Link(self.href("glossary", target), css="term")
        seat = parse_seat(table(), target)
        extra = (("data-seat", str(seat)),)
        return Link(self.href("table", f"seat-{seat}"), self.seat_name(seat), "hot", extra)

    def directive(self, name: str, argument: str, text: str) -> Markup:
        """The Markup of a figure, a list of rules or a callout."""
        if name == "figure":
            return self.draw(figure(text), self)
        if name == "rules":
            listed = tuple(rule for rule in self.content.rules if rule.section == argument)
            return self.entries(argument, listed, self)
        return self.callout(name, blocks(text, self))
