"""Pages in two languages: those that have words in both."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

import pytest

from generator.language.folder import read_english
from generator.language.writing import start_language, sync_language
from generator.site.build import ROOT, render
from generator.site.check import check
from generator.site.load import load

Files = Mapping[str, bytes]


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> Files:
    """The site in English, French and a language in which a single heading is translated."""
    site = Path(shutil.copytree(ROOT / "site_src", tmp_path_factory.mktemp("started") / "src"))
    settings = site / "site.toml"
    lines = settings.read_text("utf-8").splitlines()
    two = ['languages = ["en", "fr"]' if line.startswith("languages") else line for line in lines]
    settings.write_text("\n".join(two) + "\n", "utf-8")
    start_language(site, "it")
    sync_language(site, "it", read_english(site))
    po = site / "locale/it/page-turns.po"
    head, turns, rest = po.read_text("utf-8").partition('msgctxt "turns#turns"\n')
    po.write_text(head + turns + rest.replace('msgstr ""', 'msgstr "I turni"', 1), "utf-8")
    content = load(site)
    files = render(content, ROOT / ".cache")
    check(files, content)
    return files


def pages(files: Files, start: str) -> set[str]:
    """The slugs of the pages whose addresses begin so."""
    found = (path.removeprefix(start) for path in files if path.startswith(start))
    return {path.removesuffix("index.html").rstrip("/") for path in found}


def test_a_page_is_compared_once_it_has_a_word_in_both_languages(started: Files) -> None:
    """The one page begun is offered beside its twins, from both sides; the others are not."""
    assert pages(started, "it/compare/fr/") == pages(started, "it/compare/en/") == {"turns"}
    assert pages(started, "en/compare/it/") == pages(started, "fr/compare/it/") == {"turns"}
    assert {"turns", "rules", "glossary"} < pages(started, "en/compare/fr/")


def test_a_language_begun_has_every_other_page(started: Files) -> None:
    """In English, and marked as such."""
    own = {slug for slug in pages(started, "it/") if not slug.startswith("compare/")}
    assert own == {slug for slug in pages(started, "en/") if not slug.startswith("compare/")}
    rules = started["it/rules/index.html"].decode()
    assert '<html lang="it"' in rules
    assert '<h1 id="rules" lang="en"' in rules


def test_the_language_switch_of_a_comparison_leads_on_where_there_is_no_such_comparison(
    started: Files,
) -> None:
    """It leads to the page itself; search engines are told only of the pages that there are."""
    html = started["en/compare/fr/rules/index.html"].decode()
    assert 'href="../../../../it/rules/" hreflang="it"' in html
    assert "/it/compare/en/rules/" not in html
    assert 'hreflang="it" href=' not in html.partition("</head>")[0]


def test_the_list_of_comparisons_names_the_languages_that_there_are(started: Files) -> None:
    """One page beside the begun language, all of them beside the other."""
    listed = started["en/compare/index.html"].decode()
    assert listed.count('href="it/') == 1
    assert listed.count('href="fr/') > 5
