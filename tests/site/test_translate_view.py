"""The translators' page: counts, changed English, ways to every text."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from generator.site.build import ROOT, render
from generator.site.content import Content
from generator.site.load import load
from generator.site.settings import Settings
from generator.site.source_link import source_link


@pytest.fixture
def changed(copy: Path) -> Mapping[str, bytes]:
    """The site after an English edit, with a project on the web."""
    path = copy / "en/pages/rules.md"
    path.write_text(path.read_text("utf-8").replace("Nobody else does.", "Nobody else may be."))
    with (copy / "site.toml").open("a", encoding="utf-8") as file:
        file.write('repository = "https://example.org/emperor"\n')
    return render(load(copy), ROOT / ".cache")


def test_changed_english_is_shown_word_by_word(changed: Mapping[str, bytes]) -> None:
    """What went and what came, with the ways to the page, the workbench and the line."""
    html = changed["fr/translate/index.html"].decode()
    assert "Nobody else <del>does</del><ins>may be</ins>." in html
    assert 'href="workbench/?to=fr&amp;text=rules%23attacking.1"' in html
    assert 'href="../rules/#main"' in html or 'href="../rules/#attacking"' in html
    line = next(
        number
        for number, text in enumerate(
            (ROOT / "site_src/locale/fr/page-rules.po").read_text("utf-8").splitlines(), 1
        )
        if text.startswith("msgstr \"Vous pouvez attaquer l'adversaire")
    )
    way = f"https://example.org/emperor/edit/main/site_src/locale/fr/page-rules.po#L{line}"
    assert f'href="{way}"' in html


def test_every_language_of_the_site_has_its_bar(
    content: Content, site: Mapping[str, bytes]
) -> None:
    """On the page of every language; its own comes first."""
    others = content.settings.languages[1:]
    for tag in content.settings.languages:
        html = site[f"{tag}/translate/index.html"].decode()
        places = [html.find(f'id="in-{other}"') for other in others]
        assert min(places) > 0
        if tag in others:
            assert min(places) == html.find(f'id="in-{tag}"')


def test_every_file_can_be_reached_from_its_page(
    content: Content, site: Mapping[str, bytes]
) -> None:
    """The foot of a page leads to the state of that page's texts, without script."""
    assert 'href="../translate/#fr-page-turns"' in site["fr/turns/index.html"].decode()
    assert 'id="fr-page-turns"' in site["fr/translate/index.html"].decode()


def test_without_a_project_on_the_web_a_line_is_named() -> None:
    """A place and no link."""
    link = source_link(Settings("", "", ("en",)), "site_src/locale/fr/site.po", 7)
    assert (link.words, link.href) == ("site_src/locale/fr/site.po:7", "")


def test_any_host_can_be_named() -> None:
    """The address says where path and line go."""
    site = Settings("", "", ("en",), "https://example.org/x/_edit/{path}?line={line}")
    assert source_link(site, "a.po", 7).href == "https://example.org/x/_edit/a.po?line=7"


def test_the_rules_page_stays_light(site: Mapping[str, bytes]) -> None:
    """Pencils come on demand: the page with its style sheets is at most 30 kB on the wire."""
    import brotli

    page = site["en/rules/index.html"]
    sheets = [
        data
        for path, data in site.items()
        if path.endswith(".css") and f"/{path.rpartition('/')[2]}".encode() in page
    ]
    assert len(sheets) >= 2
    assert sum(len(brotli.compress(data, quality=11)) for data in (page, *sheets)) <= 30_000
