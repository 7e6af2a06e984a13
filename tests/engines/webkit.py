"""WebKitGTK, the engine of Safari, over plain W3C WebDriver and under a display of its own."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

LIBRARIES = Path("/usr/lib")
CLICK = "new MouseEvent('click', { bubbles: true, cancelable: true, clientX: %s, clientY: %s })"
PRESS = "new KeyboardEvent('keydown', { key: %s, bubbles: true, cancelable: true })"


def mini_browser() -> str | None:
    """The engine's small browser, which packages keep off the path."""
    return next((str(file) for file in LIBRARIES.glob("*/webkit2gtk-4.*/MiniBrowser")), None)


def webkit_programs() -> list[str]:
    """Those of the programs around the engine that this machine lacks."""
    needed = {"WebKitWebDriver": "webkit2gtk-driver", "xvfb-run": "xvfb", "xauth": "xauth"}
    return [package for program, package in needed.items() if shutil.which(program) is None]


class WebKit:
    """WebKitGTK's MiniBrowser with a home of its own."""

    name = "webkit"

    def __init__(self) -> None:
        self._home = Path(tempfile.mkdtemp(prefix="emperor-webkit-"))
        self._launch()

    def _launch(self) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        home = str(self._home)
        names = ("HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR")
        quiet = {"LIBGL_ALWAYS_SOFTWARE": "1", "NO_AT_BRIDGE": "1", "GSETTINGS_BACKEND": "memory"}
        self._process = subprocess.Popen(
            ["xvfb-run", "-a", "WebKitWebDriver", f"--port={self._port}"],
            env=os.environ | dict.fromkeys(names, home) | quiet,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self._wait_for_driver()
        options = {"binary": mini_browser(), "args": ["--automation"]}
        wanted = {"browserName": "MiniBrowser", "webkitgtk:browserOptions": options}
        session = self._call("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self._session = f"/session/{session['sessionId']}"

    def _wait_for_driver(self) -> None:
        for _ in range(200):
            try:
                self._call("GET", "/status")
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("WebKitWebDriver does not answer")

    def _call(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if method != "POST" else json.dumps(body or {}).encode()
        request = urllib.request.Request(
            f"http://127.0.0.1:{self._port}{path}",
            data=data,
            method=method,
            headers={"Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=60) as reply:
                return json.load(reply)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(error.read().decode()[:500]) from None

    def open(self, address: str) -> None:
        self._call("POST", f"{self._session}/url", {"url": address})

    def read(self, expression: str) -> Any:
        script = {"script": f"return ({expression})", "args": []}
        return self._call("POST", f"{self._session}/execute/sync", script)

    def resize(self, width: int, height: int) -> None:
        """The window's frame takes some of it."""
        self._call("POST", f"{self._session}/window/rect", {"width": width, "height": height})

    def click(self, x: float, y: float, *, touch: bool = False) -> None:
        """As a script does it: the driver of this engine has neither mouse nor finger."""
        self.read(f"void document.elementFromPoint({x}, {y}).dispatchEvent({CLICK % (x, y)})")

    def press(self, key: str) -> None:
        """For listeners only: what the browser itself does with a key, a script cannot ask for."""
        self.read(f"void document.activeElement.dispatchEvent({PRESS % json.dumps(key)})")

    def restart(self) -> None:
        self._end()
        self._launch()

    def close(self) -> None:
        self._end()
        shutil.rmtree(self._home, ignore_errors=True)

    def _end(self) -> None:
        """End the session, then the driver and its display, which share a process group."""
        try:
            self._call("DELETE", self._session)
        finally:
            os.killpg(self._process.pid, signal.SIGTERM)
            self._process.wait()
