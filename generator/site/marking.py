"""The pages of the source language made with marks, and read for the places of their texts."""

from __future__ import annotations

import hashlib
import os
import pickle
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from jinja2 import Environment

from generator.site.bundle import Bundle
from generator.site.content import Content
from generator.site.marked import idents, marked
from generator.site.memory import Memory
from generator.site.pages import Press
from generator.site.places import places
from generator.site.plan import Plan
from generator.site.render import Renderer
from generator.site.voice import Voice
from generator.site.whereabouts import Marks, Whereabouts

_PLAIN = r"[\w ,.;:?!'’“”«»…/\u00a0\u202f–-]*"
_WORDS = re.compile(rf"(\{{[^{{}}]*\}})|{_PLAIN}\w{_PLAIN}")

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

    def read(plan: Plan) -> Marks:
        return Marks(places(press.page(plan), order))

    kept = None if recall.old else cache / "places" / f"{_key(content, env, made)}.pickle"
    if kept is not None and kept.is_file():
        known: dict[str, tuple[Marks, frozenset[str]]] = pickle.loads(kept.read_bytes())
        memory.pages.update(known)
        return Whereabouts({plan.slug: known[plan.slug][0] for plan in plans})
    halves = [{plan.slug: partial(read, plan) for plan in plans[half::2]} for half in (0, 1)]
    slugs = [slug for half in halves for slug in half]
    found = dict(zip(slugs, recall.all_made(log, halves), strict=True))
    if kept is not None:
        _keep(kept, memory.pages)
    now = Whereabouts({plan.slug: found[plan.slug] for plan in plans})
    if now != memory.whole:
        memory.whole = now
    return memory.whole


def shape(text: str) -> str:
    """What of a text bears on places: where there are words, and all that is not words.

    >>> shape("Only **one** of {team}.\\n\\n[Why?](#why)")
    'x**x**x{team}.\\n\\n[x](#x)'
    """
    return _WORDS.sub(lambda found: found[1] or "x", text)


def _key(content: Content, env: Environment, made: Bundle) -> str:
    """Sixteen hex digits for all that the places of texts could depend on, and more."""
    code = sorted(path for path in Path(__file__).parents[1].rglob("*.py"))
    digest = hashlib.sha256(repr((content.settings, sorted(content.sources.items()))).encode())
    digest.update(repr((_templates(env), sorted(made.names.items()))).encode())
    for path in code:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _keep(kept: Path, pages: Mapping[str, tuple[object, frozenset[str]]]) -> None:
    """Put the places on disk in one step; only the last few builds' stay there."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    fresh = kept.with_name(f".{kept.name}.{os.getpid()}")
    fresh.write_bytes(pickle.dumps(dict(pages)))
    fresh.replace(kept)
    for old in sorted(kept.parent.glob("*.pickle"), key=lambda one: one.stat().st_mtime)[:-FEW]:
        old.unlink(missing_ok=True)


def _templates(env: Environment) -> tuple[tuple[str, str], ...]:
    """The text of every template."""
    loader = env.loader
    assert loader is not None
    return tuple((name, loader.get_source(env, name)[0]) for name in env.list_templates())
