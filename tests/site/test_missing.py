"""A text that a page cannot do without is told by its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.site.build import build
from generator.site.errors import ContentErrors


def told(copy: Path, tmp_path: Path, file: str, old: str, new: str) -> list[tuple[str, str, str]]:
    """The complaints once `old` is `new` in a file of the real site's English."""
    path = copy / "en" / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentErrors) as caught:
        build(copy, tmp_path / "dist")
    lines = path.read_text("utf-8").splitlines()
    return [(p.ident, lines[p.line - 1], p.what) for p in caught.value.problems]


def test_a_renamed_id_points_to_the_name_it_has_now(copy: Path, tmp_path: Path) -> None:
    """The templates ask for the old one."""
    assert told(copy, tmp_path, "strings.toml", '["table.share"]', '["table.shore"]') == [
        ("table.share", 'text = "Share"', "a page needs this text and does not find it")
    ]


def test_a_renamed_place_is_told_at_its_text(copy: Path, tmp_path: Path) -> None:
    """The code knows nothing to put there."""
    (ident, line, what) = told(
        copy, tmp_path, "strings.toml", "This chair is empty", "This {zebra} is empty"
    )[0]
    assert (ident, what) == (
        "notfound.title",
        "nothing is known to put in place of {zebra}",
    )
    assert "{zebra}" in line
