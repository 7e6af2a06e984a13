"""How long the site takes to build, from nothing and after an edit, and how heavy its pages are."""

from __future__ import annotations

import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import brotli
from watchfiles import watch

from generator.setup.call import ROOT
from generator.site.build import build
from generator.site.memory import Memory
from generator.site.serve import DEBOUNCE, STEP
from generator.site.serve_builder import Builder

ROUNDS = 5
LANGUAGES = ("en", "fr")
#: Seconds: the whole site in two languages after set-up; a saved text to the page on disk.
WHOLE, SAVED = 5.0, 0.15
#: What a first visit loads, fonts apart, with the most it may be in kilobytes of brotli.
WEIGHED = {"": None, "rules/": 30.0, "table/": 20.0, "table/a3-b1/": 20.0, "questions/": None}


def main() -> None:
    """Print the figures, medians of several rounds where there are any, beside their bars."""
    with tempfile.TemporaryDirectory(prefix="emperor-bench-") as name:
        folder = Path(name)
        site, out = _copied(folder), folder / "dist"
        print("build.py bench site")
        cache = folder / "cache"
        first = _command(site, folder / "first", cache)
        print(f"  {' and '.join(LANGUAGES)}, medians of {ROUNDS} rounds where there are several")
        _row("a process of its own, nothing cached", first)
        cached = statistics.median(_forgotten(site, folder / "again", cache))
        _row("the same, every page made anew", cached, WHOLE, first)
        kept = statistics.median(_command(site, folder / "again", cache) for _ in range(ROUNDS))
        _row("the same, nothing changed", kept, WHOLE, first)
        _row("a new language, from zero", _begun(site, folder / "again", cache), WHOLE, first)
        memory = Memory()
        _build(site, out, memory)
        same = statistics.median(_build(site, out, memory) for _ in range(ROUNDS))
        _row("a warm process, nothing changed", same, None, cached)
        edits = _edits(site / "en" / "strings.toml")
        one = statistics.median(_edited(edits, lambda: _build(site, out, memory)))
        _row("a warm process, one English text changed", one, SAVED, cached)
        _row(
            "serve, from the save to the page on disk", statistics.median(_saves(site, out)), SAVED
        )
        for kind, most in WEIGHED.items():
            for tag in LANGUAGES:
                _weigh(out, f"{tag}/{kind}", most)


def _copied(folder: Path) -> Path:
    """A copy of the texts, in the two languages that the bars are for."""
    site = Path(shutil.copytree(ROOT / "site_src", folder / "site_src"))
    settings = site / "site.toml"
    chosen = f"languages = {list(LANGUAGES)}".replace("'", '"')
    settings.write_text(re.sub(r"languages = .*", chosen, settings.read_text("utf-8")), "utf-8")
    return site


def _command(site: Path, out: Path, cache: Path) -> float:
    """Time a build in a process of its own."""
    code = (
        "import sys; from pathlib import Path; from generator.site.build import build; "
        "build(*map(Path, sys.argv[1:]))"
    )
    began = time.perf_counter()
    subprocess.run(
        [sys.executable, "-X", "utf8", "-c", code, str(site), str(out), str(cache)],
        cwd=ROOT,
        check=True,
    )
    return time.perf_counter() - began


def _forgotten(site: Path, out: Path, cache: Path) -> Iterator[float]:
    """Time builds of which each has only fonts and pictures from the one before."""
    for _ in range(ROUNDS):
        shutil.rmtree(cache / "built")
        yield _command(site, out, cache)


def _begun(site: Path, out: Path, cache: Path) -> float:
    """Time the beginning of a language and the build with it, each in a process of its own."""
    began = time.perf_counter()
    command = [sys.executable, "build.py", "--site", str(site), "translate", "new", "it"]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    _command(site, out, cache)
    seconds = time.perf_counter() - began
    for path in (site / "lang/it.toml", *(site / "locale/it").iterdir()):
        path.unlink()
    (site / "locale/it").rmdir()
    settings = site / "site.toml"
    settings.write_text(settings.read_text("utf-8").replace(', "it"', ""), "utf-8")
    return seconds


def _build(site: Path, out: Path, memory: Memory) -> float:
    """Time one build in this process, which remembers the one before."""
    began = time.perf_counter()
    build(site, out, memory=memory)
    return time.perf_counter() - began


def _edits(strings: Path) -> Iterator[None]:
    """Change a text that one page says, back and forth."""
    plain = strings.read_text("utf-8")
    changed = re.sub(r'(?m)(^\["print\.button"\]\ntext = ")', r"\1Now: ", plain)
    assert changed != plain
    while True:
        for text in (changed, plain):
            strings.write_text(text, "utf-8")
            yield


def _edited(edits: Iterator[None], timed: Callable[[], float]) -> Iterator[float]:
    for _ in range(ROUNDS):
        next(edits)
        yield timed()


def _saves(site: Path, out: Path) -> list[float]:
    """Time what serve does from a saved text to the page on disk, once a round."""
    builder = Builder(site, out)
    builder.build()
    edits, seconds = _edits(site / "en" / "strings.toml"), []
    for _ in range(ROUNDS):
        changes = watch(site, step=STEP, debounce=DEBOUNCE, yield_on_timeout=True, rust_timeout=1)
        next(changes)  # from here on the watch stands
        began = time.perf_counter()
        next(edits)
        while not next(changes):
            pass
        assert not builder.build(ahead=True)["problems"]
        seconds.append(time.perf_counter() - began)
    builder.renew()
    return seconds


def _weigh(out: Path, address: str, most: float | None) -> None:
    """Print what a page and the style sheets that its first paint waits for come to in brotli."""
    page = out / address / "index.html"
    html = page.read_bytes()
    names = re.findall(r'<link rel="stylesheet" href="([^"]+)">', html.decode())
    sheets = [(page.parent / name).resolve().read_bytes() for name in names]
    small = [len(brotli.compress(part)) / 1e3 for part in (html, *sheets)]
    bar = f"  (bar {most:.0f})" if most else ""
    print(f"  /{address:41} {small[0]:6.1f} + {sum(small[1:]):4.1f} = {sum(small):5.1f} kB{bar}")


def _row(what: str, seconds: float, bar: float | None = None, than: float | None = None) -> None:
    told = f"{1000 * seconds:6.0f} ms" if seconds < 1 else f"{seconds:7.2f} s"
    ratio = f"  {than / seconds:5.1f} times faster" if than else ""
    print(f"  {what:42} {told}{ratio}{f'  (bar {bar:g} s)' if bar else ''}")
