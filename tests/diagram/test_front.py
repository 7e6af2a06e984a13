"""The strip between the rows of cards: where bridges land, what stretches, what keeps its size."""

from __future__ import annotations

from itertools import combinations
from xml.etree import ElementTree

import pytest

from generator.diagram.front import front_scene
from generator.diagram.paint_front import strip
from generator.emperor.bridges import bridges
from generator.emperor.notation import parse_position

from .pictures import SIXTEEN, cross, of_class, table_at


@pytest.mark.parametrize("position", SIXTEEN)
def test_every_bridge_lands_on_its_own_two_cards(position: str) -> None:
    """The near card is below the strip, the far one above, each a third of the width."""
    now = table_at(position)
    front = front_scene(now)
    assert [bridge.ends for bridge in front.bridges] == list(bridges(now))
    for bridge in front.bridges:
        for seat, landing in zip(bridge.ends, bridge.landings, strict=True):
            column = 3 - seat.place if seat.team == 0 else seat.place - 1
            assert column * 100 / 3 < landing.x < (column + 1) * 100 / 3
            assert landing.y == (100 if seat.team == 0 else 0)


@pytest.mark.parametrize("position", SIXTEEN)
def test_bridges_leave_their_cards_at_right_angles_and_never_cross(position: str) -> None:
    """Straight up or down from the card's edge, whatever lane they run to."""
    front = front_scene(table_at(position))
    for bridge in front.bridges:
        first, last = bridge.curve.pieces[0], bridge.curve.pieces[-1]
        assert first.leave.x == first.start.x
        assert last.arrive.x == last.end.x
    pairs = combinations([bridge.curve for bridge in front.bridges], 2)
    assert not any(cross(one, other) for one, other in pairs)


def test_two_bridges_at_one_card_spread_apart() -> None:
    """The lone emperor's two fronts land on either side of its middle."""
    front = front_scene(table_at("2x3/a1-a3"))
    ends = sorted(bridge.landings[0].x for bridge in front.bridges)
    assert ends == [41.67, 58.33]


@pytest.mark.parametrize(("position", "sealed"), [("2x3/none", True), ("2x3/a3-b1", False)])
def test_the_seal_is_in_the_middle_where_there_is_one(position: str, sealed: bool) -> None:
    """Its word is drawn below it."""
    front = front_scene(table_at(position))
    assert (front.seal == (50, 50)) == sealed
    assert (">Sealed off<" in strip(front, sealed="Sealed off")) == sealed


def test_signs_and_ways_both_carry_the_two_seats() -> None:
    """A page dims or lights a bridge with its medal and landings by one attribute."""
    root = ElementTree.fromstring(strip(front_scene(table_at("2x3/a3"))))
    found = [part.get("data-bridge") for part in of_class(root, "d-bridge")]
    assert sorted(map(str, found)) == ["a1 b3", "a1 b3", "a2 b1", "a2 b1"]
    assert root.get("aria-hidden") == "true"


def test_what_opens_next_turn_is_dashed() -> None:
    """Half a bridge where one end must wait, all of it where both must (801.2c)."""
    for position, plans, waits in (("2x3/a3~none", 1, 0), ("2x3/a3-b1~none", 2, 1)):
        found = parse_position(position)
        text = strip(front_scene(found.configuration, found.began))
        root = ElementTree.fromstring(text)
        assert len(of_class(root, "d-plan")) == plans
        assert text.count("#i-wait") == waits


def test_other_tables_have_no_strip() -> None:
    """A ring has no rows."""
    with pytest.raises(ValueError, match="two teams of three: 2x4"):
        front_scene(table_at("2x4/none"))
