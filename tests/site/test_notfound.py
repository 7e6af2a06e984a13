"""The pages for addresses that do not exist."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from generator.site.content import Content

HREF = re.compile(r'<a [^>]*?href="([^"]+)"')


def pages(site: Mapping[str, bytes]) -> dict[str, str]:
    """Every page for missing addresses."""
    return {path: data.decode() for path, data in site.items() if path.endswith("404.html")}


def test_every_language_and_the_root_have_one(content: Content, site: Mapping[str, bytes]) -> None:
    """The reader stays in their language; where it is not known, all are offered."""
    tags = content.settings.languages
    assert set(pages(site)) == {"404.html", *(f"{tag}/404.html" for tag in tags)}


def test_their_links_work_at_any_depth(moved: Mapping[str, bytes]) -> None:
    """A host shows the page at the address that was asked for, so nothing may be relative to it."""
    for path, page in pages(moved).items():
        links = [link for link in re.findall(r'\s(?:href|src)="([^"]+)"', page) if link[0] != "#"]
        assert [link for link in links if not link.startswith("/emperor/")] == [], path


def test_they_are_kept_out_of_search(moved: Mapping[str, bytes]) -> None:
    """No canonical address, no twins, and no picture to share."""
    for page in pages(moved).values():
        assert '<meta name="robots" content="noindex">' in page
        assert (
            "canonical" not in page and "og:" not in page and 'rel="alternate" hreflang' not in page
        )


@pytest.mark.parametrize("tag", ("en", "fr"))
def test_one_offers_every_listed_page_of_its_language(moved: Mapping[str, bytes], tag: str) -> None:
    """And the other language's front page, since the page asked for is nowhere."""
    page = moved[f"{tag}/404.html"].decode()
    assert f'<html lang="{tag}" dir="ltr">' in page
    links = set(HREF.findall(page))
    assert {f"/emperor/{tag}/{slug}/" for slug in ("rules", "table", "questions", "data")} <= links
    assert "/emperor/fr/" in links and "/emperor/en/" in links
    assert "aria-current" not in page


def test_the_root_offers_every_language(moved: Mapping[str, bytes]) -> None:
    """Each in its own words."""
    page = moved["404.html"].decode()
    assert HREF.findall(page) == ["/emperor/en/", "/emperor/fr/"]
    assert '<li lang="fr" dir="ltr">' in page
