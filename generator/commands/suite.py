"""`build.py test`: the site built once, then every test, on all cores."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from generator.setup.call import ROOT
from generator.setup.packages import npm_packages
from generator.setup.say import say
from generator.setup.trouble import SetupError

#: Where tests/conftest.py looks for the site that was built for all of them.
BUILT = "EMPEROR_BUILT_SITE"
#: Past this many processes, browsers only stand in each other's way.
MOST_PROCESSES = 4


def suite(site: Path, words: Sequence[str]) -> int:
    """Run pytest over the whole project, with *words* as its further arguments; 0 if all pass."""
    from generator.site.build import build
    from generator.site.errors import ContentErrors, disk_trouble

    out = ROOT / ".cache" / "tested-site"
    say("Building the site that the tests read ...")
    try:
        npm_packages(tests=True)
        python = True
    except SetupError:  # tests/conftest.py names every test that this keeps from running
        python = False
    try:
        build(site, out, python=python)
    except ContentErrors as errors:
        for problem in errors.told(site):
            say(problem)
        say("not tested: the site itself does not build")
        return 1
    except OSError as trouble:
        say(f"build.py: {disk_trouble(trouble, out)}")
        return 1
    processes = ("-n", "auto", "--maxprocesses", str(MOST_PROCESSES))
    done = subprocess.run(
        [sys.executable, "-X", "utf8", "-m", "pytest", *processes, *words],
        cwd=ROOT,
        env={**os.environ, BUILT: str(out)},
    )
    return 1 if done.returncode else 0
