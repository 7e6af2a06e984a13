"""What pip says, told in our words."""

from __future__ import annotations

import pytest

from generator.setup.install import _cause, _told


def test_each_package_is_counted_with_its_size(capsys: pytest.CaptureFixture[str]) -> None:
    """Downloaded, from a cache, from this disk, there already: all count; other systems' do not."""
    _told(
        [
            "Ignoring colorama: markers 'sys_platform == \"win32\"' don't match",
            "Collecting babel==2.19.0 (from -r requirements.txt (line 4))",
            "  Downloading babel-2.19.0-py3-none-any.whl (11.0 MB)",
            "Collecting jinja2==3.1.6 (from -r requirements.txt (line 9))",
            "  Using cached jinja2-3.1.6-py3-none-any.whl (134 kB)",
            "Processing /some where/idna-3.20-py3-none-any.whl (from -r requirements.txt)",
            "Requirement already satisfied: anyio==4.16.0 in x (from -r requirements.txt)",
            "Installing collected packages: babel",
        ],
        pins=5,
    )
    assert capsys.readouterr().err.splitlines() == [
        "    1 of 4  babel 2.19.0 (11.0 MB)",
        "    2 of 4  jinja2 3.1.6 (134 kB)",
        "    3 of 4  idna 3.20 (from this disk)",
        "    4 of 4  anyio 4.16.0 (there already)",
        "  unpacking them",
    ]


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("WARNING: Retrying after connection broken by 'NewConnectionError'", "reached no package"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE FILE", "not the one that was"),
        ("ERROR: Could not install: [Errno 28] No space left on device", "disk is full"),
        ("ERROR: No matching distribution found for brotli==9", "No matching distribution found"),
    ],
)
def test_a_failure_is_told_by_its_cause(line: str, what: str) -> None:
    """The network, the hashes, the disk, or else pip's own error."""
    assert what in str(_cause(["Looking in indexes", line]))
