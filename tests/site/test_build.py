"""The pipeline, end to end, on the real site and on broken ones."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

import pytest

from generator.site.atlas import atlas
from generator.site.build import ROOT, build, render
from generator.site.check import Checked, check, look
from generator.site.content import Content
from generator.site.errors import ContentErrors
from generator.site.load import load
from generator.site.plan import table_slug

BROKEN = sorted(path for path in (ROOT / "tests/sites").glob("broken-*") if path.is_dir())


def test_the_same_content_gives_the_same_bytes(content: Content, site: Mapping[str, bytes]) -> None:
    """Sorted files, no build time in a page: two renderings are equal file by file."""
    again = render(content, ROOT / ".cache")
    assert sorted(again) == sorted(site)
    assert [path for path in site if site[path] != again[path]] == []


def test_every_link_and_anchor_of_the_real_site_resolves(
    content: Content, site: Mapping[str, bytes]
) -> None:
    """`check` goes through every page; a link that leads nowhere would stop the build."""
    check(site, content)


def test_every_table_has_a_page_in_every_language(
    content: Content, site: Mapping[str, bytes]
) -> None:
    """16 configurations, each at an address of its own."""
    for tag in content.settings.languages:
        for code in atlas().charts:
            assert f"{tag}/{table_slug(code)}/index.html" in site


def test_every_rule_entry_has_the_same_anchor_in_every_language(
    content: Content, site: Mapping[str, bytes]
) -> None:
    """Anchors are ids, never numbers or words, so a switch of language keeps the place."""
    for tag in content.settings.languages:
        page = site[f"{tag}/rules/index.html"].decode()
        missing = [rule.ident for rule in content.rules if f'id="{rule.ident}"' not in page]
        assert missing == []


def test_what_was_in_order_is_looked_at_again_where_something_is_gone() -> None:
    """A page that nobody changed is at fault when its link's page, or place there, goes."""
    content, checked = load(ROOT / "site_src"), Checked()
    one = b'<a href="two/#here">x</a><a href="two/">y</a>'
    seen = [look("en/index.html", one, "/")]
    for two, faults in (
        (b'<p id="here">', []),
        (b'<p id="here"><p id="more">', []),
        (b'<p id="more">', ["two/#here: there is no place #here"]),
        (b'<p id="here">', []),
        (b"", ["two/ leads nowhere", "two/#here leads nowhere"]),
    ):
        files = {"en/index.html": one, **({"en/two/index.html": two} if two else {})}
        found: list[str] = []
        try:
            check(files, content, seen, checked)
        except ContentErrors as errors:
            found = [problem.what for problem in errors.problems]
        assert found == faults


def test_a_link_that_leads_nowhere_stops_the_build(
    content: Content, site: Mapping[str, bytes]
) -> None:
    """The page, its line and the link are named."""
    pages = {**site, "en/bad.html": b'<p>\n<a href="nowhere/">x</a> <a href="rules/#no">y</a></p>'}
    with pytest.raises(ContentErrors) as caught:
        check(pages, content)
    told = [(p.path, p.line, p.what) for p in caught.value.problems]
    assert told == [
        ("en/bad.html", 2, "nowhere/ leads nowhere"),
        ("en/bad.html", 2, "rules/#no: there is no place #no"),
    ]


def test_content_errors_leave_the_last_good_site_untouched(copy: Path, tmp_path: Path) -> None:
    """Nothing is written before everything is right."""
    out = tmp_path / "dist"
    out.mkdir()
    (out / "index.html").write_text("good")
    rules = copy / "en/rules.toml"
    rules.write_text(
        rules.read_text("utf-8").replace('number = "809.2"', "number = 809.2"), "utf-8"
    )
    with pytest.raises(ContentErrors):
        build(copy, out)
    assert [p.name for p in out.iterdir()] == ["index.html"]


@pytest.mark.parametrize("folder", BROKEN, ids=lambda path: path.name)
def test_a_broken_site_tells_all_its_faults(folder: Path, tmp_path: Path) -> None:
    """Each holds what it changes of the tiny site, and the exact lines in expected.txt."""
    base = shutil.copytree(ROOT / "tests/sites/tiny", tmp_path / "site_src")
    shutil.copytree(folder, base, dirs_exist_ok=True)
    with pytest.raises(ContentErrors) as caught:
        load(base)
    assert str(caught.value) == (folder / "expected.txt").read_text("utf-8").rstrip("\n")


def test_the_tiny_site_itself_is_without_fault() -> None:
    """So every fault told by a broken site is the one it was broken with."""
    assert load(ROOT / "tests/sites/tiny").by_ident["attack"].number == "809.3c"


def test_there_are_broken_sites_to_try() -> None:
    """A glob that finds nothing would let the test above pass in silence."""
    assert len(BROKEN) >= 5
