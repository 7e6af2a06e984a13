"""What pages say of themselves where they are shared, and to search engines."""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Mapping

import pytest

from generator.site.atlas import atlas
from generator.site.content import Content
from generator.site.plan import table_slug

META = re.compile(r'<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)">')
DATA = re.compile(r'<script type="application/ld\+json">(.*?)</script>')
BASE = "https://example.org/emperor/"


def tags(site: Mapping[str, bytes], path: str) -> dict[str, str]:
    """The tags of a page's card."""
    return dict(META.findall(site[path].decode()))


def data(site: Mapping[str, bytes], path: str) -> list[dict[str, object]]:
    """The blocks of data of a page."""
    return [json.loads(block) for block in DATA.findall(site[path].decode())]


@pytest.mark.parametrize("tag", ("en", "fr"))
def test_every_table_has_a_picture_of_its_own(moved: Mapping[str, bytes], tag: str) -> None:
    """1200 by 630, in the page's language, at an absolute address."""
    seen = set()
    for code in atlas().charts:
        card = tags(moved, f"{tag}/{table_slug(code)}/index.html")
        picture = card["og:image"].removeprefix(BASE)
        assert moved[picture][:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", moved[picture][16:24]) == (1200, 630)
        assert (card["og:image:width"], card["og:image:height"]) == ("1200", "630")
        assert card["og:image:alt"]
        seen.add(picture)
    assert len(seen) == len(atlas().charts)
    assert all(f"/{tag}-card-" in picture for picture in seen)


def test_all_other_pages_share_one_picture(moved: Mapping[str, bytes]) -> None:
    """One a language; the root shows that of the first."""
    pictures = {tags(moved, f"fr/{slug}/index.html")["og:image"] for slug in ("rules", "about")}
    assert len(pictures) == 1
    root = tags(moved, "index.html")["og:image"]
    assert root == tags(moved, "en/rules/index.html")["og:image"]


def test_a_card_says_what_its_page_says(moved: Mapping[str, bytes]) -> None:
    """Title, description, address and languages agree with the page's head."""
    page = moved["fr/questions/index.html"].decode()
    card = tags(moved, "fr/questions/index.html")
    assert f"<title>{card['og:title']} · {card['og:site_name']}</title>" in page
    assert f'<meta name="description" content="{card["og:description"]}">' in page
    assert f'<link rel="canonical" href="{card["og:url"]}">' in page
    assert (card["og:locale"], card["og:locale:alternate"]) == ("fr_FR", "en_GB")
    assert card["twitter:card"] == "summary_large_image"


def test_a_front_page_tells_of_the_site(moved: Mapping[str, bytes]) -> None:
    """Its name and address, in its own language."""
    (site,) = data(moved, "fr/index.html")
    assert (site["@type"], site["url"], site["inLanguage"]) == ("WebSite", BASE, "fr")


def test_the_questions_are_there_for_search_engines(
    moved: Mapping[str, bytes], moved_content: Content
) -> None:
    """Each question with its answer, in the page's language, and a place that is there."""
    (faq,) = data(moved, "fr/questions/index.html")
    asked = faq["mainEntity"]
    assert faq["@type"] == "FAQPage" and isinstance(asked, list)
    page = moved["fr/questions/index.html"].decode()
    for question in asked:
        assert question["name"] and question["acceptedAnswer"]["text"]
        assert f'id="{question["url"].partition("#")[2]}"' in page


def test_a_table_tells_the_way_to_it(moved: Mapping[str, bytes]) -> None:
    """From the front page, by the opening table."""
    (trail,) = data(moved, "en/table/a3-b1/index.html")
    steps = trail["itemListElement"]
    assert isinstance(steps, list)
    assert [step["position"] for step in steps] == [1, 2, 3]
    assert [step["item"] for step in steps] == [
        f"{BASE}en/",
        f"{BASE}en/table/",
        f"{BASE}en/table/a3-b1/",
    ]
    (short,) = data(moved, "en/table/index.html")
    assert isinstance(short["itemListElement"], list) and len(short["itemListElement"]) == 2
