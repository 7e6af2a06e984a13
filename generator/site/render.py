"""Templates filled: frames to HTML, and the small Markups that prose asks for."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from generator.diagram.layers import SYMBOLS
from generator.emperor.notation import fallen_text
from generator.emperor.seat import Seat
from generator.emperor.table import table
from generator.fragment.icon import ICONS
from generator.site import draw
from generator.site.around import LANGUAGES, Around
from generator.site.atlas import atlas
from generator.site.chip import chip
from generator.site.compiled import Compiled
from generator.site.content import Content, Former, Rule
from generator.site.figure import Figure
from generator.site.frame import Frame
from generator.site.linked_data import linked_data
from generator.site.plan import table_slug
from generator.site.prose import blocks, inline
from generator.site.quiz_view import SIGNS
from generator.site.share import share
from generator.site.voice import Voice
from generator.site.world import PageWorld
from generator.wording.dates import day
from generator.wording.names import seat_name
from generator.wording.narration import headline

_GAPS = re.compile(r">\n{2,}<")
"""The empty lines that templates leave between two tags."""

_LATER = {"table.html": ICONS, "bigtable.html": (*ICONS, *SYMBOLS), "quiz.html": SIGNS}
"""The symbols that a page in use may need, whatever it shows at first."""


@dataclass(frozen=True, slots=True)
class Shown:
    """Something a rule card names: where it leads (or its date), and its words."""

    href: str
    words: str


@dataclass(frozen=True)
class Entry:
    """A rule card as its template sees it. Missing texts are empty."""

    ident: str
    number: str
    house: bool
    title: Markup
    text: Markup
    example: Markup
    mistake: Markup
    house_text: Markup
    history: Markup
    cites: tuple[Markup, ...]
    former: tuple[Shown, ...]
    shows: tuple[Shown, ...]


@lru_cache(maxsize=8)
def environment(templates: Path, cache: Path) -> Environment:
    """The Jinja environment of a folder of templates: everything is escaped, nothing undefined
    passes. `cache` keeps what Jinja makes of them."""
    env = Environment(
        loader=FileSystemLoader(templates),
        bytecode_cache=Compiled(cache / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    env.globals.update(icon=draw.icon, share=share, linked_data=linked_data)
    return env


@dataclass(frozen=True)
class Renderer:
    """Fills the templates of one folder in one language."""

    env: Environment
    voice: Voice
    content: Content

    def page(self, frame: Frame) -> str:
        """The HTML of a page."""
        return self.around(frame).put(self.leaf(frame).encode()).decode()

    def around(self, frame: Frame) -> Around:
        """What the page says of other languages; nothing of the page's own view is needed."""
        alternates, languages = (
            str(self._part(name, page=frame)).encode() if wanted else b""
            for name, wanted in (
                ("alternates.html", frame.indexed),
                ("languages.html", not frame.plan.framed),
            )
        )
        return Around(alternates, languages)

    def leaf(self, frame: Frame) -> str:
        """The HTML of a page, but for what it says of other languages."""
        world = self.world(frame.address)
        html = self.env.get_template(frame.plan.template).render(
            page=frame,
            site=self.content.settings,
            t=self.voice.marked,
            say=self.voice.say,
            chip=lambda number: chip(world, number),
        )
        html = _GAPS.sub(">\n<", html)
        later = _LATER.get(frame.plan.template, ())
        return draw.with_sprite(html, (*later, "lang") if LANGUAGES in html else later)

    def world(self, here: str) -> PageWorld:
        """What the words of the page at address `here` may refer to."""
        return PageWorld(
            self.content, self.voice, here, self._seat, self._figure, self._entries, self._callout
        )

    def _part(self, template: str, **values: object) -> Markup:
        return Markup(
            self.env.get_template(template).render(
                t=self.voice.marked, say=self.voice.say, **values
            )
        )

    def _seat(self, seat: Seat) -> str:
        return str(seat_name(self.voice.catalogue, table(), seat))

    def _figure(self, figure: Figure, world: PageWorld) -> Markup:
        panes = [
            {
                "words": inline(pane.words, world),
                "picture": draw.picture(self.voice, pane.position, pane.viewer, first=pane.first),
            }
            for pane in figure.panes
        ]
        return self._part(
            "figure.html",
            panes=panes,
            caption=inline(figure.caption, world) if figure.caption else "",
            table=self._table_of(figure, world),
        )

    def _table_of(self, figure: Figure, world: PageWorld) -> str:
        last = figure.panes[-1].position if figure.panes else None
        if last is None or not last.configuration.table.basic or last.began:
            return ""
        slug = table_slug(fallen_text(last.configuration))
        return "" if world.here.endswith(f"/{slug}/") else world.href(slug)

    def _entries(self, section: str, rules: tuple[Rule, ...], world: PageWorld) -> Markup:
        return self._part("entries.html", entries=[self._entry(rule, world) for rule in rules])

    def _entry(self, rule: Rule, world: PageWorld) -> Entry:
        def words(name: str) -> Markup:
            if name not in rule.texts:
                return Markup("")
            return blocks(self.voice.raw(f"rule.{rule.ident}.{name}"), world)

        shown = (Shown(world.href(table_slug(code)), self._headline(code)) for code in rule.shows)
        return Entry(
            rule.ident,
            rule.number,
            rule.house,
            inline(self.voice.raw(f"rule.{rule.ident}.title"), world),
            words("text"),
            words("example"),
            words("mistake"),
            words("house"),
            words("history"),
            tuple(chip(world, number) for number in rule.cites),
            tuple(self._former(former) for former in rule.former),
            tuple(shown),
        )

    def _headline(self, code: str) -> str:
        return headline(self.voice.catalogue, atlas().chart(code).configuration)

    def _former(self, former: Former) -> Shown:
        date = day(self.voice.catalogue, former.date)
        words = self.voice.say("rule.former", number=former.number, date=date)
        return Shown(former.date, words)

    def _callout(self, kind: str, body: Markup) -> Markup:
        return self._part("callout.html", kind=kind, body=body)
