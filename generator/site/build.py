"""The pipeline, end to end: load -> compute -> render -> check -> write."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from jinja2 import Environment

from generator.site import address
from generator.site.bundle import Bundle, bundle, hashed
from generator.site.check import check
from generator.site.content import Content
from generator.site.desk_files import desk_files
from generator.site.errors import ContentErrors
from generator.site.extras import extras
from generator.site.letters import letters
from generator.site.load import load
from generator.site.marking import whereabouts
from generator.site.memory import Memory, listening
from generator.site.pages import Press
from generator.site.pictures import pictures
from generator.site.plan import comparisons, plans
from generator.site.python import python
from generator.site.render import Renderer, environment
from generator.site.search_index import search_index
from generator.site.voice import Voice
from generator.site.whereabouts import maps
from generator.site.write import write

ROOT = Path(__file__).resolve().parents[2]

__all__ = ["ROOT", "ContentErrors", "Report", "build", "render"]


@dataclass(frozen=True, slots=True)
class Report:
    """What a build did: how many pages and files, how many files changed, in how many seconds."""

    pages: int
    files: int
    changed: int
    seconds: float

    def __str__(self) -> str:
        return (
            f"{self.pages} pages, {self.files} files, {self.changed} changed, {self.seconds:.2f} s"
        )


def build(site: Path, out: Path, cache: Path | None = None, memory: Memory | None = None) -> Report:
    """Build the site of the folder `site` into `out`; `cache` keeps what is slow to make.

    A process that builds again and again gives the same `memory` each time. Raises ContentErrors
    with every fault; the last good site then stays as it was.
    """
    start = time.perf_counter()
    content = load(site)
    files = render(content, cache or ROOT / ".cache", memory)
    check(files, content)
    changed = write(files, out)
    pages = sum(name.endswith(".html") for name in files)
    return Report(pages, len(files), changed, time.perf_counter() - start)


def render(content: Content, cache: Path, memory: Memory | None = None) -> Mapping[str, bytes]:
    """Every file of the site by its path, in memory."""
    templates = ROOT / "templates"
    env = environment(templates)
    made = bundle(ROOT / "assets", letters(content), cache)
    shown = pictures(content, env, ROOT / "assets", cache)
    made |= Bundle(shown.names, {})
    made |= _indexes(content, env)
    memory = memory or Memory()
    listed = plans(content)
    where = whereabouts(content, env, made, listed, memory.of("places"))
    made |= maps(where)
    made |= desk_files(content)
    made |= python(content, cache)
    recall = memory.begin(content, made.names, _stamps(templates))
    log: set[str] = set()
    heard, made = listening(content, log), replace(made, log=log)
    files: dict[str, bytes] = dict(made.files)
    for tag in heard.settings.languages:
        press = Press(
            heard, Renderer(env, Voice(heard.catalogues[tag]), heard), made, listed, where
        )
        for plan in (*listed, *comparisons(heard, tag)):
            path = address.file_path(address.page(tag, plan.slug))
            files[path] = recall.page(path, log, partial(press.page, plan))
    files |= extras(content, made, env, listed, ROOT / "assets/schema")
    files |= shown.files()
    return files


def _indexes(content: Content, env: Environment) -> Bundle:
    """What search finds, a file a language."""
    names, files = {}, {}
    for tag, catalogue in content.catalogues.items():
        index = search_index(content, Renderer(env, Voice(catalogue), content))
        name = f"{tag}/search.json"
        names[name] = hashed(f"search-{tag}.json", index)
        files[names[name]] = index
    return Bundle(names, files)


def _stamps(templates: Path) -> tuple[tuple[str, int], ...]:
    """When each template was last changed."""
    return tuple((path.name, path.stat().st_mtime_ns) for path in sorted(templates.glob("*")))
