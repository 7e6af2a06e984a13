"""The first file that runs, and its first steps."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from generator.setup import start as module
from generator.setup.call import ROOT
from generator.setup.start import start
from generator.setup.trouble import SetupError

NEWER_THAN_PYTHON_2 = (
    *(ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.Match, ast.Nonlocal, ast.Starred),
    *(ast.AsyncFunctionDef, ast.Await, ast.YieldFrom, ast.MatMult),
)


def build_py(*words: str) -> subprocess.CompletedProcess[str]:
    """Run build.py with this very Python."""
    command = [sys.executable, str(ROOT / "build.py"), *words]
    return subprocess.run(command, capture_output=True, text=True)


def test_any_python_can_read_the_first_file() -> None:
    """An old one gets as far as the line that says it is too old."""
    tree = ast.parse((ROOT / "build.py").read_text("ascii"))
    for node in ast.walk(tree):
        assert not isinstance(node, NEWER_THAN_PYTHON_2), ast.unparse(node)
        if isinstance(node, ast.FunctionDef):
            assert node.returns is None
            assert not any(argument.annotation for argument in node.args.args)
            assert not (node.args.kwonlyargs or node.args.posonlyargs)


def test_an_old_python_is_told_so_in_one_line(tmp_path: Path) -> None:
    """Exit status 2, and a newer Python on the path is named."""
    newer = tmp_path / "python3.13"
    newer.touch(mode=0o755)
    pretend = (
        f"import sys; sys.version_info = (3, 6, 15, 'final', 0); sys.argv = ['build.py']; "
        f"import runpy; runpy.run_path({str(ROOT / 'build.py')!r}, run_name='__main__')"
    )
    done = subprocess.run(
        [sys.executable, "-c", pretend],
        env={**os.environ, "PATH": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert done.stderr == (
        "build.py needs Python 3.11 or newer, and this is Python 3.6; try: python3.13 build.py\n"
    )


def test_a_wrong_call_costs_no_environment() -> None:
    """One line and exit status 2, before anything is installed."""
    done = build_py("serv")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "build.py: no command 'serv': did you mean serve?\n"


def test_help_is_an_answer() -> None:
    """On the standard output, with exit status 0."""
    done = build_py("--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("python3 build.py [command]")


def test_an_environment_that_cannot_be_made_ends_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The trouble and its mend, exit status 1, and no traceback."""

    def broken(root: Path, *, test: bool) -> tuple[Path, bool]:
        raise SetupError("no disk", "buy one")

    monkeypatch.setattr(module, "ready", broken)
    with pytest.raises(SystemExit) as ended:
        start(["build"])
    assert ended.value.code == 1
    assert capsys.readouterr().err == "build.py: no disk\n  to mend: buy one\n"


def test_an_environment_that_does_not_start_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A Python of no bytes is no Python: one line and its mend, no traceback."""
    python = tmp_path / "python"
    python.touch(mode=0o755)
    monkeypatch.setattr(module, "ready", lambda root, *, test: (python, True))
    with pytest.raises(SystemExit) as ended:
        start(["build"])
    assert ended.value.code == 1
    said = capsys.readouterr().err
    assert said.startswith(f"build.py: {python} does not start: ")
    assert said.endswith("\n  to mend: delete .venv and start again\n")


def test_a_package_that_is_gone_is_told_so() -> None:
    """Exit status 1, what is missing, and how to get it back."""
    pretend = (
        "import sys, runpy; sys.argv = ['build.py']; sys.path.insert(0, '.')\n"
        "import generator.setup.start as s\n"
        "def start(words): import jinja3\n"
        "s.start = start; runpy.run_path('build.py', run_name='__main__')"
    )
    command = [sys.executable, "-c", pretend]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        "build.py: .venv is damaged: No module named 'jinja3'\n"
        "  to mend: delete .venv and start again\n"
    )
