"""What a hand does, as the actions that WebDriver and its successor BiDi both understand."""

from __future__ import annotations

from typing import Any

#: Keys that write nothing, as the standard numbers them.
KEYS = {
    "Tab": "\ue004",
    "Enter": "\ue007",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}


def pointed(x: float, y: float, *, touch: bool) -> list[dict[str, Any]]:
    """Press and let go at a point."""
    move = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
    press = ({"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0})
    kind = "touch" if touch else "mouse"
    return [
        {
            "type": "pointer",
            "id": kind,
            "parameters": {"pointerType": kind},
            "actions": [move, *press],
        }
    ]


def pressed(key: str) -> list[dict[str, Any]]:
    """Press a key and let go."""
    value = KEYS.get(key, key)
    down = {"type": "keyDown", "value": value}
    return [{"type": "key", "id": "keys", "actions": [down, {**down, "type": "keyUp"}]}]
