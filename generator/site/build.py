"""The pipeline, end to end: load -> compute -> render -> check -> write."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from generator.site import address
from generator.site.bundle import Bundle, bundle
from generator.site.check import check
from generator.site.content import Content
from generator.site.extras import extras
from generator.site.load import load
from generator.site.pages import Press
from generator.site.plan import plans
from generator.site.render import Renderer, environment
from generator.site.voice import Voice
from generator.site.write import write

ROOT = Path(__file__).resolve().parents[2]


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


def build(site: Path, out: Path, cache: Path | None = None) -> Report:
    """Build the site of the folder `site` into `out`; `cache` keeps what is slow to make.

    Raises ContentErrors with every fault; the last good site then stays as it was.
    """
    start = time.perf_counter()
    content = load(site)
    files = render(content, cache or ROOT / ".cache")
    check(files, content)
    changed = write(files, out)
    pages = sum(name.endswith(".html") for name in files)
    return Report(pages, len(files), changed, time.perf_counter() - start)


def render(content: Content, cache: Path, root: Path = ROOT) -> Mapping[str, bytes]:
    """Every file of the site by its path, in memory."""
    made = bundle(root / "assets", _letters(content), cache)
    env = environment(root / "templates")
    listed = plans(content)
    files: dict[str, bytes] = dict(made.files)
    for tag in content.settings.languages:
        renderer = Renderer(env, Voice(content.catalogues[tag]), content)
        press = Press(content, renderer, made, listed)
        for plan in listed:
            files[address.file_path(address.page(tag, plan.slug))] = press.page(plan).encode()
    files |= extras(content, made, env, listed)
    return files


def _letters(content: Content) -> dict[str, str]:
    """For each language, every letter that its pages can show."""
    names = "".join(catalogue.language.name for catalogue in content.catalogues.values())
    terms = "".join(
        "".join(catalogue.messages.get(f"term.{term.ident}.term", ()))
        for catalogue in content.catalogues.values()
        for term in content.terms
    )
    found = {}
    for tag, catalogue in content.catalogues.items():
        used = set(names + terms)
        each = catalogue
        while True:
            for forms in each.messages.values():
                used.update(*forms)
            if each.fallback is None:
                break
            each = each.fallback
        used |= {letter.upper() for letter in used if len(letter.upper()) == 1}
        found[tag] = "".join(sorted(used))
    return found


__all__ = ["Bundle", "Report", "build", "render"]
