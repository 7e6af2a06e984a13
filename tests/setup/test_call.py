"""The command line: what is understood, and what is said about the rest."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.setup.call import COMMANDS, ROOT, read_call, usage
from generator.setup.trouble import CallError


def test_no_word_at_all_means_build() -> None:
    """The plain command builds the project's own texts into dist."""
    call = read_call([])
    assert (call.command, call.site, call.out) == ("build", ROOT / "site_src", ROOT / "dist")


def test_options_stand_before_or_after_the_command(tmp_path: Path) -> None:
    """Both orders, and both spellings of a value, are one call."""
    words = ["--site", str(tmp_path), "serve", "--port=8001"]
    assert read_call(words) == read_call(["serve", "--port", "8001", f"--site={tmp_path}"])


def test_words_after_translate_are_its_own(tmp_path: Path) -> None:
    """Only --site is taken out of them; help is translate's to give."""
    call = read_call(["translate", "sync", "fr", "--same", "rule.x", "--site", str(tmp_path), "-h"])
    assert call.rest == ("sync", "fr", "--same", "rule.x", "-h")
    assert call.site == tmp_path


def test_words_after_test_go_to_pytest() -> None:
    """Options of pytest need no separator."""
    assert read_call(["test", "-k", "reach", "--lf"]).rest == ("-k", "reach", "--lf")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["serv"], "no command 'serv': did you mean serve?"),
        (["xyz"], "expected one of build serve check test bench translate"),
        (["--prot", "1"], "no option '--prot': did you mean --port?"),
        (["serve", "--port"], "--port needs a value"),
        (["serve", "--port", "0"], "expected a number from 1 to 65535"),
        (["serve", "--port", "٣"], "expected a number from 1 to 65535"),
        (["build", "--port", "1"], "build takes no --port"),
        (["build", "serve"], "build takes no further word"),
        (["bench", "core", "sit"], "no benchmark 'sit': did you mean site?"),
        (["--site", "no/such"], "--site no/such: there is no such folder"),
        (["--out", str(ROOT)], "would replace"),
        (["--out", str(ROOT.parent)], "would replace"),
        (["--out", str(ROOT / "site_src" / "new")], "lies in the texts' own folder"),
        (["--site", str(ROOT / "build.py")], "is a file: name a folder"),
        (["--out", str(ROOT / "build.py")], "is a file"),
        (["--out", str(ROOT / "build.py" / "x")], "build.py is a file"),
        (["--out", "x" * 300], "cannot be: File name too long"),
        (["--out", "a\0b"], "cannot be: "),
        (["--site", "two\nlines"], "--site two\\nlines: there is no such folder"),
        (["--out", str(ROOT / "generator")], "holds something else than a site"),
    ],
)
def test_a_wrong_call_is_answered_in_one_line(words: list[str], complaint: str) -> None:
    """The line names the word and what was expected instead."""
    with pytest.raises(CallError) as error:
        read_call(words)
    assert complaint in str(error.value)
    assert "\n" not in str(error.value)


def test_help_names_every_command() -> None:
    """Whatever can be called is listed."""
    assert read_call(["serve", "--help"]).help
    assert all(f"  {name} " in usage() for name in COMMANDS)


def test_a_site_can_be_built_without_python() -> None:
    """A switch of its own, which takes no value; both commands that write a site know it."""
    assert read_call([]).python and not read_call(["build", "--without-python"]).python
    assert not read_call(["serve", "--without-python", "--port", "9"]).python
    with pytest.raises(CallError, match="takes no value"):
        read_call(["build", "--without-python=yes"])


def test_a_site_of_someone_else_is_not_replaced(tmp_path: Path) -> None:
    """A page of its own does not make a folder ours, and neither does one kept in git."""
    (tmp_path / "index.html").touch()
    with pytest.raises(CallError, match="holds something else than a site"):
        read_call(["--out", str(tmp_path)])
    for name in ("404.html", "_headers"):
        (tmp_path / name).touch()
    assert read_call(["--out", str(tmp_path)]).out == tmp_path
    (tmp_path / ".git").mkdir()
    with pytest.raises(CallError, match="holds something else than a site"):
        read_call(["--out", str(tmp_path)])
