"""The translators' commands do what they say and say what they did."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from generator.language.folder import load_catalogue, read_locale
from generator.site.translate import main

BAD = Path(__file__).resolve().parents[1] / "sites" / "bad-files"
Output = pytest.CaptureFixture[str]


def translate(site: Path, ident: str, text: str) -> None:
    """Writes one French translation, as a person would."""
    for path in (site / "locale" / "fr").glob("*.po"):
        lines = path.read_text("utf-8").split("\n")
        if f'msgctxt "{ident}"' in lines:
            at = lines.index(f'msgctxt "{ident}"')
            end = next(i for i in range(at, len(lines)) if lines[i].startswith("msgstr"))
            lines[end] = f'msgstr "{text}"'
            path.write_text("\n".join(lines), "utf-8")


def test_new_starts_a_language_that_is_ready_to_fill(site: Path, capsys: Output) -> None:
    """Description and files are there, the site offers it, and the next step is told."""
    assert main(["new", "de"], site) == 0
    assert "translate check de" in capsys.readouterr().out
    assert sorted(read_locale(site, "de")) == ["page-turns", "site"]
    assert load_catalogue(site, "de").say("win") == "The team wins the game."
    assert '"de"' in (site / "site.toml").read_text("utf-8")
    assert main(["check", "de"], site) == 0


def test_new_refuses_what_is_no_tag_or_is_there(site: Path, capsys: Output) -> None:
    """A wrong call gives 2."""
    assert main(["new", "Deutsch"], site) == 2
    assert main(["new", "de"], site) == 0
    assert main(["new", "de"], site) == 2
    assert "sync" in capsys.readouterr().err


def test_sync_then_translate_then_check_is_clean(site: Path, capsys: Output) -> None:
    """The road of a first contribution."""
    assert main(["sync", "fr"], site) == 0
    translate(site, "win", "L’équipe gagne la partie.")
    assert main(["check", "fr"], site) == 0
    assert load_catalogue(site, "fr").say("win") == "L’équipe gagne la partie."
    capsys.readouterr()
    assert main(["sync", "fr"], site) == 0
    assert capsys.readouterr().out == "fr: up to date\n"


def test_changed_english_is_told_and_marked_off(site: Path, capsys: Output) -> None:
    """sync and status name the text to compare; mark ends it."""
    main(["sync"], site)
    translate(site, "win", "L’équipe gagne la partie.")
    strings = site / "en" / "strings.toml"
    strings.write_text(strings.read_text("utf-8").replace("wins the", "wins this"), "utf-8")
    capsys.readouterr()
    assert main(["sync", "fr"], site) == 0
    assert "compare win" in capsys.readouterr().out
    assert load_catalogue(site, "fr").stale == {"win"}
    assert main(["check", "fr"], site) == 0
    assert "warning [state] win" in capsys.readouterr().out
    assert main(["status", "fr"], site) == 0
    assert "1 to compare" in capsys.readouterr().out
    assert main(["mark", "win", "fr"], site) == 0
    assert load_catalogue(site, "fr").stale == set()
    assert main(["check", "fr"], site) == 0


def test_mark_can_ask_for_another_look(site: Path) -> None:
    """--needs-work marks a translation as stale."""
    main(["sync"], site)
    translate(site, "win", "L’équipe gagne la partie.")
    assert main(["mark", "win", "fr", "--needs-work"], site) == 0
    assert load_catalogue(site, "fr").stale == {"win"}


def test_fmt_mends_what_needs_no_human(site: Path, capsys: Output) -> None:
    """Line ends, marks, wrapping and mojibake go; the text stays."""
    main(["sync"], site)
    path = site / "locale" / "fr" / "site.po"
    right = path.read_text("utf-8").replace(
        'game."\nmsgstr ""', 'game."\nmsgstr "L’équipe décide."', 1
    )
    broken = right.replace('"L’équipe décide."', '""\n"L’équipe "\n"dÃ©cide."')
    path.write_bytes(b"\xef\xbb\xbf" + broken.replace("\n", "\r\n").encode())
    assert main(["fmt", "fr"], site) == 0
    assert path.read_text("utf-8") == right
    capsys.readouterr()
    assert main(["fmt", "fr"], site) == 0
    assert "in form" in capsys.readouterr().out


@pytest.mark.parametrize(
    "call", [[], ["chek"], ["check", "xx"], ["mark", "no.such"], ["sync", "--same", "no.such"]]
)
def test_a_wrong_call_gives_2_and_says_why(site: Path, call: list[str], capsys: Output) -> None:
    """Content with errors gives 1, a wrong call 2."""
    main(["sync"], site)
    assert main(call, site) == 2
    assert capsys.readouterr().err


@pytest.mark.parametrize(
    ("old", "new", "status", "told"),
    [
        ("{target}", "{cible}", 1, ":19: error [placeholder] why.attack.ok: unknown placeholder"),
        ("exposé.", "exposé", 0, ":23: warning [typography] status.emperor_exposed: English ends"),
        ("exposé.", "exposé.", 0, "no faults"),
    ],
)
def test_check_gives_1_for_errors_and_0_for_warnings(
    tmp_path: Path, capsys: Output, old: str, new: str, status: int, told: str
) -> None:
    """The status of a check tells a build whether to stop."""
    site = shutil.copytree(BAD, tmp_path / "site")
    path = site / "locale" / "fr" / "site.po"
    text = path.read_text("utf-8")
    at = text.rindex(old) if old == "exposé." else text.index(old, text.index('msgstr "{att'))
    path.write_text(text[:at] + new + text[at + len(old) :], "utf-8")
    assert main(["check", "fr"], site) == status
    output = capsys.readouterr().out
    assert told in output
    assert status == 0 or "  to mend: " in output


def test_complaints_name_files_as_they_can_be_opened(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the working directory on; whole, where the source folder lies elsewhere."""
    site = Path(shutil.copytree(BAD, tmp_path / "work/sites/bad-files"))
    (site / "locale/fr/site.po").write_text("")
    monkeypatch.chdir(tmp_path / "work")
    assert main(["check", "fr"], Path("sites/bad-files")) == 1
    assert capsys.readouterr().out.startswith("sites/bad-files/locale/fr/site.po:1: error")
    monkeypatch.chdir(site)
    assert main(["check", "fr"], site) == 1
    assert capsys.readouterr().out.startswith("locale/fr/site.po:1: error")
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    assert main(["check", "fr"], site) == 1
    assert capsys.readouterr().out.startswith(f"{site}/locale/fr/site.po:1: error")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "build.py translate: the following arguments are required: command"),
        (["frob"], "build.py translate: argument command: invalid choice: 'frob'"),
        (["check", "fr", "de"], "build.py translate: unrecognized arguments: de"),
        (["check", ""], "translate: there is no language without a name (there are: en, fr)"),
        (["check", "../x"], "translate: there is no language ../x (there are: en, fr)"),
    ],
)
def test_a_wrong_call_is_one_line(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Status 2, and nothing on the standard output."""
    assert main(words, BAD) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(said)
    assert printed.err.count("\n") == 1
