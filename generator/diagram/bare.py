"""A table drawn without its answers: who sits where and who has fallen, and nothing else."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import replace

from generator.diagram.picture import picture_scene
from generator.diagram.scene import Chair, Hold, Scene
from generator.emperor.configuration import Configuration
from generator.emperor.seat import Seat


def bare_scene(
    configuration: Configuration, marked: Container[Seat] = (), *, labels: Sequence[str] = ()
) -> Scene:
    """Return any table with neither bridges nor chains, shield, alarms or numbers.

    `marked` seats wear the ring of the chosen one; `labels` are the teams' short names in a ring.
    """
    scene = picture_scene(configuration, labels=labels)
    chairs = tuple(_chair(chair, chair.seat in marked) for chair in scene.chairs)
    return replace(scene, chairs=chairs, bridges=(), chains=(), seal=None)


def _chair(chair: Chair, marked: bool) -> Chair:
    hold: Hold = "chosen" if marked and not chair.fallen else "none"
    return replace(chair, exposed=False, hold=hold, figure=None)
