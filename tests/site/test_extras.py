"""The files beside the pages: there for every language, and sound wherever the site lives."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from urllib.parse import urljoin

from generator.site.check import check
from generator.site.content import Content

BASE = "https://example.org/emperor/"


def test_every_link_resolves_on_a_host_where_the_site_has_a_path(
    moved: Mapping[str, bytes], moved_content: Content
) -> None:
    """Pages of missing addresses too, whose links begin at the root of the host."""
    check(moved, moved_content)


def test_every_absolute_address_of_the_site_is_a_file_of_it(moved: Mapping[str, bytes]) -> None:
    """Whatever names the site's base, in any text file, names something that is there."""
    dead = {
        (path, url)
        for path, data in moved.items()
        if path.endswith((".html", ".xml", ".atom", ".json", ".txt", ".webmanifest"))
        for url in re.findall(re.escape(BASE) + r"[^\"<>\s&\\#]*", data.decode())
        if not {url.removeprefix(BASE), url.removeprefix(BASE) + "index.html"} & set(moved)
    }
    assert dead == set()


def test_no_page_names_another_host_than_its_own_for_files(moved: Mapping[str, bytes]) -> None:
    """Scripts, sheets, fonts and pictures all come from the site itself."""
    for path, data in moved.items():
        if path.endswith(".html"):
            links = re.findall(r'<(?:link|script|img)[^>]*\s(?:href|src)="([^"]+)"', data.decode())
            assert all(urljoin(BASE + path, link).startswith(BASE) for link in links), path


def test_every_language_has_its_files(content: Content, site: Mapping[str, bytes]) -> None:
    """A page for missing addresses, a manifest, a feed."""
    for tag in content.settings.languages:
        assert {f"{tag}/404.html", f"{tag}/app.webmanifest", f"{tag}/changes.atom"} <= set(site)


def test_the_manifest_names_icons_that_are_there(moved: Mapping[str, bytes]) -> None:
    """Its addresses are relative to its own, and one icon may be cut to any shape."""
    manifest = json.loads(moved["fr/app.webmanifest"])
    assert (manifest["lang"], manifest["dir"]) == ("fr", "ltr")
    for icon in manifest["icons"]:
        url = urljoin(f"{BASE}fr/app.webmanifest", icon["src"])
        assert url.removeprefix(BASE) in moved
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    assert urljoin(f"{BASE}fr/app.webmanifest", manifest["start_url"]) == f"{BASE}fr/"


def test_robots_are_told_where_the_map_is(moved: Mapping[str, bytes]) -> None:
    """The one line that matters to them."""
    assert f"Sitemap: {BASE}sitemap.xml\n" in moved["robots.txt"].decode()
