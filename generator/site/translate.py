"""The translators' commands: new, sync, check, status, mark and fmt."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NoReturn

from generator.language.check_site import check_site
from generator.language.folder import (
    English,
    from_here,
    read_english,
    read_locale,
    shown,
    tags,
)
from generator.language.formatting import format_language
from generator.language.lang_toml import TAG
from generator.language.problem import Problem, ProblemsError, errors
from generator.language.status import file_statuses, text_statuses
from generator.language.writing import SyncReport, mark, start_language, sync_language
from generator.setup.trouble import one_line
from generator.site.spread import spread


def main(argv: list[str], site: Path) -> int:
    """Carries out one command; 0 for well, 1 for texts with errors, 2 for a wrong call."""
    try:
        call = parser().parse_args(argv)
    except SystemExit as exit_:
        return 2 if exit_.code else 0
    if not (site / "en").is_dir():
        return wrong(f"there is no folder {site}/en: give the source folder with --site")
    others = [tag for tag in tags(site) if tag != "en"]
    tag = getattr(call, "tag", None)
    if tag is not None and call.command != "new" and tag not in (*others, "en"):
        known = ", ".join(["en", *others])
        start = f"; to start it: new {tag}" if TAG.match(tag) else ""
        return wrong(f"there is no language {tag or 'without a name'} (there are: {known}){start}")
    chosen = [tag] if tag else others
    command = {
        "new": new,
        "sync": sync_all,
        "check": check,
        "status": status,
        "mark": mark_one,
        "fmt": fmt,
    }[call.command]
    try:
        (site / "en" / "strings.toml").read_bytes()  # without it there is nothing to say at all
        return command(call, site, chosen)
    except ProblemsError as fault:
        return told(site, fault.problems)
    except BrokenPipeError:
        sys.stdout = None  # the reader has seen enough: nothing more can be told
        return 1
    except OSError as trouble:
        return told(site, [unreachable(site, trouble)])


class Parser(argparse.ArgumentParser):
    """A reader of calls that says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        """End with status 2 and that line."""
        print(f"{self.prog}: {one_line(message)} (--help says more)", file=sys.stderr)
        raise SystemExit(2)


def parser() -> argparse.ArgumentParser:
    """The commands and what each takes."""
    top = Parser(prog="build.py translate", description=__doc__)
    commands = top.add_subparsers(dest="command", required=True)
    make = commands.add_parser("new", help="start a language: its description and its files")
    make.add_argument("tag", help="language tag, such as de or pt-BR")
    sync = commands.add_parser("sync", help="bring the translations up to date with the English")
    sync.add_argument("tag", nargs="?")
    sync.add_argument(
        "--same",
        action="append",
        default=[],
        metavar="ID",
        help="the English of this id was mended without a change of meaning",
    )
    for name, told_as in (
        ("check", "tell every fault, its line and how to mend it"),
        ("status", "how far each language is"),
        ("fmt", "write the files in their one form: UTF-8, a line a text"),
    ):
        commands.add_parser(name, help=told_as).add_argument("tag", nargs="?")
    marking = commands.add_parser("mark", help="mark a translation as reviewed")
    marking.add_argument("ident", metavar="ID")
    marking.add_argument("tag", nargs="?", help="language; all where it is left out")
    marking.add_argument("--needs-work", action="store_true", help="mark it as needing work")
    return top


def unreachable(site: Path, trouble: OSError) -> Problem:
    """A file that cannot be read or written: a folder in its place, a link to nowhere."""
    path = Path(str(trouble.filename or site))
    name = shown(site, path) if path.is_relative_to(site) else str(path)
    what = f"cannot be read or written: {trouble.strerror or trouble}"
    mend = "put a plain file in its place, or restore it from the last version"
    return Problem(name, 1, "error", "structure", "", what, mend)


def wrong(line: str) -> int:
    """A wrong call, told in one line."""
    print(f"translate: {one_line(line)}", file=sys.stderr)
    return 2


def told(site: Path, problems: Sequence[Problem]) -> int:
    """Prints the problems and how many there are."""
    for problem in sorted(problems):
        print(replace(problem, path=from_here(site, problem.path)))
    count = len(errors(problems))
    print(f"{counted(count, 'error')}, {counted(len(problems) - count, 'warning')}")
    return 1 if count else 0


def counted(n: int, noun: str) -> str:
    """A number with its noun.

    >>> counted(1, "error"), counted(2, "error")
    ('1 error', '2 errors')
    """
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


def new(call: argparse.Namespace, site: Path, chosen: Sequence[str]) -> int:
    """Starts a language."""
    tag = str(call.tag)
    if not TAG.match(tag) or tag == "en":
        return wrong(f"{tag} cannot be started: write a tag such as de, pt-BR or zh-Hans")
    if (site / "locale" / tag).is_dir():
        return wrong(
            f"{tag} is there already; to bring it up to date: build.py translate sync {tag}"
        )
    described = start_language(site, tag)
    report = sync_language(site, tag, read_english(site))
    print(
        f"{tag}: {len(report.synced.added)} texts to translate, nothing is lost if you stop early"
    )
    words = from_here(site, f"{site.name}/locale/{tag}/site.po")
    print(f"first: fill in {from_here(site, described)} (quotes, joins, glossary)")
    print(f"then:  translate {words}, the words of every page")
    print(f"then:  build.py translate check {tag}")
    return 0


def sync_all(call: argparse.Namespace, site: Path, chosen: Sequence[str]) -> int:
    """Brings every chosen language up to date."""
    english = read_english(site)
    unknown = [i for i in call.same if i not in english.source.by_id()]
    if unknown:
        return wrong(f"no English text has the id {unknown[0]}")

    def synced(tag: str) -> SyncReport:
        report = sync_language(site, tag, english, call.same)
        return replace(report, synced=replace(report.synced, files={}))

    for report in spread(synced, [tag for tag in chosen if tag != "en"]):
        tell_sync(report)
    return 0


def tell_sync(report: SyncReport) -> None:
    """What a sync did, in a few lines."""
    done = report.synced
    parts = [
        f"{len(done.added)} new",
        f"{len(done.changed)} to compare with changed English",
        f"{len(done.moved)} moved",
        f"{len(done.retired)} kept at the end of their file, out of use",
    ]
    if not report.written:
        print(f"{report.tag}: up to date")
        return
    print(f"{report.tag}: {', '.join(parts)}; {counted(len(report.written), 'file')} written")
    for ident in done.changed[:10]:
        print(f"  compare {ident}, then: build.py translate mark {ident} {report.tag}")
    print(f"  next: build.py translate check {report.tag}")


def check(call: argparse.Namespace, site: Path, chosen: Sequence[str]) -> int:
    """Tells every fault of the English and of the chosen languages."""
    found = {*check_site(site, [])}  # reads the English once for all
    for more in spread(partial(check_site, site), [[tag] for tag in chosen if tag != "en"]):
        found |= {*more}
    if found:
        return told(site, [*found])
    print(f"{', '.join(['en', *(t for t in chosen if t != 'en')])}: no faults")
    return 0


def status(call: argparse.Namespace, site: Path, chosen: Sequence[str]) -> int:
    """Tells how far each language is, file by file."""
    english = read_english(site)
    for tag in chosen:
        if tag != "en":
            tell_status(site, tag, english)
    return 0


def tell_status(site: Path, tag: str, english: English) -> None:
    """The status of one language, in a few lines."""
    statuses = text_statuses(english.source.originals, read_locale(site, tag))
    print(f"{tag}:")
    for file in file_statuses(statuses):
        print(
            f"  {file.home:<16} {file.counts.percent:>3} %  {file.counts.done} done,"
            f" {file.counts.stale} to compare, {file.counts.missing} to translate"
        )
    for text in [s for s in statuses if s.state == "stale"][:10]:
        print(f"  compare {from_here(site, text.path)}:{text.line} {text.ident}")
    if not any(s.state != "done" for s in statuses):
        print("  complete")
    else:
        print(f"  next: build.py translate sync {tag}")


def mark_one(call: argparse.Namespace, site: Path, chosen: Sequence[str]) -> int:
    """Marks one text in the chosen languages."""
    places = [mark(site, tag, call.ident, needs_work=call.needs_work) for tag in chosen]
    found = [place for place in places if place]
    if not found:
        return wrong(f"no translation has the id {call.ident}")
    state = "needs work" if call.needs_work else "reviewed"
    for place in found:
        print(f"{from_here(site, place)}: {call.ident} marked as {state}")
    return 0


def fmt(call: argparse.Namespace, site: Path, chosen: Sequence[str]) -> int:
    """Writes every file of the chosen languages in its one form."""
    for tag in chosen:
        if tag != "en":
            written = [from_here(site, name) for name in format_language(site, tag)]
            print(f"{tag}: {', '.join(written) if written else 'all files are in form'}")
    return 0
