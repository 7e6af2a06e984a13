"""Programs of this machine that the tests use where they are there."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

BROWSERS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")


def chromium() -> Path | None:
    """Find a browser of Chromium's family: on the path, or where its installer puts it."""
    for name in BROWSERS:
        if found := shutil.which(name):
            return Path(found)
    places: list[Path] = []
    if sys.platform == "darwin":
        for name in ("Google Chrome", "Chromium"):
            places.append(Path(f"/Applications/{name}.app/Contents/MacOS/{name}"))
    if sys.platform == "win32":
        for folder in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"):
            if at := os.environ.get(folder):
                places.append(Path(at) / "Google/Chrome/Application/chrome.exe")
    return next((place for place in places if place.is_file()), None)


def java() -> Path | None:
    """Find a Java runtime."""
    found = shutil.which("java")
    return Path(found) if found else None
