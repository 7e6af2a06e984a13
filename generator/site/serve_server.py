"""A small HTTP server for a built site: right types, no caching, and live reload if wished."""

from __future__ import annotations

import html
import socket
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from generator.setup.say import say
from generator.site.offline import WORKER
from generator.site.serve_files import Found, Missing, Moved, answer
from generator.site.serve_headers import header_rules, headers_for
from generator.site.serve_state import State

SCRIPT, EVENTS = "/__reload.js", "/__reload/events"
HERE = Path(__file__).parent
#: Between two builds the output folder is swapped; a request may fall into the gap.
SWAP_SECONDS = 0.5


class SiteServer(ThreadingHTTPServer):
    """Serves the site at *out* under *base_path*; with a *state*, its pages reload themselves.

    *headers* says whether the site's own `_headers` file is honoured, as some hosts do.
    Raises OSError where the port is taken.
    """

    daemon_threads = True
    # On Windows this option lets two servers share one port; elsewhere it only skips a wait.
    allow_reuse_address = sys.platform != "win32"

    def __init__(
        self,
        out: Path,
        *,
        host: str = "127.0.0.1",
        port: int = 0,
        base_path: str = "/",
        state: State | None = None,
        headers: bool = True,
    ) -> None:
        if ":" in host:
            self.address_family = socket.AF_INET6
        self.out, self.base_path, self.state, self.honours_headers = out, base_path, state, headers
        super().__init__((host, port), SiteHandler)

    @property
    def origin(self) -> str:
        """The start of every address here, without a slash at its end."""
        host, port = self.server_address[:2]
        shown = f"[{host!s}]" if ":" in str(host) else str(host)
        return f"http://{shown}:{port}"

    def start(self) -> None:
        """Answer requests from a thread of its own."""
        threading.Thread(target=self.serve_forever, args=(0.05,), daemon=True).start()

    def stop(self) -> None:
        """Stop answering and free the port; the server must have been started."""
        self.shutdown()
        self.server_close()

    def handle_error(self, request: object, client_address: object) -> None:
        """Stay silent when a reader closes the page in mid-answer."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


class SiteHandler(BaseHTTPRequestHandler):
    """Answers one connection."""

    server: SiteServer
    protocol_version = "HTTP/1.1"
    timeout = 60

    def do_GET(self) -> None:
        """Answer with a file, a redirect, or the page that says there is none."""
        path, mark, query = self.path.partition("#")[0].partition("?")
        state = self.server.state
        if state is not None and path == EVENTS:
            return self._events(state)
        if state is not None and path == SCRIPT:
            return self._script("serve_reload.js")
        if state is not None and path == f"{self.server.base_path}{WORKER}":
            return self._script("serve_forget.js")
        found = self._find(path)
        match found:
            case Moved(to):
                self._send(301, "text/plain; charset=utf-8", b"", {"Location": to + mark + query})
            case Found():
                self._file(found, path)
            case Missing() if state is not None and state.problems:
                self._send(503, "text/html; charset=utf-8", self._live(_message(state)))
            case Missing():
                self._send(404, "text/plain; charset=utf-8", b"There is no such page.\n")
        return None

    def do_HEAD(self) -> None:
        """Answer as GET does, without the content."""
        self.do_GET()

    def _script(self, name: str) -> None:
        """Answer with a script of the server's own."""
        self._send(200, "text/javascript; charset=utf-8", (HERE / name).read_bytes())

    def _find(self, path: str) -> Found | Moved | Missing:
        server = self.server
        patience = time.monotonic() + SWAP_SECONDS
        while not server.out.is_dir() and time.monotonic() < patience:
            time.sleep(0.005)
        return answer(server.out, server.base_path, path)

    def _file(self, found: Found, path: str) -> None:
        try:
            content = found.file.read_bytes()
        except OSError:  # swapped away between finding and reading: once more
            again = self._find(path)
            if not isinstance(again, Found):
                return self._send(404, "text/plain; charset=utf-8", b"There is no such page.\n")
            found, content = again, again.file.read_bytes()
        if found.status == 404:
            say(f"  404 {path}")
        if found.content_type.startswith("text/html"):
            content = self._live(content)
        return self._send(found.status, found.content_type, content, self._own_headers(path))

    def _own_headers(self, path: str) -> dict[str, str]:
        if not self.server.honours_headers:
            return {}
        try:
            text = (self.server.out / "_headers").read_text("utf-8")
        except OSError:
            return {}
        return headers_for(header_rules(text), path)

    def _live(self, page: bytes) -> bytes:
        """Add the reload script, so that the built site itself stays free of it."""
        if self.server.state is None:
            return page
        tag = f'<script src="{SCRIPT}" data-build="{self.server.state.build}" defer></script>'
        head, end, rest = page.partition(b"</head>")
        return head + tag.encode() + end + rest

    def _events(self, state: State) -> None:
        """Tell the page of every change of state, for as long as it listens."""
        self.close_connection = True
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        turn, text = -1, ""
        while True:
            before = turn
            turn, text = state.next(turn, seconds=15)
            # The comment line makes a closed page show as a broken connection.
            line = f"data: {text}\n\n" if turn != before else ": still here\n\n"
            self.wfile.write(line.encode())

    def _send(
        self, status: int, content_type: str, content: bytes, more: dict[str, str] | None = None
    ) -> None:
        headers = {
            "X-Content-Type-Options": "nosniff",
            **(more or {}),
            "Content-Type": content_type,
            "Content-Length": str(len(content)),
            "Cache-Control": "no-store",
        }
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)

    def log_message(self, format: str, *args: object) -> None:
        """Leave the terminal to the builds."""


def _message(state: State) -> bytes:
    """Make the page for when there is no good site yet: the complaints and nothing else."""
    problems = "\n\n".join(html.escape(problem) for problem in state.problems)
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Not built</title></head>'
        f"<body><h1>The site could not be built</h1><pre>{problems}</pre></body></html>"
    ).encode()
