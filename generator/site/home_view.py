"""The front page: an introduction, a living table, the game in six steps, the ways on."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from generator.fragment.board import board
from generator.fragment.panel import summaries
from generator.fragment.showing import Showing
from generator.fragment.ways import Ways
from generator.site import draw
from generator.site.atlas import atlas
from generator.site.figure import figure
from generator.site.plan import QUIET, Plan
from generator.site.prose import inline, prose
from generator.site.words import Words
from generator.site.world import PageWorld

STEP = re.compile(
    r"## (?P<title>.+?) \{#(?P<id>[a-z0-9-]+)\}\n+"
    r"(?P<words>.*?)\n+"
    r"::: figure\n(?P<figure>.*?)\n:::\n",
    re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the game: a heading, a sentence, a picture."""

    id: str
    title: Markup
    words: Markup
    picture: Markup


@dataclass(frozen=True, slots=True)
class Way:
    """Where to go next: a page, its name and what it is about."""

    href: str
    words: str
    description: str


@dataclass(frozen=True, slots=True)
class HomeView:
    """Everything on the front page."""

    intro: Markup
    board: Markup
    answers: Markup
    steps: tuple[Step, ...]
    ways: tuple[Way, ...]


def home_view(words: Words, world: PageWorld, plans: Sequence[Plan], out: Ways) -> HomeView:
    """The front page from the Markdown page `home`: words first, then a section a step."""
    text = words.text("home")
    showing = Showing(atlas().chart("none").position)
    return HomeView(
        words.prose(text[: text.find("\n## ")], world).body,
        Markup(board(words.voice, out.at(world.href("")), showing)),
        Markup(summaries(words.voice, showing)),
        tuple(_steps(words, world, text)),
        tuple(_ways(words, world, plans)),
    )


def _steps(words: Words, world: PageWorld, text: str) -> Iterator[Step]:
    voice = words.voice
    for match in STEP.finditer(text):
        pane = figure(match["figure"]).panes[0]
        yield Step(
            match["id"],
            voice.html(inline(match["title"], world)),
            voice.html(prose(match["words"], world).body),
            draw.picture(voice, pane.position, pane.viewer, world.next_ident()),
        )


def _ways(words: Words, world: PageWorld, plans: Sequence[Plan]) -> Iterator[Way]:
    for plan in plans:
        if plan.listed and plan.text not in QUIET:
            name = words.voice.name_of(plan.text)
            about = words.voice.say(f"page.{plan.text}.description")
            yield Way(world.href(plan.slug), name, about)
