"""The pictures made at build: cards, icons, and the renderer behind them."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

from generator.emperor.configuration import configuration
from generator.emperor.table import table
from generator.site import raster
from generator.site.build import ROOT
from generator.site.card import ROOM, TITLE_WEIGHT, Card, card_drawing, wrapped
from generator.site.card_fonts import SANS, SERIF, CardFont, card_fonts
from generator.site.content import Content
from generator.site.icons import ico, icon_drawings
from generator.site.kept import keep
from generator.site.pictures import card_drawings
from generator.site.raster import Drawing, Rasters, png
from generator.site.render import environment

CACHE = ROOT / ".cache"
SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h2v2H0z"/></svg>'


@pytest.fixture(scope="module")
def fonts() -> dict[str, CardFont]:
    """The fonts that cards are set in."""
    return card_fonts(ROOT / "assets/fonts", CACHE)


def card(title: str, fonts: dict[str, CardFont]) -> Drawing:
    """A card with that title."""
    opening = configuration(table())
    env = environment(ROOT / "templates", CACHE)
    return card_drawing(Card("Emperor Table", "Kicker", title, "", opening), env, fonts)


def side(picture: bytes) -> tuple[int, int]:
    """The width and height of a PNG."""
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


def test_the_same_drawing_gives_the_same_bytes() -> None:
    """Nothing of the machine or the day is in a picture."""
    assert png(Drawing(SQUARE, 8)) == png(Drawing(SQUARE, 8))


def test_a_picture_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process reads what the cache holds, by the content of the drawing; the same process
    knows it still."""
    one, other = Drawing(SQUARE, 8), Drawing(SQUARE, 9)
    made = Rasters([one], tmp_path).pictures()
    assert side(made[one]) == (8, 8)
    keep(tmp_path / "pictures" / f"{one.key}.png", b"kept")
    assert Rasters([one], tmp_path).pictures() == made
    monkeypatch.setattr(raster, "_LAST", {})
    again = Rasters([one, other], tmp_path).pictures()
    assert again[one] == b"kept"
    assert side(again[other]) == (9, 9)


def test_many_pictures_come_out_as_when_made_one_by_one(tmp_path: Path) -> None:
    """Processes of their own change nothing but the time."""
    drawings = [Drawing(SQUARE, width) for width in range(10, 20)]
    made = Rasters(drawings, tmp_path).pictures()
    assert made == {drawing: png(drawing) for drawing in drawings}


def test_what_is_no_svg_is_refused(tmp_path: Path) -> None:
    """And nothing is kept of it."""
    with pytest.raises(ValueError):
        Rasters([Drawing("<svg", 8)], tmp_path).pictures()
    assert list(tmp_path.glob("pictures/*")) == []


def test_every_title_of_the_site_fits_its_panel(
    content: Content, fonts: dict[str, CardFont]
) -> None:
    """In every language that the fonts can write, no line is wider than its room."""
    import re

    drawn = card_drawings(content, environment(ROOT / "templates", CACHE), ROOT / "assets", CACHE)
    for name, drawing in drawn.items():
        group = re.search(r'font-weight="700" font-size="(\d+)".*?</g>', drawing.svg, re.DOTALL)
        assert group is not None, name
        for line in re.findall(r">([^<>]+)</text>", group[0]):
            words = line.replace("&#39;", "'")
            assert fonts[SERIF].width(words, TITLE_WEIGHT, float(group[1])) <= ROOM, (name, line)


def test_words_that_the_fonts_cannot_write_are_left_out(fonts: dict[str, CardFont]) -> None:
    """Better a card of pictures alone than one of empty boxes."""
    assert "General" in card("General", fonts).svg
    assert "将军" not in card("将军", fonts).svg
    assert "Kicker" in card("将军", fonts).svg


def test_words_that_look_like_markup_stay_words(fonts: dict[str, CardFont]) -> None:
    """The card stays one that can be drawn."""
    assert "A &lt;b&gt; &amp; c" in card("A <b> & c", fonts).svg
    assert side(png(card("A <b> & c", fonts))) == (1200, 630)


def test_a_title_is_really_drawn(fonts: dict[str, CardFont]) -> None:
    """The renderer finds the fonts: other words, another picture."""
    assert png(card("One", fonts)) != png(card("Two", fonts))


def test_lines_are_broken_at_spaces_alone(fonts: dict[str, CardFont]) -> None:
    """Words joined by an unbreakable space stay together."""
    text = "one two\u00a0three four"
    assert wrapped(text, fonts[SANS], 600, 30, 1) == ["one", "two\u00a0three", "four"]
    assert wrapped(text, fonts[SANS], 600, 30, 9999) == [text]
    assert wrapped("", fonts[SANS], 600, 30, 100) == []


def test_icons_have_the_sizes_they_are_named_for() -> None:
    """Home screens scale others badly."""
    sizes = {name: side(png(drawing)) for name, drawing in icon_drawings().items()}
    assert sizes == {
        "touch-icon.png": (180, 180),
        "icon-192.png": (192, 192),
        "icon-512.png": (512, 512),
        "icon-maskable.png": (512, 512),
    }


def test_an_ico_file_holds_its_pictures() -> None:
    """Each entry says where its PNG lies and how long it is."""
    file = ico({16: b"first", 32: b"second!"})
    assert struct.unpack("<HHH", file[:6]) == (0, 1, 2)
    for place, (width, content) in enumerate(((16, b"first"), (32, b"second!"))):
        entry = struct.unpack("<BBBBHHII", file[6 + 16 * place : 22 + 16 * place])
        assert entry[:2] == (width, width)
        assert file[entry[7] : entry[7] + entry[6]] == content
