"""Addresses and the files that answer them."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.site.serve_files import Found, Missing, Moved, answer


@pytest.fixture
def out(tmp_path: Path) -> Path:
    """A built site of a few files, with a secret beside it."""
    site = tmp_path / "dist"
    for name in ("index.html", "404.html", "fr/index.html", "fr/404.html", "de/index.html"):
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_text(name)
    (site / "core.wasm").touch()
    (tmp_path / "secret.txt").touch()
    (site / "out.txt").symlink_to(tmp_path / "secret.txt")
    return site


@pytest.mark.parametrize(
    ("path", "file", "status"),
    [
        ("/", "index.html", 200),
        ("/fr/", "fr/index.html", 200),
        ("/fr/index.html", "fr/index.html", 200),
        ("/%66r/", "fr/index.html", 200),
        ("/fr/no/", "fr/404.html", 404),
        ("/de/no", "404.html", 404),
        ("/fr/index.html/", "fr/404.html", 404),
        ("/out.txt", "404.html", 404),
        pytest.param("/" + "x" * 5000, "404.html", 404, id="too long for any disk"),
    ],
)
def test_an_address_has_its_file(out: Path, path: str, file: str, status: int) -> None:
    """Folders answer with their index; a missing page with its language's own 404."""
    assert answer(out, "/", path) == Found(out / file, status)


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/fr/..%2f..%2fsecret.txt", "/a%00", "/a%5cb"]
)
def test_no_address_leads_out_of_the_site(out: Path, path: str) -> None:
    """However it is written."""
    assert answer(out, "/", path) == Missing()


def test_a_folder_without_its_slash_moves_within_this_host(out: Path) -> None:
    """Two slashes at the start would name another host."""
    assert answer(out, "/", "/fr") == Moved("/fr/")
    assert answer(out, "/", "//fr") == Moved("/fr")
    assert answer(out, "/", "/fr//index.html") == Moved("/fr/index.html")
    assert answer(out, "/", "///") == Moved("/")


def test_a_site_under_a_path_answers_only_there(out: Path) -> None:
    """The root leads to it; the same file elsewhere is missing."""
    assert answer(out, "/emperor/", "/") == Moved("/emperor/")
    assert answer(out, "/emperor/", "/emperor") == Moved("/emperor/")
    assert answer(out, "/emperor/", "/emperor/fr/") == Found(out / "fr" / "index.html")
    assert answer(out, "/emperor/", "/fr/") == Missing()


def test_python_in_the_browser_gets_its_types(out: Path) -> None:
    """A browser refuses to stream wasm, or to run a module, under another type."""
    assert Found(out / "core.wasm").content_type == "application/wasm"
    assert Found(out / "a.mjs").content_type.startswith("text/javascript")
    assert Found(out / "a.unknown").content_type == "application/octet-stream"
