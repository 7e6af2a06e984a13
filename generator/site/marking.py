"""The pages of the source language made with marks, and read for the places of their texts."""

from __future__ import annotations

import hashlib
import pickle
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from jinja2 import Environment

from generator.site.bundle import Bundle
from generator.site.content import Content
from generator.site.kept import keep, kept
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

FEW = 4
"""So many builds' places are kept, for going back and forth."""


def whereabouts(
    content: Content,
    env: Environment,
    made: Bundle,
    plans: Sequence[Plan],
    memory: Memory,
    cache: Path,
) -> Whereabouts:
    """Every page of the source language made with marks, and read.

    What a build found is kept in `cache` for the next one from the same texts, templates and code.
    """
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
        found = places(press.page(plan), order)
        return Marks((*found, *_banner(press, plan, order)) if plan is told else found)

    path = None if recall.old else cache / "places" / f"{_key(content, env, made)}.pickle"
    if path is not None and (whole := kept(path)) is not None:
        known: dict[str, tuple[Marks, frozenset[str]]] = pickle.loads(whole)
        memory.pages.update(known)
        return Whereabouts({plan.slug: known[plan.slug][0] for plan in plans})
    halves = [{plan.slug: partial(read, plan) for plan in plans[half::2]} for half in (0, 1)]
    slugs = [slug for half in halves for slug in half]
    found = dict(zip(slugs, recall.all_made(log, halves), strict=True))
    if path is not None:
        _keep(path, memory.pages)
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


def _key(content: Content, env: Environment, made: Bundle) -> str:
    """Sixteen hex digits for all that the places of texts could depend on, and more.

    Of the translations that is how far they are: what they say stands in the same places.
    """
    code = sorted(path for path in Path(__file__).parents[1].rglob("*.py"))
    english = sorted(s for s in content.sources.items() if not s[0].startswith("locale/"))
    states = {tag: [(s.state, s.before) for s in all_] for tag, all_ in content.progress.items()}
    digest = hashlib.sha256(repr((content.settings, english, states)).encode())
    digest.update(repr((_templates(env), sorted(made.names))).encode())
    for path in code:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _keep(path: Path, pages: Mapping[str, tuple[object, frozenset[str]]]) -> None:
    """Put the places on disk in one step; only the last few builds' stay there."""
    keep(path, pickle.dumps(dict(pages)))
    for old in sorted(path.parent.glob("*.pickle*"), key=lambda one: one.stat().st_mtime)[:-FEW]:
        old.unlink(missing_ok=True)


def _templates(env: Environment) -> tuple[tuple[str, str], ...]:
    """The text of every template."""
    loader = env.loader
    assert loader is not None
    return tuple((name, loader.get_source(env, name)[0]) for name in env.list_templates())
