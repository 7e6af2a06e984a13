"""Pictures of every kind of page, to be looked at: `python -m tests.browser.pictures [word ...]`.

With words, only of addresses that hold one of them. They land in `.cache/shots`.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from generator.setup.call import ROOT
from generator.site.build import build
from generator.site.serve_server import SiteServer
from generator.site.settings import settings
from tests.browser.harness import DESKTOP, LANGUAGES, PHONE, THEMES, Visitor, browser, pages, shot


def main(words: list[str]) -> None:
    """Build the site, and take each page at both widths in both themes."""
    site = ROOT / "site_src"
    with tempfile.TemporaryDirectory() as folder, browser() as started:
        build(site, Path(folder) / "site")
        base_path = settings(site).base_path
        server = SiteServer(Path(folder) / "site", base_path=base_path)
        server.start()
        visitor = Visitor(started, server.origin + base_path.rstrip("/"))
        for path in (path for tag in LANGUAGES for path in pages(tag)):
            if words and not any(word in path for word in words):
                continue
            for width in (PHONE, DESKTOP):
                for theme in THEMES:
                    page = visitor.open(path, width=width, theme=theme)
                    print(shot(page, f"{path.strip('/')}-{width}-{theme}").relative_to(ROOT))
            visitor.close()
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
