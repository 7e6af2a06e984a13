"""How the three lanes of the table of six stand, in words."""

from __future__ import annotations

from dataclasses import dataclass

from generator.emperor.bridges import Lane, LaneState, lanes
from generator.emperor.configuration import Configuration
from generator.language.catalogue import Catalogue
from generator.wording.names import lane_name, lane_title, seat_name


@dataclass(frozen=True)
class LaneWords:
    """One lane: its title, its state in a word or two, and a whole sentence about it."""

    lane: Lane
    title: str
    state: str
    sentence: str


def lane_words(cat: Catalogue, configuration: Configuration, own: int = 0) -> tuple[LaneWords, ...]:
    """The Sun, the Throne and the Moon lane; none at all at other tables."""
    found = lanes(configuration) or {}
    return tuple(
        LaneWords(
            lane,
            lane_title(cat, lane),
            _state(cat, lane, state),
            _sentence(cat, configuration, lane, state, own),
        )
        for lane, state in found.items()
    )


def _state(cat: Catalogue, lane: Lane, state: LaneState) -> str:
    if state.state == "open":
        return cat.say("lane.throne.open" if lane == "throne" else "lane.open")
    return cat.say("lane.sealed" if state.state == "sealed" else "lane.empty")


def _sentence(
    cat: Catalogue, configuration: Configuration, lane: Lane, state: LaneState, own: int
) -> str:
    """Only the Throne can ever be sealed: outer lanes are open, or have an empty seat."""
    if state.state == "sealed":
        return cat.say("lane.state.throne.sealed")
    if state.state == "open":
        if lane == "throne":
            return cat.say("lane.state.throne.open")
        return cat.say("lane.state.open", lane=lane_name(cat, lane))
    if not state.standing:
        return cat.say("lane.state.empty", lane=lane_name(cat, lane))
    seat = seat_name(cat, configuration.table, state.standing[0], own)
    return cat.say("lane.state.half-empty", lane=lane_name(cat, lane), seat=seat)
