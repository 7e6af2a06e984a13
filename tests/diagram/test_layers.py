"""A ring in pieces: put together they are the ring, and changes lead from one ring to the next."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.diagram.drawing import svg
from generator.diagram.layers import SYMBOLS, layered, look, pieces
from generator.diagram.ring import ring_scene
from generator.diagram.sprite import used
from generator.emperor.clock import Position
from generator.emperor.configuration import configuration
from generator.emperor.notation import parse_position, parse_seat
from generator.emperor.table import Table, table

LABELS = ("Ivory", "Ink", "Slate", "Clay")
TABLES = [table(3, 3), table(2, 4), table(2, 4, (3, 3)), table(4, 5), table(2, 6, (3, 4))]


@st.composite
def two(draw: st.DrawFn) -> tuple[Position, Position]:
    """Two positions of one table, by either clock."""
    seated: Table = draw(st.sampled_from(TABLES))
    fallen = st.frozensets(st.sampled_from(seated.seats), max_size=6)
    found = []
    for _ in range(2):
        now = configuration(seated, draw(fallen))
        began = draw(st.sampled_from([None, configuration(seated), now]))
        found.append(Position(now, began))
    return found[0], found[1]


@given(two())
def test_the_changes_make_the_next_ring_of_the_last(pair: tuple[Position, Position]) -> None:
    """Piece for piece: what is gone goes, what is new or looks another way is put in."""
    before, after = pair
    kept = {layer: dict(drawn) for layer, drawn in pieces(before, LABELS).items()}
    for layer, changed in pieces(after, LABELS, before).items():
        for name, drawn in changed.items():
            if drawn is None:
                del kept[layer][name]
            else:
                kept.setdefault(layer, {})[name] = drawn
    whole = pieces(after, LABELS)
    assert {layer: drawn for layer, drawn in kept.items() if drawn} == dict(whole)


@pytest.mark.parametrize("position", ("3x3/none", "2x4/a3", "4x5/b1-c5~none", "12x12/c1-d12"))
def test_the_pieces_are_those_of_the_ring_as_it_is_always_drawn(position: str) -> None:
    """In other layers, but no stroke more or less."""
    at = parse_position(position)
    labels = tuple("abcdefghijkl"[: at.configuration.table.teams])
    scene = ring_scene(at.configuration, None, at.began, labels=labels, ranges=True)
    drawn = svg(scene, title="T", description="D")
    strokes = re.compile(r"<(?:path|circle|use|text)\b[^>]*>")
    mine = layered(at, labels, "T", "D")
    assert sorted(strokes.findall(mine)) == sorted(strokes.findall(drawn))


@given(two(), st.data())
def test_a_look_has_the_holds_and_steps_of_the_ring_drawn_from_that_seat(
    pair: tuple[Position, Position], data: st.DataObject
) -> None:
    """Classes and numbers set on the pieces give the picture from a seat (801.2)."""
    at = pair[0]
    seat = data.draw(st.sampled_from(at.configuration.table.seats))
    scene = ring_scene(at.configuration, seat, at.began, ranges=True)
    seen = look(at, seat)
    assert seen.holds == {
        str(one.seat): (one.hold, one.figure) for one in scene.chairs if not one.fallen
    }
    assert seen.pale == tuple(" ".join(map(str, one.ends)) for one in scene.bridges if one.pale)
    assert bool(seen.tape) == (scene.tape is not None)


def test_a_question_has_its_arrow() -> None:
    """Allowed across a bridge, refused elsewhere; nobody need be chosen."""
    at = parse_position("3x3/none")
    a3, b1, b2 = (parse_seat(at.configuration.table, name) for name in ("a3", "b1", "b2"))
    assert "d-allowed" in look(at, None, (a3, b1)).arrow
    assert "d-refused" in look(at, None, (a3, b2)).arrow


def test_every_symbol_of_a_ring_is_known_beforehand() -> None:
    """A page in use carries them all, whatever table it showed at first."""
    drawn = layered(parse_position("12x12/a5-a7-b1~none"), tuple("abcdefghijkl"), "T", "D")
    assert {name.removeprefix("i-") for name in used(drawn)} <= set(SYMBOLS)
