"""Icons of the pages: what a reader presses, and the short answers beside a seat."""

from __future__ import annotations

from generator.diagram.symbols import Symbol, disc, line

_SHIELD = "M12 2.2l8 2.9v6.4c0 4.9-3.3 8.4-8 10.3-4.7-1.9-8-5.4-8-10.3V5.1z"
_EYE = "M1.8 12C4.6 7.2 8 5 12 5s7.4 2.2 10.2 7c-2.8 4.8-6.2 7-10.2 7S4.6 16.8 1.8 12z"
_DICE = "M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z"
_MERIDIANS = "M12 2.5C6 8.2 6 15.8 12 21.5c6-5.7 6-13.3 0-19z"
_PENCIL = "M3.5 20.5l1-4.6L16.6 3.8a2 2 0 0 1 2.8 0l.8.8a2 2 0 0 1 0 2.8L8.1 19.5zM14.5 6l3.5 3.5"
_LINKS = (
    "M10 14.2a4.4 4.4 0 0 0 6.4.3l3.3-3.3a4.5 4.5 0 0 0-6.4-6.4L12 6.1",
    "M14 9.8a4.4 4.4 0 0 0-6.4-.3l-3.3 3.3a4.5 4.5 0 0 0 6.4 6.4l1.3-1.3",
)

ANSWERS: tuple[Symbol, ...] = (
    line("check", "M4.5 12.8l5 5 10-11.1"),
    line("cross", "M5.5 5.5l13 13m0-13l-13 13"),
    line("eye", _EYE, solid=disc(12, 12, 3.3)),
    line("reach", disc(12, 12, 6), disc(12, 12, 10.4), solid=disc(12, 12, 2.3)),
    line("far", "M2.2 12h2.4m4.2 0h2.4m4-4.2l6.8 8.4m0-8.4l-6.8 8.4"),
    line("shield", _SHIELD, "M8.5 11.4h7"),
    line("no-attack", _SHIELD, "M9 8.4l6 6m0-6l-6 6"),
    line(
        "fallen",
        "M11.2 2.5L4 5.1v6.4c0 4 2.2 7 5.6 9l1.9-5-3.1-3.2z",
        "M14.4 3.1L20 5.1v6.4c0 4.6-2.9 8-7.2 10l1.9-6.6-3.3-3.2z",
    ),
    line("exposed", "M12 3.2L1.8 20.6h20.4zM12 9.8v4.4", solid=disc(12, 17.4, 1.3)),
    line("next-turn", "M6 2.5h12M6 21.5h12M7.5 2.5c0 9 9 10 9 19m0-19c0 9-9 10-9 19"),
    line("deploy", "M2.5 18.5c1.5-7.5 8-11 17-9.7M14.6 3.5l5.4 5.3-5.8 4.8"),
)

ACTIONS: tuple[Symbol, ...] = (
    line("undo", "M8.5 4.5L3.5 9.5l5 5M4 9.5h10.5a5.25 5.25 0 0 1 0 10.5H10"),
    line("redo", "M15.5 4.5l5 5-5 5M20 9.5H9.5a5.25 5.25 0 0 0 0 10.5H14"),
    line("share", "M12 15V3M7.5 7L12 2.5 16.5 7M8 10.5H4.5V21.5h15V10.5H16"),
    line("reset", "M4.5 12.5a7.7 7.7 0 1 0 2.3-5.9L4 9.3M4 4v5.3h5.3"),
    line("print", "M7 8.5V2.8h10v5.7M7 17.5H3.5v-9h17v9H17M7 14h10v7.2H7z"),
    line("lang", disc(12, 12, 9.5), _MERIDIANS, "M2.5 12h19"),
    line("theme", disc(12, 12, 9.2), solid="M12 2.8a9.2 9.2 0 0 1 0 18.4z"),
    line("search", disc(10.3, 10.3, 6.8), "M15.3 15.3l6 6"),
    line("menu", "M3.5 6h17M3.5 12h17M3.5 18h17"),
    line("link", *_LINKS),
    line("copy", "M8.5 8.5h12.5V21H8.5zM15.5 8.5V3H3v12.5h5.5"),
    line("download", "M12 3v12M7.5 11l4.5 4.5 4.5-4.5M4 20.5h16"),
    line("previous", "M15 4.5L7.5 12l7.5 7.5"),
    line("next", "M9 4.5l7.5 7.5L9 19.5"),
    line("pencil", _PENCIL),
    line("more", "M12 4v16M4 12h16"),
    line("dice", _DICE, solid=f"{disc(8.5, 8.5, 1.6)}{disc(15.5, 15.5, 1.6)}{disc(12, 12, 1.6)}"),
    line(
        "turn-round", "M4 9a8.4 8.4 0 0 1 15.4-1.5M20 3v5h-5M20 15a8.4 8.4 0 0 1-15.4 1.5M4 21v-5h5"
    ),
)
