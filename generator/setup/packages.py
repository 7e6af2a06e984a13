"""Packages from npm, pinned by `assets/package-lock.json`, into a folder outside the tree."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from pathlib import Path

from generator.setup.call import ROOT
from generator.setup.lock import only_one
from generator.setup.node import node, weight
from generator.setup.say import say, size
from generator.setup.trouble import SetupError

PINS = ("package.json", "package-lock.json")
#: What has to be fetched for the site, and for the tests on top of it.
MEGABYTES = (6, 32)


def npm_packages(*, tests: bool = False) -> Path:
    """Give the `node_modules` folder with what the lock file pins; fetched once, then kept.

    *tests* asks for the tools of the tests as well. Every file is checked against the
    lock's hash, and no script of a package runs. Raises :class:`SetupError` where npm cannot
    be had or reaches nothing; needs neither npm nor a network once the folder is there.
    """
    pins = [(ROOT / "assets" / name).read_bytes() for name in PINS]
    key = hashlib.sha256(b"\0".join(pins)).hexdigest()[:16]
    cache = ROOT / ".cache" / "npm"
    folder = cache / f"{key}-{'tests' if tests else 'site'}"
    if not folder.is_dir():
        with only_one(ROOT / ".cache" / "npm.lock") as lock:
            if not folder.is_dir():
                _fetch(folder, tests, lock)
    return folder / "node_modules"


def _fetch(folder: Path, tests: bool, lock: int) -> None:
    """Install beside *folder* and rename at the end, so that it is whole or absent."""
    npm = node().npm
    fresh = folder.with_name(folder.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    for name in PINS:
        shutil.copyfile(ROOT / "assets" / name, fresh / name)
    about = MEGABYTES[0] + (MEGABYTES[1] if tests else 0)
    say(
        f"getting the npm packages that assets/package-lock.json pins (about {about} MB, this once)"
    )
    quiet = ("--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier")
    done = subprocess.run(
        [*npm, "ci", *quiet, *(() if tests else ("--omit=dev",))],
        cwd=fresh,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        pass_fds=() if os.name == "nt" else (lock,),
    )
    if done.returncode:
        first = next((line for line in done.stdout.splitlines() if "npm error" in line), "")
        raise SetupError(
            f"npm could not fetch the packages: {first.removeprefix('npm error ') or 'no reason'}",
            "go online, or set a registry that can be reached (npm config), and start again",
        )
    fresh.rename(folder)
    say(f"  they are in {folder} ({size(weight(folder))})")
