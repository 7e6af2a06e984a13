"""What stops a build: every fault of the content, together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from generator.language.folder import from_here
from generator.language.problem import Problem
from generator.setup.call import ROOT
from generator.setup.trouble import SetupError


class ContentErrors(Exception):  # noqa: N818 - it holds many
    """The content has errors; `problems` holds all of them, in the order of their places."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems: tuple[Problem, ...] = tuple(sorted(set(problems)))
        super().__init__("\n".join(str(problem) for problem in self.problems))

    def told(self, site: Path) -> Iterator[str]:
        """Each of them in words, its file named so that it can be opened from here."""
        return (str(replace(p, path=from_here(site, p.path))) for p in self.problems)


def disk_trouble(error: OSError, out: Path) -> SetupError:
    """What a file that cannot be read or written means for a build into `out`, and the mend."""
    place = Path(str(error.filename or out)).absolute()
    what = f"cannot read or write {place}: {error.strerror or error}"
    if place.is_relative_to(ROOT / ".cache"):
        return SetupError(what, "delete .cache, or make it yours to write in, and start again")
    if place.is_relative_to(out.parent):
        return SetupError(what, "name a folder that you may write to: --out DIR")
    return SetupError(what, "restore the file, or make it yours to read")
