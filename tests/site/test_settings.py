"""The settings of the site: one line for every fault."""

from pathlib import Path

import pytest

from generator.site.errors import ContentErrors
from generator.site.settings import settings

GOOD = 'name = "Emperor"\nbase = "https://example.org/rules"\nlanguages = ["en", "fr"]\n'


def _site(tmp_path: Path, text: str) -> Path:
    (tmp_path / "src").mkdir()
    (tmp_path / "src/site.toml").write_text(text, "utf-8")
    return tmp_path / "src"


def test_the_base_always_ends_with_a_slash(tmp_path: Path) -> None:
    """A base with a path works with and without the last slash."""
    found = settings(_site(tmp_path, GOOD))
    assert (found.base, found.base_path) == ("https://example.org/rules/", "/rules/")


@pytest.mark.parametrize(
    ("change", "line", "what"),
    [
        (('"https://example.org/rules"', '"example.org"'), 2, "base is not a web address"),
        (('"https://example.org/rules"', '"https://[bad"'), 2, "base is not a web address"),
        (('"https://example.org/rules"', '"https://a.b:99999"'), 2, "base is not a web address"),
        (('"https://example.org/rules"', '"https://a.b/ <x>"'), 2, "base is not a web address"),
        (('["en", "fr"]', '["en", "fr"]\nrepository = 4'), 4, "repository is not a web address"),
        (('["en", "fr"]', '["en", "fr"]\nname = "b"'), 4, "name stands twice"),
        (("name", "<<<<<<< HEAD\nname"), 1, "git merge-conflict marker"),
        (('["en", "fr"]', '["en", "en"]'), 3, "a language is named twice"),
        (('["en", "fr"]', '"en"'), 3, "languages is not a list of language tags"),
        (('"Emperor"', '""'), 1, "name is not a text"),
        (("name", "nmae"), 1, "unknown key nmae"),
        (('"Emperor"', "“Emperor”"), 1, "curly quotes as delimiters"),
    ],
)
def test_every_fault_is_told_with_its_line(
    tmp_path: Path, change: tuple[str, str], line: int, what: str
) -> None:
    """Where, what, how to mend."""
    with pytest.raises(ContentErrors) as caught:
        settings(_site(tmp_path, GOOD.replace(*change, 1)))
    assert any(p.line == line and p.what.startswith(what) and p.mend for p in caught.value.problems)


def test_a_missing_file_is_one_clear_line(tmp_path: Path) -> None:
    """No traceback for a folder that is no site."""
    with pytest.raises(ContentErrors, match=r"site\.toml:1: error \[toml\] file is missing"):
        settings(tmp_path)


@pytest.mark.parametrize(
    ("data", "what"),
    [
        ("name = 'é'".encode("latin-1"), "byte E9 is not UTF-8: the file was saved as"),
        (b"\xef\xbb\xbf" + GOOD.encode(), "file starts with a UTF-8 byte-order mark"),
        (GOOD.encode("utf-16"), "the file is UTF-16"),
    ],
)
def test_a_file_in_another_encoding_is_told_so(tmp_path: Path, data: bytes, what: str) -> None:
    """In the words that translations are told it in."""
    (tmp_path / "site.toml").write_bytes(data)
    with pytest.raises(ContentErrors) as caught:
        settings(tmp_path)
    assert caught.value.problems[0].what.startswith(what)


def test_a_folder_in_the_place_of_the_file_is_one_clear_line(tmp_path: Path) -> None:
    """What cannot be read at all is told as a fault of the file."""
    (tmp_path / "site.toml").mkdir()
    with pytest.raises(ContentErrors, match=r"site\.toml:1: error \[toml\] cannot be read"):
        settings(tmp_path)


def test_the_first_language_is_the_one_with_texts_of_its_own(tmp_path: Path) -> None:
    """A translation cannot be what the others are translated from."""
    site = _site(tmp_path, GOOD.replace('["en", "fr"]', '["fr", "en"]'))
    (site / "en").mkdir()
    with pytest.raises(ContentErrors, match="languages starts with fr"):
        settings(site)
