"""Colours against each other: text at 4.5 to 1 or better, signs at 3 to 1 (WCAG 1.4.3, 1.4.11)."""

from __future__ import annotations

import pytest

from generator.diagram.palette import Theme, tokens

THEMES: tuple[Theme, Theme] = ("light", "dark")

GROUNDS = ("ground", "surface", "sunk")
TEXT = [
    *(
        (ink, ground)
        for ink in ("ink", "muted", "link")
        for ground in ("ground", "surface", "sunk")
    ),
    *((f"{lane}-ink", lane) for lane in ("sun", "throne", "moon")),
    *(("muted", lane) for lane in ("sun", "throne", "moon")),
    *((f"{team}-ink", team) for team in ("own", "foe", "slate", "clay")),
    ("own-muted", "own"),
    ("foe-muted", "foe"),
    *((f"{team}-dim-ink", f"{team}-dim") for team in ("own", "foe", "slate", "clay")),
    *(("gold-ink", ground) for ground in ("ground", "surface", "gold-ground")),
    ("on-gold", "gold"),
    ("on-pick", "pick"),
    ("pick", "surface"),
    ("shield-ink", "throne"),
    ("on-red", "red"),
    ("red", "surface"),
    ("red", "red-ground"),
    ("amber", "surface"),
    ("amber", "amber-ground"),
    ("green", "surface"),
    ("green", "green-ground"),
    ("ink", "gold-ground"),
    ("ink", "pick-ground"),
    ("link", "pick-ground"),
]
SIGNS = [
    *(("edge", ground) for ground in ("ground", "surface", "sun", "throne", "moon")),
    *(("pick", ground) for ground in ("surface", "sun", "throne", "moon")),
    *(("red", ground) for ground in ("surface", "sun", "throne", "moon")),
    *(("shield", ground) for ground in ("throne",)),
    *(("ink", ground) for ground in ("sun", "throne", "moon")),
    ("gold", "gold-edge"),
    ("gold-pale-edge", "gold-ground"),
    ("own", "foe"),
    *((f"{team}-edge", "surface") for team in ("own", "foe", "slate", "clay")),
]


def luminance(colour: str) -> float:
    """The relative luminance of a colour given as #rrggbb."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(theme: Theme, one: str, other: str) -> float:
    """How far apart two colours of a theme are, from 1 to 21."""
    light, dark = sorted(
        (luminance(tokens(theme)[f"--{name}"]) for name in (one, other)), reverse=True
    )
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("pair", TEXT, ids="-on-".join)
def test_text_can_be_read(theme: Theme, pair: tuple[str, str]) -> None:
    """Words keep 4.5 to 1 on whatever they stand on."""
    assert contrast(theme, *pair) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("pair", SIGNS, ids="-on-".join)
def test_signs_can_be_told_from_their_ground(theme: Theme, pair: tuple[str, str]) -> None:
    """Rings, rails and edges keep 3 to 1."""
    assert contrast(theme, *pair) >= 3


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("lane", ["sun", "throne", "moon"])
def test_a_bridge_shows_on_its_lane(theme: Theme, lane: str) -> None:
    """By its rails in the light, by its deck in the dark; planned ones by their dashes."""
    assert max(contrast(theme, part, lane) for part in ("gold", "gold-edge")) >= 3
    assert contrast(theme, "gold-ink", lane) >= 3
    assert contrast(theme, "gold-pale-edge", lane) >= 3
