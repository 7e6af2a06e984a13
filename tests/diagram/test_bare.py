"""The table without its answers."""

from __future__ import annotations

import pytest

from generator.diagram.bare import bare_scene
from generator.diagram.picture import picture_scene
from generator.emperor.notation import parse_position, parse_seat


@pytest.mark.parametrize("position", ["2x3/none", "2x3/a3-b1", "3x3/a1-c3", "2x4/b2"])
def test_a_bare_table_shows_seats_and_falls_alone(position: str) -> None:
    """Everybody keeps their place; nothing says who may attack or is exposed (809.3c)."""
    now = parse_position(position).configuration
    scene, whole = bare_scene(now), picture_scene(now)
    assert (scene.bridges, scene.chains, scene.seal, scene.tape) == ((), (), None, None)
    assert [(c.seat, c.centre, c.fallen) for c in scene.chairs] == [
        (c.seat, c.centre, c.fallen) for c in whole.chairs
    ]
    assert not any(chair.exposed or chair.figure for chair in scene.chairs)


def test_those_asked_about_are_marked() -> None:
    """With the ring of the chosen seat; one who has fallen is not."""
    now = parse_position("2x3/a3").configuration
    both = [parse_seat(now.table, name) for name in ("a2", "a3")]
    marked = [str(c.seat) for c in bare_scene(now, both).chairs if c.hold == "chosen"]
    assert marked == ["a2"]
