"""Where each text stands: learnt from English pages, true of every language."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from generator.setup.call import ROOT
from generator.site.bundle import Bundle, bundle
from generator.site.content import Content
from generator.site.letters import letters
from generator.site.marked import END, FIRST, idents, marked
from generator.site.pages import Press
from generator.site.pictures import pictures
from generator.site.places import VOID, Place, outermost, places
from generator.site.plan import plans
from generator.site.render import Renderer, environment
from generator.site.settings import settings
from generator.site.voice import Voice

IDENTS = ("first", "second")
TAGS = settings(ROOT / "site_src").languages
SLUGS = ("", "rules", "table", "table/a3-b1", "questions", "glossary", "cheat", "translate")


def marked_ways(content: Content, tag: str) -> dict[str, set[tuple[str, str]]]:
    """For some pages of a language, each text that shows and the way to it."""
    made = bundle(ROOT / "assets", letters(content), ROOT / ".cache")
    env = environment(ROOT / "templates", ROOT / ".cache")
    named = {f"{one}/search.json": "search.json" for one in content.settings.languages}
    named |= {f"{one}/offline.json": "offline.json" for one in content.settings.languages}
    shown = pictures(content, env, ROOT / "assets", ROOT / ".cache")
    made |= Bundle(named | dict(shown.names), {})
    speaking = marked(content.catalogues[tag], set())
    heard = replace(content, catalogues={**content.catalogues, tag: speaking})
    listed = plans(content)
    press = Press(heard, Renderer(env, Voice(speaking), heard), made, listed)
    return {
        plan.slug: {
            (place.ident, place.way)
            for place in places(press.page(plan), idents(speaking))
            if not place.attribute
        }
        for plan in listed
        if plan.slug in SLUGS
    }


def mark(number: int, text: str) -> str:
    """A text between its marks."""
    return f"{chr(FIRST + number)}{text}{END}"


class Tree(HTMLParser):
    """The words of a page by the way to their element."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.words: dict[str, str] = {}
        self.above: list[tuple[str, str, dict[str, int]]] = [("", "", {})]
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """One step down."""
        _, way, counts = self.above[-1]
        number = counts.setdefault(tag, 0)
        counts[tag] += 1
        if tag not in {"html", "body"}:
            way = f"{way}/{tag}:{number}" if way else f"{tag}:{number}"
        way = f"#{dict(attrs)['id']}" if dict(attrs).get("id") else way
        self.words.setdefault(way, "")
        if tag not in VOID:
            self.above.append((tag, way, {}))

    def handle_endtag(self, tag: str) -> None:
        """One step up."""
        if tag in {name for name, _, _ in self.above}:
            while self.above.pop()[0] != tag:
                pass

    def handle_data(self, data: str) -> None:
        """Words belong to every element around them."""
        for way in {way for _, way, _ in self.above}:
            self.words[way] = self.words.get(way, "") + data


@pytest.mark.parametrize(
    ("html", "found"),
    [
        (f"<p>{mark(0, 'a')}</p>", [Place("first", "p:0", True)]),
        (f"<p>x</p><p>{mark(0, 'a')}</p>", [Place("first", "p:1", True)]),
        (f"<p>{mark(0, 'a')} b</p>", [Place("first", "p:0", False)]),
        (f"<p>b {mark(0, 'a')}</p>", [Place("first", "p:0", False)]),
        (f'<div id="d"><b>{mark(0, "a")}</b></div>', [Place("first", "#d/b:0", True)]),
        (f"<p>{mark(0, 'a <b>c</b> d')}</p>", [Place("first", "p:0", True)]),
        (f'<p title="{mark(0, "a")}">b</p>', [Place("first", "p:0", False, "title")]),
        (f"<head><title>{mark(0, 'a')}</title></head>", []),
        (f"<p><br>{mark(0, 'a')}</p>", [Place("first", "p:0", False)]),
    ],
)
def test_a_place_is_the_way_to_its_element(html: str, found: list[Place]) -> None:
    """Counted among its like, from the nearest id; whole where it is all the element holds."""
    assert list(places(html, IDENTS)) == found


def test_a_phrase_in_a_sentence_gives_way_to_the_sentence() -> None:
    """Readers mend the sentence; the phrase is found there too."""
    found = places(f"<p>{mark(0, 'Take ' + mark(1, 'it') + '.')}</p>", IDENTS)
    assert [place.ident for place in found] == ["second", "first"]
    assert [place.ident for place in outermost(found)] == ["first"]


def test_every_place_exists_in_every_language(content: Content, site: Mapping[str, bytes]) -> None:
    """A translation changes no element, drafts with their banner included: one map for all.

    Only drafts have what a draft says of itself.
    """
    tags = content.catalogues
    drafts = [tag for tag, catalogue in tags.items() if not catalogue.language.reviewed]
    name = next(name for name in site if name.startswith("assets/places-"))
    everything = json.loads(site[name])
    trees = {
        (tag, slug): Tree(site[f"{tag}/{slug}/index.html".replace("//", "/")].decode())
        for tag in tags
        for slug in {slug for slug, _ in everything.values()}
    }
    lost = [
        (tag, slug, ident, way)
        for ident, (slug, ways) in everything.items()
        for way, _ in ways
        for tag in (drafts if ident.startswith("page.draft") else tags)
        if way not in trees[tag, slug].words
    ]
    assert lost == []
    assert len(everything) > 1000


@pytest.mark.parametrize("tag", TAGS[1:])
def test_the_ways_are_the_same_in_every_language(tag: str, content: Content) -> None:
    """Made with marks, a page of another language has each text where the English page has it.

    A draft says one thing more, in the banner above its page.
    """
    english, other = marked_ways(content, TAGS[0]), marked_ways(content, tag)
    for slug in SLUGS:
        more = {(ident, way) for ident, way in other[slug] if ident.startswith("page.draft")}
        assert other[slug] - more == english[slug], slug
        assert bool(more) is not content.catalogues[tag].language.reviewed


def test_a_whole_place_holds_its_text(content: Content, site: Mapping[str, bytes]) -> None:
    """The words of French headings are found where the English page says they stand."""
    name = next(name for name in site if name.startswith("assets/places-"))
    french = content.catalogues["fr"]
    tree = Tree(site["fr/rules/index.html"].decode())
    for ident, (slug, ways) in json.loads(site[name]).items():
        if slug == "rules" and "#" in ident and "." not in ident and ways[0][1]:
            words = french.raw(ident).replace("'", "’")
            assert tree.words[ways[0][0]].strip().replace("\u202f", " ") == words, ident


def test_the_marks_reach_no_page(site: Mapping[str, bytes]) -> None:
    """They are for finding places only."""
    pages = {path: data.decode() for path, data in site.items() if path.endswith(".html")}
    assert [path for path, text in pages.items() if END in text or max(text) >= chr(FIRST)] == []
