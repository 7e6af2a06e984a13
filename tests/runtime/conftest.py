"""A tiny site with the runtime in it, the engines, and a host for both."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from generator.browser.tongues import pack
from generator.language.folder import load_catalogue, read_english
from generator.setup.call import ROOT
from generator.site.runtime import Runtime, runtime
from tests.engines.host import Host
from tests.engines.page import ENGINES, Browser

PAGE = """<!doctype html><html lang="en"><title>Table</title>
<script type="module" src="page.mjs"></script>
<main><button>Table</button></main></html>
"""
SCRIPT = """
import { Python } from './js/python.mjs';
import { startOnIntent } from './js/python-intent.mjs';
const wish = new URLSearchParams(location.search);
if (wish.has('saving')) {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}
const limits = { startLimit: 60_000, answerLimit: Number(wish.get('answer') ?? 60_000) };
const python = window.python = new Python(new URL('WORKER', document.baseURI), limits);
const heard = window.heard = [];
for (const kind of ['change', 'trouble', 'kept']) {
  python.addEventListener(kind, () => heard.push(kind === 'change' ? python.state : kind));
}
const idleAfter = { intent: 1e9, idle: 0 }[wish.get('start')];
if (idleAfter !== undefined) {
  startOnIntent(python, document.querySelector('button'), { idleAfter });
}
addEventListener('pageshow', ({ persisted }) => { window.returned = persisted; });
"""


@pytest.fixture(scope="session")
def tongues() -> dict[str, str]:
    """The packed catalogues of the project's languages."""
    site = ROOT / "site_src"
    english = read_english(site)
    idents = [one.ident for one in english.source.originals if one.home == "site"]
    return {tag: pack(load_catalogue(site, tag, english), idents) for tag in ("en", "fr")}


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory, tongues: dict[str, str]) -> tuple[Path, Runtime]:
    """A folder with a page, the page's scripts and the runtime; built once for all tests."""
    site = tmp_path_factory.mktemp("runtime") / "site"
    site.mkdir()
    done = runtime(site, ROOT / ".cache", tuple(tongues.values()))
    shutil.copytree(ROOT / "assets" / "js", site / "js")
    (site / "index.html").write_text(PAGE, encoding="utf-8")
    (site / "page.mjs").write_text(SCRIPT.replace("WORKER", done.worker), encoding="utf-8")
    return site, done


@pytest.fixture
def host(made: tuple[Path, Runtime]) -> Iterator[Host]:
    """The tiny site, served with the headers that real hosts are told to send."""
    with Host(made[0]) as served:
        yield served


@pytest.fixture(scope="session")
def engines() -> Iterator[Callable[[str], Browser]]:
    """Gives an engine by name, started once for all tests."""
    running: dict[str, Browser] = {}
    with ExitStack() as stack:

        def engine(name: str) -> Browser:
            if name not in running:
                running[name] = ENGINES[name]()
                stack.callback(running[name].close)
            return running[name]

        yield engine


@pytest.fixture(params=sorted(ENGINES))
def browser(request: pytest.FixtureRequest, engines: Callable[[str], Browser]) -> Browser:
    """Every engine in turn; those this machine lacks are named as not run."""
    return engines(request.param)


@pytest.fixture
def chromium(engines: Callable[[str], Browser]) -> Browser:
    """The engine most tests of faults use."""
    return engines("chromium")
