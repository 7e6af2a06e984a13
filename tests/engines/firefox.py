"""Firefox over WebDriver BiDi, which it speaks itself: no driver program is needed."""

from __future__ import annotations

import itertools
import json
import os
import re
import shutil
import subprocess
import tempfile
import threading
from pathlib import Path
from typing import Any

import websocket

from tests.engines.hands import pointed, pressed

QUIET = {
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "app.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "browser.safebrowsing.update.enabled": False,
    "extensions.update.enabled": False,
    "extensions.systemAddon.update.enabled": False,
    "browser.startup.page": 0,
    "browser.startup.homepage_override.mstone": "ignore",
}
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


def firefox() -> str | None:
    """The Firefox of this machine, the long-lived one first."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


class Firefox:
    """Firefox ESR with a profile of its own, headless."""

    name = "firefox"

    def __init__(self) -> None:
        self._profile = Path(tempfile.mkdtemp(prefix="emperor-firefox-"))
        lines = (f"user_pref({json.dumps(k)}, {json.dumps(v)});\n" for k, v in QUIET.items())
        (self._profile / "user.js").write_text("".join(lines), encoding="utf-8")
        self._launch()

    def _launch(self) -> None:
        call = [str(firefox()), "--headless", "--no-remote", "--new-instance", "--profile"]
        self._process = subprocess.Popen(
            [*call, str(self._profile), "--remote-debugging-port", "0", "about:blank"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"MOZ_HEADLESS": "1", "HOME": str(self._profile)},
        )
        said = self._process.stderr
        assert said is not None
        found = next(match for line in said if (match := LISTENING.search(line)))
        threading.Thread(target=lambda: [None for _ in said], daemon=True).start()
        self._ids = itertools.count(1)
        self._socket = websocket.create_connection(
            f"{found[1]}/session", suppress_origin=True, timeout=120
        )
        self._call("session.new", capabilities={})
        self._tab = self._call("browsingContext.getTree")["contexts"][0]["context"]

    def _call(self, method: str, **params: Any) -> Any:
        """One command and its reply; events in between are passed over."""
        number = next(self._ids)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv())
            if message.get("id") != number:
                continue
            if message["type"] == "error":
                raise RuntimeError(f"{message['error']}: {message['message']}")
            return message["result"]

    def open(self, address: str) -> None:
        self._call("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def read(self, expression: str) -> Any:
        reply = self._call(
            "script.evaluate",
            expression=f"JSON.stringify(({expression}) ?? null)",
            target={"context": self._tab},
            awaitPromise=False,
        )
        if reply["type"] == "exception":
            raise RuntimeError(reply["exceptionDetails"]["text"])
        return json.loads(reply["result"]["value"])

    def resize(self, width: int, height: int) -> None:
        viewport = {"width": width, "height": height}
        self._call("browsingContext.setViewport", context=self._tab, viewport=viewport)

    def click(self, x: float, y: float, *, touch: bool = False) -> None:
        self._act(pointed(x, y, touch=touch))

    def press(self, key: str) -> None:
        self._act(pressed(key))

    def _act(self, actions: list[dict[str, Any]]) -> None:
        self._call("input.performActions", context=self._tab, actions=actions)

    def restart(self) -> None:
        self._end()
        self._launch()

    def close(self) -> None:
        self._end()
        shutil.rmtree(self._profile, ignore_errors=True)

    def _end(self) -> None:
        self._call("browser.close")
        try:
            self._process.wait(15)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
