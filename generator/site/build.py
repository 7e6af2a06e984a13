"""The pipeline, end to end: load -> compute -> render -> check -> write."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from pathlib import Path

from jinja2 import TemplateError

from generator.language.catalogue import UnknownMessageError
from generator.language.message import MessageError
from generator.site import address
from generator.site.bundle import Bundle, bundle, hashed
from generator.site.check import Seen, check, look
from generator.site.content import Content
from generator.site.desk_files import desk_files
from generator.site.errors import ContentErrors
from generator.site.extras import extras
from generator.site.letters import letters
from generator.site.load import load
from generator.site.marking import whereabouts
from generator.site.memory import Memory, Recall, listening
from generator.site.missing import template_problem, text_problem
from generator.site.offline import offline_files
from generator.site.offline_words import offline_words
from generator.site.pages import Press
from generator.site.pictures import pictures
from generator.site.plan import Plan, comparisons, embeds, plans
from generator.site.python_files import python_files
from generator.site.render import Renderer, environment
from generator.site.search_index import search_index, search_pieces
from generator.site.stamps import stamps
from generator.site.voice import Voice
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


def build(
    site: Path,
    out: Path,
    cache: Path | None = None,
    memory: Memory | None = None,
    *,
    python: bool = False,
) -> Report:
    """Build the site of the folder `site` into `out`; `cache` keeps what is slow to make.

    A process that builds again and again gives the same `memory` each time. With `python` the
    browser's Python goes along, for tables that no page holds. Raises ContentErrors with every
    fault, and SetupError where that Python cannot be had; the last good site then stays as it was.
    """
    start = time.perf_counter()
    content = load(site)
    try:
        files, seen = _rendered(content, cache or ROOT / ".cache", memory, python=python)
    except (UnknownMessageError, MessageError) as fault:
        raise ContentErrors([text_problem(fault, content.originals, site.name)]) from fault
    except TemplateError as fault:
        raise ContentErrors([template_problem(fault)]) from fault
    check(files, content, seen)
    changed = memory.written.write(files, out) if memory else write(files, out)
    pages = sum(name.endswith(".html") for name in files)
    return Report(pages, len(files), changed, time.perf_counter() - start)


def render(
    content: Content, cache: Path, memory: Memory | None = None, *, python: bool = False
) -> Mapping[str, bytes]:
    """Every file of the site by its path, in memory."""
    return _rendered(content, cache, memory, python=python)[0]


def _rendered(
    content: Content, cache: Path, memory: Memory | None = None, *, python: bool = False
) -> tuple[Mapping[str, bytes], Mapping[str, Seen]]:
    """Every file of the site by its path, and what the check needs of the pages."""
    templates, schemas = ROOT / "templates", ROOT / "assets/schema"
    env = environment(templates, cache)
    tags = content.settings.languages
    memory = memory or Memory()
    recall = memory.begin(content, stamps(templates, schemas))
    log: set[str] = set()
    heard = listening(content, log)
    made = bundle(ROOT / "assets", letters(content), cache)
    shown = pictures(content, env, ROOT / "assets", cache)
    speaking = {tag: Renderer(env, Voice(heard.catalogues[tag]), heard) for tag in tags}
    indexes = _indexes(heard, speaking, recall, log)
    made |= Bundle(shown.names, {}) | _named(indexes) | offline_words(content)
    if python:
        made |= python_files(content, cache)
    listed = plans(heard)
    where = whereabouts(content, env, made, listed, memory.of("places"), cache)
    made |= where.files | desk_files(content)
    recall.named(made.names)
    made = replace(made, log=log)
    files: dict[str, bytes] = dict(made.files)
    groups = [
        {
            path: partial(_page, press, plan, path)
            for press in (Press(heard, speaking[tag], made, listed, where),)
            for plan in (*listed, *comparisons(heard, tag), *embeds(heard))
            for path in (address.file_path(address.page(tag, plan.slug)),)
        }
        for tag in tags
    ]
    paths = [path for group in groups for path in group]
    leaves = dict(zip(paths, recall.all_made(log, groups), strict=True))
    files |= {path: data for path, (data, _) in leaves.items()}
    for path, make in extras(heard, made, env, listed, schemas).items():
        files[path] = recall.made(path, log, make)
    files |= shown.files()
    files |= offline_files(files, made.names, tags)
    return files, {path: seen for path, (_, seen) in leaves.items()}


def _page(press: Press, plan: Plan, path: str) -> tuple[bytes, Seen]:
    data = press.page(plan).encode()
    return data, look(path, data, press.content.settings.base_path)


def _indexes(
    content: Content, speaking: Mapping[str, Renderer], recall: Recall, log: set[str]
) -> dict[str, bytes]:
    """The search index of each language."""
    groups = {tag: search_pieces(content, renderer) for tag, renderer in speaking.items()}
    pieces = iter(recall.all_made(log, [*groups.values()]))
    return {tag: search_index(islice(pieces, len(group))) for tag, group in groups.items()}


def _named(indexes: Mapping[str, bytes]) -> Bundle:
    """The indexes of the languages under names that change with them."""
    names = {f"{tag}/search.json": hashed(f"search-{tag}.json", i) for tag, i in indexes.items()}
    return Bundle(names, {names[f"{tag}/search.json"]: index for tag, index in indexes.items()})
