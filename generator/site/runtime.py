"""The Python that readers get: Pyodide and the rules core, trimmed, compiled, proved and hashed."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from itertools import chain
from pathlib import Path

from generator.browser.worker import PARTS
from generator.setup.call import ROOT
from generator.setup.lock import only_one
from generator.setup.node import node
from generator.setup.packages import npm_packages
from generator.setup.say import say, size
from generator.site.kept import keep, kept
from generator.site.runtime_build import INSIDE, SCRIPTS, build, pinned, prove
from generator.site.runtime_cases import features, few, tag_of
from generator.site.runtime_folders import CORE_FOLDER, ENGINE_FOLDER, folder_address, sixteen
from generator.site.runtime_sources import closure

CORE = ("generator.browser.worker", "generator.browser.parts")
LATER = {part: tuple(sorted(set(rooms.values()))) for part, rooms in PARTS.items()}
"""The entry modules of each part that is loaded only when it is first asked for."""

SHEETS = ("assets/css/tokens.css", "assets/css/diagram.css")
"""What a picture that stands alone takes its colours from."""
KEPT = 4
"""So many built runtimes stay in the cache, for going back and forth between versions."""


@dataclass(frozen=True)
class Runtime:
    """A runtime that lies in the site: the addresses of its two folders and of all its files.

    Python itself is in `engine`, the core with its worker in `folder`, so that a reader who comes
    back after a change of the core need not fetch Python again. `size` is the bytes of all files.
    """

    folder: str
    engine: str
    files: tuple[str, ...]
    size: int

    @property
    def worker(self) -> str:
        """The address of the worker's script, from the site's base.

        >>> Runtime("py/0123456789abcdef", "py/fedcba9876543210", (), 0).worker
        'py/0123456789abcdef/worker.mjs'
        """
        return f"{self.folder}/worker.mjs"


def runtime(out: Path, cache: Path, tongues: Sequence[str] = ()) -> Runtime:
    """Put the runtime for the core as it is now into the site folder `out`, under `py/`.

    Built once for the same sources, scripts and pins, and then taken from `cache` with no network
    and no Node. `tongues` are packed catalogues, in which the proof asks for words too; a language
    that comes later is proved when it comes, if it does what none of them does.
    Raises SetupError, which says what to do, when it cannot be had or fails its proof.
    """
    described, files, proved = runtime_files(cache, tongues)
    proved()
    for name, content in files.items():
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        (out / name).write_bytes(content)
    return described


def runtime_files(
    cache: Path, tongues: Sequence[str] = ()
) -> tuple[Runtime, Mapping[str, bytes], Callable[[], None]]:
    """The same runtime with its files by address, for a site that is still in memory.

    Until the last of the three is called, which raises SetupError, its proof may be under way.
    """
    made = _kept(cache, tongues)
    files, folders = dict[str, bytes](), dict[str, str]()
    for part, found in _parts(made).items():
        folders[part] = folder_address(found)
        files |= {f"{folders[part]}/{name}": content for name, content in found.items()}
    size = sum(map(len, files.values()))
    described = Runtime(folders[CORE_FOLDER], folders[ENGINE_FOLDER], tuple(files), size)
    return described, files, _prove(made, tongues)


def _kept(cache: Path, tongues: Sequence[str]) -> Path:
    """The folder of the runtime in the cache, made if need be.

    Which of the project's files go into it takes a while to find out, so the answer for these very
    files is noted beside it.
    """
    note = cache / "runtime" / f"{_glance()}.key"
    known = kept(note)
    if known is not None and _whole(made := note.with_name(known.decode())):
        made.touch()
    else:
        made = _sought(cache, tongues)
        keep(note, made.name.encode())
    return made


def _prove(made: Path, tongues: Sequence[str]) -> Callable[[], None]:
    """Put questions to a built runtime in languages that do what none it was proved in does.

    Gives what waits for the answers, so that other work can be done meanwhile.
    """
    new = [packed for packed in tongues if not features(packed) <= _proved(made)]
    if not new:
        return lambda: None
    say(f"proving the browser's Python in: {', '.join(map(tag_of, new))}")
    answered = prove(node(), npm_packages() / "pyodide", made, few(new))

    def wait() -> None:
        answered()
        _note(made, _proved(made).union(*map(features, new)))

    return wait


def _proved(made: Path) -> frozenset[str]:
    """What the languages do that a built runtime was proved in."""
    return frozenset((kept(made.with_suffix(".proved")) or b"").decode().splitlines())


def _note(made: Path, proved: Iterable[str]) -> None:
    keep(made.with_suffix(".proved"), "\n".join(sorted(proved)).encode())


def _parts(made: Path) -> dict[str, dict[str, bytes]]:
    """The files of a built runtime by folder and name."""
    return {
        part: {file.name: file.read_bytes() for file in sorted((made / part).iterdir())}
        for part in (CORE_FOLDER, ENGINE_FOLDER)
    }


def _whole(made: Path) -> bool:
    """Whether a built runtime is there, just as it was proved."""
    try:
        return kept(made.with_suffix(".sum")) == _sum(made)
    except OSError:
        return False


def _sum(made: Path) -> bytes:
    """What tells a built runtime from any other, down to the last byte."""
    parts = _parts(made)
    return sixteen(
        (f"{part}/{name}".encode(), content)
        for part, found in parts.items()
        for name, content in found.items()
    ).encode()


def _sought(cache: Path, tongues: Sequence[str]) -> Path:
    """The same, from the sources that the core's entry modules lead to."""
    core = closure(CORE, ROOT)
    parts = {
        part: {n: text for n, text in closure(rooms, ROOT).items() if n not in core}
        for part, rooms in LATER.items()
    }
    parts["pictures"] |= {name: (ROOT / name).read_text(encoding="utf-8") for name in SHEETS}
    made = cache / "runtime" / _key(core, parts)
    if not _whole(made):
        with only_one(cache / "runtime.lock"):
            if not _whole(made):
                shutil.rmtree(made, ignore_errors=True)
                _make(made, cache, core, parts, tongues)
    made.touch()
    return made


def _make(
    made: Path,
    cache: Path,
    core: Mapping[str, str],
    parts: Mapping[str, Mapping[str, str]],
    tongues: Sequence[str],
) -> None:
    """Build into the cache; the folder is there whole or not at all."""
    source = npm_packages() / "pyodide"
    say("compiling the browser's Python and proving it against this one")
    made.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=made.parent) as draft:
        whole = Path(draft) / "whole"
        whole.mkdir()
        build(node(), source, core, parts, tongues, whole)
        total = sum(file.stat().st_size for file in whole.rglob("*.*"))
        say(f"  {size(total)} before compression")
        keep(made.with_suffix(".sum"), _sum(whole))
        _note(made, chain.from_iterable(map(features, tongues)))
        whole.rename(made)
    there = sorted(made.parent.iterdir(), key=lambda one: one.stat().st_mtime)
    for old in [one for one in there if one.is_dir()][:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)
    for old in [one for one in there if ".key" in one.name][: -2 * KEPT]:
        old.unlink(missing_ok=True)
    for lone in (*made.parent.glob("*.sum.kept"), *made.parent.glob("*.proved.kept")):
        if not lone.with_name(lone.name.partition(".")[0]).is_dir():
            lone.unlink(missing_ok=True)


def _glance() -> str:
    """The name of everything that a runtime could be made from, whether it is or not."""
    read = [ROOT / name for name in SHEETS] + list(SCRIPTS.rglob("*.mjs"))
    read += (ROOT / "generator").rglob("*.py")
    made_from = [(str(file.relative_to(ROOT)).encode(), file.read_bytes()) for file in sorted(read)]
    made_from += [(b"svgwrite", version("svgwrite").encode())]
    made_from += [(b"pyodide", "".join(pinned("pyodide")).encode())]
    return sixteen(made_from)


def _key(core: Mapping[str, str], parts: Mapping[str, Mapping[str, str]]) -> str:
    """The name of everything a runtime is made from."""
    scripts = sorted([*SCRIPTS.rglob("*.mjs"), INSIDE, *INSIDE.parent.glob("runtime*.py")])
    made_from = [(name.encode(), text.encode()) for name, text in core.items()]
    for part, files in parts.items():
        made_from += [(f"{part}/{name}".encode(), text.encode()) for name, text in files.items()]
    made_from += [(script.name.encode(), script.read_bytes()) for script in scripts]
    made_from += [(b"pyodide", "".join(pinned("pyodide")).encode())]
    return sixteen(made_from)
