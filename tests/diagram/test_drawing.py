"""Scenes as SVG files and fragments: valid, named, the same each time, painted by classes alone."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.diagram.drawing import sprite, svg
from generator.diagram.picture import picture_scene
from generator.diagram.sprite import SYMBOLS
from generator.emperor.clock import Position

from ..emperor.strategies import positions
from .pictures import NAMESPACE, SIXTEEN, drawn, of_class, scene

TABLES = ("3x3/none", "2x4/a3", "2x5/a1-a2", "3x5/a3", "5x3/none", "12x12/a1", "3x3/a3-b1~none")


@pytest.mark.parametrize("position", SIXTEEN + TABLES)
def test_every_picture_is_an_image_with_a_name_and_a_description(position: str) -> None:
    """The ids of both come from the picture's own, and the image points at them."""
    root = drawn(scene(position))
    assert root.get("role") == "img"
    assert root.get("aria-labelledby") == "p-title"
    assert root.get("aria-describedby") == "p-desc"
    assert [root[0].tag, root[0].get("id"), root[0].text] == ["title", "p-title", "T"]
    assert [root[1].tag, root[1].get("id"), root[1].text] == ["desc", "p-desc", "D"]


@pytest.mark.parametrize("position", SIXTEEN + TABLES)
def test_a_view_box_is_four_numbers_with_spaces_between(position: str) -> None:
    """Firefox knows no view box of "-191-224 382 448", and draws the picture in another size."""
    box = drawn(scene(position)).get("viewBox", "")
    assert re.fullmatch(r"-?[\d.]+( -?[\d.]+){3}", box), box


@pytest.mark.parametrize("position", SIXTEEN + TABLES)
def test_seats_come_in_ring_order(position: str) -> None:
    """Who walks through the picture meets the seats in turn order, each once."""
    shown = scene(position)
    found = [part.get("data-seat") for part in of_class(drawn(shown), "d-seat")]
    assert found == [str(chair.seat) for chair in shown.chairs]
    assert found == sorted(found, key=lambda code: (str(code)[0], int(str(code)[1:])))


@pytest.mark.parametrize("position", SIXTEEN + TABLES)
@pytest.mark.parametrize("standalone", [False, True])
def test_no_picture_holds_a_style_attribute(position: str, standalone: bool) -> None:
    """The pages' content policy allows classes only."""
    root = drawn(scene(position), standalone=standalone)
    assert [part.tag for part in root.iter() if "style" in part.attrib] == []


@pytest.mark.parametrize("position", SIXTEEN + TABLES)
def test_a_lone_picture_holds_every_symbol_it_points_at(position: str) -> None:
    """A file of its own has no page whose sprite it could use."""
    root = drawn(scene(position), standalone=True)
    ids = {part.get("id") for part in root.iter()}
    wanted = {part.get("href", "")[1:] for part in root.iter(f"{NAMESPACE}use")}
    wanted |= set(re.findall(r"url\(#([^)]+)\)", ElementTree.tostring(root, "unicode")))
    assert wanted <= ids


@pytest.mark.parametrize("position", SIXTEEN + TABLES)
def test_a_lone_picture_knows_no_variables(position: str) -> None:
    """Renderers of files do not know them, so colours are spelled out, light and dark."""
    text = svg(scene(position, "a2"), title="T", description="D", ident="p", standalone=True)
    assert "var(" not in text
    assert "@media (prefers-color-scheme:dark)" in text


def test_a_picture_in_a_page_leaves_symbols_to_the_sprite() -> None:
    """Sixteen pictures on a page share one set of symbols, all of which the sprite has."""
    root = drawn(scene("2x3/none"))
    assert not list(root.iter("symbol"))
    assert {part.get("href", "")[1:] for part in root.iter("use")} < {*SYMBOLS}
    assert root.tag == "svg", "HTML knows the namespace by itself"
    assert "<style" not in svg(scene("2x3/none"), title="T", description="D", ident="p")


def test_drawing_twice_gives_the_same_bytes() -> None:
    """No random id, no date, no order by chance."""
    for position in ("2x3/a3-b3", "3x5/a1"):
        first, second = (
            svg(
                scene(position, "a3" if "x5" in position else "a2"),
                title="T",
                description="D",
                ident="p",
                standalone=True,
            )
            for _ in range(2)
        )
        assert first == second
    assert sprite() == sprite()


@settings(deadline=None, max_examples=50)
@given(st.text(), st.text(min_size=1))
def test_any_title_and_description_stay_text(title: str, description: str) -> None:
    """Words never become elements, whatever they hold; XML itself makes every line end alike."""
    root = ElementTree.fromstring(
        svg(scene("2x3/none"), title=title, description=description, ident="p")
    )
    for part, words in zip(root[:2], (title, description), strict=True):
        kept = "".join(filter(in_xml, words))
        assert (part.text or "") == kept.replace("\r\n", "\n").replace("\r", "\n")
        assert len(part) == 0


def in_xml(character: str) -> bool:
    """Whether XML 1.0 can hold a character."""
    if character in "\t\n\r":
        return True
    return (
        character >= " "
        and not "\ud800" <= character <= "\udfff"
        and character not in "\ufffe\uffff"
    )


def test_hostile_titles_are_escaped() -> None:
    """A title cannot end the picture or begin a script."""
    text = svg(
        scene("2x3/none"), title="</title><script>x</script>", description="&\x00\x0b<", ident="p"
    )
    assert "<script" not in text
    assert "&lt;/title&gt;&lt;script&gt;" in text
    assert ">&amp;&lt;</desc>" in text


def test_a_picture_without_an_id_is_still_named() -> None:
    """Title and description stand first in it; nothing refers to them."""
    root = ElementTree.fromstring(svg(scene("2x3/none"), title="T", description="D"))
    assert [(part.tag, part.text, part.attrib) for part in root[:2]] == [
        ("title", "T", {}),
        ("desc", "D", {}),
    ]
    assert "aria-labelledby" not in root.attrib


@pytest.mark.parametrize("ident", ["a b", 'a"b', "-a", "é"])
def test_an_id_that_cannot_be_one_is_refused(ident: str) -> None:
    """Ids are letters, digits and hyphens; the error shows the offending one."""
    with pytest.raises(ValueError, match="expected letters, digits and hyphens"):
        svg(scene("2x3/none"), title="T", description="D", ident=ident)


def test_a_picture_without_description_points_at_none() -> None:
    """An empty description leaves no empty element behind."""
    text = svg(scene("2x3/none"), title="T", description="", ident="p")
    assert "desc" not in text


@settings(deadline=None, max_examples=40)
@given(positions(), st.data())
def test_any_position_from_any_seat_gives_valid_svg(
    position: Position, data: st.DataObject
) -> None:
    """Whatever the table and the clock, the picture is well-formed and shows every seat."""
    now = position.configuration
    viewer = data.draw(st.sampled_from((None, *now.table.seats)))
    shown = picture_scene(now, viewer, position.began)
    assert len(of_class(drawn(shown), "d-seat")) == len(now.table.seats)
