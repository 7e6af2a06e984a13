"""Whatever is missing, broken or forbidden: one clear failure, no hang, and another try."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.engines.host import Change, Host, Reply
from tests.engines.page import Browser, result, until

pytestmark = [pytest.mark.browser, pytest.mark.npm]

FILES = (
    *("worker.mjs", "files.mjs", "guard.mjs", "snapshot.mjs", "pyodide.mjs", "pyodide.asm.mjs"),
    *("pyodide.asm.wasm", "library.zip", "core.zip"),
)
ASK = "python.ask('describe', '2x3/a3').then(given => given.position)"


def missing(reply: Reply) -> Reply:
    """The file is not there."""
    return Reply(b"not here", 404, "text/html")


def cut(reply: Reply) -> Reply:
    """The file ends half way."""
    return reply._replace(body=reply.body[: len(reply.body) // 2])


def flipped(reply: Reply) -> Reply:
    """One byte of the file is another."""
    middle = len(reply.body) // 2
    changed = bytes([reply.body[middle] ^ 0xFF])
    return reply._replace(body=reply.body[:middle] + changed + reply.body[middle + 1 :])


def fallback_page(reply: Reply) -> Reply:
    """The host sends its front page for anything it does not know."""
    return Reply(b"<!doctype html><title>Hello</title>", 200, "text/html")


FAULTS: dict[str, tuple[Change, tuple[str, ...]]] = {
    "missing": (missing, FILES),
    "cut": (cut, ("pyodide.asm.wasm", "library.zip", "core.zip", "pyodide.asm.mjs")),
    "flipped": (flipped, ("library.zip", "core.zip")),
    "another page": (fallback_page, ("pyodide.asm.wasm", "core.zip", "pyodide.mjs")),
}


@pytest.mark.parametrize(
    ("change", "name"),
    [
        pytest.param(change, name, id=f"{fault} {name}")
        for fault, (change, names) in FAULTS.items()
        for name in names
    ],
)
def test_a_broken_file_is_one_failure_and_the_next_question_tries_again(
    chromium: Browser, host: Host, change: Callable[[Reply], Reply], name: str
) -> None:
    """The page hears of it once, stays as it was, and works as soon as the host does."""
    host.change[name] = change
    chromium.open(f"{host.address}?{name}")
    until(chromium, "window.python")
    assert result(chromium, ASK) == {"thrown": "file"}
    assert result(chromium, ASK) == {"thrown": "file"}
    told = ["starting", "failed", "trouble", "starting", "failed"]
    assert chromium.read("heard") == told
    if name == "pyodide.asm.wasm":
        host.change.clear()
        assert result(chromium, ASK) == "2x3/a3"


def test_a_policy_against_wasm_is_a_refusal(chromium: Browser, host: Host) -> None:
    """Pyodide alone would wait for ever."""
    host.worker_policy = "default-src 'none'; script-src 'self'; connect-src 'self'"
    chromium.open(host.address)
    until(chromium, "window.python")
    assert result(chromium, ASK) == {"thrown": "refused"}


def test_a_policy_against_workers_is_one_failure(chromium: Browser, host: Host) -> None:
    """A page whose policy names no workers keeps its prepared answers."""
    host.page_policy = "default-src 'none'; script-src 'self'; worker-src 'none'"
    chromium.open(host.address)
    until(chromium, "window.python")
    assert result(chromium, ASK)["thrown"] in ("file", "refused")


def test_a_wrong_type_for_wasm_only_makes_it_slower(chromium: Browser, host: Host) -> None:
    """Many plain hosts do not know the type of .wasm."""
    host.change["pyodide.asm.wasm"] = lambda reply: reply._replace(kind="application/octet-stream")
    chromium.open(host.address)
    until(chromium, "window.python")
    assert result(chromium, ASK) == "2x3/a3"


def test_a_page_that_demands_trusted_types_gets_its_worker(chromium: Browser, host: Host) -> None:
    """One policy names the worker's address."""
    trusted = "; require-trusted-types-for 'script'; trusted-types emperor-python"
    host.page_policy += trusted
    chromium.open(host.address)
    until(chromium, "window.python")
    assert result(chromium, ASK) == "2x3/a3"


def test_blocked_storage_only_means_the_long_start(chromium: Browser, host: Host) -> None:
    """A browser that keeps nothing still answers."""
    blocked = b"Object.defineProperty(self,'indexedDB',{get(){throw new DOMException('no')}});\n"
    host.change["worker.mjs"] = lambda reply: reply._replace(body=blocked + reply.body)
    for visit in ("?first", "?second"):
        chromium.open(host.address + visit)
        until(chromium, "window.python")
        assert result(chromium, ASK) == "2x3/a3"
        assert chromium.read("python.how") == "boot"


def test_a_broken_snapshot_is_dropped_and_python_starts_the_long_way(
    chromium: Browser, host: Host
) -> None:
    """Memory that was kept is a gain, never a need."""
    chromium.open(host.address)
    until(chromium, "window.python")
    result(chromium, ASK)
    until(chromium, "heard.includes('kept')")
    spoil = """new Promise(done => {
        indexedDB.open('emperor-python').onsuccess = ({ target: { result: base } }) => {
            const store = base.transaction('memory', 'readwrite').objectStore('memory');
            store.getAllKeys().onsuccess = ({ target: { result: [key] } }) => {
                store.put({ length: 64, starts: [0], runs: [new Uint8Array(64)] }, key)
                    .onsuccess = () => { base.close(); done(key); };
            };
        };
    })"""
    assert "Chrome" in result(chromium, spoil)
    chromium.open(host.address + "?again")
    until(chromium, "window.python")
    assert result(chromium, ASK) == "2x3/a3"
    assert chromium.read("[python.how, heard]") == ["boot", ["starting", "ready"]]


def test_a_worker_that_dies_or_hangs_is_replaced_at_the_next_question(
    chromium: Browser, host: Host
) -> None:
    """An answer that does not come in time is a failure, and only of that moment."""
    chromium.open(host.address + "?answer=1")
    until(chromium, "window.python")
    assert result(chromium, "python.ask('positions', '3x4')") == {"thrown": "slow"}
    chromium.read("void (python.limits.answer = 60000)")
    assert result(chromium, ASK) == "2x3/a3"
