"""Symbols: each drawn once, all well-formed, all that pages and pictures ask for."""

from __future__ import annotations

import re
import zlib
from xml.etree import ElementTree

import pytest

from generator.diagram.drawing import sprite, svg
from generator.diagram.key import SAMPLES, sample
from generator.diagram.sprite import SYMBOLS
from generator.diagram.symbols import Symbol
from generator.diagram.teams import LOOKS, MARKS, TEXTURES

from .pictures import SIXTEEN, scene

ASKED = {
    "table": "crown helm swords shield eye reach check cross fallen sun throne moon",
    "actions": "undo redo share reset print lang theme search menu link logo",
}


def test_every_icon_that_pages_ask_for_is_drawn() -> None:
    """Pages write `<use href="#i-crown">` and find it."""
    assert {f"i-{name}" for names in ASKED.values() for name in names.split()} <= set(SYMBOLS)


def test_the_sprite_holds_every_symbol_once() -> None:
    """No id is used twice on a page."""
    ids = re.findall(r' id="([^"]+)"', sprite())
    assert len(ids) == len(set(ids)) == len(SYMBOLS) + len(TEXTURES)


def test_a_sprite_of_some_holds_those() -> None:
    """A page may carry only what it points at."""
    assert re.findall(r' id="([^"]+)"', sprite("crown", "helm")) == ["i-crown", "i-helm"]
    with pytest.raises(KeyError):
        sprite("no-such-sign")


def test_the_sprite_is_hidden_without_a_style_attribute() -> None:
    """It takes no room, and the content policy stays whole."""
    root = ElementTree.fromstring(sprite())
    assert [root.get(name) for name in ("width", "height", "aria-hidden")] == ["0", "0", "true"]
    assert "style=" not in sprite()


@pytest.mark.parametrize("symbol", SYMBOLS.values(), ids=lambda symbol: symbol.name)
def test_every_outline_is_path_data(symbol: Symbol) -> None:
    """Each begins with a move, and holds nothing but commands and numbers."""
    for shape in symbol.shapes:
        assert re.fullmatch(r"M[-MmLlHhVvCcSsAaZz0-9., ]+", shape.outline)


def test_no_two_teams_look_alike() -> None:
    """Marks differ for all twelve, so do tone and texture together, and neighbours' tones."""
    assert len({look.mark for look in LOOKS}) == len(LOOKS) == len(MARKS) == 12
    assert len({(look.tone, look.texture) for look in LOOKS}) == 12
    assert all(
        one.tone != other.tone for one, other in zip(LOOKS, LOOKS[1:] + LOOKS[:1], strict=True)
    )


@pytest.mark.parametrize("name", SAMPLES)
def test_a_sample_is_hidden_and_points_at_known_symbols(name: str) -> None:
    """The key's words stand beside it."""
    root = ElementTree.fromstring(sample(name))
    assert root.get("aria-hidden") == "true"
    assert {part.get("href", "")[1:] for part in root.iter("use")} <= {*SYMBOLS}


def test_the_sixteen_boards_and_the_sprite_are_light() -> None:
    """Together under 6 kB packed: a gallery costs less than a photograph's thumbnail."""
    page = sprite() + "".join(
        svg(scene(position), title="T", description="D", ident=f"p{index}")
        for index, position in enumerate(SIXTEEN)
    )
    assert len(zlib.compress(page.encode(), 9)) < 6_000
