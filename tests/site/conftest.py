"""The real site, rendered once for all tests that look at it."""

from __future__ import annotations

from collections.abc import Mapping
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


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the project's source folder, to be broken."""
    import shutil

    return Path(shutil.copytree(ROOT / "site_src", tmp_path / "site_src"))
