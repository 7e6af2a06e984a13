"""The project's own Python environment, ``.venv``: made once, made anew when its pins change.

A small file in it says what it holds. The file says nothing while work is under way, so
an environment whose making was cut short is told from a whole one, and made again.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from generator.setup.install import install
from generator.setup.lock import only_one
from generator.setup.say import say
from generator.setup.trouble import SetupError

MARK = "made-by-build.json"
RUN, TEST = "requirements.txt", "requirements-test.txt"


def ready(root: Path, *, test: bool = False) -> tuple[Path, bool]:
    """Give the environment's Python, and whether anything had to be installed for it.

    *root* is the project's folder; *test* asks for the tools of the tests as well.
    Costs a few file reads when all is there. Raises :class:`SetupError`.
    """
    venv = root / ".venv"
    wanted = {"python": _python(), RUN: _digest(root / RUN)}
    if test:
        wanted[TEST] = _digest(root / TEST)
    if _holds(venv, wanted):
        return python_of(venv), False
    with only_one(root / ".cache" / "setup.lock") as lock:
        # Whoever held the lock before us may have done this very work.
        if not _holds(venv, wanted):
            try:
                _make(root, venv, wanted, lock)
            except OSError as error:
                raise SetupError(
                    f"cannot write {error.filename or venv}: {error.strerror}",
                    "free the disk, or put the project where you may write",
                ) from None
    return python_of(venv), True


def inside(python: Path) -> bool:
    """Tell whether this very process runs in the environment *python* belongs to."""
    return os.path.realpath(sys.prefix) == os.path.realpath(python.parents[1])


def python_of(venv: Path) -> Path:
    """Give the path of an environment's interpreter on this system."""
    return venv / "Scripts" / "python.exe" if os.name == "nt" else venv / "bin" / "python"


def _make(root: Path, venv: Path, wanted: dict[str, str], lock: int) -> None:
    """Bring ``.venv`` to hold what is wanted, from whatever state it is in."""
    began = time.monotonic()
    had = _state(venv)
    if had and _holds(venv, {key: wanted[key] for key in ("python", RUN)}):
        say("Adding the tools of the tests to .venv (once)")
    else:
        _clear(venv, had)
        version = ".".join(map(str, sys.version_info[:3]))
        say(f"Setting up the environment in .venv (once; Python {version})")
        _venv(venv, lock)
    _write(venv, {})  # from here to the last line, a cut leaves an unfinished mark
    install(python_of(venv), root / (TEST if TEST in wanted else RUN), lock)
    _write(venv, wanted)
    say(f"Ready after {time.monotonic() - began:.0f} s; .venv needs no network from now on.")


def _clear(venv: Path, had: dict[str, str] | None) -> None:
    """Take away an environment that is stale or half made; refuse one that is not ours."""
    if not venv.exists() and not venv.is_symlink():
        return
    if had is None and (not venv.is_dir() or any(venv.iterdir())):
        raise SetupError(
            f"{venv} was not made by build.py, so build.py does not touch it",
            "rename it or delete it, and start again",
        )
    if had == {}:
        say("The last set-up did not finish: starting it over")
    elif had:
        say("The pinned packages or the Python changed: making .venv anew")
    shutil.rmtree(venv)


def _venv(venv: Path, lock: int) -> None:
    """Make an empty environment with pip in it, marked as ours from its first moment."""
    venv.mkdir()
    _write(venv, {})
    say("  making the environment")
    made = subprocess.run(
        [sys.executable, "-I", "-m", "venv", str(venv)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        pass_fds=() if os.name == "nt" else (lock,),
    )
    if made.returncode == 0:
        return
    if "ensurepip" in made.stdout or "No module named" in made.stdout:
        raise SetupError(
            f"this Python ({sys.executable}) has no venv or ensurepip to make an environment with",
            f"on Debian or Ubuntu: apt install python3.{sys.version_info[1]}-venv; "
            "elsewhere: a Python from python.org",
        )
    last = (made.stdout.strip().splitlines() or ["it said nothing"])[-1]
    raise SetupError(f"making {venv} failed: {last}", "delete .venv and start again")


def _holds(venv: Path, wanted: dict[str, str]) -> bool:
    state = _state(venv) or {}
    return python_of(venv).exists() and all(state.get(key) == wanted[key] for key in wanted)


def _state(venv: Path) -> dict[str, str] | None:
    """Read the mark: None where there is none, empty while unfinished or damaged."""
    try:
        state = json.loads((venv / MARK).read_text(encoding="utf-8"))
    except OSError:
        return None
    except ValueError:
        return {}
    return {str(key): str(value) for key, value in state.items()} if type(state) is dict else {}


def _write(venv: Path, state: dict[str, str]) -> None:
    fresh = venv / f"{MARK}.new"
    fresh.write_text(json.dumps(state, indent=1) + "\n", encoding="utf-8")
    fresh.replace(venv / MARK)


def _digest(path: Path) -> str:
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError as error:
        raise SetupError(f"cannot read {path}: {error.strerror}", "take it from git") from None


def _python() -> str:
    """Name the running Python as far as compiled packages care."""
    free_threads = "" if getattr(sys, "_is_gil_enabled", lambda: True)() else "t"
    return f"{sys.implementation.cache_tag}{free_threads}-{sys.platform}"
