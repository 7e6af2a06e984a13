"""The cache: what something has damaged is made again, and no page ever shows it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from generator.setup.call import ROOT
from generator.site import raster
from generator.site.card_fonts import SERIF, _known, card_fonts
from generator.site.fonts import _subset
from generator.site.kept import keep, kept
from generator.site.raster import Drawing, Rasters, png
from generator.site.render import environment

SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>'
Damage = Callable[[bytes], bytes]
DAMAGES: dict[str, Damage] = {
    "emptied": lambda _: b"",
    "cut": lambda data: data[: len(data) // 2],
    "one byte": lambda data: data[:-1] + bytes([data[-1] ^ 1]),
    "other": lambda _: b"\x80\x04nonsense" * 9,
}


@pytest.fixture(params=DAMAGES)
def damage(request: pytest.FixtureRequest) -> Callable[[Path], None]:
    """Something that damages every file below a folder."""

    def do(folder: Path) -> None:
        files = [path for path in folder.rglob("*") if path.is_file()]
        assert files
        for path in files:
            path.write_bytes(DAMAGES[request.param](path.read_bytes()))

    return do


def test_what_is_kept_comes_back_as_it_was(tmp_path: Path) -> None:
    """Empty content too; what was never kept is none."""
    for content in (b"", b"abc"):
        keep(tmp_path / "new" / "one", content)
        assert kept(tmp_path / "new" / "one") == content
    assert kept(tmp_path / "other") is None
    assert len([*tmp_path.rglob("*.kept")]) == len([*tmp_path.rglob("*.*")]) == 1


def test_a_damaged_file_is_none(tmp_path: Path, damage: Callable[[Path], None]) -> None:
    """It reads as if it had never been kept."""
    keep(tmp_path / "one", b"abc")
    damage(tmp_path)
    assert kept(tmp_path / "one") is None


def test_a_damaged_picture_is_drawn_again(
    tmp_path: Path, damage: Callable[[Path], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second build shows what the first one did."""
    drawing = Drawing(SQUARE, 8)
    for _ in range(2):
        monkeypatch.setattr(raster, "_LAST", {})  # as in another process
        assert Rasters([drawing], tmp_path).pictures() == {drawing: png(drawing)}
        damage(tmp_path)


def test_a_damaged_font_is_cut_again(tmp_path: Path, damage: Callable[[Path], None]) -> None:
    """The pages' own, and the one that pictures are set in."""
    source = (ROOT / "assets/fonts/alegreya.woff2").read_bytes()
    first = _subset.__wrapped__("alegreya", source, "a", tmp_path / "pages")
    pictured = card_fonts(ROOT / "assets/fonts", tmp_path / "cards")[SERIF].file
    whole = pictured.read_bytes()
    damage(tmp_path)
    assert _subset.__wrapped__("alegreya", source, "a", tmp_path / "pages") == first
    _known.cache_clear()
    again = card_fonts(ROOT / "assets/fonts", tmp_path / "cards")[SERIF]
    assert (again.file, again.file.read_bytes()) == (pictured, whole)


def test_a_damaged_template_is_compiled_again(
    tmp_path: Path, damage: Callable[[Path], None]
) -> None:
    """It is never run, and its words are the same."""
    (tmp_path / "templates").mkdir()
    (tmp_path / "templates" / "one.html").write_text("{{ word }}!", "utf-8")
    for _ in range(2):
        environment.cache_clear()
        env = environment(tmp_path / "templates", tmp_path / "cache")
        assert env.get_template("one.html").render(word="yes") == "yes!"
        damage(tmp_path / "cache")
    environment.cache_clear()
