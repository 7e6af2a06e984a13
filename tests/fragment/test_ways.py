"""The ways out of a fragment: links, and what goes to the browser."""

from __future__ import annotations

import pytest

from generator.emperor.notation import parse_position
from generator.fragment.ways import pack, unpack

from .reading import WAYS


@pytest.mark.parametrize(
    ("position", "own", "address"),
    (
        ("2x3/none", 0, "../table/"),
        ("2x3/a3-b1", 0, "../table/a3-b1/"),
        ("2x3/a3-b1", 1, "../table/?fallen=a3-b1&side=b"),
        ("2x3/a3-b1~a3", 0, "../table/?fallen=a3-b1&clock=book&began=a3"),
        ("2x3/b2", 0, "../table/?fallen=b1-b2-b3"),
    ),
)
def test_a_table_has_an_address(position: str, own: int, address: str) -> None:
    """Its own page where it has one, a question for the rest."""
    assert WAYS.table(parse_position(position), own) == address


def test_a_rule_without_an_entry_falls_back() -> None:
    """To the rule above it, or to the plain number."""
    assert 'href="../rules/#reach"' in WAYS.chip("809.3a")
    assert WAYS.chip("104.4d") == '<span class="rule">104.4d</span>'


def test_ways_come_back_from_the_browser_s_text() -> None:
    """Everything but the place, which the page knows."""
    assert unpack(pack(WAYS)).at("../") == WAYS


@pytest.mark.parametrize("text", ("", "[]", "{}", '{"rules": 1}'))
def test_anything_else_is_refused(text: str) -> None:
    """With a ValueError, which the browser's door knows."""
    with pytest.raises(ValueError):
        unpack(text)
