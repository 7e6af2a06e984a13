"""What all tests share: the built site, and a name for every test that could not run."""

from __future__ import annotations

import functools
import os
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from generator.commands.suite import BUILT
from generator.setup.call import ROOT
from generator.setup.packages import npm_packages
from generator.setup.tools import chromium, java
from generator.setup.trouble import SetupError

#: Where everything must run, the same way each time: a tool that is missing is a failure there.
CI = os.environ.get("CI", "").lower() not in ("", "0", "false")

# A busy machine is no fault of the code, so no example is timed.
#: Properties are tried by their answers, never by the clock of a busy machine.
settings.register_profile(
    "calm",
    deadline=None,
    derandomize=CI,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("calm")


@dataclass(frozen=True)
class Need:
    """What a marked test needs from the machine."""

    why_not: Callable[[], str]
    how: str


@functools.cache
def _no_npm() -> str:
    try:
        npm_packages(tests=True)
    except SetupError as trouble:
        return trouble.what
    return ""


NEEDS = {
    "browser": Need(
        lambda: "" if chromium() else "there is no Chromium or Chrome on this machine",
        "install Chromium (Debian: apt install chromium)",
    ),
    "java": Need(
        lambda: "" if java() else "there is no Java on this machine",
        "install Java (Debian: apt install default-jre-headless)",
    ),
    "npm": Need(_no_npm, "install Node.js with npm, and be online for the first run"),
}


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave out, or in CI fail, a test whose tool is missing."""
    wanted = [need for marker, need in NEEDS.items() if item.get_closest_marker(marker)]
    if missing := [need for need in wanted if need.why_not()]:
        why = " and ".join(need.why_not() for need in missing)
        reason = f"{why}; to run: {', and '.join(need.how for need in missing)}"
        if CI:
            pytest.fail(reason, pytrace=False)
        pytest.skip(reason)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In CI a test in a real browser that fails is tried once more, and named at the end.

    Browsers on a crowded machine fail now and then by themselves; a fault of the page fails twice.
    """
    for item in items if CI else ():
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.flaky(reruns=1))


def _left_out(config: pytest.Config) -> Counter[str]:
    """Count the tests that were skipped, by reason."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None:  # a worker process
        return Counter()
    reports = reporter.stats.get("skipped", [])
    reasons = (str(report.longrepr[2]) for report in reports if isinstance(report.longrepr, tuple))
    return Counter(reason.removeprefix("Skipped: ") for reason in reasons)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name what did not run and how to run it, just above the closing line."""
    for reason, count in _left_out(terminalreporter.config).most_common():
        tests = f"{count} test{'s' if count > 1 else ''}"
        terminalreporter.write_line(f"not run: {tests}, because {reason}", yellow=True)
    for report in terminalreporter.stats.get("rerun", []):
        why = str(report.longrepr).strip().rpartition("\n")[2]
        terminalreporter.write_line(f"tried again: {report.nodeid}: {why}", yellow=True)


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """In CI nothing may be left out."""
    if CI and _left_out(session.config):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.fixture(scope="session")
def built_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project's own site: the one `build.py test` built, or else built here."""
    if ready := os.environ.get(BUILT):
        return Path(ready)
    from generator.site.build import build

    out = tmp_path_factory.mktemp("built") / "site"
    build(ROOT / "site_src", out, python=not _no_npm())
    return out
