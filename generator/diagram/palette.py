"""The style that a lone picture carries: the site's own style sheets with every variable filled in.

Renderers of files know no CSS variables, so `var(--gold)` becomes the colour that tokens.css gives
it: the light one, and the dark one again for readers whose system is dark.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal, cast

if TYPE_CHECKING:
    from importlib.machinery import SourceFileLoader

CSS = Path(__file__).parents[2] / "assets" / "css"
Theme = Literal["light", "dark"]

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_BLOCK = re.compile(r"@[^{}]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
_VARIABLE = re.compile(r"var\((--[a-z0-9-]+)\)")
_CLASS = re.compile(r"\.([a-z][a-z0-9-]*)")


@dataclass(frozen=True)
class Rule:
    """One rule of a style sheet: its selectors and its declarations, in order."""

    selectors: tuple[str, ...]
    declarations: tuple[tuple[str, str], ...]


def rules(css: str) -> tuple[Rule, ...]:
    """Return the rules of a style sheet in order, without those inside an @-rule.

    >>> rules(".a, .b { fill: red; } @media print { .c { fill: none } }")
    (Rule(selectors=('.a', '.b'), declarations=(('fill', 'red'),)),)
    """
    plain = _BLOCK.sub("", _COMMENT.sub("", css))
    return tuple(
        Rule(tuple(part.strip() for part in selectors.split(",")), _declarations(body))
        for selectors, body in _RULE.findall(plain)
    )


def _declarations(body: str) -> tuple[tuple[str, str], ...]:
    pairs = (line.partition(":") for line in body.split(";") if line.strip())
    return tuple((name.strip(), " ".join(value.split())) for name, _, value in pairs)


@cache
def tokens(theme: Theme) -> Mapping[str, str]:
    """Return every custom property of tokens.css with its value in a theme."""
    css = _sheet("tokens.css")
    found = {name: value for rule in rules(css) for name, value in rule.declarations}
    if theme == "dark":
        chosen = next(body for head, body in _RULE.findall(css) if '[data-theme="dark"]' in head)
        found |= dict(_declarations(_COMMENT.sub("", chosen)))
    return found


@cache
def diagram_rules() -> tuple[Rule, ...]:
    """Return the rules of diagram.css."""
    return rules(_sheet("diagram.css"))


def _sheet(name: str) -> str:
    """Return a style sheet, by this module's own loader: in the browser both lie in one zip."""
    loader = cast("SourceFileLoader", __spec__.loader)
    return loader.get_data(str(CSS / name)).decode()


def standalone_style(drawn: str) -> str:
    """Return the rules that a drawing uses, with light colours, then what differs in the dark."""
    present = set(re.findall(r"[\w-]+", " ".join(re.findall(r'class="([^"]*)"', drawn))))
    light, dark = [], []
    for rule in diagram_rules():
        kept = [one for one in rule.selectors if set(_CLASS.findall(one)) <= present]
        if not kept:
            continue
        selector = ",".join(kept)
        pairs = [
            (name, _fill(value, "light"), _fill(value, "dark")) for name, value in rule.declarations
        ]
        light.append((selector, [(name, day) for name, day, _ in pairs]))
        dark.append((selector, [(name, night) for name, day, night in pairs if day != night]))
    return f"{_css(light)}@media (prefers-color-scheme:dark){{{_css(dark)}}}"


def _fill(value: str, theme: Theme) -> str:
    return _VARIABLE.sub(lambda found: tokens(theme)[found[1]], value)


def _css(parts: list[tuple[str, list[tuple[str, str]]]]) -> str:
    return "".join(
        f"{selector}{{{';'.join(f'{name}:{value}' for name, value in pairs)}}}"
        for selector, pairs in parts
        if pairs
    )
