"""From any Python on the machine to the project's own: the first steps of every command."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from generator.setup.call import ROOT, Call, read_call, usage
from generator.setup.environment import inside, ready
from generator.setup.say import say
from generator.setup.trouble import CallError, SetupError

#: What to do with an environment that something has damaged since it was made.
DAMAGED = "delete .venv and start again"


def start(words: Sequence[str]) -> Call:
    """Read the call and return it inside the environment; elsewhere, go there and never return.

    Exit status 2 for a wrong call, 1 where the environment cannot be made.
    """
    try:
        call = read_call(words)
    except CallError as wrong:
        say(f"build.py: {wrong}")
        raise SystemExit(2) from None
    if call.help:
        print(usage(), flush=True)
        raise SystemExit(0)
    try:
        python, fresh = ready(ROOT, test=call.command in ("test", "bench"))
    except SetupError as trouble:
        say(f"build.py: {trouble}")
        raise SystemExit(1) from None
    except KeyboardInterrupt:
        say("stopped: the next start takes the set-up up again")
        raise SystemExit(130) from None
    if fresh or not inside(python):
        _enter(python, words)
    return call


def _enter(python: Path, words: Sequence[str]) -> NoReturn:
    """Run this same command with the environment's Python, in place of this process."""
    # A PYTHONPATH would put other versions of the pinned packages before ours.
    for name in ("PYTHONPATH", "PYTHONHOME"):
        os.environ.pop(name, None)
    command = [str(python), "-X", "utf8", str(ROOT / "build.py"), *words]
    sys.stdout.flush()
    sys.stderr.flush()
    try:
        if os.name == "nt":  # exec on Windows gives the console back before the command ends
            raise SystemExit(subprocess.call(command))
        os.execv(command[0], command)
    except OSError as error:
        say(f"build.py: {SetupError(f'{python} does not start: {error.strerror}', DAMAGED)}")
        raise SystemExit(1) from None
