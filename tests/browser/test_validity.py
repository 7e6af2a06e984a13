"""The W3C's own checker reads every page, style sheet and picture of the built site."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from generator.setup.packages import npm_packages
from generator.setup.tools import java

#: Properties that browsers take, those of SVG and the newest, and the checker's list of CSS lacks.
UNKNOWN = (
    "CSS: .*(vector-effect|paint-order|line-clamp|field-sizing|container|content-visibility"
    "|contain-intrinsic-size).*( doesn't exist.)?"
)


@pytest.mark.java
@pytest.mark.npm
def test_the_w3c_checker_has_nothing_to_say(built_site: Path) -> None:
    """Not one error in the whole tree."""
    jar = npm_packages(tests=True) / "vnu-jar" / "build" / "dist" / "vnu.jar"
    kinds = ("--errors-only", "--also-check-css", "--also-check-svg", "--filterpattern", UNKNOWN)
    read = sorted(p for p in built_site.rglob("*") if p.suffix in {".html", ".css", ".svg"})
    done = subprocess.run(
        [str(java()), "-Xss4m", "-jar", str(jar), *kinds, "--format", "gnu", *map(str, read)],
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr.replace(str(built_site), "")) == (0, "")
