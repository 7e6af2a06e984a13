"""Emblems of the game: crown and helm, swords, the lanes' glyphs, the logo, parts of a picture."""

from __future__ import annotations

from generator.diagram.symbols import Shape, Symbol, disc, solid

_CROWN = (
    "M2.7 8.6c1.5 1.2 3 1.8 4.4 1.8 1.9 0 3.6-1.9 4.9-4.9 1.3 3 3 4.9 4.9 4.9"
    " 1.4 0 2.9-.6 4.4-1.8L19.5 17h-15z",
    "M4.6 18.4h14.8v2.8H4.6z",
    disc(2.5, 6.8, 1.7) + disc(12, 3.4, 1.9) + disc(21.5, 6.8, 1.7),
)
_HELM = (
    "M12 2C6.8 2 3.7 5.8 3.7 11v5.4c0 2.3 1.7 4 4.6 5l2.1.7-.2-6.6c-2.4-.4-4.2-1.9-5-4.7"
    "1.8-1.8 4.2-1.9 5.7-.7l1.1 4 1.1-4c1.5-1.2 3.9-1.1 5.7.7-.8 2.8-2.6 4.3-5 4.7l-.2 6.6"
    "2.1-.7c2.9-1 4.6-2.7 4.6-5V11C20.3 5.8 17.2 2 12 2z"
)
_SWORD = (
    "M0-12l1.7 2.8V5.3h-3.4V-9.2z",
    "M-4.2 5.6h8.4v2h-8.4z",
    "M-1.1 8h2.2v2.2h-2.2z" + disc(0, 11.2, 1.4),
)
_RAY = "M22.3 2h3.4l-.9 8.8h-1.6zM22.3 46h3.4l-.9-8.8h-1.6z"
_SHORT_RAY = "M22.5 5h3l-.8 6.3h-1.4zM22.5 43h3l-.8-6.3h-1.4z"
_THRONE = (
    "M13.5 29V15c0-5.4 4-8.2 10.5-12.5C30.5 6.8 34.5 9.6 34.5 15v14h-4.2V15.8"
    "c0-3.2-2.1-5.2-6.3-8.1-4.2 2.9-6.3 4.9-6.3 8.1V29z",
    "M24 13l3.5 5.2-3.5 5.2-3.5-5.2z",
    "M12.5 31h23v5.5h-23zM7 23h4.2v13.5H7zM36.8 23H41v13.5h-4.2z",
    "M12.5 38H17v7.5h-4.5zM31 38h4.5v7.5H31z",
    disc(9.1, 20, 3) + disc(38.9, 20, 3),
)
_MOON = (
    "M30.5 4A20.5 20.5 0 1 0 44 33 16.8 16.8 0 0 1 30.5 4z",
    "M37.5 10.5l1.6 4.4 4.4 1.6-4.4 1.6-1.6 4.4-1.6-4.4-4.4-1.6 4.4-1.6z",
)
_PLATE = "M0-25.5l20 6.3v14.7C20 9 11.5 18.5 0 24.5-11.5 18.5-20 9-20-4.5v-14.7z"
_TILE = "M11 1h18a10 10 0 0 1 10 10v18a10 10 0 0 1-10 10H11A10 10 0 0 1 1 29V11A10 10 0 0 1 11 1z"
_CREST = (
    "M11.5 8.3c1.3 1 2.5 1.5 3.7 1.5 1.9 0 3.5-1.6 4.8-4.3 1.3 2.7 2.9 4.3 4.8 4.3"
    " 1.2 0 2.4-.5 3.7-1.5L27 16.5H13z"
)


def _crossed(scale: float = 1, paint: str = "") -> tuple[Shape, ...]:
    """Return two crossed swords around the origin."""
    size = "" if scale == 1 else f"scale({scale:g})"
    return tuple(
        Shape(outline, paint, f"rotate({turn}){size}") for turn in (45, -45) for outline in _SWORD
    )


def _rays(outline: str, *turns: int) -> tuple[Shape, ...]:
    return tuple(Shape(outline, move=f"rotate({turn} 24 24)") for turn in turns)


EMBLEMS: tuple[Symbol, ...] = (
    solid("crown", *_CROWN),
    solid("helm", _HELM),
    Symbol("swords", 24, _crossed(), centred=True),
    Symbol("sun", 48, (Shape(disc(24, 24, 9.3)), *_rays(_RAY, 0, 90), *_rays(_SHORT_RAY, 45, 135))),
    solid("throne", *_THRONE, size=48),
    solid("moon", *_MOON, size=48),
    Symbol(
        "logo",
        40,
        (
            Shape(_TILE, "d-logo-ground"),
            Shape("M4.5 29.5h31M7 29.5C10 17.5 30 17.5 33 29.5", "d-logo-bridge"),
            Shape("M13.5 29v-5.5M20 29v-8M26.5 29v-5.5", "d-logo-ropes"),
            Shape(_CREST, "d-logo-crown"),
        ),
    ),
)

PARTS: tuple[Symbol, ...] = (
    Symbol("medal", 32, (Shape(disc(0, 0, 14), "d-rim"), *_crossed(0.76, "d-ink")), centred=True),
    Symbol(
        "wait",
        32,
        (
            Shape(disc(0, 0, 14), "d-rim"),
            Shape("M-5.5-7.5h11M-5.5 7.5h11M-4-7.5C-4-1 4 1 4 7.5M4-7.5C4-1-4 1-4 7.5", "d-pen"),
        ),
        centred=True,
    ),
    Symbol(
        "alarm",
        20,
        (
            Shape(disc(0, 0, 9), "d-rim"),
            Shape("M0-4.6v5", "d-pen"),
            Shape(disc(0, 4.2, 1.4), "d-ink"),
        ),
        centred=True,
    ),
    Symbol(
        "seal",
        56,
        (
            Shape(_PLATE, "d-plate"),
            Shape("M0-20.3V19.2C-9.5 13.7-15.7 5.8-15.7-4.5V-15.8z", "d-shade"),
            Shape("M-8.5-1h17", "d-bar"),
        ),
        centred=True,
    ),
)
