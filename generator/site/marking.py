"""The pages of the source language made with marks, and read for the places of their texts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from jinja2 import Environment

from generator.site.bundle import Bundle
from generator.site.content import Content
from generator.site.marked import idents, marked
from generator.site.memory import Memory
from generator.site.pages import Press
from generator.site.places import Place, places
from generator.site.plan import Plan
from generator.site.render import Renderer
from generator.site.voice import Voice
from generator.site.whereabouts import Whereabouts


def whereabouts(
    content: Content, env: Environment, made: Bundle, plans: Sequence[Plan], memory: Memory
) -> Whereabouts:
    """Every page of the source language made with marks, and read."""
    log: set[str] = set()
    source = content.settings.source
    speaking = marked(content.catalogues[source], log)
    heard = replace(content, catalogues={**content.catalogues, source: speaking}, log=log)
    press = Press(heard, Renderer(env, Voice(speaking), heard), replace(made, log=log), plans)
    order = idents(speaking)
    recall = memory.begin(content, _templates(env))
    recall.named(made.names)

    def read(plan: Plan) -> tuple[Place, ...]:
        return tuple(places(press.page(plan), order))

    halves = [{plan.slug: partial(read, plan) for plan in plans[half::2]} for half in (0, 1)]
    slugs = [slug for half in halves for slug in half]
    found = dict(zip(slugs, recall.all_made(log, halves), strict=True))
    return Whereabouts({plan.slug: found[plan.slug] for plan in plans})


def _templates(env: Environment) -> tuple[tuple[str, str], ...]:
    """The text of every template."""
    loader = env.loader
    assert loader is not None
    return tuple((name, loader.get_source(env, name)[0]) for name in env.list_templates())
