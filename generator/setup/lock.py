"""One set-up at a time: a lock that dies with its holders."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from generator.setup.say import say
from generator.setup.trouble import SetupError


@contextmanager
def only_one(path: Path) -> Iterator[int]:
    """Hold the lock file at *path*; gives its descriptor, for child processes to hold as well.

    A child that inherits it keeps the lock after its parent was killed, so nobody clears
    away the folder an orphaned installer still writes to.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Closed by the with statement below; opened here so that its errors are told apart.
        file = path.open("a+b")
    except OSError as error:
        raise SetupError(
            f"cannot write in {path.parent}: {error.strerror}",
            "put the project in a folder on a disk that you may write to",
        ) from None
    with file:
        _take(file)
        yield file.fileno()


if sys.platform == "win32":
    import msvcrt
    import time

    def _take(file: IO[bytes]) -> None:
        told = False
        while True:
            try:
                file.seek(0)
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
                return
            except OSError:
                if not told:
                    say("another set-up is running; waiting for it")
                told = True
                time.sleep(0.5)

else:
    import fcntl

    def _take(file: IO[bytes]) -> None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("another set-up is running; waiting for it")
            fcntl.flock(file, fcntl.LOCK_EX)
        except OSError:
            say("this disk knows no locks; do not start two set-ups at once")
