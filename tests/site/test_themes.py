"""Dark by the system and dark by choice: one block of colours, told to CSS twice."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from generator.site.themes import both


@pytest.mark.parametrize("sheet", ["site", "table"])
def test_dark_by_the_system_is_dark_by_choice(site: Mapping[str, bytes], sheet: str) -> None:
    """The finished sheet has the same colours for both, for screens only."""
    css = next(site[name] for name in site if name.startswith(f"assets/{sheet}-en-")).decode()
    system = re.search(r':root:not\(\[data-theme="light"\]\)(\{[^}]*\})', css)
    chosen = re.search(r':root\[data-theme="dark"\](\{[^}]*\})', css)
    assert system and chosen and system[1] == chosen[1]
    assert "--ink:#f2ebdc" in system[1]


@pytest.mark.parametrize("css", ["", ":root { --ink: #000; }"])
def test_a_sheet_without_dark_colours_is_a_fault(css: str) -> None:
    """A block that was renamed would leave half the readers in the light."""
    with pytest.raises(ValueError, match="dark colours once"):
        both(css)
