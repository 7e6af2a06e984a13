"""The runtime as the build makes it: hashed, proved, kept, and the same every time."""

from __future__ import annotations

import gzip
import json
import math
from pathlib import Path

import pytest

from generator.browser.worker import LATER, PARTS, QUESTIONS
from generator.language.folder import load_catalogue, tags
from generator.setup import node as setup_node
from generator.setup.call import ROOT
from generator.setup.trouble import SetupError
from generator.site import runtime as room
from generator.site.runtime_build import compare, pinned
from generator.site.runtime_cases import Case, cases, features, part_cases, recorded

TONGUE = json.dumps([{"language": {"tag": "en", "name": "", "english": ""}, "messages": {}}])


def test_there_are_recorded_cases_of_every_kind() -> None:
    """No question reaches a reader that the proof has not put, and wrong ones are among them."""
    later = part_cases([TONGUE]).values()
    asked = {case.question for part in (cases([TONGUE]), *later) for case in part}
    assert asked >= {*QUESTIONS, *LATER}
    wrong = {json.loads(given).get("error") for given in recorded(cases())}
    assert wrong >= {None, "arguments", "question", "notation", "table", "seat", "position"}


def test_an_answer_that_differs_stops_the_build_and_is_shown() -> None:
    """The message names the question and both answers."""
    asked = cases()[:3]
    given = list(recorded(asked))
    compare(asked, given)
    with pytest.raises(SetupError, match="the browser's Python answers positions") as caught:
        compare(asked, [*given[:2], given[2].replace("a", "b")])
    assert given[2][:40] in str(caught.value)


def test_an_answer_that_is_an_accident_stops_the_build() -> None:
    """Two Pythons that fail alike prove nothing."""
    broken = Case("told", json.dumps(["en", "2x3/none"]))
    learnt = Case("language", json.dumps([TONGUE]))
    asked = (learnt, broken)
    with pytest.raises(SetupError, match="the core cannot answer told"):
        compare(asked, recorded(asked))


@pytest.mark.npm
def test_the_folder_is_named_for_its_content_and_built_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second build takes the first one's files, with neither Node nor network."""
    first = room.runtime(tmp_path / "one", ROOT / ".cache")

    def nothing_to_do() -> None:
        raise AssertionError("the second build looks for Node")

    monkeypatch.setattr(room, "node", nothing_to_do)
    monkeypatch.setattr(room, "npm_packages", nothing_to_do)
    second = room.runtime(tmp_path / "two", ROOT / ".cache")
    assert first == second
    assert first.worker == f"{first.folder}/worker.mjs"
    trees = [
        {
            file.relative_to(tmp_path / name).as_posix(): file.read_bytes()
            for file in (tmp_path / name).rglob("*.*")
        }
        for name in ("one", "two")
    ]
    assert trees[0] == trees[1]
    assert sorted(trees[0]) == sorted(first.files)
    assert sum(map(len, trees[0].values())) == first.size


@pytest.mark.npm
def test_nothing_of_this_machine_is_in_the_files(tmp_path: Path) -> None:
    """No path of the machine that built them."""
    made = room.runtime(tmp_path, ROOT / ".cache")
    for name in made.files:
        assert str(ROOT).encode() not in (tmp_path / name).read_bytes(), name


def test_the_key_changes_with_any_source_and_script() -> None:
    """A change of the core can never meet an old runtime."""
    core = {"generator/emperor/seat.py": "one"}
    assert room._key(core, {}) == room._key(dict(core), {})
    assert room._key(core, {}) != room._key({"generator/emperor/seat.py": "two"}, {})


def test_pyodide_is_pinned_by_its_hash() -> None:
    """The lock file holds the very bytes of the runtime."""
    version, integrity = pinned("pyodide")
    assert version
    assert integrity.startswith("sha512-")


def test_without_npm_and_without_a_network_the_build_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The way out without Python is named."""
    pins = tmp_path / "pins.txt"
    pins.write_text("no-such-package-of-ours==1.0 --hash=sha256:" + "0" * 64, encoding="utf-8")
    monkeypatch.setattr(setup_node, "WHEEL", pins)
    monkeypatch.setattr(setup_node, "ROOT", tmp_path)
    monkeypatch.setattr(setup_node.shutil, "which", lambda name: None)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    with pytest.raises(SetupError, match=r"--without-python") as caught:
        setup_node.node()
    assert "install Node.js" in str(caught.value)


def test_a_language_that_does_nothing_new_needs_no_further_proof() -> None:
    """One that counts, joins or reads otherwise does."""
    french = {"tag": "fr", "plural": "(n > 1)", "direction": "ltr", "elisions": [{"words": {}}]}
    tongues = {
        name: json.dumps([{"language": {**french, "tag": name, **more}, "messages": {}}])
        for name, more in {
            "pt": {"elisions": []},
            "pl": {"plural": "(n==1 ? 0 : 1)"},
            "ar": {"direction": "rtl"},
            "de": {"forms": ["akk"]},
        }.items()
    }
    proved = features(json.dumps([{"language": french, "messages": {}}]))
    new = {name for name, packed in tongues.items() if not features(packed) <= proved}
    assert new == {"pl", "ar", "de"}


@pytest.mark.npm
def test_the_size_that_readers_are_told_is_what_they_will_fetch(tmp_path: Path) -> None:
    """In whole megabytes, packed as hosts do at the least; parts that come later not counted."""
    made = room.runtime(tmp_path, ROOT / ".cache")
    later = {*(f"{part}.zip" for part in PARTS), "NOTICE.txt"}
    files = [tmp_path / name for name in made.files if Path(name).name not in later]
    fetched = sum(len(gzip.compress(file.read_bytes())) for file in files)
    site = ROOT / "site_src"
    for tag in tags(site):
        told = load_catalogue(site, tag).raw("python.size")
        assert int(told.split()[0]) == math.ceil(fetched / 1e6), tag
