"""What every template may see of its page: words, links, files. Nothing else reaches a template."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from markupsafe import Markup

from generator.site import address
from generator.site.bundle import WHOLE, Bundle
from generator.site.content import Content
from generator.site.notices import Notices
from generator.site.plan import Plan, compare_slug, compared
from generator.site.prose import Heading, parted
from generator.site.voice import Voice

POLICY = (
    "default-src 'none'; script-src 'self'; connect-src 'self'; worker-src 'self'; "
    "style-src 'self'; img-src 'self' data:; font-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)


@dataclass(frozen=True, slots=True)
class Item:
    """An entry of the menus: its words, its link, whether it stands in the bar, `aria-current`."""

    words: str
    href: str
    main: bool
    current: str


@dataclass(frozen=True, slots=True)
class Other:
    """The same page in another language: its tag, that language's own name, links both ways, and
    the language with a country."""

    tag: str
    name: str
    href: str
    absolute: str
    locale: str = ""


@dataclass(frozen=True)
class Frame:
    """One page in one language, as its template sees it."""

    voice: Voice
    plan: Plan
    content: Content
    plans: Sequence[Plan]
    bundle: Bundle
    title: str
    description: str
    body: Markup = field(default_factory=Markup)
    contents: Sequence[Heading] = ()
    view: object = None
    notices: Notices = field(default_factory=Notices)
    policy: str = POLICY
    extra: Mapping[str, object] = field(default_factory=dict)

    @property
    def tag(self) -> str:
        return self.voice.tag

    @property
    def direction(self) -> str:
        return self.voice.language.direction

    @property
    def language_name(self) -> str:
        return self.voice.language.name

    @property
    def indexed(self) -> bool:
        """Whether search engines may list the page."""
        return self.plan.indexed

    @property
    def slug(self) -> str:
        return self.plan.slug

    @property
    def kind(self) -> str:
        return self.plan.template.removesuffix(".html")

    @property
    def address(self) -> str:
        """The page's own address."""
        return address.page(self.tag, self.slug)

    @property
    def canonical(self) -> str:
        return self.content.settings.base + self.address

    def way(self, target: str) -> str:
        """The link from this page to any address of the site."""
        return address.relative(self.address, target)

    def link(self, slug: str, place: str = "") -> str:
        """The link to a page of this language, with or without a place on it."""
        return self.way(address.page(self.tag, slug) + (f"#{place}" if place else ""))

    def link_in(self, tag: str, slug: str, place: str = "") -> str:
        """The link to a page of another language."""
        return self.way(address.page(tag, slug) + (f"#{place}" if place else ""))

    def asset(self, name: str) -> str:
        """The link to a file of the site by its plain name."""
        name = f"{self.tag}/{name}" if name in WHOLE else name
        return self.way(self.bundle.address(name))

    @property
    def python(self) -> str:
        """The link to the worker that runs Python; empty where the site was built without it."""
        self.bundle.log.add("file:python")
        return self.asset("python") if "python" in self.bundle.names else ""

    @property
    def fonts(self) -> tuple[str, ...]:
        """The links to the fonts that the first screen needs."""
        early = ("alegreya.woff2", "source-sans-3.woff2")
        return tuple(self.way(self.bundle.address(f"{self.tag}/{name}")) for name in early)

    @property
    def opening(self) -> Markup:
        """The page's heading with the paragraph under it; its contents are listed after them."""
        return parted(self.body)[0]

    @property
    def rest(self) -> Markup:
        """All of the page's words after its opening."""
        return parted(self.body)[1]

    @property
    def searched(self) -> bool:
        """Whether the site has a page for searching."""
        return any(plan.text == "search" for plan in self.plans)

    def offers(self, name: str) -> bool:
        """Whether the site has a page of that name."""
        return any(plan.text == name for plan in self.plans)

    @property
    def pencils(self) -> str:
        """The link to the file that tells where this page's texts can be mended; may be empty."""
        name = f"pencils/{self.plan.slug}"
        if self.plan.other or name not in self.bundle.names or not self.offers("workbench"):
            return ""
        return self.asset(name)

    @property
    def state_here(self) -> str:
        """The link to what the translators' page says of this page's texts."""
        if self.tag not in self.content.progress:
            return self.link("translate")
        return self.link("translate", f"{self.tag}-page-{self.plan.text}")

    @property
    def sheets(self) -> tuple[str, ...]:
        return self.plan.sheets

    @property
    def others(self) -> tuple[Other, ...]:
        """The page in the other languages, for the reader."""
        return tuple(other for other in self._everywhere() if other.tag != self.tag)

    @property
    def original(self) -> Other:
        """The page in the language it was written in."""
        return self._in(self.content.settings.source)

    @property
    def alternates(self) -> tuple[Other, ...]:
        """The page in every language that has it, for search engines, with `x-default`."""
        everywhere = [there for there in self._everywhere() if self._has(there.tag)]
        choice = everywhere[0].absolute if self.slug else self.content.settings.base
        return (*everywhere, Other("x-default", "", "", choice))

    def _everywhere(self) -> tuple[Other, ...]:
        return tuple(self._in(tag) for tag in self.content.languages)

    def _in(self, tag: str) -> Other:
        there = address.page(tag, self._slug_in(tag))
        language = self.content.catalogues[tag].language
        absolute = self.content.settings.base + there
        return Other(tag, language.name, self.way(there), absolute, language.locale)

    def _slug_in(self, tag: str) -> str:
        """The page's slug in another language: the same, but a comparison changes sides, and is
        the plain page where that language has none."""
        if self.plan.other == tag:
            return compare_slug(self.tag, self.plan.subject)
        if not self._has(tag):
            return "" if self.plan.subject == "home" else self.plan.subject
        return self.slug

    def _has(self, tag: str) -> bool:
        """Whether a language has the page: all of them have all but comparisons."""
        other, subject = self.plan.other, self.plan.subject
        return not other or subject in compared(
            self.content, tag, other if other != tag else self.tag
        )

    @property
    def navigation(self) -> tuple[Item, ...]:
        """The listed pages, with the current one marked (`true` for a page below it)."""
        items = []
        for plan in self.plans:
            if plan.listed:
                here = "page" if plan.slug == self.slug else ""
                below = "true" if self.slug.startswith(plan.slug + "/") else ""
                items.append(
                    Item(
                        self.voice.name_of(plan.text),
                        self.link(plan.slug),
                        plan.main,
                        here or below,
                    )
                )
        return tuple(items)
