"""How teams are told apart in a ring: a tone, a texture and a mark each, never colour alone."""

from __future__ import annotations

from dataclasses import dataclass

from generator.diagram.symbols import Symbol, disc, solid


@dataclass(frozen=True)
class Look:
    """A team's tone (a name in the colour tokens), its texture if any, and the name of its mark."""

    tone: str
    texture: str
    mark: str


LOOKS: tuple[Look, ...] = (
    Look("own", "", "disc"),
    Look("foe", "", "diamond"),
    Look("slate", "hatch", "triangle"),
    Look("clay", "dots", "square"),
    Look("own", "hatch", "plus"),
    Look("foe", "dots", "star"),
    Look("slate", "", "ring"),
    Look("clay", "hatch", "wedge"),
    Look("own", "dots", "bars"),
    Look("foe", "hatch", "heart"),
    Look("slate", "dots", "half"),
    Look("clay", "", "glass"),
)
"""The looks of teams a to l. Neighbours differ in tone; no two share tone and texture."""

TEXTURES: tuple[tuple[str, str], ...] = tuple(
    sorted((look.texture, look.tone) for look in LOOKS if look.texture)
)
"""Every pair of a texture and a tone that some team wears."""

MARKS: tuple[Symbol, ...] = (
    solid("mark-disc", disc(12, 12, 8)),
    solid("mark-diamond", "M12 1.5L22.5 12 12 22.5 1.5 12z"),
    solid("mark-triangle", "M12 2.5l10.5 18h-21z"),
    solid("mark-square", "M4 4h16v16H4z"),
    solid("mark-plus", "M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z"),
    solid("mark-star", "M12 1l3 7.8 8.3.4-6.5 5.2 2.2 8.1L12 17.9l-7 4.6 2.2-8.1L.7 9.2 9 8.8z"),
    solid("mark-ring", "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 5a4 4 0 1 1 0 8 4 4 0 0 1 0-8z"),
    solid("mark-wedge", "M12 21.5l-10.5-18h21z"),
    solid("mark-bars", "M3 4.5h18v5H3zM3 14.5h18v5H3z"),
    solid(
        "mark-heart",
        "M12 21.5C5.5 16.5 2 13 2 8.8 2 3.2 9 1.5 12 7c3-5.5 10-3.8 10 1.8 0 4.2-3.5 7.7-10 12.7z",
    ),
    solid("mark-half", "M8 2.5a9.5 9.5 0 0 1 0 19z"),
    solid("mark-glass", "M3 3h18L14.5 12 21 21H3l6.5-9z"),
)
