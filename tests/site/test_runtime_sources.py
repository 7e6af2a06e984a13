"""What is shipped to the browser is what the entry modules import."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from generator.setup.call import ROOT
from generator.site.runtime import CORE, LATER
from generator.site.runtime_sources import closure, imported


def test_everything_an_entry_imports_is_found_and_nothing_else(tmp_path: Path) -> None:
    """Packages above, relative imports, and imports inside functions count; bystanders do not."""
    room = tmp_path / "generator" / "room"
    room.mkdir(parents=True)
    for name, text in {
        "../__init__.py": "",
        "__init__.py": "",
        "door.py": "from . import table\ndef open():\n    import generator.room.key\n",
        "table.py": "import json\nfrom ..room.seat import Seat\n",
        "seat.py": "class Seat: ...\n",
        "key.py": "",
        "bystander.py": "",
    }.items():
        (room / name).write_text(text, encoding="utf-8")
    found = closure(["generator.room.door"], tmp_path)
    assert [name.removeprefix("generator/") for name in found] == [
        *("__init__.py", "room/__init__.py", "room/door.py", "room/key.py", "room/seat.py"),
        "room/table.py",
    ]


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("import a.b as c", {"a.b"}),
        ("from .. import seat", {"generator", "generator.seat"}),
        ("def f():\n from ..x import y", {"generator.x", "generator.x.y"}),
    ],
)
def test_imports_are_read_wherever_they_stand(source: str, names: set[str]) -> None:
    """Dots are resolved from the package the module lies in."""
    assert set(imported(source, "generator.emperor")) == names


def test_the_core_is_shipped_without_what_only_a_build_needs() -> None:
    """No page, no command, no drawing at the start, and no third party's package but svgwrite."""
    core = closure(CORE, ROOT)
    rooms = {name.split("/")[1] for name in core if name.count("/") > 1}
    assert rooms == {"browser", "emperor", "fragment", "language", "wording"}
    assert "generator/emperor/facade.py" in core
    assert "generator/emperor/__main__.py" not in core
    pictures = set(closure(LATER["pictures"], ROOT)) - set(core)
    assert {name.split("/")[0] for name in pictures} == {"generator", "svgwrite"}
    drawing = {name.split("/")[1] for name in pictures if name.startswith("generator/")}
    assert drawing == {"browser", "diagram", "wording"}
    desk = set(closure(LATER["desk"], ROOT)) - set(core)
    assert {name.split("/")[1] for name in desk} == {"browser", "language"}


def test_every_shipped_source_can_be_compiled_by_the_oldest_python_of_the_project() -> None:
    """The browser's Python is newer; the sources stay readable by all."""
    for name, text in closure(
        [*CORE, *LATER["pictures"], *LATER["desk"], *LATER["quiz"]], ROOT
    ).items():
        ast.parse(text, name, feature_version=(3, 11))
