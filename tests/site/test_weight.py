"""How heavy a first visit is: bytes over the wire, as any host with brotli sends them."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Mapping

import brotli
import pytest

from generator.site.content import Content

RULES, TABLE, FONTS = 30_000, 20_000, 80_000
#: What the screen waits for; the sheet for print comes later and by itself.
SHEET = re.compile(r'<link rel="stylesheet" href="([^"]+)">')


def sheets(site: Mapping[str, bytes], path: str) -> list[bytes]:
    """The style sheets that a page's first paint waits for."""
    folder = posixpath.dirname(path)
    found = SHEET.findall(site[path].decode())
    return [site[posixpath.normpath(posixpath.join(folder, href))] for href in found]


def weight(site: Mapping[str, bytes], path: str) -> int:
    """A page with its pictures and style sheets, without fonts, in bytes of brotli."""
    return sum(len(brotli.compress(part)) for part in (site[path], *sheets(site, path)))


@pytest.mark.parametrize("tag", ["en", "fr"])
def test_the_rules_with_all_their_pictures_are_light(site: Mapping[str, bytes], tag: str) -> None:
    """Every rule, every figure, within 30 kB."""
    assert weight(site, f"{tag}/rules/index.html") <= RULES


@pytest.mark.parametrize("tag", ["en", "fr"])
def test_a_table_with_all_its_answers_is_light(site: Mapping[str, bytes], tag: str) -> None:
    """The heaviest table, every answer of every seat and every control, within 20 kB."""
    tables = [
        path for path in site if re.fullmatch(rf"{tag}/table/(?:[ab1-3-]+/)?index\.html", path)
    ]
    assert len(tables) == 16
    assert max(weight(site, path) for path in tables) <= TABLE


def test_the_fonts_of_every_language_are_small(site: Mapping[str, bytes], content: Content) -> None:
    """All faces of a language together, cut down to its letters, within 80 kB."""
    for tag in content.settings.languages:
        sheet = sheets(site, f"{tag}/index.html")[0].decode()
        files = set(re.findall(r"url\(([^)]+\.woff2)\)", sheet))
        assert len(files) == 3
        assert sum(len(site[f"assets/{name}"]) for name in files) <= FONTS, tag
