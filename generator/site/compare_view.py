"""Two languages side by side: a page's blocks, rules and terms, each with its own `lang`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from markupsafe import Markup

from generator.site import address
from generator.site.content import Content
from generator.site.plan import Plan, compare_slug, compared
from generator.site.prose import blocks, inline
from generator.site.render import Renderer
from generator.site.voice import Voice
from generator.site.world import PageWorld


@dataclass(frozen=True, slots=True)
class Cell:
    """One block in one language; `tag` is the language it really is in."""

    tag: str
    direction: str
    words: Markup


@dataclass(frozen=True, slots=True)
class Pair:
    """The same block in both languages. `kind` is heading or text; `href` shows it in place."""

    ident: str
    kind: str
    href: str
    mine: Cell
    theirs: Cell


@dataclass(frozen=True, slots=True)
class CompareView:
    """Everything on a page of two languages."""

    title: str
    names: tuple[str, str]
    tags: tuple[str, str]
    pairs: tuple[Pair, ...]
    back: str


@dataclass(frozen=True, slots=True)
class Choice:
    """A language to compare with, and the pages there are: links and names."""

    tag: str
    name: str
    pages: tuple[tuple[str, str], ...]


def choices(content: Content, voice: Voice, world: PageWorld) -> tuple[Choice, ...]:
    """What the index of the comparisons offers."""
    found = (
        Choice(
            other,
            content.catalogues[other].language.name,
            tuple(
                (world.href(compare_slug(other, name)), voice.say(f"page.{name}.title"))
                for name in compared(content, voice.tag, other)
            ),
        )
        for other in content.languages
        if other != voice.tag
    )
    return tuple(choice for choice in found if choice.pages)


def compare_view(content: Content, plan: Plan, mine: Renderer, theirs: Renderer) -> CompareView:
    """The page `plan.subject` in two languages, block by block."""
    here = address.page(mine.voice.tag, plan.slug)
    both = _Both(content, mine.voice, theirs.voice, mine.world(here), theirs.world(here))
    pairs = tuple(both.page(plan.subject))
    if plan.subject == "rules":
        pairs += tuple(both.rules())
    if plan.subject == "glossary":
        pairs += tuple(both.terms())
    return CompareView(
        mine.voice.say(f"page.{plan.subject}.title"),
        (mine.voice.language.name, theirs.voice.language.name),
        (mine.voice.tag, theirs.voice.tag),
        pairs,
        both.mine_world.href("compare"),
    )


@dataclass(frozen=True, slots=True)
class _Both:
    content: Content
    mine: Voice
    theirs: Voice
    mine_world: PageWorld
    theirs_world: PageWorld

    def pair(self, ident: str, kind: str, href: str) -> Pair:
        """One text of the catalogues in both languages."""
        return Pair(
            ident,
            kind,
            href,
            _cell(self.mine, self.mine_world, ident, kind),
            _cell(self.theirs, self.theirs_world, ident, kind),
        )

    def page(self, name: str) -> Iterator[Pair]:
        slug = "" if name == "home" else name
        for block in self.content.page(name).blocks:
            if block.kind in {"title", "description"}:
                continue
            place = block.ident.partition("#")[2].partition(".")[0]
            kind = "heading" if block.kind == "heading" else "text"
            yield self.pair(block.ident, kind, self.mine_world.href(slug, place))

    def rules(self) -> Iterator[Pair]:
        for rule in self.content.rules:
            href = self.mine_world.href("rules", rule.ident)
            for name in rule.texts:
                kind = "heading" if name == "title" else "text"
                yield self.pair(f"rule.{rule.ident}.{name}", kind, href)

    def terms(self) -> Iterator[Pair]:
        for term in self.content.terms:
            href = self.mine_world.href("glossary", term.ident)
            yield self.pair(f"term.{term.ident}.term", "heading", href)
            yield self.pair(f"term.{term.ident}.text", "text", href)


def _cell(voice: Voice, world: PageWorld, ident: str, kind: str) -> Cell:
    catalogue = voice.catalogue
    text = catalogue.raw(ident)
    markup = inline(text, world) if kind == "heading" else blocks(text, world)
    source = catalogue.source(ident)
    direction = voice.language.direction if source == voice.tag else "ltr"
    return Cell(source, direction, voice.html(markup))
