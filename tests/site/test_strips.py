"""Every strip that the browser may need."""

from __future__ import annotations

from generator.emperor.notation import parse_position
from generator.fragment.ways import strip_key
from generator.site.strips import strips


def test_every_running_position_has_a_strip_for_either_side() -> None:
    """16 tables by the live clock, 81 by the book's, from two sides."""
    found = strips("Sealed")
    assert len(found) == 2 * (16 + 81)
    assert all("{" not in strip for strip in found.values())


def test_a_strip_turned_shows_the_same_bridges() -> None:
    """Half a turn moves them and changes nothing."""
    found = strips("Sealed")
    position = parse_position("2x3/a3~none")
    one, other = (found[strip_key(position, own)] for own in (0, 1))
    assert one != other
    assert all(strip.count('data-bridge="a2 b1"') == 2 for strip in (one, other))
