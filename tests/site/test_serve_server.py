"""The server of a built site, asked over a real connection."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from generator.site.serve_server import SiteServer
from generator.site.serve_state import State

PAGE = b"<!doctype html><html><head><title>t</title></head><body></body></html>"


@pytest.fixture
def out(tmp_path: Path) -> Path:
    """A built site of one page."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "index.html").write_bytes(PAGE)
    (tmp_path / "en" / "404.html").write_bytes(PAGE)
    (tmp_path / "_headers").write_text(
        "/en/*\n  X-Frame-Options: DENY\n  Cache-Control: max-age=9\n"
    )
    return tmp_path


@contextmanager
def running(server: SiteServer) -> Iterator[SiteServer]:
    """Serve for the length of a with statement."""
    server.start()
    yield server
    server.stop()


def ask(server: SiteServer, path: str, method: str = "GET") -> tuple[HTTPResponse, bytes]:
    """Send one request."""
    connection = HTTPConnection("127.0.0.1", int(server.server_address[1]), timeout=10)
    connection.request(method, path)
    response = connection.getresponse()
    return response, response.read()


def test_a_page_comes_as_it_was_built(out: Path) -> None:
    """Without live reload not a byte is added, and nothing is cached."""
    with running(SiteServer(out)) as server:
        response, body = ask(server, "/en/")
        assert (response.status, body) == (200, PAGE)
        assert response.headers["Content-Type"] == "text/html; charset=utf-8"
        assert response.headers["Cache-Control"] == "no-store"
        assert response.headers["X-Frame-Options"] == "DENY"
        assert ask(server, "/__reload.js")[0].status == 404


def test_a_host_that_knows_no_headers_file_can_be_played(out: Path) -> None:
    """The site must work there as well."""
    with running(SiteServer(out, headers=False)) as server:
        assert "X-Frame-Options" not in ask(server, "/en/")[0].headers


def test_live_pages_get_a_script_file_and_nothing_inline(out: Path) -> None:
    """The content policy of the pages allows scripts of their own origin only."""
    state = State()
    with running(SiteServer(out, state=state)) as server:
        for path, status in (("/en/", 200), ("/en/no", 404)):
            response, body = ask(server, path)
            tag = f'<script src="/__reload.js" data-build="{state.build}" defer></script></head>'
            assert response.status == status
            assert tag.encode() in body
        assert ask(server, "/__reload.js")[0].status == 200


def test_a_redirect_keeps_the_query(out: Path) -> None:
    """A question in the address survives a missing slash."""
    with running(SiteServer(out)) as server:
        response, _ = ask(server, "/en?fallen=a1")
        assert (response.status, response.headers["Location"]) == (301, "/en/?fallen=a1")


def test_head_says_the_length_and_sends_nothing(out: Path) -> None:
    """As any host does."""
    with running(SiteServer(out)) as server:
        response, body = ask(server, "/en/", "HEAD")
        assert (response.headers["Content-Length"], body) == (str(len(PAGE)), b"")


def test_without_any_good_site_the_complaints_are_the_page(tmp_path: Path) -> None:
    """Escaped, since they quote the texts."""
    state = State()
    state.bad(("rules.toml:3: error [kind] id: <b>",))
    with running(SiteServer(tmp_path, state=state)) as server:
        response, body = ask(server, "/en/")
        assert response.status == 503
        assert b"rules.toml:3: error [kind] id: &lt;b&gt;" in body


def test_open_pages_hear_of_each_build_and_each_complaint(out: Path) -> None:
    """First the state as it is, then every change of it."""
    state = State()
    with running(SiteServer(out, state=state)) as server:
        connection = HTTPConnection("127.0.0.1", int(server.server_address[1]), timeout=10)
        connection.request("GET", "/__reload/events")
        stream = connection.getresponse()
        assert stream.headers["Content-Type"] == "text/event-stream"

        def heard() -> tuple[str, list[str]]:
            line = stream.readline()
            assert stream.readline() == b"\n"
            told = json.loads(line.removeprefix(b"data: "))
            return told["build"], told["problems"]

        first, problems = heard()
        assert (first, problems) == (state.build, [])
        state.bad(("wrong",))
        assert heard() == (first, ["wrong"])
        state.good()
        second, problems = heard()
        assert (second != first, problems) == (True, [])
        connection.close()


def test_a_taken_port_is_an_error(out: Path) -> None:
    """Two servers never share one."""
    with running(SiteServer(out)) as server, pytest.raises(OSError):
        SiteServer(out, port=int(server.server_address[1]))
