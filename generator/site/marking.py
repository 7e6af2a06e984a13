"""The pages of the source language made with marks, and read for the places of their texts."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from jinja2 import Environment

from generator.site.bundle import Bundle
from generator.site.content import Content
from generator.site.marked import idents, marked
from generator.site.memory import Memory
from generator.site.notices import Notices
from generator.site.pages import Press
from generator.site.places import Place, places
from generator.site.plan import Plan
from generator.site.render import Renderer
from generator.site.voice import Voice
from generator.site.whereabouts import Marks, Whereabouts

_PLAIN = r"[\w ,.;:?!'’“”«»…/\u00a0\u202f–-]*"
_NAMES = r"\{[^{}]*\}|\]\([^()]*\)"
_WORDS = re.compile(rf"({_NAMES})|{_PLAIN}\w{_PLAIN}")


def whereabouts(
    content: Content,
    env: Environment,
    made: Bundle,
    plans: Sequence[Plan],
    memory: Memory,
) -> Whereabouts:
    """Every page of the source language made with marks, and read."""
    log: set[str] = set()
    source = content.settings.source
    speaking = marked(content.catalogues[source], log)
    heard = replace(content, catalogues={**content.catalogues, source: speaking}, log=log)
    press = Press(heard, Renderer(env, Voice(speaking), heard), replace(made, log=log), plans)
    order = idents(speaking)
    recall = memory.begin(content, _templates(env), shape)
    recall.named(made.names)

    told = next((plan for plan in plans if plan.template == "reading.html"), None)

    def read(plan: Plan) -> Marks:
        leaf = press.leaf(plan).encode()
        listing = "languages" in log
        found = places(press.around(plan).put(leaf).decode(), order)
        if plan is told:
            found = (*found, *_banner(press, plan, order))
        if not listing:  # how many other languages there are bears on no place of a text
            log.discard("languages")
        return Marks(found)

    halves = [{plan.slug: partial(read, plan) for plan in plans[half::2]} for half in (0, 1)]
    slugs = [slug for half in halves for slug in half]
    found = dict(zip(slugs, recall.all_made(log, halves), strict=True))
    now = Whereabouts({plan.slug: found[plan.slug] for plan in plans})
    if now != memory.whole:
        memory.whole = now
    return memory.whole


def _banner(press: Press, plan: Plan, order: Sequence[str]) -> tuple[Place, ...]:
    """The places of what a page of a draft says of itself, which the source language never is."""
    drafted = replace(press.frame(plan), notices=Notices(draft=True))
    found = places(press.renderer.page(drafted), order)
    return tuple(place for place in found if place.ident.startswith("page.draft"))


def shape(text: str) -> str:
    """What of a text bears on places: where there are words, and all that is not words.

    What a link leads to counts, since a link without words takes its words from there.

    >>> shape("Only **one** of {team}.\\n\\n[](seat:a2) [Why?](#why)")
    'x**x**x{team}.\\n\\n[](seat:a2) [x](#why)'
    """
    return _WORDS.sub(lambda found: found[1] or "x", text)


def _templates(env: Environment) -> tuple[tuple[str, str], ...]:
    """The text of every template."""
    loader = env.loader
    assert loader is not None
    return tuple((name, loader.get_source(env, name)[0]) for name in env.list_templates())
