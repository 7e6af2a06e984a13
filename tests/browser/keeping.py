"""Two versions of the built site, and a browser profile that may keep them."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page

from generator.site.serve_server import SiteServer
from tests.browser.harness import PATIENCE

PARTS = """async () => {
  const name = (await caches.keys()).find((key) => key.startsWith('emperor '));
  const home = name?.split(' ')[1];
  const record = name && await (await caches.open(name)).match(home + 'offline/parts');
  return record ? record.json() : [];
}"""
#: Which version a page is of, by its own words and by a script that it loads.
OF = """() => [document.querySelector('meta[name=version]')?.content ?? 'A',
  document.documentElement.dataset.version ?? 'A']"""
THEME = re.compile(r"theme-[0-9a-f]{10}\.js")
LISTED = re.compile(r"offline-[0-9a-f]{10}\.json")


def kept(page: Page, *parts: str) -> None:
    """Wait until the worker is at work and keeps these parts."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.evaluate(
        f"""async (wanted) => {{
          while (!wanted.every((one, _, all) => all.kept?.includes(one))) {{
            wanted.kept = await ({PARTS})();
            await new Promise((resolve) => setTimeout(resolve, 100));
          }}
        }}""",
        list(parts),
    )


def settled(page: Page) -> bool:
    """Wait until no new version is on its way; tell whether one waits to take over."""
    found = page.evaluate("""async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration.update().catch(() => {});
      while (registration.installing) await new Promise((resolve) => setTimeout(resolve, 50));
      return Boolean(registration.waiting);
    }""")
    return bool(found)


@contextmanager
def profile(chromium: Browser) -> Iterator[BrowserContext]:
    """A fresh profile whose pages may keep what they like."""
    context = chromium.new_context(reduced_motion="reduce", locale="en-GB")
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


@contextmanager
def serving(site: Path, base_path: str = "/") -> Iterator[SiteServer]:
    """A server whose folder can be changed."""
    server = SiteServer(site, base_path=base_path)
    server.start()
    yield server
    server.stop()


def next_version(site: Path, out: Path) -> Path:
    """The site once more, with every page and one of its scripts changed."""
    shutil.copytree(site, out, copy_function=os.link)
    theme = next(path for path in (out / "assets").iterdir() if THEME.fullmatch(path.name))
    fresh = theme.with_name("theme-bbbbbbbbbb.js")
    fresh.write_text(theme.read_text("utf-8") + "document.documentElement.dataset.version = 'B';\n")
    for page in out.rglob("*.html"):
        text = page.read_text("utf-8").replace(theme.name, fresh.name)
        replace(page, text.replace("<title>", '<meta name="version" content="B"><title>', 1))
    theme.unlink()
    list_again(out, {theme.name: fresh.name})
    return out


def replace(path: Path, text: str) -> None:
    """Write a file anew, not through a link that another version shares."""
    path.unlink(missing_ok=True)
    path.write_text(text, "utf-8")


def list_again(out: Path, moved: dict[str, str]) -> None:
    """Make the list and the worker of a changed site as a build does."""
    old = next(path for path in (out / "assets").iterdir() if LISTED.fullmatch(path.name))
    listed = json.loads(old.read_text("utf-8"))
    for part in listed["parts"].values():
        for file in part["files"]:
            folder, _, name = file[0].rpartition("/")
            file[0] = f"{folder}/{moved[name]}" if name in moved else file[0]
            path = out / (file[0] + "index.html" if file[0].endswith("/") else file[0])
            content = path.read_bytes()
            file[1:] = [hashlib.sha256(content).hexdigest()[:32], len(content)]
    data = json.dumps(listed)
    digest = hashlib.sha256(data.encode()).hexdigest()
    fresh = f"offline-{digest[:10]}.json"
    (out / "assets" / fresh).write_text(data, "utf-8")
    worker = (out / "sw.js").read_text("utf-8").replace(old.name, fresh)
    replace(out / "sw.js", re.sub(r"VERSION = '\w+'", f"VERSION = '{digest[:16]}'", worker))
