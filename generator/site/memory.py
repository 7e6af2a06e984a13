"""What a kept process remembers of its last rendering, so that a small edit makes few pages anew.

While a page is made, every text it asks for is noted. After an edit only the pages that asked for
a text that now reads differently are made again; everything else is taken from memory. Whatever
pages share beyond texts (facts of rules, settings, templates, files under hashed names) makes all
of them anew when it changes. The result equals a clean build; a test holds it to that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar, cast

from generator.language.catalogue import Catalogue
from generator.site.content import Content, owners
from generator.site.spread import spread
from generator.site.write import Written

T = TypeVar("T")
Gist = Callable[[str], str]


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

    `written` are the files on disk; `whole` is what the last rendering came to as one thing.
    """

    shared: object = None
    content: Content | None = None
    names: Mapping[str, str] = field(default_factory=dict)
    written: Written = field(default_factory=Written)
    pages: dict[str, tuple[object, frozenset[str]]] = field(default_factory=dict)
    below: dict[str, Memory] = field(default_factory=dict)
    whole: object = None

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
        self.pages = {}
        return Recall(self, old, set(changed or ()))


@dataclass(frozen=True)
class Recall:
    """One rendering with a memory of the last one."""

    memory: Memory
    old: Mapping[str, tuple[object, frozenset[str]]]
    changed: set[str]

    def named(self, names: Mapping[str, str]) -> None:
        """Learn the addresses of the site's own files; a page that used one that moved is old."""
        before = self.memory.names
        self.changed.update(
            f"file:{name}" for name in {*names, *before} if names.get(name) != before.get(name)
        )
        self.memory.names = names

    def made(self, name: str, log: set[str], make: Callable[[], T]) -> T:
        """What `make` makes of texts: from memory where all that was asked for is as it was."""
        kept = self.old.get(name)
        if kept is None or kept[1] & self.changed:
            log.clear()
            fresh = make()
            kept = (fresh, frozenset(log))
        self.memory.pages[name] = kept
        return cast(T, kept[0])

    def all_made(self, log: set[str], groups: Sequence[Mapping[str, Callable[[], T]]]) -> list[T]:
        """Every piece of every group, in order; from nothing, the groups are made side by side."""

        def made(group: Mapping[str, Callable[[], T]]) -> dict[str, tuple[object, frozenset[str]]]:
            for name, make in group.items():
                self.made(name, log, make)
            return {name: self.memory.pages[name] for name in group}

        for found in [made(group) for group in groups] if self.old else spread(made, groups):
            self.memory.pages |= found
        return [cast(T, self.memory.pages[name][0]) for group in groups for name in group]


def _same(old: Content, new: Content) -> bool:
    """Whether everything but texts is as it was."""
    return (
        old.settings == new.settings
        and old.rules == new.rules
        and old.terms == new.terms
        and list(old.pages) == list(new.pages)
        and all(old.pages[n].headings == new.pages[n].headings for n in new.pages)
        and all(
            old.catalogues[tag].language == new.catalogues[tag].language
            for tag in new.settings.languages
        )
    )


def _changed(old: Content, new: Content, gist: Gist) -> frozenset[str]:
    """Every `tag:ident` that reads differently now, and every `page:name` and `stale:…` too."""

    def differs(then: Iterable[str], now: Iterable[str]) -> bool:
        return then != now and [*map(gist, then)] != [*map(gist, now)]

    found = {
        f"page:{name}" for name in new.pages if old.pages[name].source != new.pages[name].source
    }
    for tag in new.progress:
        if old.progress.get(tag) != new.progress[tag]:
            found.add(f"progress:{tag}")
    for tag, now in new.catalogues.items():
        then = old.catalogues[tag]
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
