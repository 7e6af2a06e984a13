"""The loop: bridges and chains join all who stand, close once round, and never cross."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings

from generator.diagram.board import board_scene
from generator.diagram.picture import picture_scene
from generator.diagram.ring import ring_scene
from generator.diagram.scene import Scene
from generator.emperor.bridges import attack
from generator.emperor.clock import Position
from generator.emperor.configuration import Configuration
from generator.emperor.seat import Seat

from ..emperor.strategies import configurations, positions
from .pictures import SIXTEEN, cross, nearest, scene, table_at


def links(shown: Scene) -> list[tuple[Seat, Seat]]:
    """Every pair that a bridge or a chain joins."""
    return [link.ends for link in (*shown.bridges, *shown.chains)]


def closes(shown: Scene) -> bool:
    """Whether the links visit every standing chair and come home."""
    standing = {chair.seat for chair in shown.chairs if not chair.fallen}
    pairs = links(shown)
    if len(standing) < 3:
        return len(pairs) == max(0, len(standing) - 1)
    met = {next(iter(standing))}
    for _ in pairs:
        met |= {seat for pair in pairs if met & set(pair) for seat in pair}
    degrees = {seat: sum(seat in pair for pair in pairs) for seat in standing}
    return met == standing and set(degrees.values()) == {2} and len(pairs) == len(standing)


@pytest.mark.parametrize("position", SIXTEEN)
def test_the_sixteen_boards_close_their_loop(position: str) -> None:
    """As many links as players, or one where two are left."""
    assert closes(scene(position))


def test_two_emperors_alone_share_one_bridge() -> None:
    """Left and right are the same player then."""
    shown = scene("2x3/a1-a3-b1-b3")
    assert [len(shown.bridges), len(shown.chains)] == [1, 0]


@pytest.mark.parametrize("position", ["2x3/b2", "2x3/a1-b2", "2x3/a2-b2", "3x3/b2-c2", "2x4/b2"])
def test_a_finished_table_closes_its_loop_too(position: str) -> None:
    """The winners' chain runs round the table, one chain joins two, nobody has nothing."""
    assert closes(scene(position))
    assert scene(position).bridges == ()


@settings(deadline=None, max_examples=60)
@given(configurations())
def test_every_table_closes_its_loop(now: Configuration) -> None:
    """In the ring and on the board, running or over."""
    assert closes(picture_scene(now))
    assert closes(ring_scene(now))


@settings(deadline=None, max_examples=40)
@given(configurations())
def test_no_two_links_of_a_ring_cross(now: Configuration) -> None:
    """Each link keeps to its own part of the ring."""
    shown = ring_scene(now)
    ways = [link.curve for link in (*shown.bridges, *shown.chains)]
    assert not any(cross(one, other) for one, other in combinations(ways, 2))


@pytest.mark.parametrize("position", SIXTEEN)
def test_no_two_links_of_a_board_cross(position: str) -> None:
    """Crossing fronts run from lane to lane; their bridges never do (809.3c)."""
    shown = scene(position)
    ways = [link.curve for link in (*shown.bridges, *shown.chains)]
    assert not any(cross(one, other) for one, other in combinations(ways, 2))


@pytest.mark.parametrize("position", SIXTEEN)
def test_bridges_clear_shield_and_strangers(position: str) -> None:
    """A bridge touches no seat but its own two, no medal of another, and not the shield."""
    shown = scene(position)
    for bridge in shown.bridges:
        if shown.seal:
            assert nearest(bridge.curve, shown.seal.centre) > 7 + 20
        others = [chair for chair in shown.chairs if chair.seat not in bridge.ends]
        assert all(nearest(bridge.curve, chair.centre) > 7 + chair.radius for chair in others)
        medals = [other.medal for other in shown.bridges if other != bridge]
        assert all(nearest(bridge.curve, medal) > 7 + 15 for medal in medals)


@settings(deadline=None, max_examples=40)
@given(configurations())
def test_links_of_a_ring_pass_inside_the_empty_chairs(now: Configuration) -> None:
    """An empty chair keeps clear of whatever closes up past it."""
    shown = ring_scene(now)
    for link in (*shown.bridges, *shown.chains):
        for chair in shown.chairs:
            if chair.seat not in link.ends:
                assert nearest(link.curve, chair.centre) > 21 + 8


def test_bridges_say_which_end_must_wait() -> None:
    """a3 falls in a turn: a2 may attack b1 at once, b1 may not attack back yet (801.2c)."""
    (slanted,) = (one for one in scene("2x3/a3~none").bridges if Seat(1, 1) in one.ends)
    assert slanted.waiting == (Seat(1, 1),)


def test_the_live_clock_makes_nobody_wait() -> None:
    """Live reach follows every fall at once."""
    assert all(not bridge.waiting for position in SIXTEEN for bridge in scene(position).bridges)


@settings(deadline=None, max_examples=40)
@given(positions())
def test_an_end_waits_exactly_where_it_cannot_attack_yet(position: Position) -> None:
    """The picture repeats what the core answers, end by end."""
    for bridge in ring_scene(position.configuration, began=position.began).bridges:
        one, other = bridge.ends
        for here, there in ((one, other), (other, one)):
            assert (here in bridge.waiting) == (there not in attack(position, here))


def test_the_board_refuses_other_tables() -> None:
    """Only two teams of three have lanes."""
    with pytest.raises(ValueError, match="two teams of three: 3x3"):
        board_scene(table_at("3x3/none"))
