"""Bytes and time to Python's first answer in Chromium, beside stock Pyodide in the same run.

And the longest task that each page's main thread has while it is used.
"""

from __future__ import annotations

import hashlib
import shutil
import statistics
import tempfile
import zipfile
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

import brotli

from generator.setup.call import ROOT
from generator.setup.packages import npm_packages
from generator.site.build import build
from generator.site.runtime import CORE, runtime
from generator.site.runtime_sources import closure
from generator.site.serve_server import SiteServer
from generator.site.settings import settings
from tests.browser.harness import browser
from tests.browser.tasks import Task, longest_tasks
from tests.engines.chromium import Chromium
from tests.engines.host import Host, Reply
from tests.engines.page import until

ROUNDS = 3
MOMENTS = ("cold", "second visit", "browser restarted")
#: Stock Pyodide the way its manual says, in a worker too, with the same core as sources.
STOCK = """import { loadPyodide } from './pyodide.mjs';
const core = fetch(new URL('core.zip', import.meta.url)).then((reply) => reply.arrayBuffer());
const python = await loadPyodide();
python.unpackArchive(await core, 'zip');
const answer = python.pyimport('generator.browser.worker').answer;
self.onmessage = ({ data }) => {
  const [id, question, ...words] = data.split(' ');
  postMessage(`${id} ${answer(question, words.join(' '))}`);
};
postMessage('ready boot');
"""
PAGE = """<!doctype html><html lang="en"><title>Bench</title>
<script type="module" src="{}.mjs"></script></html>
"""
SCRIPT = """import { Python } from './js/python.mjs';
const begin = performance.now();
const python = new Python(new URL('WORKER', document.baseURI));
let kept = false;
python.addEventListener('kept', () => { kept = true; });
await python.ask('describe', '2x3/a3');
const first = performance.now() - begin;
const again = performance.now();
for (let i = 0; i < 20; i += 1) await python.ask('describe', '2x3/a3-b1');
const each = (performance.now() - again) / 20;
window.done = () => ({ first, each, kept: kept || python.how !== 'boot' });
"""


@dataclass
class Figures:
    """What one variant was measured at, by moment."""

    first: dict[str, list[float]] = field(default_factory=dict)
    each: list[float] = field(default_factory=list)
    bytes: int = 0

    def median(self, moment: str) -> float:
        """The middle time to the first answer, in milliseconds."""
        return statistics.median(self.first[moment])


def main() -> None:
    """Print both variants and the ratios the project holds itself to."""
    with tempfile.TemporaryDirectory(prefix="emperor-bench-") as folder:
        site = Path(folder)
        _lay(site)
        with Host(site) as host:
            host.everything = _compressed
            found = {name: Figures() for name in ("stock", "ours")}
            for _ in range(ROUNDS):
                for name, figures in found.items():
                    _visit(host, name, figures)
    stock, ours = found["stock"], found["ours"]
    print("build.py bench browser (medians of", ROUNDS, "rounds; brotli)")
    print(f"  {'':24}{'stock':>10}{'ours':>10}{'ratio':>8}{'bar':>7}")
    _row("kilobytes on the wire", stock.bytes / 1e3, ours.bytes / 1e3, "0.66")
    for moment, bar in zip(MOMENTS, ("0.5", "0.3", ""), strict=True):
        _row(f"ms, {moment}", stock.median(moment), ours.median(moment), bar)
    _row("ms, a further answer", *(statistics.median(f.each) for f in (stock, ours)), "")
    _tasks()


def _tasks() -> None:
    """Print each page's longest task while it is used: medians, in milliseconds of work."""
    found: dict[str, dict[str, list[Task]]] = {}
    with tempfile.TemporaryDirectory(prefix="emperor-bench-") as folder, browser() as chromium:
        site = Path(folder) / "site"
        build(ROOT / "site_src", site)
        base = settings(ROOT / "site_src").base_path
        server = SiteServer(site, base_path=base)
        server.start()
        for _ in range(ROUNDS):
            for page, use, task in longest_tasks(chromium, server.origin + base.rstrip("/")):
                found.setdefault(page, {}).setdefault(use, []).append(task)
        server.stop()
    print("  the longest task on a page's main thread, ms of work (bar 50; time beside it)")
    for page, uses in found.items():
        works = {name: statistics.median(t.work for t in tasks) for name, tasks in uses.items()}
        use = max(works, key=lambda name: works[name])
        time = statistics.median(task.time for task in uses[use])
        print(f"    {page:50} {works[use]:6.1f} ({time:5.1f})  {use}")


def _lay(site: Path) -> None:
    """A site with both variants and a page for each."""
    made = runtime(site, ROOT / ".cache")
    stock = site / "py" / "stock"
    stock.mkdir()
    for name in ("mjs", "asm.mjs", "asm.wasm"):
        shutil.copy(npm_packages() / "pyodide" / f"pyodide.{name}", stock)
    for name in ("python_stdlib.zip", "pyodide-lock.json"):
        shutil.copy(npm_packages() / "pyodide" / name, stock)
    (stock / "worker.mjs").write_text(STOCK, encoding="utf-8")
    with zipfile.ZipFile(stock / "core.zip", "w", zipfile.ZIP_DEFLATED) as target:
        for path, text in closure(CORE, ROOT).items():
            target.writestr(path, text)
    shutil.copytree(ROOT / "assets" / "js", site / "js")
    for name, worker in (("stock", "py/stock/worker.mjs"), ("ours", made.worker)):
        (site / f"{name}.html").write_text(PAGE.format(name), encoding="utf-8")
        (site / f"{name}.mjs").write_text(SCRIPT.replace("WORKER", worker), encoding="utf-8")
    for file in site.rglob("*.*"):
        _small(file.read_bytes())


def _visit(host: Host, name: str, figures: Figures) -> None:
    """A new reader: the first page, another one, and the browser opened again."""
    browser = Chromium()
    try:
        host.sent.clear()
        for moment in MOMENTS:
            if moment == MOMENTS[-1]:
                browser.restart()
            browser.open(f"{host.address}{name}.html?{moment.split()[0]}")
            until(browser, "!!window.done")
            if moment == "cold":
                page = {f"{name}.html", f"{name}.mjs", "python.mjs", "python-questions.mjs"}
                figures.bytes = sum(n for file, n in host.sent.items() if file not in page)
                if name == "ours":
                    until(browser, "done().kept")
            told = browser.read("done()")
            figures.first.setdefault(moment, []).append(told["first"])
            figures.each.append(told["each"])
    finally:
        browser.close()


def _compressed(reply: Reply) -> Reply:
    """The reply as a good host sends it."""
    return reply._replace(body=_small(reply.body), encoding="br")


@lru_cache(maxsize=200)
def _small(body: bytes) -> bytes:
    """A body in brotli; kept between runs, since the large ones take half a minute."""
    file = ROOT / ".cache" / "bench" / f"{hashlib.sha256(body).hexdigest()[:24]}.br"
    if not file.is_file():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(brotli.compress(body))
    return file.read_bytes()


def _row(what: str, stock: float, ours: float, bar: str) -> None:
    print(f"  {what:24}{stock:>10.1f}{ours:>10.1f}{ours / stock:>8.2f}{bar:>7}")
