"""What a page says of itself: drafts, passages out of date, parts in English."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.site.build import ROOT, render
from generator.site.check import check
from generator.site.load import load


def edit(path: Path, old: str, new: str) -> None:
    """Change one passage of a file."""
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


def page(site: Path, name: str) -> str:
    """A page of the changed site."""
    return render(load(site), ROOT / ".cache")[f"{name}/index.html"].decode()


def banner(html: str) -> str:
    """The notices above a page's words."""
    start = html.find('<aside class="banner"')
    return html[start : html.find("</aside>", start)] if start >= 0 else ""


@pytest.fixture
def untidy(copy: Path) -> Path:
    """French with a changed rule, a changed paragraph and a missing one; not yet reviewed."""
    edit(copy / "en/pages/rules.md", "Nobody else does.", "Nobody else may be attacked.")
    edit(copy / "lang/fr.toml", "reviewed = true", "reviewed = false")
    edit(copy / "en/glossary.toml", 'text = "', 'text = "Really: ')
    po = copy / "locale/fr/page-rules.po"
    text = po.read_text("utf-8")
    start = text.index('msgstr "', text.index('msgctxt "rules#sharing.1"'))
    end = text.index("\n", start)
    po.write_text(text[:start] + 'msgstr ""' + text[end:], "utf-8")
    return copy


def test_the_notices_name_what_is_stale_in_the_readers_language(untidy: Path) -> None:
    """The passage's own heading, in French, leads to it; then the English page."""
    files = render(load(untidy), ROOT / ".cache")
    html = files["fr/rules/index.html"].decode()
    told = banner(html)
    assert '<a href="#attacking">Attaquer</a>' in told
    assert 'hreflang="en" lang="en">English</a>' in told
    assert "ébauche" in told
    assert "n’est pas encore traduite" in told
    assert "ébauche" in banner(files["fr/turns/index.html"].decode())
    assert "a changé" not in banner(files["fr/turns/index.html"].decode())
    assert "a changé" in banner(files["fr/glossary/index.html"].decode())
    assert banner(files["en/rules/index.html"].decode()) == ""
    check(files, load(untidy))


def test_a_block_in_english_says_so_itself(untidy: Path) -> None:
    """The whole paragraph carries the mark, so that it is spoken and broken as English."""
    assert '<p lang="en">You share' in page(untidy, "fr/rules")


def test_a_sound_page_has_no_notice(site: dict[str, bytes]) -> None:
    """French is complete and reviewed."""
    assert banner(site["fr/rules/index.html"].decode()) == ""
