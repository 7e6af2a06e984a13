"""A lone picture's style: the site's own rules, with colours for variables."""

from __future__ import annotations

from generator.diagram.palette import rules, standalone_style, tokens


def test_tokens_know_both_themes() -> None:
    """The enemy is ink in the light, and black with an edge in the dark."""
    assert tokens("light")["--foe"] == "#2c2842"
    assert tokens("dark")["--foe"] == "#0b0913"
    assert tokens("dark")["--text-m"] == tokens("light")["--text-m"]


def test_only_rules_for_what_is_drawn_are_carried() -> None:
    """And only what differs is said again for the dark."""
    style = standalone_style('<path class="d-deck"/>')
    assert style == (
        ".d-deck{stroke:#e8a60c;stroke-width:9.5}"
        "@media (prefers-color-scheme:dark){.d-deck{stroke:#f2b632}}"
    )


def test_rules_inside_an_at_rule_are_left_to_pages() -> None:
    """Motion, paper and forced colours are the browser's business."""
    found = rules("@media print { .a { fill: red } .b { fill: red } } .c { fill: blue }")
    assert [rule.selectors for rule in found] == [(".c",)]
