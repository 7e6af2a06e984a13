"""What the whole site shares: its name, its base address, its languages (`site.toml`)."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from generator.language.problem import Problem
from generator.site.errors import ContentErrors

TAG = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")


@dataclass(frozen=True, slots=True)
class Settings:
    """The site's settings. `base` ends with a slash; `languages` starts with the source
    language."""

    name: str
    base: str
    languages: tuple[str, ...]
    repository: str = ""

    @property
    def source(self) -> str:
        """The language that all others are translated from."""
        return self.languages[0]

    @property
    def base_path(self) -> str:
        """The path of the base address, with slashes at both ends: `/` or `/emperor/`."""
        return urlsplit(self.base).path


def settings(site: Path) -> Settings:
    """The settings in `site/site.toml`.

    Raises ContentErrors with every fault of the file.
    """
    path = site / "site.toml"
    name = f"{site.name}/site.toml"
    try:
        raw = tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        raise ContentErrors(
            [_problem(name, 1, "file is missing", "write name, base and languages in it")]
        ) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        found = re.search(r"line (\d+)", str(error))
        line = int(found[1]) if found else 1
        raise ContentErrors(
            [_problem(name, line, f"not valid TOML: {error}", "mend the line")]
        ) from None
    lines = path.read_text("utf-8").splitlines()
    problems = []

    def where(key: str) -> int:
        return next((n for n, text in enumerate(lines, 1) if text.lstrip().startswith(key)), 1)

    title = raw.get("name")
    if not isinstance(title, str) or not title.strip():
        problems.append(_problem(name, where("name"), "name is not a text", 'write name = "…"'))
    base = raw.get("base")
    if (
        not isinstance(base, str)
        or urlsplit(base).scheme not in {"http", "https"}
        or not urlsplit(base).netloc
    ):
        problems.append(
            _problem(
                name,
                where("base"),
                "base is not a web address",
                'write base = "https://example.org/"',
            )
        )
    elif urlsplit(base).query or urlsplit(base).fragment:
        problems.append(_problem(name, where("base"), "base has a query or fragment", "delete it"))
    tags = raw.get("languages")
    if (
        not isinstance(tags, list)
        or not tags
        or not all(isinstance(t, str) and TAG.fullmatch(t) for t in tags)
    ):
        problems.append(
            _problem(
                name,
                where("languages"),
                "languages is not a list of language tags",
                'write languages = ["en", "fr"]',
            )
        )
    elif len(set(tags)) < len(tags):
        problems.append(
            _problem(name, where("languages"), "a language is named twice", "delete one")
        )
    known = {"name", "base", "languages", "repository"}
    problems += [
        _problem(name, where(key), f"unknown key {key}", f"known: {', '.join(sorted(known))}")
        for key in raw
        if key not in known
    ]
    if problems:
        raise ContentErrors(problems)
    assert isinstance(title, str) and isinstance(base, str) and isinstance(tags, list)
    return Settings(
        title.strip(),
        base if base.endswith("/") else base + "/",
        tuple(tags),
        str(raw.get("repository", "")),
    )


def _problem(path: str, line: int, what: str, mend: str) -> Problem:
    return Problem(path, line, "error", "toml", "", what, mend)
