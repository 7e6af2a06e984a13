"""What the whole site shares: its name, its base address, its languages (`site.toml`)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from generator.language.decoding import decoded
from generator.language.problem import Problem, errors
from generator.language.toml_source import read_toml
from generator.site.errors import ContentErrors

TAG = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")

SIGNS = re.compile(r"[A-Za-z0-9._~:/?#\[\]@!$&'()*+,;=%-]+")
"""What an address may be written with."""


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
    text = _text(path, name)
    file = read_toml(name, text)
    if file.problems:
        raise ContentErrors(file.problems)
    raw, lines, problems = file.tables, text.splitlines(), list[Problem]()

    def where(key: str) -> int:
        return next((n for n, text in enumerate(lines, 1) if text.lstrip().startswith(key)), 1)

    title = raw.get("name")
    if not isinstance(title, str) or not title.strip():
        problems.append(_problem(name, where("name"), "name is not a text", 'write name = "…"'))
    base = raw.get("base")
    if not isinstance(base, str) or not _is_address(base):
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
    else:
        problems += [
            _problem(
                name,
                where("languages"),
                f"languages starts with {tags[0]}, and its texts are not in a folder {tags[0]}/",
                'name the language that the others are translated from first: ["en", "fr"]',
            )
            for folder in (site / tags[0],)
            if not folder.is_dir() and (site / "en").is_dir()
        ]
    repository = raw.get("repository", "")
    if not isinstance(repository, str) or (repository and not _is_address(repository)):
        what, mend = "repository is not a web address", "write one, or leave the line out"
        problems.append(_problem(name, where("repository"), what, mend))
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
        str(repository),
    )


def _text(path: Path, name: str) -> str:
    """The text of the file, where there is one that can be read."""
    try:
        read = decoded(name, path.read_bytes())
    except FileNotFoundError:
        what, mend = "file is missing", "write name, base and languages in it"
        raise ContentErrors([_problem(name, 1, what, mend)]) from None
    except OSError as error:
        what = f"cannot be read: {error.strerror}"
        mend = "put a plain file in its place, or restore it from the last version"
        raise ContentErrors([_problem(name, 1, what, mend)]) from None
    if read.text is None or errors(read.problems):
        raise ContentErrors(errors(read.problems))
    return read.text


def _is_address(text: str) -> bool:
    """Whether a text is the whole address of a site, with nothing that an address cannot hold."""
    try:
        parts = urlsplit(text)
        asked = parts.scheme in {"http", "https"} and parts.hostname and parts.port != 0
    except ValueError:  # brackets that are no address, a port that is no number
        return False
    return bool(asked) and SIGNS.fullmatch(text) is not None


def _problem(path: str, line: int, what: str, mend: str) -> Problem:
    return Problem(path, line, "error", "toml", "", what, mend)
