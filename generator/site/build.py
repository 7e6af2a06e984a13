"""The pipeline, end to end: load -> compute -> render -> check -> write."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TypeVar

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
from generator.site.leaf import Leaf, Rim
from generator.site.letters import letters
from generator.site.marking import whereabouts
from generator.site.memory import Memory, Recall, listening
from generator.site.missing import template_problem, text_problem
from generator.site.offline import offline_files
from generator.site.offline_words import offline_words
from generator.site.pages import Press
from generator.site.past import read, recalled, remember
from generator.site.pictures import pictures
from generator.site.plan import TRANSLATORS, Plan, comparisons, embeds, plans
from generator.site.python_files import python_files
from generator.site.render import Renderer, environment
from generator.site.search_index import search_index, search_pieces
from generator.site.stamps import Stamps, stamps
from generator.site.voice import Voice
from generator.site.whereabouts import Whereabouts

ROOT = Path(__file__).resolve().parents[2]
Half = TypeVar("Half")

__all__ = ["ROOT", "ContentErrors", "Report", "build", "render"]


@dataclass(frozen=True, slots=True)
class Report:
    """What a build did: how many pages and files, which files changed, in how many seconds.

    It is `behind` where something was left for the next build.
    """

    pages: int
    files: int
    changed: Sequence[str]
    seconds: float
    behind: bool = False

    def __str__(self) -> str:
        changed = len(self.changed)
        return f"{self.pages} pages, {self.files} files, {changed} changed, {self.seconds:.2f} s"


def build(
    site: Path,
    out: Path,
    cache: Path | None = None,
    memory: Memory | None = None,
    *,
    python: bool = False,
    ahead: bool = False,
) -> Report:
    """Build the site of the folder `site` into `out`; `cache` keeps what is slow to make.

    A process that builds again and again gives the same `memory` each time. With `python` the
    browser's Python goes along, for tables that no page holds. With `ahead` what readers read comes
    first: pages for translators and the lists for use offline may stay behind until the next build,
    and `memory` says so. Raises ContentErrors with every fault, and SetupError where that Python
    cannot be had; the last good site then stays as it was.
    """
    start = time.perf_counter()
    cache = cache or ROOT / ".cache"
    alone, memory = memory is None, memory or recalled(cache, site)
    content = read(site, memory)
    try:
        files, seen = _rendered(content, cache, memory, python=python, ahead=ahead)
    except (UnknownMessageError, MessageError) as fault:
        raise ContentErrors([text_problem(fault, content.originals, site.name)]) from fault
    except TemplateError as fault:
        raise ContentErrors([template_problem(fault)]) from fault
    try:
        check(files, content, seen, memory.checked)
    except ContentErrors:
        if not memory.behind:
            raise
        # A page left behind may still lead where nothing is now.
        return build(site, out, cache, memory, python=python)
    changed = memory.written.write(files, out)
    if alone:
        remember(memory, cache, site)
    pages = sum(name.endswith(".html") for name in files)
    seconds = time.perf_counter() - start
    return Report(pages, len(files), changed, seconds, memory.behind)


def render(
    content: Content, cache: Path, memory: Memory | None = None, *, python: bool = False
) -> Mapping[str, bytes]:
    """Every file of the site by its path, in memory."""
    return _rendered(content, cache, memory, python=python)[0]


def _rendered(
    content: Content,
    cache: Path,
    memory: Memory | None = None,
    *,
    python: bool = False,
    ahead: bool = False,
) -> tuple[Mapping[str, bytes], Sequence[Seen]]:
    """Every file of the site by its path, and what the check needs of the pages."""
    schemas = ROOT / "assets/schema"
    env = environment(ROOT / "templates", cache)
    tags = content.settings.languages
    memory = memory or Memory()
    recall = memory.begin(content, _shared())
    log: set[str] = set()
    heard = listening(content, log)
    made = bundle(ROOT / "assets", letters(content), cache)
    shown = pictures(heard, env, ROOT / "assets", cache, partial(recall.made, log=log))
    speaking = {tag: Renderer(env, Voice(heard.catalogues[tag]), heard) for tag in tags}
    indexes = _indexes(heard, speaking, recall, log)
    made |= Bundle(shown.names, {}) | _named(indexes) | offline_words(content)
    python_made = python_files(content, cache) if python else None
    if python_made:
        made |= python_made.files
    listed = plans(heard)
    places = memory.of("places")
    where = places.whole if ahead and memory.offline else None
    if isinstance(where, Whereabouts):
        memory.behind = True
        recall.left.update(_left(listed, tags))
    else:
        where = whereabouts(content, env, made, listed, places)
    made |= where.files | desk_files(content)
    recall.named(made.names)
    made = replace(made, log=log)
    files: dict[str, bytes] = dict(made.files)
    presses = {tag: Press(heard, speaking[tag], made, listed, where) for tag in tags}
    planned = {
        tag: {
            address.file_path(address.page(tag, plan.slug)): plan
            for plan in (*listed, *comparisons(heard, tag), *embeds(heard))
        }
        for tag in tags
    }
    leaves = _halves(_leaf, presses, planned, recall, log)
    rims = _halves(_rim, presses, planned, recall, log)
    files |= memory.joined.join({path: (leaf, rims[path]) for path, leaf in leaves.items()})
    for path, make in extras(heard, made, env, listed, schemas).items():
        files[path] = recall.made(path, log, make)
    files |= shown.files()
    if not memory.behind:
        memory.offline = offline_files(files, made.names, tags, memory.measures)
    files |= memory.offline
    if python_made:
        python_made.proved()
    return files, [half.seen for halves in (leaves, rims) for half in halves.values()]


def _shared() -> Stamps:
    """When that was last changed which pieces are made of without asking for it by name."""
    colours = (ROOT / "assets/css" / name for name in ("tokens.css", "diagram.css"))
    folders = ("templates", "assets/schema", "assets/embed")
    return stamps(*(ROOT / folder for folder in folders), *colours)


def _left(plans: Sequence[Plan], tags: Sequence[str]) -> Iterator[str]:
    """The pieces that readers can wait for."""
    for plan in plans:
        if plan.text in TRANSLATORS:
            yield from (_name(_leaf, address.file_path(address.page(t, plan.slug))) for t in tags)


def _name(make: Callable[..., object], path: str) -> str:
    return f"{make.__name__}:{path}"


def _halves(
    make: Callable[[Press, Plan, str], Half],
    presses: Mapping[str, Press],
    planned: Mapping[str, Mapping[str, Plan]],
    recall: Recall,
    log: set[str],
) -> dict[str, Half]:
    """One half of every page, by the page's path."""
    groups = [
        {
            _name(make, path): partial(make, presses[tag], plan, path)
            for path, plan in planned[tag].items()
        }
        for tag in planned
    ]
    paths = [path for tag in planned for path in planned[tag]]
    return dict(zip(paths, recall.all_made(log, groups), strict=True))


def _leaf(press: Press, plan: Plan, path: str) -> Leaf:
    data = press.leaf(plan).encode()
    return Leaf(data, look(path, data, press.content.settings.base_path))


def _rim(press: Press, plan: Plan, path: str) -> Rim:
    data = press.around(plan)
    return Rim(data, look(path, data.whole, press.content.settings.base_path))


def _indexes(
    content: Content, speaking: Mapping[str, Renderer], recall: Recall, log: set[str]
) -> dict[str, bytes]:
    """The search index of each language."""
    groups = {tag: search_pieces(content, renderer) for tag, renderer in speaking.items()}
    pieces = iter(recall.all_made(log, [*groups.values()], few=4))
    return {tag: search_index(islice(pieces, len(group))) for tag, group in groups.items()}


def _named(indexes: Mapping[str, bytes]) -> Bundle:
    """The indexes of the languages under names that change with them."""
    names = {f"{tag}/search.json": hashed(f"search-{tag}.json", i) for tag, i in indexes.items()}
    return Bundle(names, {names[f"{tag}/search.json"]: index for tag, index in indexes.items()})
