"""`build.py serve`: the site on this machine, fresh after every change of a file."""

from __future__ import annotations

import errno
import socket
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

from watchfiles import Change, DefaultFilter, watch

from generator.setup.say import say
from generator.setup.trouble import one_line
from generator.site.errors import ContentErrors
from generator.site.serve_builder import ROOT, Builder
from generator.site.serve_server import SiteServer
from generator.site.serve_state import State
from generator.site.settings import settings

PORT = 8000
#: Milliseconds of silence that end a burst of changes, and the longest burst.
STEP, DEBOUNCE = 10, 100
#: What pictures take their colours from: a process reads it once.
COLOURS = frozenset({"tokens.css", "diagram.css"})


def serve(
    site: Path,
    out: Path,
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    python: bool = False,
) -> int:
    """Build, serve and watch until Ctrl-C; gives the exit status.

    With `python` the site has the browser's Python in it.
    """
    state = State()
    try:
        base_path = settings(site).base_path
    except ContentErrors:  # the build below says what is wrong with it
        base_path = "/"
    wanted = PORT if port is None else port
    try:
        server = SiteServer(out, host=host, port=wanted, base_path=base_path, state=state)
    except OSError as error:
        say(f"build.py: {one_line(_refused(error, host, wanted))}")
        return 1
    builder = Builder(site, out, python=python)
    say(f"Building {site.name} ...")
    try:
        _rebuild(builder, state, base_path)
        server.start()
        say(f"The site is at {server.origin}{base_path} (Ctrl-C ends this)")
        for paths in _changes(site):
            say(f"{time.strftime('%H:%M:%S')} changed: {', '.join(_short(paths))}")
            if any(path.suffix == ".py" or path.name in COLOURS for path in paths):
                builder.renew()
            _rebuild(builder, state, base_path)
    except KeyboardInterrupt:
        say("stopped")
    finally:
        builder.renew()
        server.server_close()
    return 0


def _rebuild(builder: Builder, state: State, base_path: str) -> None:
    """Build once more and tell the terminal and the open pages how it went.

    What readers read comes first; the pages for translators follow while those are looked at.
    """
    answer = builder.build(ahead=True)
    if not answer["problems"]:
        state.good()
        say(f"  built in {answer['seconds']:.2f} s: {answer['report']}")
        if not answer["behind"]:
            return
        answer = builder.build()
        if not answer["problems"]:
            state.good([f"{base_path}{page}" for page in answer["pages"]])
            return
    state.bad(tuple(answer["problems"]))
    for problem in answer["problems"]:
        say(problem)
    say("Not built; the last good site stays. Waiting for a change ...")


def _changes(site: Path) -> Iterator[list[Path]]:
    """Give the files of each burst of changes in what the site is made of."""
    folders = [site, *(ROOT / name for name in ("templates", "assets", "generator"))]
    # Editors write beside a file first: names that begin or end so are never ours.
    ours = DefaultFilter(ignore_entity_patterns=(*DefaultFilter.ignore_entity_patterns, r"^\."))
    watched = [folder for folder in folders if folder.is_dir()]
    bursts: Iterable[set[tuple[Change, str]]] = watch(
        *watched, watch_filter=ours, step=STEP, debounce=DEBOUNCE, rust_timeout=1000
    )
    for burst in bursts:
        yield sorted(Path(path) for _, path in burst)


def _short(paths: list[Path]) -> list[str]:
    names = [str(p.relative_to(ROOT) if p.is_relative_to(ROOT) else p) for p in paths[:3]]
    return [*names, f"and {len(paths) - 3} more"] if len(paths) > 3 else names


def _refused(error: OSError, host: str, port: int) -> str:
    """Say in one line why the port cannot be had, and which one can."""
    if error.errno == errno.EADDRINUSE:
        free = next((n for n in range(port + 1, min(port + 100, 65536)) if _is_free(host, n)), None)
        offer = f"; free is: python3 build.py serve --port {free}" if free else ""
        return f"port {port} is in use{offer}"
    if error.errno == errno.EACCES:
        return f"port {port} is not open to you: use one from 1024 on, as in --port 8000"
    return f"cannot listen on {host} port {port}: {error.strerror or error}"


def _is_free(host: str, port: int) -> bool:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True
