"""The translator's desk in the browser: texts in, complaints and whole files out, all as JSON.

Files go into a folder of the browser's own memory, so that everything reads them as the build does.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from dataclasses import asdict
from functools import wraps
from pathlib import Path
from typing import ParamSpec

from generator.language.desk import Desk, desk
from generator.language.lang_toml import TAG
from generator.language.problem import ProblemsError
from generator.language.telling import retold
from generator.language.writing import start_language

P = ParamSpec("P")
_open: list[Desk] = []


class DeskError(ValueError):
    """A question that the desk cannot answer as it stands."""


def asked(question: Callable[P, object]) -> Callable[P, str]:
    """The question with its answer, or what is wrong with it, as JSON text."""

    @wraps(question)
    def answered(*args: P.args, **kwargs: P.kwargs) -> str:
        try:
            return json.dumps(question(*args, **kwargs), ensure_ascii=False)
        except ProblemsError as fault:
            told = {"error": "problems", "detail": str(fault)}
        except KeyError as fault:
            told = {"error": "text", "detail": f"no text has the id {fault}"}
        except (DeskError, ValueError) as fault:
            told = {"error": "desk", "detail": str(fault)}
        return json.dumps(told, ensure_ascii=False)

    return answered


def close() -> None:
    """Put away what is on the desk, as it is before a language is opened."""
    _open.clear()


@asked
def desk_open(english: str, locale: str, tag: str) -> object:
    """Open the desk with a language: how every text stands, in the order of the English.

    `english` and `locale` are files of the source folder, path by path, as JSON. A language without
    files is begun.
    """
    if not TAG.match(tag) or tag == "en":
        raise DeskError(f"expected the tag of a language to translate into: {tag!r}")
    site = _folder()
    for files in (english, locale):
        _lay(site, json.loads(files))
    fresh = not (site / "lang" / f"{tag}.toml").is_file()
    if fresh:
        start_language(site, tag)
    now = desk(site, tag)
    _open[:] = [now]
    language = now.bench.language
    rows = [[s.ident, s.home, s.state, s.english, s.translation] for s in now.statuses()]
    return {
        "tag": tag,
        "name": language.name,
        "direction": language.direction,
        "forms": language.nplurals,
        "fresh": fresh,
        "texts": rows,
    }


@asked
def desk_text(ident: str) -> object:
    """All that a translator sees of one text before typing."""
    return asdict(_desk().details(ident))


@asked
def desk_try(ident: str, strings: str, shown: str = "[]") -> object:
    """A draft tried, nothing kept.

    `shown` is a JSON list of the HTML in which the text stands on a page; `put` is each of them
    with the draft in the text's place, or null where the text cannot be found.
    """
    here = _desk()
    drafts = _strings(here, ident, strings)
    trial = here.trial(ident, drafts)
    before, language = here.catalogue.raw(ident), here.bench.language
    put = [retold(language, before, drafts[0], str(html)) for html in json.loads(shown)]
    return {
        "problems": [
            {"severity": p.severity, "kind": p.kind, "what": p.what, "mend": p.mend}
            for p in trial.problems
        ],
        "html": trial.html,
        "sentences": trial.sentences,
        "put": put,
    }


@asked
def desk_keep(ident: str, strings: str) -> object:
    """Keep a draft; empty `strings` forget it. Gives the files that change."""
    here = _desk()
    here.keep(ident, _strings(here, ident, strings) if strings else None)
    return _changed(here)


@asked
def desk_drafts(drafts: str) -> object:
    """Keep many drafts at once, id by id; those of texts that are gone are left out."""
    here = _desk()
    for ident, strings in json.loads(drafts).items():
        if ident in here.originals and len(strings) == here.forms(ident):
            here.keep(ident, tuple(map(str, strings)))
    return _changed(here)


@asked
def desk_file(home: str) -> object:
    """A changed file, whole; the description of a language is the file `language`."""
    here = _desk()
    if home == "language":
        path = here.site / "lang" / f"{here.bench.language.tag}.toml"
        return {"name": path.name, "text": path.read_text("utf-8")}
    if home not in {original.home for original in here.originals.values()}:
        raise DeskError(f"there is no file {home!r}")
    return {"name": f"{home}.po", "text": here.text(home)}


def _changed(here: Desk) -> object:
    return {"files": [asdict(changed) for changed in here.changed()]}


def _desk() -> Desk:
    if not _open:
        raise DeskError("the desk is empty: open it with a language")
    return _open[0]


def _strings(here: Desk, ident: str, strings: str) -> tuple[str, ...]:
    """A draft's strings, as many as the text has forms."""
    given = tuple(map(str, json.loads(strings)))
    if len(given) != here.forms(ident):
        raise DeskError(f"expected {here.forms(ident)} strings for {ident}: {len(given)}")
    return given


def _lay(site: Path, files: Mapping[str, str]) -> None:
    for name, text in files.items():
        path = site / name
        if path.is_absolute() and site not in path.resolve().parents:
            raise DeskError(f"expected a path inside the folder: {name!r}")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8", newline="")


def _folder() -> Path:
    """An empty folder, named as the project's own: in the browser's memory, or on disk in tests."""
    if sys.platform == "emscripten":
        parent = Path("/desk")
        for file in sorted(parent.rglob("*"), reverse=True):
            file.rmdir() if file.is_dir() else file.unlink()
    else:
        import tempfile

        parent = Path(tempfile.mkdtemp(prefix="emperor-desk-"))
    return parent / "site_src"
