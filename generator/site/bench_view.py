"""The workbench: where its script finds everything, and the words it says."""

from __future__ import annotations

import json
from dataclasses import dataclass

from markupsafe import Markup

from generator.site.frame import Frame
from generator.site.source_link import edit_pattern
from generator.site.translate_view import file_words

WORKER = "python"
"""What the files of the site call the script that starts Python."""

WORDS = tuple(
    f"bench.{name}"
    for name in (
        *("starting", "ready", "failed", "tag", "none", "more", "earlier"),
        *("all", "stale", "missing", "mine"),
        *("every-file", "form", "translation", "count", "count.most", "sound", "error", "hint"),
        *(
            "preview.none",
            "preview.part",
            "kept",
            "elsewhere",
            "blocked",
            "moved",
            "source",
            "changed",
        ),
        *("faulty", "download", "forget", "forget.sure", "yours.none", "send.how"),
    )
)
"""What the script says; places in braces stay, it fills them."""


@dataclass(frozen=True, slots=True)
class Tongue:
    """A language to work on: its tag, its own name, its direction, its file of texts."""

    tag: str
    name: str
    direction: str
    texts: str


@dataclass(frozen=True, slots=True)
class BenchView:
    """Everything the workbench's template needs. `facts` are for its script, as JSON."""

    tongues: tuple[Tongue, ...]
    facts: Markup
    repository: str


def bench_view(frame: Frame) -> BenchView:
    """The workbench of one language of the site."""
    content, names = frame.content, frame.bundle.names
    tongues = tuple(
        Tongue(
            tag,
            content.catalogues[tag].language.name,
            content.catalogues[tag].language.direction,
            frame.asset(f"texts/{tag}.json"),
        )
        for tag in sorted(content.tongues, key=lambda tag: tag != frame.tag)
        if f"texts/{tag}.json" in names
    )
    ready = f"texts/{content.settings.source}.json" in names
    homes = dict.fromkeys(original.home for original in content.originals.values())
    facts = {
        "words": {name: _raw(frame, name) for name in WORDS},
        "python": frame.asset(WORKER) if WORKER in names else "",
        "english": frame.asset(f"texts/{content.settings.source}.json") if ready else "",
        "places": frame.asset("places.json") if "places.json" in names else "",
        "root": frame.way(""),
        "tongues": {t.tag: [t.name, t.direction, t.texts] for t in tongues},
        "source": content.settings.source,
        "files": {home: file_words(frame, home) for home in homes},
        "here": frame.tag,
        "edit": edit_pattern(content.settings),
    }
    text = json.dumps(facts, ensure_ascii=False).replace("<", "\\u003c")
    return BenchView(tongues, Markup(text), content.settings.repository)


def _raw(frame: Frame, name: str) -> str:
    """A text as it is written, with its typography, its places left open."""
    return frame.voice.set(frame.voice.catalogue.raw(name))
