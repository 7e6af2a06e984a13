"""What the papers promise can be done."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys

import pytest

from generator.setup.call import COMMANDS, ROOT, read_call

PAPERS = ("README.md", "CONTRIBUTING.md", "TRANSLATING.md", "TRADUIRE.md")
TEXTS = {name: (ROOT / name).read_text("utf-8") for name in PAPERS}
LINES = [
    line.partition("#")[0].strip()
    for text in TEXTS.values()
    for block in re.findall(r"^```sh\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    for line in block.splitlines()
]
#: A setting before the call, as in `EMPEROR_NEW_LOOKS=1 python3 build.py`.
SETTING = re.compile(r"[A-Z_]+=\w+$")


@pytest.mark.parametrize("line", [line for line in LINES if "build.py" in line])
def test_every_call_in_the_papers_is_well_formed(line: str) -> None:
    """A renamed command or option shows here."""
    python, script, *words = (word for word in shlex.split(line) if not SETTING.match(word))
    assert (python, script) == ("python3", "build.py")
    read_call(words)


@pytest.mark.parametrize("line", [line for line in LINES if "-m generator" in line])
def test_the_core_answers_on_its_own(line: str) -> None:
    """With the standard library alone, as promised."""
    words = shlex.split(line)[1:]
    done = subprocess.run([sys.executable, "-S", *words], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("{")


def test_the_readme_names_every_command() -> None:
    """Nothing can be called that a reader is not told of."""
    assert all(
        re.search(rf"build\.py {name}\b", TEXTS["README.md"])
        for name in COMMANDS
        if name != "build"
    )


def test_every_folder_and_link_of_the_papers_exists() -> None:
    """Links between the papers, and the map of the folders."""
    for text in TEXTS.values():
        for target in re.findall(r"\]\((?!https?:)([^)#]+)", text):
            assert (ROOT / target).exists(), target
    drawn = re.search(r"^build\.py .*?^```", TEXTS["README.md"], re.MULTILINE | re.DOTALL)
    assert drawn is not None
    for room in re.findall(r"^(?:generator/)? +(\w+)   ", drawn[0], re.MULTILINE):
        assert (ROOT / "generator" / room).is_dir(), room
    for folder in re.findall(r"^(\w+)/ ", drawn[0], re.MULTILINE):
        assert (ROOT / folder).is_dir(), folder


def test_the_notice_that_wizards_asks_for_is_given() -> None:
    """In the readme and beside the licence."""
    for name in ("README.md", "LICENSE"):
        text = " ".join((ROOT / name).read_text("utf-8").split())
        assert "unofficial Fan Content permitted under the Fan Content Policy" in text
        assert "Not approved/endorsed by Wizards" in text
