"""Whatever is fetched is pinned by its hash, and no file says where it is fetched from."""

from __future__ import annotations

import json
import re
import tomllib

import pytest

from generator.setup.call import ROOT

REQUIREMENTS = (
    *("requirements.txt", "requirements-test.txt", "assets/runtime/node-requirements.txt"),
)


def pins(name: str) -> dict[str, list[str]]:
    """Read a requirements file: package with version and condition -> its hashes."""
    entries = (ROOT / name).read_text("utf-8").replace("\\\n", " ").splitlines()
    parsed = (re.split(r"\s+--hash=", entry) for entry in entries if entry.strip())
    return {head.strip(): [one.strip() for one in hashes] for head, *hashes in parsed}


@pytest.mark.parametrize("name", REQUIREMENTS)
def test_every_requirement_is_one_version_with_hashes(name: str) -> None:
    """Nothing floats, and nothing is taken whose bytes were not seen before."""
    assert pins(name)
    for head, hashes in pins(name).items():
        assert re.fullmatch(r"[a-z0-9-]+==[0-9.]+(?: ; .+)?", head), head
        assert hashes, head
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", one) for one in hashes), head


@pytest.mark.parametrize("name", (*REQUIREMENTS, "assets/package-lock.json"))
def test_no_pin_names_an_address(name: str) -> None:
    """Where packages come from is the user's choice."""
    assert "://" not in (ROOT / name).read_text("utf-8")


def test_the_tests_run_on_the_very_versions_the_site_is_built_with() -> None:
    """The second file holds every version and hash of the first."""
    tested = {head.split(" ")[0]: hashes for head, hashes in pins("requirements-test.txt").items()}
    for head, hashes in pins("requirements.txt").items():
        assert tested[head.split(" ")[0]] == hashes, head


def test_every_dependency_of_the_project_is_pinned() -> None:
    """What pyproject.toml asks for is in the requirements."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wishes = {
        "requirements.txt": project["project"]["dependencies"],
        "requirements-test.txt": project["dependency-groups"]["test"],
    }
    for name, wanted in wishes.items():
        pinned = {head.partition("==")[0] for head in pins(name)}
        assert {re.split(r"[<>=]", wish)[0].strip() for wish in wanted} <= pinned


def test_every_npm_package_has_its_integrity() -> None:
    """The lock file holds a sha512 for each package beside the project itself."""
    lock = json.loads((ROOT / "assets" / "package-lock.json").read_text("utf-8"))
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert packages
    assert all(entry["integrity"].startswith("sha512-") for entry in packages.values())
    assert not any("resolved" in entry for entry in packages.values())


def test_every_package_of_ours_is_listed() -> None:
    """A new room under generator/ is named in pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    found = {
        ".".join(path.parent.relative_to(ROOT).parts)
        for path in (ROOT / "generator").rglob("__init__.py")
    }
    assert set(project["tool"]["setuptools"]["packages"]) == found
