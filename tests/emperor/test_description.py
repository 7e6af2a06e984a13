"""The description of a position: its keys, their kinds, and how they hang together."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from generator.emperor import facade
from generator.emperor.clock import Position
from generator.emperor.notation import position_text, table_text

from .spelling import read
from .strategies import positions

PLAYER = {
    "team": str,
    "role": str,
    "left": str,
    "right": str,
    "range": int,
    "reach": list,
    "attack": list,
    "deploy": list,
    "pending_reach": list,
    "pending_attack": list,
}


def in_form(said: dict[str, Any]) -> None:
    """A description has its keys, in their order, with values of their kinds."""
    assert list(said) == [
        *("position", "table", "fallen", "ring", "clock", "players", "bridges", "lanes"),
        *("exposed", "shape", "slanting", "remarks", "outcome"),
    ]
    assert list(said["table"]) == ["teams", "size", "emperors", "middle"]
    assert said["clock"] in ("live", "book")
    assert list(said["players"]) == said["ring"] == list(said["remarks"])
    for player in said["players"].values():
        assert list(player) == list(PLAYER)
        for key, kind in PLAYER.items():
            alone = key in ("left", "right") and len(said["ring"]) == 1
            assert isinstance(player[key], type(None) if alone else kind)
        assert player["role"] in ("emperor", "general")
    basic = (said["table"]["teams"], said["table"]["size"]) == (2, 3)
    assert isinstance(said["slanting"], bool) == basic
    if basic:
        assert list(said["lanes"]) == ["sun", "throne", "moon"]
        for lane in said["lanes"].values():
            assert list(lane) == ["state", "standing"]
            assert lane["state"] in ("open", "sealed", "empty")
    else:
        assert said["lanes"] is None
    assert list(said["outcome"]) == ["over", "winner", "draw"]
    assert (said["shape"] is None) == said["outcome"]["over"]


@pytest.mark.parametrize(
    "text",
    ["2x3/none", "2x3/a3-b1~a3", "2x3/b2", "2x3/a1-a3-b2", "2x3/a2-b2", "2x4@3.3/a1", "5x6/c3"],
)
def test_a_description_has_its_form(text: str) -> None:
    """Running, won, won by an emperor alone, drawn; with lanes and without."""
    in_form(read(facade.describe(text)))


@given(positions())
def test_every_description_has_its_form(position: Position) -> None:
    """At any table, by either clock, and its position is spelled the one way."""
    text = position_text(position)
    said = read(facade.describe(text.upper()))
    in_form(said)
    assert said["position"] == text
    if said["clock"] == "live":
        for player in said["players"].values():
            assert player["pending_reach"] == player["pending_attack"] == []


def test_the_opening_is_described_in_full() -> None:
    """One player's lines, and the table's."""
    said = read(facade.describe("2x3/none"))
    assert said["players"]["a2"] == {
        "team": "a",
        "role": "emperor",
        "left": "a3",
        "right": "a1",
        "range": 2,
        "reach": ["a1", "a2", "a3", "b1", "b3"],
        "attack": [],
        "deploy": ["a1", "a3"],
        "pending_reach": [],
        "pending_attack": [],
    }
    assert said["table"] == {"teams": 2, "size": 3, "emperors": ["a2", "b2"], "middle": True}
    assert said["lanes"]["throne"] == {"state": "sealed", "standing": ["a2", "b2"]}
    assert said["remarks"]["a2"] == ["attacks-nobody"]


def test_somebody_alone_has_no_neighbours() -> None:
    """An emperor left alone has won, and sits beside nobody."""
    player = read(facade.describe("2x3/a1-a3-b2"))["players"]["a2"]
    assert player["left"] is None
    assert player["right"] is None


def test_three_teams_less_one_are_two_teams() -> None:
    """Bridges, reach and attacks are those of the two-team table, once the third is out."""
    three, two = read(facade.describe("3x3/c2")), read(facade.describe("2x3/none"))
    assert three["ring"] == two["ring"]
    assert three["players"] == two["players"]
    assert three["bridges"] == two["bridges"]


def test_by_the_book_the_table_is_live_and_the_players_follow_the_clock() -> None:
    """Ring, neighbours, bridges, lanes and exposed emperors do not wait (801.2c)."""
    live, book = read(facade.describe("2x3/b1")), read(facade.describe("2x3/b1~none"))
    for key in ("ring", "bridges", "lanes", "exposed", "slanting", "shape", "outcome"):
        assert live[key] == book[key]
    for name, player in live["players"].items():
        waiting = book["players"][name]
        for key in ("left", "right", "range"):
            assert player[key] == waiting[key]
        assert sorted(waiting["reach"] + waiting["pending_reach"]) == player["reach"]
        assert sorted(waiting["attack"] + waiting["pending_attack"]) == player["attack"]
    assert book["players"]["a3"]["pending_attack"] == ["b2"]


def test_twelve_teams_of_twelve_are_answered() -> None:
    """The largest table: twelve bridges, no exposed emperor, reach by 809.6a."""
    said = read(facade.describe("12x12/none"))
    in_form(said)
    assert len(said["ring"]) == 144
    assert len(said["bridges"]) == 12
    assert said["exposed"] == []
    ranges = [said["players"][f"c{place}"]["range"] for place in range(1, 13)]
    assert ranges == [1, 2, 3, 4, 5, 7, 6, 5, 4, 3, 2, 1]
    for name, player in said["players"].items():
        assert len(player["reach"]) == 2 * player["range"] + 1
        assert name in player["reach"]


@given(positions())
def test_a_described_table_can_be_asked_about(position: Position) -> None:
    """The table's spelling is part of its position's, and both are read back."""
    said = read(facade.describe(position_text(position)))
    assert said["position"].startswith(f"{table_text(position.configuration.table)}/")
    assert read(facade.describe(said["position"])) == said
