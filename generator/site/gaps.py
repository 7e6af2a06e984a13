"""What the English of a folder lacks: files, pages, and the words no page can do without."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from generator.language.blocks import FRONT_TEXTS
from generator.language.folder import English, shown
from generator.language.problem import Problem

FILES = ("strings.toml", "rules.toml")
PAGES = ("home", "rules", "table", "everyfall")
"""The pages without which there is no site."""


def gaps(site: Path, english: English) -> Iterator[Problem]:
    """Every file that is missing or is none, and every page without its title or description."""
    for name in FILES:
        if not (site / "en" / name).is_file():
            yield _gap(site, name, "toml", "", "file is missing", "write it")
    for name in PAGES:
        if name not in english.pages:
            yield _gap(site, f"pages/{name}.md", "markdown", name, "page is missing", "write it")
    for path in sorted((site / "en/pages").glob("*.md")):
        if not path.is_file():
            what, mend = "this is not a file", "put a text file in its place, or delete it"
            yield _gap(site, f"pages/{path.name}", "markdown", path.stem, what, mend)
    texts = english.source.by_id()
    for name, page in english.pages.items():
        for text in FRONT_TEXTS:
            if f"page.{name}.{text}" not in texts:
                mend = f"write {text}: … between two lines --- at the top"
                yield _gap(site, f"pages/{name}.md", "markdown", name, f"{text} is missing", mend)
        if not page.headings:
            mend = f"write: # {name.capitalize()} {{#{name}}}"
            yield _gap(site, f"pages/{name}.md", "markdown", name, "heading is missing", mend)


def _gap(site: Path, name: str, kind: str, ident: str, what: str, mend: str) -> Problem:
    return Problem(shown(site, site / "en" / name), 1, "error", kind, ident, what, mend)


def unread(problem: Problem) -> bool:
    """Whether a problem is that a TOML file of the English could not be read at all."""
    english = "/en/" in problem.path and problem.path.endswith(".toml")
    return english and problem.severity == "error" and not problem.ident
