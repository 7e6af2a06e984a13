"""The pages of the source language made with marks, and read for the places of their texts."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import astuple, replace
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
    recall = memory.begin(content, made.names, _templates(env))

    def read(plan: Plan) -> str:
        return json.dumps([astuple(place) for place in places(press.page(plan), order)])

    pages = {plan.slug: recall.page(plan.slug, log, partial(read, plan)) for plan in plans}
    return Whereabouts(
        {slug: tuple(Place(*row) for row in json.loads(data)) for slug, data in pages.items()}
    )


def _templates(env: Environment) -> tuple[tuple[str, str], ...]:
    """The text of every template."""
    loader = env.loader
    assert loader is not None
    return tuple((name, loader.get_source(env, name)[0]) for name in env.list_templates())
