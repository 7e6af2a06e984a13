"""The translator's desk on the project's own texts."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from generator.language.check_site import check_site
from generator.language.desk import Desk, desk
from generator.setup.call import ROOT

SITE = ROOT / "site_src"
TEXT = "rules#attacking.1"


@pytest.fixture(scope="module")
def shared() -> Desk:
    """The French desk; tests that share it leave it as they found it."""
    return desk(SITE, "fr")


@pytest.fixture
def french(shared: Desk) -> Desk:
    """The French desk without drafts."""
    shared.drafts.clear()
    return shared


def test_it_finds_what_check_finds(french: Desk) -> None:
    """Every text as it stands is as sound on the desk as in its file."""
    told = {p.ident for p in check_site(SITE, ["fr"]) if p.path.startswith("site_src/locale")}
    found = {i for i in french.originals if french.problems(i, french.details(i).strings)}
    assert {i for i in found if french.details(i).status.state != "missing"} == told


def test_a_fault_is_told_while_typing(french: Desk) -> None:
    """A contraction forgotten, and a rule's number lost."""
    faults = french.trial(TEXT, ["Vous jouez à côté de le général."]).problems
    assert {p.what for p in faults} >= {
        "de le général: missing contraction",
        "reference rule:809.3c of the English is missing",
    }


def test_a_phrase_is_shown_in_the_sentences_that_take_it(french: Desk) -> None:
    """With the contraction where it is put in, and the capital at the start."""
    trial = french.trial("seat.own.sun", ["le grand général"])
    assert trial.problems == ()
    assert any(text.startswith("Le grand général") for text in trial.sentences)


def test_a_counted_text_is_shown_with_several_counts(french: Desk) -> None:
    """French counts 0 as one."""
    ident = next(i for i, o in french.originals.items() if o.plural and "{n}" in o.text)
    forms = french.details(ident).strings
    told = french.trial(ident, forms).sentences
    assert [text[0] for text in told][:3] == ["0", "1", "2"]


@pytest.mark.parametrize("home", ("site", "rules", "glossary", "page-rules"))
def test_a_file_without_drafts_is_given_back_as_it_is(french: Desk, home: str) -> None:
    """Byte by byte."""
    assert french.text(home) == (SITE / f"locale/fr/{home}.po").read_text("utf-8")


def test_a_file_differs_only_in_the_line_of_the_draft(french: Desk) -> None:
    """One line of the whole file."""
    strings = french.details(TEXT).strings
    french.keep(TEXT, [strings[0].replace("adversaire", "ennemi")])
    before = french.files["page-rules"].text.splitlines()
    after = french.text("page-rules").splitlines()
    differing = [(a, b) for a, b in zip(before, after, strict=True) if a != b]
    assert len(differing) == 1
    assert [(c.home, c.count, c.faulty) for c in french.changed()] == [("page-rules", 1, ())]


def test_a_draft_with_an_error_stays_out_of_the_file(french: Desk) -> None:
    """It would stop the build; the desk says that it is left out."""
    french.keep(TEXT, ["Vous {attaquez."])
    assert french.text("page-rules") == french.files["page-rules"].text
    assert [(c.count, c.faulty) for c in french.changed()] == [(0, (TEXT,))]


def test_the_words_to_use_are_whole_words(french: Desk) -> None:
    """The language's file holds beginnings of words, for the check; the glossary has the words."""
    assert dict(french.details("seat.own.sun").terms)["general"] == "général"


def test_a_language_is_begun_with_whole_files(tmp_path: Path) -> None:
    """Every text with its note, none translated but the draft; the check accepts it."""
    site = Path(shutil.copytree(SITE, tmp_path / "site_src"))
    lang = site / "lang" / "it.toml"
    lang.write_text((site / "lang/fr.toml").read_text("utf-8").replace('"fr"', '"it"'), "utf-8")
    started = desk(site, "it")
    assert {status.state for status in started.statuses()} == {"missing"}
    started.keep("list.two", ["{a} e {b}"])
    text = started.text("site")
    assert 'msgctxt "list.two"\nmsgid "{a} and {b}"\nmsgstr "{a} e {b}"\n' in text
    assert text.count("\nmsgctxt") == sum(o.home == "site" for o in started.originals.values())
    (site / "locale/it").mkdir()
    (site / "locale/it/site.po").write_text(text, "utf-8")
    assert [p for p in check_site(site, ["it"]) if "locale/it" in p.path] == []
