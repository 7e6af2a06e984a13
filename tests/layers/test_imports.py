"""Imports point one way only, and each library has one room that may use it."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from generator.setup.call import ROOT

#: Room -> the rooms it may import.
ROOMS: dict[str, set[str]] = {
    "emperor": set(),
    "language": set(),
    "wording": {"emperor", "language"},
    "diagram": {"emperor"},
    "fragment": {"emperor", "language", "wording"},
    "quiz": {"emperor", "language", "wording", "diagram", "fragment"},
    "browser": {"emperor", "language", "wording", "diagram", "fragment", "quiz"},
    "setup": set(),
    "site": {"emperor", "language", "wording", "diagram", "fragment", "quiz", "browser", "setup"},
    "commands": {"site", "setup"},
}
#: Room -> the libraries it may import beside the standard one.
LIBRARIES: dict[str, set[str]] = {
    "diagram": {"svgwrite"},
    "site": {"brotli", "fontTools", "jinja2", "markdown", "markupsafe", "resvg_py"}
    | {"watchfiles"},
}


def imported(source: str, package: str = "") -> Iterator[str]:
    """Give the full dotted name of everything a module imports, wherever in it that stands.

    *package* is the one the module is in, for imports that begin with a full stop.
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: package.count(".") + 2 - node.level]
            base = ".".join(
                [*(above if node.level else []), *([node.module] if node.module else [])]
            )
            if base == "generator":
                yield from (f"generator.{alias.name}" for alias in node.names)
            yield base


def strangers(room: str, source: str) -> list[str]:
    """Give the imports that *room* may not have."""
    wrong = []
    for name in imported(source, f"generator.{room}"):
        top, _, rest = name.partition(".")
        inner = rest.partition(".")[0]
        if top == "generator":
            allowed = inner in {"", room} | ROOMS[room]
        else:
            allowed = top in sys.stdlib_module_names or top in LIBRARIES.get(room, set())
        if not allowed:
            wrong.append(name)
    return wrong


MODULES = sorted((ROOT / "generator").glob("*/**/*.py"))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_module_imports_only_what_its_room_may(path: Path) -> None:
    """No module reaches upwards, sideways, or for a library that is not its room's."""
    room = path.relative_to(ROOT / "generator").parts[0]
    assert strangers(room, path.read_text("utf-8")) == []


def test_every_room_has_its_place_in_the_order() -> None:
    """A new room under generator/ has to be given its layer here."""
    assert {path.relative_to(ROOT / "generator").parts[0] for path in MODULES} == set(ROOMS)


def test_a_wrong_import_is_seen() -> None:
    """The reader of imports finds what the rule forbids, in a function too."""
    source = "import generator.site\ndef f():\n    from jinja2 import Template\n"
    assert strangers("emperor", source) == ["generator.site", "jinja2"]
    assert strangers("emperor", "from ..language import message") == ["generator.language"]
    assert strangers("emperor", "from .. import site\nfrom . import seat\n") == ["generator.site"]


def test_build_py_needs_nothing_but_the_standard_library_before_the_environment() -> None:
    """The first file to run imports the set-up and the commands, nothing else of ours."""
    ours = {n for n in imported((ROOT / "build.py").read_text("utf-8")) if "generator" in n}
    assert ours == {"generator.setup.start", "generator.commands.dispatch"}
