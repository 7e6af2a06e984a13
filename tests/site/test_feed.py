"""The feed of changes, by what RFC 4287 asks of one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import datetime
from xml.etree import ElementTree

import pytest

ATOM = "{http://www.w3.org/2005/Atom}"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def read(site: Mapping[str, bytes], tag: str) -> ElementTree.Element:
    """The feed of a language."""
    return ElementTree.fromstring(site[f"{tag}/changes.atom"])


def one(element: ElementTree.Element, name: str) -> str:
    """The text of the one child of that name."""
    found = element.findall(ATOM + name)
    assert len(found) == 1 and found[0].text
    return found[0].text


@pytest.mark.parametrize("tag", ("en", "fr"))
def test_the_feed_has_what_a_feed_must_have(moved: Mapping[str, bytes], tag: str) -> None:
    """4.1.1: an id, a title, an author, the latest day, and its own address."""
    feed = read(moved, tag)
    assert (feed.tag, feed.attrib[LANGUAGE]) == (f"{ATOM}feed", tag)
    assert one(feed, "id") and one(feed, "title")
    assert feed.find(f"{ATOM}author/{ATOM}name") is not None
    days = [one(entry, "updated") for entry in feed.findall(f"{ATOM}entry")]
    assert one(feed, "updated") == max(days)
    links = {link.attrib["rel"]: link.attrib["href"] for link in feed.findall(f"{ATOM}link")}
    assert links["self"] == f"https://example.org/emperor/{tag}/changes.atom"
    assert links["alternate"] == f"https://example.org/emperor/{tag}/changes/"


@pytest.mark.parametrize("tag", ("en", "fr"))
def test_every_entry_has_what_an_entry_must_have(moved: Mapping[str, bytes], tag: str) -> None:
    """4.1.2: an id of its own, a title, a day with a time, and here its text and its place."""
    entries = read(moved, tag).findall(f"{ATOM}entry")
    idents = [one(entry, "id") for entry in entries]
    assert len(set(idents)) == len(idents) > 0
    page = moved[f"{tag}/changes/index.html"].decode()
    for entry, ident in zip(entries, idents, strict=True):
        assert one(entry, "title") and one(entry, "content")
        assert datetime.fromisoformat(one(entry, "updated")).tzinfo is not None
        assert f'id="{ident.partition("#")[2]}"' in page


def test_links_in_entries_are_absolute(moved: Mapping[str, bytes]) -> None:
    """Readers show them away from the site."""
    for entry in read(moved, "fr").findall(f"{ATOM}entry"):
        links = re.findall(r'href="([^"]*)"', one(entry, "content"))
        assert links and all(link.startswith("https://") for link in links)


def test_every_page_names_the_feed_of_its_language(moved: Mapping[str, bytes]) -> None:
    """So that a feed reader finds it from anywhere."""
    page = moved["fr/table/a3-b1/index.html"].decode()
    assert 'type="application/atom+xml" title="Ce qui a changé dans les règles"' in page
    assert 'href="../../changes.atom"' in page
