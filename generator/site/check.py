"""The finished pages looked at once more: every link and anchor resolves, every id is used once."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Mapping
from urllib.parse import unquote, urlsplit

from generator.language.problem import Problem
from generator.site.content import Content
from generator.site.errors import ContentErrors

_TAG = re.compile(r"<[a-z][^<>]*>", re.IGNORECASE)
_ATTRIBUTE = re.compile(r'\s(id|href|src|srcset|style|on[a-z]+)="([^"]*)"')


def check(files: Mapping[str, bytes], content: Content) -> None:
    """Look through every page of the site.

    Raises ContentErrors naming each link that leads nowhere, each id that stands twice, and each
    inline style or handler, which the content policy would refuse.
    """
    pages = {
        path: _Page(path, data.decode()) for path, data in files.items() if path.endswith(".html")
    }
    problems = [
        problem
        for page in pages.values()
        for problem in (*page.problems(), *_links(page, pages, files, content.settings.base_path))
    ]
    if problems:
        raise ContentErrors(problems)


class _Page:
    """One page's ids and links, with their lines."""

    def __init__(self, path: str, text: str) -> None:
        self.path = path
        self.ids: dict[str, int] = {}
        self.links: list[tuple[str, int]] = []
        self.faults: list[tuple[int, str, str]] = []
        line, last = 1, 0
        for tag in _TAG.finditer(text):
            line += text.count("\n", last, tag.start())
            last = tag.start()
            for name, value in _ATTRIBUTE.findall(tag.group()):
                self._attribute(name, value, line)

    def _attribute(self, name: str, value: str, line: int) -> None:
        if name == "id":
            if value in self.ids:
                self.faults.append(
                    (line, f"id {value} stands twice", "give one of the two another id")
                )
            self.ids.setdefault(value, line)
        elif name in {"href", "src"}:
            self.links.append((value, line))
        elif name != "srcset":
            self.faults.append(
                (line, f"inline {name}", "put it in a style sheet or script of its own")
            )

    def problems(self) -> Iterator[Problem]:
        for line, what, mend in self.faults:
            yield Problem(self.path, line, "error", "page", "", what, mend)


def _links(
    page: _Page, pages: Mapping[str, _Page], files: Mapping[str, bytes], base: str
) -> Iterator[Problem]:
    for href, line in page.links:
        parts = urlsplit(href.replace("&amp;", "&"))
        if parts.scheme or parts.netloc:
            continue
        target = page.path
        if parts.path.startswith("/"):
            target = unquote(parts.path.removeprefix(base))
        elif parts.path:
            target = posixpath.normpath(
                posixpath.join(posixpath.dirname(page.path), unquote(parts.path))
            )
            target = "" if target == "." else target
            if parts.path.endswith(("/", ".")) and target:
                target += "/"
        if not target or target.endswith("/"):
            target += "index.html"
        if target not in files:
            yield Problem(
                page.path,
                line,
                "error",
                "link",
                "",
                f"{href} leads nowhere",
                "mend the link, or add the page",
            )
        elif (
            parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].ids
        ):
            yield Problem(
                page.path,
                line,
                "error",
                "link",
                "",
                f"{href}: there is no place #{parts.fragment}",
                "mend the link, or give the place its id",
            )
