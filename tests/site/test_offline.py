"""What readers' browsers are told to keep."""

from __future__ import annotations

import hashlib
import json
import posixpath
import re
from collections.abc import Mapping

import pytest

from generator.site.content import Content
from generator.site.offline import offline_files

#: Over the wire, with the gzip of any host; fonts and all.
LANGUAGE, SHARED = 600_000, 80_000
LINK = re.compile(r'\s(?:href|src|data-(?:worker|library|index|tongue|script))="([^"#?:]+)"')


def listed(site: Mapping[str, bytes]) -> dict[str, dict[str, list[tuple[str, str, int]]]]:
    """The parts of the list that the worker names."""
    found = re.search(r"LIST = '([^']+)'", site["sw.js"].decode())
    assert found is not None
    parts: dict[str, dict[str, list[tuple[str, str, int]]]]
    parts = json.loads(site[found[1]])["parts"]
    return parts


def addresses(site: Mapping[str, bytes], *names: str) -> set[str]:
    """The addresses of some parts."""
    return {file[0] for name in names for file in listed(site)[name]["files"]}


def test_every_file_on_the_list_is_there_as_listed(moved: Mapping[str, bytes]) -> None:
    """By its address, with its hash and its size; none is in two parts."""
    seen = set()
    for part in listed(moved).values():
        for address, digest, size in part["files"]:
            path = f"{address}index.html" if address.endswith("/") else address
            assert hashlib.sha256(moved[path]).hexdigest()[:32] == digest
            assert len(moved[path]) == size
            assert address not in seen
            seen.add(address)


@pytest.mark.parametrize("tag", ["en", "fr"])
def test_a_kept_language_has_whatever_its_pages_load(moved: Mapping[str, bytes], tag: str) -> None:
    """Sheets, scripts, fonts, the index for search; pictures for systems and sharing are not
    loaded by pages."""
    kept = addresses(moved, "site", tag)
    pages = [address for address in kept if address.endswith("/")]
    assert f"{tag}/rules/" in pages
    assert f"{tag}/table/a3-b1/" in pages
    for page in pages:
        text = moved[f"{page}index.html"].decode()
        body = re.sub(r'<link rel="(?:icon|apple-touch-icon|manifest)[^>]*>', "", text)
        for link in LINK.findall(body):
            target = posixpath.normpath(posixpath.join(page, link))
            if target.startswith("assets/"):
                assert target in kept, (page, link)


def test_what_is_kept_at_first_is_small(site: Mapping[str, bytes], content: Content) -> None:
    """One language with all that is shared, in one visit."""
    parts = listed(site)
    assert int(str(parts["site"]["wire"])) <= SHARED
    for tag in content.settings.languages:
        assert int(str(parts[tag]["wire"])) <= LANGUAGE, tag


def test_any_change_makes_another_version() -> None:
    """A byte of a kept file is enough; the same files give the same worker."""
    files = {"en/index.html": b"1", "robots.txt": b"1"}
    first = offline_files(files, {}, ["en"])["sw.js"]
    assert offline_files({**files, "en/index.html": b"2"}, {}, ["en"])["sw.js"] != first
    assert offline_files({**files, "robots.txt": b"2"}, {}, ["en"])["sw.js"] == first
