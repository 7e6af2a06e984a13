"""How long the site takes to build, from nothing and after an edit, and how heavy it is."""

from __future__ import annotations

import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import brotli
from watchfiles import watch

from generator.setup.call import ROOT
from generator.site.build import build
from generator.site.serve import DEBOUNCE, STEP
from generator.site.serve_builder import Builder

ROUNDS = 3
#: What a reader's first visit of one page loads, fonts apart.
WEIGHED = ("en/index.html", "en/rules/index.html", "en/table/a3-b1/index.html")


def main() -> None:
    """Print the figures, in seconds and kilobytes; medians where there is more than one round."""
    with tempfile.TemporaryDirectory(prefix="emperor-bench-") as folder:
        site, out = Path(folder) / "site_src", Path(folder) / "dist"
        shutil.copytree(ROOT / "site_src", site)
        print("build.py bench site")
        report = build(site, out)
        print(f"  {report.pages} pages, {report.files} files")
        _row("the whole command, nothing cached", _command(site, Path(folder)))
        _row(
            "whole build in a warm process",
            statistics.median(_build(site, out) for _ in range(ROUNDS)),
        )
        _row("save to fresh page in serve", statistics.median(_saves(site, out)))
        for name in WEIGHED:
            page = (out / name).read_bytes()
            small = len(brotli.compress(page))
            print(f"  {name:36} {len(page) / 1e3:7.1f} kB, {small / 1e3:5.1f} kB in brotli")


def _command(site: Path, folder: Path) -> float:
    """Time a process of its own, with an empty cache and no earlier output."""
    code = (
        "import sys; from pathlib import Path; from generator.site.build import build; "
        "build(*map(Path, sys.argv[1:]))"
    )
    paths = (str(site), str(folder / "fresh"), str(folder / "cache"))
    began = time.perf_counter()
    subprocess.run([sys.executable, "-X", "utf8", "-c", code, *paths], cwd=ROOT, check=True)
    return time.perf_counter() - began


def _build(site: Path, out: Path) -> float:
    """Time one build in this process, which has built before."""
    began = time.perf_counter()
    build(site, out)
    return time.perf_counter() - began


def _saves(site: Path, out: Path) -> list[float]:
    """Time what serve does from a saved string to the page on disk, once a round."""
    builder = Builder(site, out)
    builder.build()
    seconds = []
    for _ in range(ROUNDS):
        changes = watch(site, step=STEP, debounce=DEBOUNCE, yield_on_timeout=True, rust_timeout=1)
        next(changes)  # from here on the watch stands
        began = time.perf_counter()
        with (site / "en" / "strings.toml").open("a", encoding="utf-8") as file:
            file.write("# a remark\n")
        while not next(changes):
            pass
        assert not builder.build()["problems"]
        seconds.append(time.perf_counter() - began)
    builder.renew()
    return seconds


def _row(what: str, seconds: float) -> None:
    print(f"  {what:36} {seconds:7.2f} s")
