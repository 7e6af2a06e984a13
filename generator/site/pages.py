"""Each page made from the content: its words and its view put into a frame, the frame rendered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from generator.fragment.ways import Ways
from generator.site.around import Around
from generator.site.atlas import atlas
from generator.site.bench_view import bench_view
from generator.site.bundle import Bundle
from generator.site.compare_view import choices, compare_view
from generator.site.content import Content
from generator.site.embed_view import FRAME_POLICY, PAGE_POLICY, embed_view, frame_view
from generator.site.frame import Frame
from generator.site.gallery_view import gallery_view
from generator.site.glossary_view import glossary_view
from generator.site.home_view import home_view
from generator.site.larger_view import larger_view
from generator.site.notices import notices
from generator.site.plan import Plan
from generator.site.quiz_view import quiz_view
from generator.site.render import Renderer
from generator.site.table_view import table_view
from generator.site.translate_view import translate_view
from generator.site.voice import Voice
from generator.site.ways import ways
from generator.site.whereabouts import Whereabouts
from generator.site.words import Words


@dataclass(frozen=True, slots=True)
class SearchWords:
    """What the search page's script says: one result, several, none; `{n}` and `{query}` stay."""

    one: str
    other: str
    none: str


@dataclass(frozen=True)
class Press:
    """Makes the pages of one language."""

    content: Content
    renderer: Renderer
    bundle: Bundle
    plans: Sequence[Plan]
    where: Whereabouts | None = None

    @property
    def voice(self) -> Voice:
        """The language spoken."""
        return self.renderer.voice

    @property
    def words(self) -> Words:
        """The pages' own words in it."""
        return Words(self.content, self.voice)

    @property
    def ways(self) -> Ways:
        """The ways out of a table, from the language's first page."""
        found, asked = self._ways
        self.content.log.update(asked)  # each page that uses them asks for these texts
        return found

    @cached_property
    def _ways(self) -> tuple[Ways, frozenset[str]]:
        """The ways, made once, and the texts asked for meanwhile."""
        log = self.content.log
        before = set(log)
        log.clear()
        found, asked = ways(self.content, self.voice), frozenset(log)
        log.update(before)
        return found, asked

    def page(self, plan: Plan) -> str:
        """The HTML of one page."""
        return self.renderer.page(self.frame(plan))

    def leaf(self, plan: Plan) -> str:
        """The HTML of one page, but for what it says of other languages."""
        return self.renderer.leaf(self.frame(plan))

    def around(self, plan: Plan) -> Around:
        """What the page says of other languages."""
        return self.renderer.around(self._frame(plan))

    def frame(self, plan: Plan) -> Frame:
        """The page as its template sees it."""
        frame = replace(
            self._frame(plan),
            title=self.voice.say(f"page.{plan.text}.title"),
            description=self.voice.say(f"page.{plan.text}.description"),
        )
        world = self.renderer.world(frame.address)
        frame = replace(frame, notices=notices(self.content, self.voice, plan, world))
        return _FILLED.get(plan.template, Press._reading)(self, frame)

    def _frame(self, plan: Plan) -> Frame:
        return Frame(self.voice, plan, self.content, self.plans, self.bundle, "", "")

    def _reading(self, frame: Frame) -> Frame:
        world = self.renderer.world(frame.address)
        done = self.words.prose(self.words.text(frame.plan.text), world)
        sections = tuple(heading for heading in done.headings if heading.level == 2)
        return replace(frame, body=done.body, contents=sections)

    def _home(self, frame: Frame) -> Frame:
        world = self.renderer.world(frame.address)
        return replace(frame, view=home_view(self.words, world, self.plans, self.ways))

    def _gallery(self, frame: Frame) -> Frame:
        return replace(frame, view=gallery_view(self.words, self.renderer.world(frame.address)))

    def _glossary(self, frame: Frame) -> Frame:
        world = self.renderer.world(frame.address)
        return replace(self._reading(frame), view=glossary_view(self.content, self.voice, world))

    def _search(self, frame: Frame) -> Frame:
        raw = self.voice.catalogue.forms("search.results")
        none = self.voice.set(self.voice.catalogue.raw("search.none"))
        words = SearchWords(self.voice.set(raw[0]), self.voice.set(raw[-1]), none)
        return replace(self._reading(frame), view=words)

    def _choices(self, frame: Frame) -> Frame:
        world = self.renderer.world(frame.address)
        return replace(self._reading(frame), view=choices(self.content, self.voice, world))

    def _compare(self, frame: Frame) -> Frame:
        other = Voice(self.content.catalogues[frame.plan.other])
        theirs = replace(self.renderer, voice=other)
        view = compare_view(self.content, frame.plan, self.renderer, theirs)
        title = self.voice.say(
            "compare.title", title=view.title, one=view.names[0], other=view.names[1]
        )
        return replace(frame, view=view, title=title)

    def _translate(self, frame: Frame) -> Frame:
        view = translate_view(self.content, frame, self.where or Whereabouts())
        return replace(self._reading(frame), view=view)

    def _workbench(self, frame: Frame) -> Frame:
        return replace(self._reading(frame), view=bench_view(frame))

    def _quiz(self, frame: Frame) -> Frame:
        view = quiz_view(self.voice, self.ways.at(frame.link("")))
        return replace(self._reading(frame), view=view)

    def _larger(self, frame: Frame) -> Frame:
        view = larger_view(self.voice, self.ways.at(frame.link("")))
        text = self.words.text(frame.plan.text)
        help_ = text[text.find("\n## ") :]
        world = self.renderer.world(frame.address)
        return replace(frame, view=view, body=self.words.prose(help_, world).body)

    def _embed(self, frame: Frame) -> Frame:
        return replace(self._reading(frame), view=embed_view(frame), policy=PAGE_POLICY)

    def _embed_frame(self, frame: Frame) -> Frame:
        view = frame_view(frame, self.ways.at(frame.link("")))
        return replace(frame, view=view, title=view.headline, policy=FRAME_POLICY)

    def _table(self, frame: Frame) -> Frame:
        code = frame.plan.code
        view = table_view(self.voice, atlas(), code, self.ways.at(frame.link("")))
        if code == "none":
            text = self.words.text("table")
            help_ = text[text.find("\n## ") :]
            world = self.renderer.world(frame.address)
            return replace(frame, view=view, body=self.words.prose(help_, world).body)
        title = self.voice.say("table.title", headline=view.headline)
        return replace(frame, view=view, title=title, description=view.lead)


_FILLED: Mapping[str, Callable[[Press, Frame], Frame]] = {
    "home.html": Press._home,
    "gallery.html": Press._gallery,
    "glossary.html": Press._glossary,
    "table.html": Press._table,
    "bigtable.html": Press._larger,
    "embed.html": Press._embed,
    "embed-frame.html": Press._embed_frame,
    "search.html": Press._search,
    "compare.html": Press._compare,
    "compare-index.html": Press._choices,
    "quiz.html": Press._quiz,
    "translate.html": Press._translate,
    "workbench.html": Press._workbench,
}
