"""The command line: the same answers, exit statuses, and one clear line for what is wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from generator.emperor import facade
from generator.emperor.__main__ import main

ROOT = Path(__file__).parents[2]
FULL = Path("/dev/full")


def shell(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command line in a process of its own, with no package but the standard library."""
    return subprocess.run(
        [sys.executable, "-S", "-m", "generator.emperor", *arguments],
        cwd=ROOT,
        text=True,
        capture_output=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (["describe", "2x3/a3-b1"], facade.describe("2x3/a3-b1")),
        (["explain", "2x3/none", "a2", "b1"], facade.explain("2x3/none", "a2", "b1")),
        (["explanations", "2x3/none"], facade.explanations("2x3/none")),
        (["positions", "2x4"], facade.positions("2x4")),
        (["positions", "2x4", "--shapes"], facade.positions("2x4", shapes=True)),
        (["positions", "2x3", "--all"], facade.positions("2x3", finished=True)),
        (["turns", "2x3/none", "--from", "a2"], facade.turns("2x3/none", "a2")),
        (["turns", "2x3/none"], facade.turns("2x3/none")),
        (["seatings", "2x6"], facade.seatings("2x6")),
        (["effect", "2x3/none", "a3", "draw"], facade.effect("2x3/none", "a3", "draw")),
        (["battle", "2x3/none", "b1"], facade.battle("2x3/none", "b1")),
        (["step", "2x3/none", "a2", "begin"], facade.step("2x3/none", "a2", "begin")),
        (["step", "2x3/none", "a2", "fall", "a3"], facade.step("2x3/none", "a2", "fall", "a3")),
    ],
)
def test_a_question_is_answered_as_the_facade_answers_it(
    arguments: list[str], answer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line of JSON, and status nought."""
    assert main(arguments) == 0
    written = capsys.readouterr()
    assert written.out == answer + "\n"
    assert written.err == ""


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["describe", "2x3"], "expected a position such as"),
        (["describe", "2x3/c9"], "no seat 'c9' at a 2x3 table"),
        (["describe", "2x2/none"], "expected teams of 3 or more"),
        (["describe", "x\ny\x00/\x1b[31m"], "expected"),
        (["describe", "2x3/\udcff"], "expected"),
        (["describe", ""], "expected a position such as"),
        (["positions", "12x12"], "positions to list: 5476505"),
        (["seatings", "12x12"], "seatings to list: 8916100448256"),
        (["seatings", "2x2"], "809.6a"),
        (["effect", "2x3/none", "a3", "lose"], "win draw concede"),
        (["turns", "2x3/none", "--from", "q"], "expected a seat such as a1: 'q'"),
    ],
)
def test_a_position_that_is_none_gives_one_line_and_status_two(
    arguments: list[str], line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """On the error stream, with nothing on the other."""
    assert main(arguments) == 2
    written = capsys.readouterr()
    assert written.out == ""
    assert written.err.startswith("emperor: ")
    assert line in written.err
    assert written.err.count("\n") == 1
    assert written.err[:-1].isprintable()


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["fly"],
        ["describe"],
        ["describe", "2x3/none", "more"],
        ["explain", "2x3/none", "a1"],
        ["positions", "2x3", "--sha"],
        ["positions", "2x3", "--shapes=yes"],
        ["turns", "2x3/none", "--from"],
        ["--version"],
        ["describe", "-x"],
        ["fl\ny\x1b"],
    ],
)
def test_a_wrong_call_gives_one_line_and_status_two(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Without the usage, which is there for the asking."""
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    written = capsys.readouterr()
    assert written.out == ""
    assert written.err.startswith("emperor")
    assert written.err.count("\n") == 1
    assert written.err[:-1].isprintable()


def test_help_is_there_for_the_asking(capsys: pytest.CaptureFixture[str]) -> None:
    """It names every question."""
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    told = capsys.readouterr().out
    for question in ("describe", "explain", "positions", "turns", "seatings", "effect"):
        assert question in told


def test_it_runs_from_the_shell_with_the_standard_library_alone() -> None:
    """In a process of its own, with no site packages."""
    done = shell("describe", "2x3/a3-b1")
    assert done.returncode == 0
    assert json.loads(done.stdout)["shape"] == "throne-breaks"
    assert done.stderr == ""


def test_the_shell_sees_status_two_and_one_line() -> None:
    """And never a traceback."""
    done = shell("describe", "2x3/c9")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1


def test_a_reader_who_goes_away_is_no_error_worth_a_word() -> None:
    """A pipe closed early, as by head, leaves the error stream empty."""
    reader, writer = os.pipe()
    os.close(reader)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "generator.emperor", "positions", "2x5"],
            cwd=ROOT,
            stdout=writer,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    finally:
        os.close(writer)
    assert done.returncode == 141
    assert done.stderr == ""


@pytest.mark.skipif(not FULL.exists(), reason="this system has no /dev/full")
def test_a_full_disk_is_said_in_one_line() -> None:
    """An answer that cannot be written is no answer."""
    with FULL.open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "generator.emperor", "describe", "2x3/none"],
            cwd=ROOT,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.startswith("emperor: cannot write the answer")
    assert done.stderr.count("\n") == 1
