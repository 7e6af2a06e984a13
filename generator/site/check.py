"""The finished pages looked at once more: every link and anchor resolves, every id is used once."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from sys import intern
from urllib.parse import unquote, urlsplit

from generator.language.problem import Problem
from generator.site.content import Content
from generator.site.errors import ContentErrors

_TAG = re.compile(r"<[A-Za-z][^<>=]*=[^<>]*>")
_ATTRIBUTE = re.compile(r'\s(id|href|src|srcset|style|on[a-z]+)="([^"]*)"')


@dataclass
class Checked:
    """What a process found to be in order last: the files there were, and the pages as seen.

    `others` are the pages that it looked through itself.
    """

    paths: frozenset[str] = frozenset()
    pages: Mapping[str, Sequence[Seen]] = field(default_factory=dict)
    others: dict[str, tuple[bytes, Seen]] = field(default_factory=dict)

    def look(self, path: str, data: bytes, base: str) -> Seen:
        """Look through a page that nobody has looked through yet, unless it is as it was."""
        known = self.others.get(path)
        if known is None or known[0] != data:
            self.others[path] = known = (data, look(path, data, base))
        return known[1]

    def lost(self, paths: Iterable[str], pages: Mapping[str, Sequence[Seen]]) -> set[str]:
        """The files that are gone, and the pages of which a place is gone."""
        gone = set(self.paths.difference(paths))
        for path, parts in self.pages.items():
            now = pages.get(path, ())
            if parts != now and not _ids(parts) <= _ids(now):
                gone.add(path)
        return gone

    def holds(self, part: Seen) -> bool:
        """Whether this very part was there."""
        return any(part is known for known in self.pages.get(part.path, ()))


def check(
    files: Mapping[str, bytes],
    content: Content,
    seen: Iterable[Seen] = (),
    checked: Checked | None = None,
) -> None:
    """Look through every page of the site; `seen` are those, or parts, looked through already.

    What `checked` knows to be in order is looked at again where something is gone that it leads to.
    Raises ContentErrors naming each link that leads nowhere, each id that stands twice, and each
    inline style or handler, which the content policy would refuse.
    """
    base = content.settings.base_path
    checked = checked or Checked()
    pages: dict[str, list[Seen]] = {}
    for part in seen:
        pages.setdefault(part.path, []).append(part)
    for path, data in files.items():
        if path.endswith(".html") and path not in pages:
            pages[path] = [checked.look(path, data, base)]
    lost = checked.lost(files, pages)
    problems = [
        problem
        for parts in pages.values()
        for part in parts
        if not checked.holds(part) or not part.targets.isdisjoint(lost)
        for problem in (*part.problems(), *_links(part, pages, files))
    ]
    if problems:
        raise ContentErrors(problems)
    checked.paths, checked.pages = frozenset(files), pages


def _ids(parts: Iterable[Seen]) -> set[str]:
    return {ident for part in parts for ident in part.ids}


_Link = tuple[int, str, str]
"""The line of a link, the file it leads to and the place in it. Plain, for there are many."""


class Seen:
    """The ids and links of a page, or of a part of it, with their lines."""

    def __init__(self, path: str, text: str, base: str) -> None:
        self.path = path
        self.folder = posixpath.dirname(path)
        self.base = base
        self.ids: dict[str, int] = {}
        self.links: dict[str, _Link] = {}
        self.faults: list[tuple[int, str, str]] = []
        line, last = 1, 0
        known: set[str] = set()  # tags without an id, many of which stand many times
        for tag in _TAG.finditer(text):
            whole = tag[0]
            if whole in known:
                continue
            found = _ATTRIBUTE.findall(whole)
            if not any(name == "id" for name, _ in found):
                known.add(whole)
            for name, value in found:
                line, last = line + text.count("\n", last, tag.start()), tag.start()
                self._attribute(name, value, line)

    @cached_property
    def targets(self) -> frozenset[str]:
        """The files that its links lead to."""
        return frozenset(target for _, target, _ in self.links.values())

    def _attribute(self, name: str, value: str, line: int) -> None:
        if name == "id":
            if value in self.ids:
                self.faults.append(
                    (line, f"id {value} stands twice", "give one of the two another id")
                )
            self.ids.setdefault(value, line)
        elif name in {"href", "src"}:
            if value not in self.links:
                self._link(value, line)
        elif name != "srcset":
            self.faults.append(
                (line, f"inline {name}", "put it in a style sheet or script of its own")
            )

    def _link(self, href: str, line: int) -> None:
        """Keep a link within the site, and where it leads."""
        parts = urlsplit(href.replace("&amp;", "&"))
        if parts.scheme or parts.netloc:
            return
        target = self.path
        if parts.path.startswith("/"):
            target = unquote(parts.path.removeprefix(self.base))
        elif parts.path:
            target = posixpath.normpath(posixpath.join(self.folder, unquote(parts.path)))
            target = "" if target == "." else target
            if parts.path.endswith(("/", ".")) and target:
                target += "/"
        if not target or target.endswith("/"):
            target += "index.html"
        self.links[href] = (line, intern(target), unquote(parts.fragment))

    def problems(self) -> Iterator[Problem]:
        for line, what, mend in self.faults:
            yield Problem(self.path, line, "error", "page", "", what, mend)


def look(path: str, data: bytes, base: str) -> Seen:
    """Look through one page, for `check`."""
    return Seen(path, data.decode(), base)


def _links(
    page: Seen, pages: Mapping[str, Sequence[Seen]], files: Mapping[str, bytes]
) -> Iterator[Problem]:
    for href, (line, target, place) in page.links.items():
        there = pages.get(target, ())
        if target not in files:
            what, mend = f"{href} leads nowhere", "mend the link, or add the page"
        elif place and there and not any(place in part.ids for part in there):
            what = f"{href}: there is no place #{place}"
            mend = "mend the link, or give the place its id"
        else:
            continue
        yield Problem(page.path, line, "error", "link", "", what, mend)
