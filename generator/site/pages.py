"""Each page made from the content: its words, its view, its frame."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from markupsafe import Markup

from generator.language.folder import localized_page
from generator.site import draw
from generator.site.atlas import SHAPES, atlas
from generator.site.bundle import Bundle
from generator.site.content import Content
from generator.site.figure import figure
from generator.site.frame import Frame
from generator.site.glossary_view import glossary_view
from generator.site.plan import Plan, table_slug
from generator.site.prose import Prose, inline, prose
from generator.site.render import Renderer
from generator.site.table_view import TableView, table_view
from generator.site.voice import CLOSE, MIDDLE, OPEN, Voice
from generator.wording.narration import explanation, headline, shape_line, shape_title

FRONT_MATTER = re.compile(r"\A---\n.*?\n---\n", re.DOTALL)
STEP = re.compile(
    r"## (?P<title>.+?) \{#(?P<id>[a-z0-9-]+)\}\n+(?P<words>.*?)\n+::: figure\n(?P<figure>.*?)\n:::\n",
    re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class Step:
    """One of the front page's steps: a heading, a sentence or two, a picture."""

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
    """The front page: an introduction, a living table, six steps, the ways on."""

    intro: Markup
    table: TableView
    steps: tuple[Step, ...]
    ways: tuple[Way, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """One table in the gallery."""

    href: str
    picture: Markup
    headline: str
    words: str


@dataclass(frozen=True, slots=True)
class ShapeView:
    """The tables of one shape."""

    slug: str
    title: str
    count: str
    words: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class GalleryView:
    """Every fall, by shape, with the words before and after."""

    intro: Markup
    rest: Markup
    shapes: tuple[ShapeView, ...]


@dataclass(frozen=True)
class Press:
    """Makes the pages of one language."""

    content: Content
    renderer: Renderer
    bundle: Bundle
    plans: Sequence[Plan]

    @property
    def voice(self) -> Voice:
        """The language spoken."""
        return self.renderer.voice

    def page(self, plan: Plan) -> str:
        """The HTML of one page."""
        return self.renderer.page(self.frame(plan))

    def frame(self, plan: Plan) -> Frame:
        """The page as its template sees it."""
        frame = Frame(
            self.voice,
            plan,
            self.content,
            self.plans,
            self.bundle,
            title=self.voice.say(f"page.{plan.text}.title"),
            description=self.voice.say(f"page.{plan.text}.description"),
        )
        return self._filled(frame)

    def _filled(self, frame: Frame) -> Frame:
        plan = frame.plan
        text = self._text(plan.text)
        stale = self._stale(plan)
        if plan.code:
            view = table_view(self.voice, atlas(), plan.code, frame.link)
            title = frame.title if plan.code == "none" else self.voice.say("table.title", headline=view.headline)
            lead = frame.description if plan.code == "none" else view.lead
            return replace(frame, view=view, title=title, description=lead, stale=stale)
        if plan.template == "home.html":
            return replace(frame, view=self._home(text, frame), stale=stale)
        if plan.template == "gallery.html":
            return replace(frame, view=self._gallery(text, frame), stale=stale)
        done = self._prose(text, frame)
        view = glossary_view(self.content, self.voice, self.renderer.world(frame.address)) if plan.text == "glossary" else None
        return replace(
            frame,
            body=done.body,
            contents=tuple(h for h in done.headings if h.level == 2),
            view=view,
            stale=stale,
        )

    def _text(self, name: str) -> str:
        """The page's Markdown in this language; blocks that fall back are marked."""
        page = self.content.pages[name]
        catalogue = self.voice.catalogue
        if catalogue.fallback is None:
            text = localized_page(page, catalogue)
        else:
            text = page.rewritten(lambda block: self._block(block.ident))
        return FRONT_MATTER.sub("", text)

    def _block(self, ident: str) -> str:
        return self.voice.raw(ident)

    def _stale(self, plan: Plan) -> bool:
        """Whether a passage of the page is older than its English."""
        name = plan.text
        return any(
            ident.startswith((f"{name}#", f"page.{name}.")) or (name == "rules" and ident.startswith("rule."))
            for ident in self.voice.catalogue.stale
        )

    def _prose(self, text: str, frame: Frame) -> Prose:
        done = prose(text, self.renderer.world(frame.address))
        plain = tuple(
            type(h)(h.level, h.ident, self.voice.set(_unmarked(h.words))) for h in done.headings
        )
        return Prose(self.voice.html(done.body), plain)

    def _home(self, text: str, frame: Frame) -> HomeView:
        world = self.renderer.world(frame.address)
        steps = []
        for match in STEP.finditer(text):
            pane = figure(match["figure"]).panes[0]
            drawn = draw.picture(self.voice, pane.position, pane.viewer, world.next_ident())
            steps.append(
                Step(
                    match["id"],
                    self.voice.html(inline(match["title"], world)),
                    self.voice.html(prose(match["words"], world).body),
                    drawn,
                )
            )
        intro = text[: text.find("\n## ")]
        ways = tuple(
            Way(frame.link(plan.slug), self.voice.say(f"nav.{plan.text}"), self.voice.say(f"page.{plan.text}.description"))
            for plan in self.plans
            if plan.listed
        )
        return HomeView(
            self._prose(intro, frame).body, table_view(self.voice, atlas(), "none", frame.link), tuple(steps), ways
        )

    def _gallery(self, text: str, frame: Frame) -> GalleryView:
        at = text.find("\n## ")
        shapes = tuple(self._shape(slug, frame) for slug in SHAPES)
        return GalleryView(
            self._prose(text[:at], frame).body, self._prose(text[at:], frame).body, shapes
        )

    def _shape(self, slug: str, frame: Frame) -> ShapeView:
        cat = self.voice.catalogue
        charts = atlas().of_shape(slug)
        cards = tuple(
            Card(
                frame.link(table_slug(chart.code)),
                draw.picture(self.voice, chart.position, None, f"table-{chart.code}"),
                self.voice.set(headline(cat, chart.configuration)),
                self.voice.set(explanation(cat, chart.configuration)),
            )
            for chart in charts
        )
        return ShapeView(
            slug,
            self.voice.set(shape_title(cat, charts[0].configuration)),
            self.voice.say("gallery.tables", n=len(charts)),
            self.voice.set(shape_line(cat, slug)),
            cards,
        )


def _unmarked(words: str) -> str:
    """Words without the marks of another language."""
    return re.sub(f"{OPEN}[^{MIDDLE}]*{MIDDLE}|{CLOSE}", "", words)
