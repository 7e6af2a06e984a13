"""The environment is made once, made anew when it must be, and never half."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from generator.setup import environment
from generator.setup.environment import MARK, RUN, TEST, python_of, ready
from generator.setup.trouble import SetupError


class Workshop:
    """A project folder whose making of environments is counted instead of done."""

    def __init__(self, root: Path) -> None:
        self.root, self.venv = root, root / ".venv"
        self.made: list[str] = []
        self.breaks = False
        (root / RUN).write_text("jinja2==1\n")
        (root / TEST).write_text("jinja2==1\npytest==1\n")

    def make(self, venv: Path, lock: int) -> None:
        """Stand in for the making of an empty environment."""
        venv.mkdir()
        (venv / MARK).write_text("{}")
        python_of(venv).parent.mkdir()
        python_of(venv).touch()
        self.made.append("venv")

    def install(self, python: Path, requirements: Path, lock: int) -> None:
        """Stand in for pip."""
        if self.breaks:
            raise SetupError("no network")
        self.made.append(requirements.name)


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    """An empty project folder with an accent and a space in its path."""
    root = tmp_path / "l'été à deux"
    root.mkdir()
    shop = Workshop(root)
    monkeypatch.setattr(environment, "_venv", shop.make)
    monkeypatch.setattr(environment, "install", shop.install)
    return shop


def test_the_first_start_installs_and_the_second_does_nothing(workshop: Workshop) -> None:
    """What was done is known from the mark."""
    assert ready(workshop.root) == (python_of(workshop.venv), True)
    assert ready(workshop.root) == (python_of(workshop.venv), False)
    assert workshop.made == ["venv", RUN]


def test_the_tools_of_the_tests_are_added_to_what_is_there(workshop: Workshop) -> None:
    """No second environment, and a build after it installs nothing."""
    ready(workshop.root)
    ready(workshop.root, test=True)
    assert ready(workshop.root) == (python_of(workshop.venv), False)
    assert workshop.made == ["venv", RUN, TEST]


def test_a_changed_pin_makes_it_anew(workshop: Workshop) -> None:
    """Old packages do not linger."""
    ready(workshop.root)
    (workshop.venv / "old").touch()
    (workshop.root / RUN).write_text("jinja2==2\n")
    assert ready(workshop.root)[1]
    assert not (workshop.venv / "old").exists()


def test_another_python_makes_it_anew(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled packages fit one Python only."""
    ready(workshop.root)
    monkeypatch.setattr(environment, "_python", lambda: "cpython-399-moon")
    assert ready(workshop.root)[1]


def test_a_broken_installation_is_started_over(workshop: Workshop) -> None:
    """After a failure nothing is taken for whole, and the next start mends it."""
    workshop.breaks = True
    with pytest.raises(SetupError):
        ready(workshop.root)
    workshop.breaks = False
    assert ready(workshop.root)[1]
    assert workshop.made == ["venv", "venv", RUN]


def _cut_while_adding_tests(venv: Path) -> None:
    (venv / MARK).write_text("{}")


def _interpreter_gone(venv: Path) -> None:
    python_of(venv).unlink()


def _mark_damaged(venv: Path) -> None:
    (venv / MARK).write_text('{"python": ')


def _mark_of_another_shape(venv: Path) -> None:
    (venv / MARK).write_text("[1]")


@pytest.mark.parametrize(
    "damage",
    [_cut_while_adding_tests, _interpreter_gone, _mark_damaged, _mark_of_another_shape],
)
def test_a_damaged_environment_is_made_again(
    workshop: Workshop, damage: Callable[[Path], None]
) -> None:
    """Whatever was cut short or lost, the next start mends it."""
    ready(workshop.root)
    damage(workshop.venv)
    assert ready(workshop.root)[1]
    assert json.loads((workshop.venv / MARK).read_text())


def test_an_environment_of_somebody_else_is_left_alone(workshop: Workshop) -> None:
    """What build.py did not make it does not delete."""
    workshop.venv.mkdir()
    (workshop.venv / "pyvenv.cfg").touch()
    with pytest.raises(SetupError, match="not made by"):
        ready(workshop.root)
    assert (workshop.venv / "pyvenv.cfg").exists()


def test_a_folder_that_cannot_be_written_is_named(workshop: Workshop) -> None:
    """A file in the way of the lock stands for any disk that refuses."""
    (workshop.root / ".cache").touch()
    with pytest.raises(SetupError, match="cannot write in"):
        ready(workshop.root)
