"""What a page says of itself before its words: a draft, passages out of date, parts in English."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import unescape

from generator.site.content import Content, owners
from generator.site.plan import Plan
from generator.site.prose import inline
from generator.site.voice import Voice
from generator.site.world import PageWorld

MOST = 6
_TAGS = re.compile(r"<[^>]*>")


@dataclass(frozen=True, slots=True)
class Passage:
    """A passage that is older than its English: its heading's words, and its anchor."""

    words: str
    anchor: str


@dataclass(frozen=True, slots=True)
class Notices:
    """What readers are told of a page. `stale` names the first passages, `more` counts the rest."""

    draft: bool = False
    outdated: bool = False
    stale: tuple[Passage, ...] = ()
    more: int = 0
    untranslated: bool = False

    @property
    def some(self) -> bool:
        """Whether there is anything to tell."""
        return self.draft or self.outdated or self.untranslated


def notices(content: Content, voice: Voice, plan: Plan, world: PageWorld) -> Notices:
    """What the page of a plan says of itself in one language."""
    draft = not voice.language.reviewed
    if plan.other or plan.code not in ("", "none"):
        return Notices(draft)
    content.log.add(f"stale:{voice.tag}:{plan.text}")
    old = [ident for ident in content.originals if ident in voice.catalogue.stale]
    mine = [ident for ident in old if plan.text in owners(ident)]
    named = tuple(dict.fromkeys(filter(None, (_passage(voice, i, world) for i in mine))))
    lacking = any(voice.catalogue.source(i) != voice.tag for i in content.texts(plan.text))
    return Notices(draft, bool(mine), named[:MOST], max(0, len(named) - MOST), lacking)


def _passage(voice: Voice, ident: str, world: PageWorld) -> Passage | None:
    """The passage a text stands in; None for titles and what comes before the first heading."""
    if "#" in ident:
        name, _, rest = ident.partition("#")
        anchor = rest.partition(".")[0]
        heading = f"{name}#{anchor}"
        if not voice.catalogue.has(heading):
            return None
    elif ident.startswith(("rule.", "term.")):
        kind, anchor, _ = ident.split(".")
        heading = f"rule.{anchor}.title" if kind == "rule" else f"term.{anchor}.term"
    else:
        return None
    words = inline(voice.catalogue.raw(heading), world)
    return Passage(voice.set(unescape(_TAGS.sub("", words))), anchor)
