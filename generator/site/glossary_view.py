"""The glossary: every term in this language and the others, in this language's own order."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from generator.site.chip import chip
from generator.site.content import Content, Term
from generator.site.prose import blocks
from generator.site.voice import Voice
from generator.site.world import PageWorld


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """The term in another language."""

    tag: str
    language: str
    words: str


@dataclass(frozen=True, slots=True)
class TermView:
    """One entry of the glossary."""

    ident: str
    words: str
    source: str
    meaning: Markup
    official: bool
    rule: Markup
    see: tuple[tuple[str, str], ...]
    elsewhere: tuple[Elsewhere, ...]


def glossary_view(content: Content, voice: Voice, world: PageWorld) -> tuple[TermView, ...]:
    """All terms, sorted as a dictionary of this language would."""
    views = [_term(content, voice, world, term) for term in content.terms]
    order = voice.language.sorting_key
    return tuple(sorted(views, key=lambda view: (order(view.words), view.words)))


def _term(content: Content, voice: Voice, world: PageWorld, term: Term) -> TermView:
    def name(ident: str, by: Voice) -> str:
        return by.say(f"term.{ident}.term")

    elsewhere = []
    for tag in content.languages:
        catalogue = content.catalogues[tag]
        ident = f"term.{term.ident}.term"
        if tag != voice.tag and catalogue.source(ident) == tag:
            elsewhere.append(
                Elsewhere(tag, catalogue.language.name, name(term.ident, Voice(catalogue)))
            )
    entry = content.rule(term.rule) if term.rule else None
    number = entry.number if entry else term.rule
    return TermView(
        term.ident,
        name(term.ident, voice),
        voice.catalogue.source(f"term.{term.ident}.term"),
        voice.html(blocks(voice.raw(f"term.{term.ident}.text"), world)),
        term.official,
        chip(world, number) if number else Markup(""),
        tuple((other, name(other, voice)) for other in term.see),
        tuple(elsewhere),
    )
