"""What a kept process remembers of its last rendering, so that a small edit makes few pages anew.

While a page is made, every text it asks for is noted. After an edit only the pages that asked for
a text that now reads differently are made again; everything else is taken from memory. Whatever
pages share beyond texts (facts of rules, settings, templates, files under hashed names) makes all
of them anew when it changes. One more language makes anew what lists the languages. The result
equals a clean build; a test holds it to that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import TypeVar, cast

from generator.language.catalogue import Catalogue
from generator.language.language import Language
from generator.site.check import Checked
from generator.site.content import Content, owners
from generator.site.leaf import Joined
from generator.site.offline import Measures
from generator.site.spread import spread
from generator.site.write import Written

T = TypeVar("T")
Gist = Callable[[str], str]

BEHIND = "behind"
"""What a piece is said to have asked for that has been left for later."""
FEW = 24
"""So many pieces are worth a process of its own."""


@dataclass(frozen=True)
class Listening(Catalogue):
    """A catalogue that notes every text it is asked for, as `tag:ident`."""

    log: set[str] = field(default_factory=set, compare=False, hash=False)

    def has(self, ident: str) -> bool:
        """Whether the text exists; asking counts, since a new text would change the answer."""
        self.log.add(f"{self.language.tag}:{ident}")
        return super().has(ident)

    def _holder(self, ident: str) -> Catalogue:
        self.log.add(f"{self.language.tag}:{ident}")
        return super()._holder(ident)


def listening(content: Content, log: set[str]) -> Content:
    """The same content, whose catalogues and pages note in `log` what is asked of them."""
    catalogues = {
        tag: Listening(c.language, c.messages, c.fallback, c.stale, log)
        for tag, c in content.catalogues.items()
    }
    return replace(content, catalogues=catalogues, log=log)


@dataclass
class Memory:
    """What the last rendering made, with what each piece asked for, and the content it came from.

    `written` are the files on disk, `joined` the pages put together of their halves, `checked`
    those found in order, `offline` the files that list the others, with their `measures`; `whole`
    is what the last rendering came to as one thing, `reading` what was read last, of which files.
    It is `behind` where pieces were left for later.
    """

    shared: object = None
    content: Content | None = None
    names: Mapping[str, str] = field(default_factory=dict)
    written: Written = field(default_factory=Written)
    joined: Joined = field(default_factory=Joined)
    checked: Checked = field(default_factory=Checked)
    pages: dict[str, tuple[object, frozenset[str]]] = field(default_factory=dict)
    below: dict[str, Memory] = field(default_factory=dict)
    whole: object = None
    offline: Mapping[str, bytes] = field(default_factory=dict)
    measures: Measures = field(default_factory=Measures)
    reading: tuple[Mapping[str, str], Content] | None = None
    behind: bool = False

    def __getstate__(self) -> dict[str, object]:
        """All but what is true of this process alone: the files it wrote."""
        return {
            **vars(self),
            "written": Written(),
            "joined": Joined(),
            "checked": Checked(),
            "offline": {},
        }

    def of(self, purpose: str) -> Memory:
        """A memory of its own for another rendering of the same content."""
        return self.below.setdefault(purpose, Memory())

    def begin(self, content: Content, shared: object, gist: Gist = str) -> Recall:
        """Start a rendering of `content`; `shared` is all that is neither its nor a named file.

        A text counts as changed where its `gist` does: what of it bears on what is made.
        """
        changed = None
        if self.content is not None and shared == self.shared and _same(self.content, content):
            changed = _changed(self.content, content, gist)
        self.shared, self.content = shared, content
        old = self.pages if changed is not None else {}
        self.pages, self.behind = {}, False
        return Recall(self, old, {BEHIND, *(changed or ())})


@dataclass(frozen=True)
class Recall:
    """One rendering with a memory of the last one.

    The pieces `left` for later are taken as they are, and made anew the next time.
    """

    memory: Memory
    old: Mapping[str, tuple[object, frozenset[str]]]
    changed: set[str]
    left: set[str] = field(default_factory=set)

    def named(self, names: Mapping[str, str]) -> None:
        """Learn the addresses of the site's own files; a page that used one that moved is old."""
        before = self.memory.names
        self.changed.update(
            f"file:{name}" for name in {*names, *before} if names.get(name) != before.get(name)
        )
        self.memory.names = names

    def made(self, name: str, log: set[str], make: Callable[[], T]) -> T:
        """What `make` makes of texts: from memory where all that was asked for is as it was."""
        kept = self.old[name] if self._holds(name) else None
        if kept is None and name in self.left and name in self.old:
            value, asked = self.old[name]
            kept = (value, asked | {BEHIND})
        if kept is None:
            log.clear()
            fresh = make()
            kept = (fresh, frozenset(log))
        self.memory.pages[name] = kept
        return cast(T, kept[0])

    def all_made(
        self, log: set[str], groups: Sequence[Mapping[str, Callable[[], T]]], few: int = FEW
    ) -> list[T]:
        """Every piece of every group, in order; if `few` or more are to be made, side by side."""
        makers = {name: make for group in groups for name, make in group.items()}
        fresh = [[name for name in group if not self._holds(name)] for group in groups]

        def made(names: Iterable[str]) -> dict[str, tuple[object, frozenset[str]]]:
            for name in names:
                self.made(name, log, makers[name])
            return {name: self.memory.pages[name] for name in names}

        for found in spread(made, shares([names for names in fresh if names], few)):
            self.memory.pages |= found
        return [
            cast(T, self.memory.pages[name][0])
            if name in self.memory.pages
            else self.made(name, log, make)
            for name, make in makers.items()
        ]

    def _holds(self, name: str) -> bool:
        """Whether a piece stands as it was."""
        kept = self.old.get(name)
        return kept is not None and not kept[1] & self.changed


def shares(groups: Sequence[Sequence[str]], few: int = FEW, most: int = 2) -> list[Sequence[str]]:
    """Names in as many even shares as can be worked on at a time, in their order, so that a group
    stays together where it can; few names are one share, since a process of its own costs as much.

    >>> shares([["a1", "a2"], ["b1"]])
    [['a1', 'a2', 'b1']]
    """
    names = [name for group in groups for name in group]
    size = len(names) if len(names) < few else -(-len(names) // most)
    return [names[start : start + size] for start in range(0, len(names), size or 1)]


def _same(old: Content, new: Content) -> bool:
    """Whether everything but texts, and which languages there are, is as it was."""
    return (
        replace(old.settings, languages=()) == replace(new.settings, languages=())
        and old.settings.source == new.settings.source
        and old.rules == new.rules
        and old.terms == new.terms
        and list(old.pages) == list(new.pages)
        and all(old.pages[n].headings == new.pages[n].headings for n in new.pages)
        and all(
            _described(old.catalogues[tag].language) == _described(new.catalogues[tag].language)
            for tag in _both(old, new)
        )
    )


def _described(language: Language) -> tuple[object, ...]:
    """All that the description of a language says, to compare with that of another time."""
    return tuple(getattr(language, one.name) for one in fields(language))


def _both(old: Content, new: Content) -> list[str]:
    """The languages that were there before."""
    return [tag for tag in new.catalogues if tag in old.catalogues]


def _changed(old: Content, new: Content, gist: Gist) -> frozenset[str]:
    """Every `tag:ident` that reads differently now, and every `page:name` and `stale:…` too."""

    def differs(then: Iterable[str], now: Iterable[str]) -> bool:
        return then != now and [*map(gist, then)] != [*map(gist, now)]

    found = {
        f"page:{name}" for name in new.pages if old.pages[name].source != new.pages[name].source
    }
    found |= {f"spoken:{tag}" for tag in _both(old, new) if old.speaks[tag] != new.speaks[tag]}
    if old.settings.languages != new.settings.languages:
        found.add("languages")
    for tag in new.progress:
        if old.progress.get(tag) != new.progress[tag]:
            found.add(f"progress:{tag}")
    for tag in _both(old, new):
        then, now = old.catalogues[tag], new.catalogues[tag]
        for ident in then.stale ^ now.stale:
            found |= {f"{tag}:{ident}", *(f"stale:{tag}:{name}" for name in owners(ident))}
        idents = set(then.messages) | set(now.messages)
        if now.fallback is not None and then.fallback is not None:
            idents |= set(then.fallback.messages) | set(now.fallback.messages)
        found |= {
            f"{tag}:{ident}" for ident in idents if differs(_text(then, ident), _text(now, ident))
        }
    return frozenset(found)


def _text(catalogue: Catalogue, ident: str) -> tuple[str, ...]:
    """The forms of a text with the language it is in, or nothing where there is none."""
    if ident in catalogue.messages:
        return ("", *catalogue.messages[ident])
    if catalogue.fallback is None:
        return ()
    return (catalogue.fallback.language.tag, *catalogue.fallback.messages.get(ident, ()))
