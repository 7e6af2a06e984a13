"""The right picture for any table: the board with lanes for two teams of three, else the ring."""

from __future__ import annotations

from collections.abc import Sequence

from generator.diagram.board import board_scene
from generator.diagram.ring import ring_scene
from generator.diagram.scene import Scene
from generator.emperor.configuration import Configuration
from generator.emperor.seat import Seat


def picture_scene(
    configuration: Configuration,
    viewer: Seat | None = None,
    began: Configuration | None = None,
    *,
    labels: Sequence[str] = (),
    arrow: tuple[Seat, Seat] | None = None,
) -> Scene:
    """Return the picture of any table; `labels` are the teams' short names in a ring."""
    if configuration.table.basic:
        return board_scene(configuration, viewer, began, arrow=arrow)
    return ring_scene(configuration, viewer, began, labels=labels, arrow=arrow)
