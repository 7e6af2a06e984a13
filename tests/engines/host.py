"""A static host for the tests: with the site's headers or without, and with faults on demand."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".mjs": "text/javascript",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
    ".txt": "text/plain; charset=utf-8",
}
PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; connect-src 'self'; worker-src 'self'; "
    "style-src 'self'; img-src 'self' data:; font-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)
WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"


class Reply(NamedTuple):
    """What the host sends for one path."""

    body: bytes
    status: int = 200
    kind: str = "text/html; charset=utf-8"
    policy: str = ""
    encoding: str = ""


Change = Callable[[Reply], Reply]


class Host:
    """Serves a folder on a free port; ``change`` maps a file's name to a change of its reply.

    ``headers`` are the policies a host with headers would send; ``seen`` counts requests and
    ``sent`` the bytes of bodies, by file name.
    """

    def __init__(
        self, folder: Path, *, headers: bool = True, page_policy: str = PAGE_POLICY
    ) -> None:
        self.folder = folder
        self.headers = headers
        self.page_policy = page_policy
        self.worker_policy = WORKER_POLICY
        self.change: dict[str, Change] = {}
        self.everything: Change = lambda reply: reply
        self.seen: Counter[str] = Counter()
        self.sent: Counter[str] = Counter()
        self._server = _Server(("127.0.0.1", 0), _handler(self))
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    @property
    def address(self) -> str:
        """The host's base, with its slash."""
        return f"http://127.0.0.1:{self._server.server_port}/"

    def reply(self, path: str) -> Reply:
        """What is sent for a path, after the change asked for its file's name."""
        file = self.folder / path.strip("/")
        if file.is_dir():
            file /= "index.html"
        self.seen[file.name] += 1
        if file.is_file():
            policy = self.worker_policy if file.name == "worker.mjs" else self.page_policy
            kind = TYPES.get(file.suffix, "application/octet-stream")
            reply = Reply(file.read_bytes(), 200, kind, policy if self.headers else "")
        else:
            reply = Reply(b"not here", 404, "text/plain")
        reply = self.everything(self.change.get(file.name, lambda reply: reply)(reply))
        self.sent[file.name] += len(reply.body)
        return reply

    def __enter__(self) -> Host:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.shutdown()
        self._server.server_close()


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing of browsers that hang up, as they do when a worker is ended."""


def _handler(host: Host) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            reply = host.reply(self.path.partition("?")[0])
            self.send_response(reply.status)
            self.send_header("Content-Type", reply.kind)
            self.send_header("Content-Length", str(len(reply.body)))
            self.send_header("Cache-Control", "max-age=3600" if "/py/" in self.path else "no-cache")
            if reply.policy:
                self.send_header("Content-Security-Policy", reply.policy)
            if reply.encoding:
                self.send_header("Content-Encoding", reply.encoding)
            self.end_headers()
            self.wfile.write(reply.body)

        def log_message(self, format: str, *args: object) -> None:
            """Say nothing: the tests look at what the host has counted."""

    return Handler
