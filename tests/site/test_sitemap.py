"""The map that crawlers read."""

from __future__ import annotations

from collections.abc import Mapping
from xml.etree import ElementTree

from generator.site.content import Content

SITEMAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
LINK = "{http://www.w3.org/1999/xhtml}link"


def read(site: Mapping[str, bytes]) -> dict[str, dict[str, str]]:
    """Each address of the map, with its twins by language."""
    root = ElementTree.fromstring(site["sitemap.xml"])
    assert root.tag == f"{SITEMAP}urlset"
    found = {}
    for entry in root.findall(f"{SITEMAP}url"):
        twins = {link.attrib["hreflang"]: link.attrib["href"] for link in entry.findall(LINK)}
        address = entry.findtext(f"{SITEMAP}loc")
        assert address is not None and address not in found
        found[address] = twins
    return found


def test_it_names_every_page_that_may_be_found(moved: Mapping[str, bytes]) -> None:
    """Those whose canonical address is their own, no other, each once."""
    canonical = {
        "https://example.org/emperor/" + path.removesuffix("index.html")
        for path, data in moved.items()
        if path.endswith("index.html") and b'rel="canonical"' in data and b"noindex" not in data
    }
    assert set(read(moved)) == canonical


def test_twins_name_each_other(site: Mapping[str, bytes], content: Content) -> None:
    """A page whose twin does not name it back is ignored by search engines."""
    found = read(site)
    for twins in found.values():
        assert set(twins) == {*content.settings.languages, "x-default"}
        for address in twins.values():
            assert found[address] == twins


def test_the_map_and_the_pages_say_the_same(moved: Mapping[str, bytes]) -> None:
    """hreflang in a page and in the map must not differ."""
    for address, twins in read(moved).items():
        path = address.removeprefix("https://example.org/emperor/") + "index.html"
        page = moved[path].decode()
        for tag, url in twins.items():
            assert f'<link rel="alternate" hreflang="{tag}" href="{url}">' in page, path
