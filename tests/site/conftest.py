"""The real site, rendered once for all tests that look at it."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from generator.site.build import ROOT, render
from generator.site.content import Content
from generator.site.load import load


@pytest.fixture(scope="session")
def content() -> Content:
    """What the project's own source folder says."""
    return load(ROOT / "site_src")


@pytest.fixture(scope="session")
def site(content: Content) -> Mapping[str, bytes]:
    """Every file of the project's own site, in memory."""
    return render(content, ROOT / ".cache")


@pytest.fixture(scope="session")
def moved_content(content: Content) -> Content:
    """The same, in two languages, for a host where the site has a path of its own."""
    tags = content.settings.languages[:2]
    settings = replace(content.settings, base="https://example.org/emperor/", languages=tags)
    catalogues = {tag: content.catalogues[tag] for tag in tags}
    return replace(content, settings=settings, catalogues=catalogues)


@pytest.fixture(scope="session")
def moved(moved_content: Content) -> Mapping[str, bytes]:
    """Every file of the site at that address."""
    return render(moved_content, ROOT / ".cache")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the project's source folder in two languages, to be broken."""
    site = Path(shutil.copytree(ROOT / "site_src", tmp_path / "site_src"))
    settings = site / "site.toml"
    lines = settings.read_text("utf-8").splitlines()
    two = ['languages = ["en", "fr"]' if line.startswith("languages") else line for line in lines]
    settings.write_text("\n".join(two) + "\n", "utf-8")
    return site
