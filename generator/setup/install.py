"""Packages into the environment: pip, with every file checked against its pinned hash."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

from generator.setup.say import say
from generator.setup.trouble import SetupError

#: Settings of the user that would send the packages somewhere else than the environment.
MISLEADING = ("PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_NO_DEPS", "PIP_NO_INDEX")
NO_NETWORK = re.compile(
    r"connection broken|Network is unreachable|name resolution|getaddrinfo|Max retries"
    r"|ConnectTimeout|Connection refused|ProxyError|timed out"
)


def install(python: Path, requirements: Path, lock: int) -> None:
    """Install all pins of *requirements*, saying each package and its size as it comes.

    Raises :class:`SetupError` with the cause that pip's lines point to.
    """
    pins = len(re.findall(r"^\S+==", requirements.read_text(encoding="utf-8"), re.MULTILINE))
    say(f"  getting the packages, each checked against its hash in {requirements.name}")
    command = [
        *(str(python), "-I", "-m", "pip", "install", "--require-hashes"),
        *("--only-binary", ":all:", "--no-input", "--no-color", "--progress-bar", "off"),
        *("--disable-pip-version-check", "--no-compile", "--retries", "2"),
        *("--requirement", str(requirements)),
    ]
    environment = {name: at for name, at in os.environ.items() if name not in MISLEADING}
    with subprocess.Popen(
        command,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        pass_fds=() if os.name == "nt" else (lock,),
    ) as pip:
        assert pip.stdout is not None
        lines = _told(pip.stdout, pins)
    if pip.returncode:
        raise _cause(lines)


def _told(output: Iterable[str], pins: int) -> list[str]:
    """Turn pip's lines into ours as they come: which package, of how many, how big."""
    lines, count, name = [], 0, ""
    for line in output:
        lines.append(line.strip())
        if line.startswith("Ignoring "):  # a pin for other systems
            pins -= 1
        elif found := re.match(r"Collecting (\S+?)==(\S+)", line):
            count, name = count + 1, f"{found[1]} {found[2]}"
        elif (found := re.search(r"\.whl \((.*)\)", line)) and name:
            say(f"  {count:3} of {pins}  {name} ({found[1]})")
            name = ""
        elif found := re.match(r"Processing .*?([^/\\]+?)-([^-]+)-\S+\.whl", line):
            count += 1
            say(f"  {count:3} of {pins}  {found[1]} {found[2]} (from this disk)")
        elif found := re.match(r"Requirement already satisfied: (\S+?)==(\S+)", line):
            count += 1
            say(f"  {count:3} of {pins}  {found[1]} {found[2]} (there already)")
        elif line.startswith("Installing collected"):
            say("  unpacking them")
    return lines


def _cause(lines: list[str]) -> SetupError:
    """Read from pip's last words why it failed."""
    text = "\n".join(lines)
    error = next((line for line in lines if line.startswith("ERROR")), (lines or ["nothing"])[-1])
    if "DO NOT MATCH THE HASHES" in text:
        return SetupError(
            "a downloaded package is not the one that was pinned (its hash differs)",
            "try again; if it stays so, do not trust the source the packages come from",
        )
    if "No space left" in text:
        return SetupError("the disk is full", "free some space (about 300 MB) and start again")
    if NO_NETWORK.search(text):
        return SetupError(
            "pip reached no package index, and the first start needs one",
            "go online, or set a proxy or an index that can be reached (pip config), "
            "and start again; later starts need no network",
        )
    return SetupError(f"pip could not install the packages: {error.removeprefix('ERROR: ')}")
