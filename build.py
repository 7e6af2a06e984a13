#!/usr/bin/env python3
"""Build, serve, check, test and translate the site: ``python3 build.py --help`` says how.

This file is read by whatever Python is at hand, old ones too: it holds no annotation and no
f-string, so that a Python that is too old is told so in one line instead of a syntax error.
"""

import os
import sys

NEEDED = (3, 11)


def too_old():
    """Say in one line which Python is needed, and which of them is on this machine."""
    line = "build.py needs Python %d.%d or newer, and this is Python %d.%d" % (
        NEEDED + sys.version_info[:2]
    )
    folders = os.environ.get("PATH", "").split(os.pathsep)
    for minor in range(14, NEEDED[1] - 1, -1):
        name = "python3.%d" % minor
        if any(os.access(os.path.join(folder, name), os.X_OK) for folder in folders):
            return line + "; try: %s build.py" % name
    return line + "; install one (python.org, or your system's packages)"


if __name__ == "__main__":
    if sys.version_info < NEEDED:
        sys.stderr.write(too_old() + "\n")
        sys.exit(2)
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    try:
        from generator.setup.start import start

        call = start(sys.argv[1:])

        from generator.commands.dispatch import run

        status = run(call)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read the answer has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        status = 141
    except KeyboardInterrupt:
        sys.stderr.write("stopped\n")
        status = 130
    except ImportError as error:
        lost = (error.name or "").split(".")[0]
        if lost in ("", "generator", "tests"):  # our own code: let its writer see where
            raise
        sys.stderr.write(
            "build.py: .venv is damaged: %s\n  to mend: delete .venv and start again\n" % error
        )
        status = 1
    sys.exit(status)
