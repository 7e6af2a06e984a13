"""Builds the runtime in Node: library trimmed, modules compiled, and the proof that they work."""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
import tempfile
import zipfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from generator.browser.worker import PARTS
from generator.setup.call import ROOT
from generator.setup.node import Node
from generator.setup.trouble import SetupError
from generator.site.runtime_cases import Case, cases, part_cases, recorded, survey
from generator.site.runtime_folders import CORE_FOLDER, ENGINE_FOLDER, folder_address, sixteen

SCRIPTS = ROOT / "assets" / "runtime"
INSIDE = Path(__file__).with_name("runtime_inside.py")
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
WORKER = ("worker.mjs", "guard.mjs", "snapshot.mjs")
MANY = 40
"""So many questions of a kind show what a part has to load: it is loaded piece by piece."""

LIBRARY = "library.zip"
ZIPS = ("core.zip", *(f"{part}.zip" for part in PARTS))


def build(
    node: Node,
    pyodide: Path,
    core: Mapping[str, str],
    parts: Mapping[str, Mapping[str, str]],
    tongues: Sequence[str],
    folder: Path,
) -> None:
    """Fill `folder` with all the worker needs, in two folders that lie side by side.

    `core` and each of `parts` are sources by file name.

    Raises SetupError when the runtime answers a recorded question otherwise than CPython does.
    """
    home, engine = folder / CORE_FOLDER, folder / ENGINE_FOLDER
    home.mkdir()
    engine.mkdir()
    with tempfile.TemporaryDirectory() as made:
        desk = Path(made)
        asked, later = cases(tongues), part_cases(tongues)
        plan = {
            "pyodide": str(pyodide),
            "inside": INSIDE.read_text(encoding="utf-8"),
            "core": {"zip": _zip(desk, "core", core), "sources": core},
            "cases": survey(asked),
            "parts": [
                {"name": name, "zip": _zip(desk, name, files), "sources": files}
                | {"cases": survey(later[name], MANY)}
                for name, files in parts.items()
            ],
        }
        node.run(SCRIPTS / "build/pack.mjs", _plan(desk, plan), str(home))
        (home / LIBRARY).rename(engine / LIBRARY)
    prove(node, pyodide, folder, (asked, later))()
    (home / "loaded.json").unlink()
    for name in PYODIDE:
        shutil.copyfile(pyodide / name, engine / name)
    (engine / "NOTICE.txt").write_text(_notice(), encoding="utf-8")
    for name in WORKER:
        shutil.copyfile(SCRIPTS / name, home / name)
    (home / "files.mjs").write_text(_files(pyodide, home, engine), encoding="utf-8")


def prove(
    node: Node,
    pyodide: Path,
    made: Path,
    cases: tuple[Sequence[Case], Mapping[str, Sequence[Case]]],
) -> Callable[[], None]:
    """Put recorded questions to the runtime in a folder: those of its start, those of its parts.

    Gives what waits for the answers and raises SetupError when one is not as CPython's.
    """
    home, (asked, later) = made / CORE_FOLDER, cases
    plan = {
        "pyodide": str(pyodide),
        "library": str(made / ENGINE_FOLDER / LIBRARY),
        "core": str(home / "core.zip"),
        "cases": asked,
        "parts": [
            {"zip": str(home / f"{part}.zip"), "cases": found} for part, found in later.items()
        ],
    }
    desk = tempfile.TemporaryDirectory()
    answers = Path(desk.name) / "answers.json"
    end = node.begin(SCRIPTS / "build/replay.mjs", _plan(answers.parent, plan), str(answers))

    def wait() -> None:
        with desk:
            end()
            given = json.loads(answers.read_text(encoding="utf-8"))
            compare((*asked, *(case for found in later.values() for case in found)), given)

    return wait


def compare(asked: Sequence[Case], answers: Sequence[str]) -> None:
    """Hold the runtime's answers against CPython's; raises SetupError at the first difference."""
    for case, here, there in zip(asked, recorded(asked), answers, strict=True):
        if json.loads(here).get("error") == "internal":
            raise SetupError(
                f"the core cannot answer {case.question} {case.arguments}: {here}", "report this"
            )
        if here != there:
            raise SetupError(
                f"the browser's Python answers {case.question} {case.arguments} otherwise:\n"
                f"  CPython: {here[:300]}\n  browser: {there[:300]}",
                "make the answer independent of the Python that gives it, or report this",
            )


def _zip(desk: Path, name: str, sources: Mapping[str, str]) -> str:
    """Lay sources into a plain zip, for the first, untrimmed start."""
    file = desk / f"{name}.zip"
    with zipfile.ZipFile(file, "w") as target:
        for path, text in sources.items():
            target.writestr(path, text)
    return str(file)


def _plan(desk: Path, plan: Mapping[str, object]) -> str:
    """Write what a script is to do."""
    file = desk / "plan.json"
    file.write_text(json.dumps(plan), encoding="utf-8")
    return str(file)


def _files(pyodide: Path, home: Path, engine: Path) -> str:
    """The module that tells the worker what it loads: from where, hashes, Pyodide's kind, parts."""
    info = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    of_engine = {file.name: file.read_bytes() for file in engine.iterdir()}
    of_core = {name: (home / name).read_bytes() for name in ZIPS}
    integral = {LIBRARY: of_engine[LIBRARY], **of_core}
    address = folder_address(of_engine)
    values = {
        "engine": f"../{address.rpartition('/')[2]}/",
        "info": info,
        "key": sixteen([(address.encode(), b""), *((n.encode(), of_core[n]) for n in ZIPS)]),
        "integrity": {name: _integrity(content) for name, content in integral.items()},
        "parts": {question: part for part, asked in PARTS.items() for question in asked},
    }
    return "".join(
        f"export const {name} = {json.dumps(value)};\n" for name, value in values.items()
    )


def _integrity(content: bytes) -> str:
    """A file's hash as browsers want it."""
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()


def pinned(package: str) -> tuple[str, str]:
    """The version and the hash that the lock file pins for an npm package."""
    lock = json.loads((ROOT / "assets" / "package-lock.json").read_text(encoding="utf-8"))
    entry = lock["packages"][f"node_modules/{package}"]
    return str(entry["version"]), str(entry["integrity"])


def _notice() -> str:
    """Whose work the folder holds, and under which terms."""
    version, _ = pinned("pyodide")
    return (
        f"pyodide.* is Pyodide {version}, unchanged, under the Mozilla Public License 2.0:\n"
        "https://github.com/pyodide/pyodide\n"
        "library.zip holds modules of CPython's standard library, compiled, under the Python\n"
        "Software Foundation License: https://docs.python.org/3/license.html\n"
        "Beside the worker, pictures.zip and desk.zip hold more of them; pictures.zip also\n"
        "holds svgwrite, compiled, under the MIT License:\n"
        "https://github.com/mozman/svgwrite\n"
    )
