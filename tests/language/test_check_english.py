"""Faults of the English, TOML and Markdown, are told once and at their lines."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from generator.language.check_site import check_site
from tests.language.bad import SITE

ENGLISH = (SITE / "en" / "strings.toml").read_text("utf-8")
TEXT = 'text = "The emperor is exposed."'
TOMLS = {
    "curly quotes": (TEXT, "text = “The emperor is exposed.”", "toml", 6),
    "no closing quote": (TEXT, TEXT[:-1], "toml", 6),
    "no quotes": (TEXT, "text = The emperor is exposed.", "toml", 6),
    "a quote inside": (TEXT, 'text = "The "emperor" is exposed."', "toml", 6),
    "unknown escape": (TEXT, 'text = "The emperor\\ is exposed."', "toml", 6),
    "a key twice": (TEXT, f"{TEXT}\n{TEXT}", "toml", 7),
    "a table twice": ('["q.71"]', '["q.72"]', "toml", 18),
    "unknown key": (TEXT, f"{TEXT}\nmaxx = 3", "toml", 7),
    "a number for a text": (TEXT, "text = 3", "toml", 6),
    "a text for a number": (TEXT, f'{TEXT}\nmax = "14"', "toml", 7),
    "colon": (TEXT, 'text: "The emperor is exposed."', "toml", 6),
    "no text": (TEXT, 'note = "x"', "toml", 5),
    "an empty text": (TEXT, 'text = " "', "toml", 6),
    "no plural": ('other = "Reach: {n} seats"\n', "", "toml", 7),
    "heading not closed": ('["q.71"]', '["q.71"', "toml", 16),
    "id without quotes": ('["q.71"]', "[q.71]", "toml", 16),
    "conflict": (TEXT, f"<<<<<<< HEAD\n{TEXT}", "toml", 6),
    "text over lines not closed": (TEXT, 'text = """\nThe emperor', "toml", 6),
    "example of no place": ("example = {", 'example = { foo = "lane.sun",', "toml", 3),
    "example of no text": ('"lane.sun" }', '"lane.moon" }', "toml", 3),
    "bad placeholder": ("{attacker} can", "{Attacker} can", "placeholder", 3),
    "brace not closed": ("{attacker} can", "{attacker can", "placeholder", 3),
    "no such rule": ("rule:809.3c", "rule:999.9z", "markup", 11),
    "no such scheme": ("rule:809.3c", "foo:809.3c", "markup", 11),
    "HTML": ("**only**", "<b>only</b>", "markup", 11),
    "bold not closed": ("**only**", "**only", "markup", 11),
    "mojibake": ("“Show", "â€œShow", "encoding", 17),
    "invisible": ("emperor is exposed", "emperor\u200bis exposed", "invisible", 6),
}


@pytest.mark.parametrize(("old", "new", "kind", "line"), TOMLS.values(), ids=TOMLS.keys())
def test_a_fault_of_the_english_is_told_once_at_its_line(
    tmp_path: Path, old: str, new: str, kind: str, line: int
) -> None:
    """The English TOML is checked as strictly as a translation, and spoils none."""
    site = shutil.copytree(SITE, tmp_path / "bad-files")
    (site / "en" / "strings.toml").write_text(ENGLISH.replace(old, new, 1), "utf-8")
    found = [(p.severity, p.kind, p.line) for p in check_site(site, ["fr"]) if "/en/" in p.path]
    assert found == [("error", kind, line)]


HEAD = "# Attacking {#attacking}\n\n"
PAGES = {
    "heading without id": (f"{HEAD}## Who attacks\n", 3),
    "heading id twice": (f"{HEAD}## Again {{#attacking}}\n", 3),
    "heading id with capitals": (f"{HEAD}## Again {{#Again}}\n", 3),
    "heading id not closed": (f"{HEAD}## Again {{#again\n", 3),
    "level left out": (f"{HEAD}### Deep {{#deep}}\n", 3),
    "no space after ##": (f"{HEAD}##Again {{#again}}\n", 3),
    "underlined heading": ("Attacking\n=========\n", 2),
    "front matter not closed": ("---\ntitle: Attacking\n\n" + HEAD, 1),
    "front matter without colon": ("---\ntitle Attacking\n---\n" + HEAD, 2),
    "title twice": ("---\ntitle: One\ntitle: Two\n---\n" + HEAD, 3),
    "unknown key at the top": ("---\ntitle: One\nauthor: Me\n---\n" + HEAD, 3),
    "a cell too many": (f"{HEAD}| a | b |\n|---|---|\n| c | d | e |\n", 5),
    "a cell too few": (f"{HEAD}| a | b |\n|---|---|\n| c |\n", 5),
    "table without its line": (f"{HEAD}| a | b |\n| c | d |\n", 3),
    "conflict": (f"{HEAD}<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> b\n", 3),
    "note not closed": (f"{HEAD}::: note\nText.\n", 3),
    "nothing to close": (f"{HEAD}:::\n", 3),
    "unknown directive": (f"{HEAD}::: foo\nText.\n:::\n", 3),
    "figure line without =": (f"{HEAD}::: figure\nnone All six\n:::\n", 4),
    "code not closed": (f"{HEAD}```\ncode", 4),
    "HTML": (f"{HEAD}Some <b>bold</b> text.\n", 3),
    "script": (f"{HEAD}<script>x</script>\n", 3),
    "bold not closed": (f"{HEAD}Some **bold text.\n", 3),
    "link not closed": (f"{HEAD}See [it](rule:809.3c.\n", 3),
    "link by reference": (f"{HEAD}See [it][there].\n", 3),
    "no such rule": (f"{HEAD}See [it](rule:1.2z).\n", 3),
    "no such page": (f"{HEAD}See [it](page:nowhere).\n", 3),
    "no such scheme": (f"{HEAD}See [it](other.md).\n", 3),
}


@pytest.mark.parametrize(("text", "line"), PAGES.values(), ids=PAGES.keys())
def test_a_fault_of_a_page_is_told_once_at_its_line(tmp_path: Path, text: str, line: int) -> None:
    """Markdown accepts everything; the check does not."""
    site = shutil.copytree(SITE, tmp_path / "bad-files")
    (site / "en" / "pages").mkdir()
    (site / "en" / "pages" / "attacking.md").write_text(text, "utf-8")
    found = [(p.severity, p.kind, p.line) for p in check_site(site, ["fr"])]
    assert found == [("error", "markdown", line)]


def test_windows_line_ends_of_a_page_are_one_warning(tmp_path: Path) -> None:
    """The page is read all the same; nobody is sent to the formatter, which writes no English."""
    site = shutil.copytree(SITE, tmp_path / "bad-files")
    (site / "en" / "pages").mkdir()
    page = f"{HEAD}Some text.\n\n- One\n- Two\n".replace("\n", "\r\n")
    (site / "en" / "pages" / "attacking.md").write_bytes(page.encode())
    (found,) = check_site(site, ["fr"])
    assert (found.severity, found.kind, found.line) == ("warning", "encoding", 1)
    assert found.mend == "save it with Unix line ends (LF)"


def test_a_page_in_another_encoding_is_one_error(tmp_path: Path) -> None:
    """Nothing that could follow from it is told."""
    site = shutil.copytree(SITE, tmp_path / "bad-files")
    (site / "en" / "pages").mkdir()
    page = f"{HEAD}Some {{text}}.\n".encode("utf-16")
    (site / "en" / "pages" / "attacking.md").write_bytes(page)
    (found,) = check_site(site, ["fr"])
    assert (found.severity, found.kind, found.line) == ("error", "encoding", 1)
