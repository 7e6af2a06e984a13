"""The browser's Python among the site's files, where a page of the site asks for it."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from generator.setup.say import say
from generator.setup.trouble import SetupError
from generator.site.bundle import Bundle
from generator.site.content import Content
from generator.site.runtime import runtime_files

WORKER = "worker.mjs"
"""What pages call the script that starts Python."""


def python(content: Content, cache: Path) -> Bundle:
    """Python for readers' browsers; nothing where no page needs it or it cannot be had.

    The pages are whole without it, so a machine that cannot get it still builds the site, and says
    what is missing.
    """
    return _python(cache) if "workbench" in content.pages else Bundle({}, {})


@lru_cache(maxsize=1)
def _python(cache: Path) -> Bundle:
    """The same in every build of a process: our own modules do not change while it runs."""
    try:
        made, files = runtime_files(cache)
    except SetupError as trouble:
        say(f"built without the browser's Python: {trouble}")
        return Bundle({}, {})
    return Bundle({WORKER: made.worker}, files)
