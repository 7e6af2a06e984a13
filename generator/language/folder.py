"""The rim of this room: the source folder's files read into catalogues and pages.

en/strings.toml  en/rules.toml  en/glossary.toml  en/pages/*.md
lang/<tag>.toml  locale/<tag>/site.po  rules.po  glossary.po  page-NAME.po
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from generator.language.blocks import Page, read_page
from generator.language.catalogue import Catalogue
from generator.language.lang_toml import read_language
from generator.language.language import Language
from generator.language.message import MessageError, Place, parse
from generator.language.po import Entry, PoFile
from generator.language.po_reader import read_po
from generator.language.problem import Problem, ProblemsError
from generator.language.pseudo import PSEUDO, pseudo_catalogue
from generator.language.source import Source
from generator.language.toml_source import read_glossary, read_rules, read_strings


@dataclass(frozen=True)
class English:
    """All of the English: its texts and its pages by name."""

    source: Source
    pages: Mapping[str, Page]


def read_english(site: Path) -> English:
    """The English of a source folder; faults are in `source.problems`, nothing is raised."""
    source = Source()
    for name, reading in (
        ("strings.toml", read_strings),
        ("rules.toml", read_rules),
        ("glossary.toml", read_glossary),
    ):
        path = site / "en" / name
        if path.is_file():
            source += reading(shown(site, path), text_of(path))
    pages = {}
    for path in pages_of(site):
        page = read_page(path.stem, shown(site, path), text_of(path))
        pages[path.stem] = page
        source += page.originals()
    return English(source, pages)


def pages_of(site: Path) -> list[Path]:
    """The Markdown files of the English pages, by name."""
    return sorted(p for p in (site / "en" / "pages").glob("*.md") if p.is_file())


def tags(site: Path) -> tuple[str, ...]:
    """The languages of a source folder: English first, then the others by tag."""
    found = {path.stem for path in (site / "lang").glob("*.toml")} - {"en"}
    return ("en", *sorted(found))


def load_language(site: Path, tag: str) -> Language:
    """The description of a language; raises ProblemsError where it cannot be used."""
    if tag in PSEUDO:
        return PSEUDO[tag]
    path = site / "lang" / f"{tag}.toml"
    if not path.is_file():
        fault = f"there is no language {tag}"
        mend = f"build.py translate new {tag}"
        raise ProblemsError([Problem(shown(site, path), 1, "error", "toml", "", fault, mend)])
    language, problems = read_language(shown(site, path), text_of(path))
    if language is None:
        raise ProblemsError(problems)
    if language.tag != tag:
        what = f'tag = "{language.tag}" is not the name of the file'
        mend = f'write tag = "{tag}"'
        raise ProblemsError([Problem(shown(site, path), 1, "error", "toml", "", what, mend)])
    return language


def read_locale(site: Path, tag: str) -> dict[str, PoFile]:
    """The translation files of a language by name (`site`, `rules`, `page-rules` …)."""
    return {
        path.stem: read_po(shown(site, path), text_of(path))
        for path in sorted((site / "locale" / tag).glob("*.po"))
    }


def load_catalogue(site: Path, tag: str, english: English | None = None) -> Catalogue:
    """Everything the site says in one language, with the English behind it."""
    english = english or read_english(site)
    plain = {o.ident: o.forms for o in english.source.originals}
    base = Catalogue(load_language(site, "en"), plain)
    if tag == "en":
        return base
    if tag in PSEUDO:
        return pseudo_catalogue(tag, base)
    files = read_locale(site, tag)
    return catalogue_of(load_language(site, tag), base, files)


def catalogue_of(language: Language, base: Catalogue, files: Mapping[str, PoFile]) -> Catalogue:
    """A catalogue from translation files; what cannot be used is left to the English."""
    messages: dict[str, tuple[str, ...]] = {}
    stale: set[str] = set()
    for file in files.values():
        english = tuple(base.messages.get(entry.ident) for entry in file.live)
        for ident, strings, old in _said(file, english):
            if ident not in messages:
                messages[ident] = strings
                if old:
                    stale.add(ident)
    return Catalogue(language, messages, base, frozenset(stale))


@lru_cache(maxsize=1024)
def _said(
    file: PoFile, english: tuple[tuple[str, ...] | None, ...]
) -> tuple[tuple[str, tuple[str, ...], bool], ...]:
    """What a file says of some English: the id, the text, whether it may be out of date."""
    return tuple(
        (entry.ident, entry.strings, entry.fuzzy or forms != english_forms(entry))
        for entry, forms in zip(file.live, english, strict=True)
        if forms is not None and usable(entry, forms)
    )


def english_forms(entry: Entry) -> tuple[str, ...]:
    """The English that an entry translates."""
    plural = entry.english_plural
    return (entry.english,) if plural is None else (entry.english, plural)


def usable(entry: Entry, english: tuple[str, ...]) -> bool:
    """Whether a translation can be shown: complete, and asking for no value the English lacks."""
    if not entry.translated or (len(english) > 1) != (entry.english_plural is not None):
        return False
    return _fillable(entry.strings, english)


@lru_cache(maxsize=65536)
def _fillable(strings: tuple[str, ...], english: tuple[str, ...]) -> bool:
    """Whether every place of a translation is one of the English's."""
    try:
        known = {p.name for text in english for p in parse(text) if isinstance(p, Place)}
        used = {p.name for text in strings for p in parse(text) if isinstance(p, Place)}
    except MessageError:
        return "{" in "".join(english)
    return used <= known | ({"n"} if len(english) > 1 else set())


def localized_page(page: Page, catalogue: Catalogue) -> str:
    """A page's Markdown in the catalogue's language."""
    return page.rewritten(lambda block: catalogue.raw(block.ident))


def text_of(path: Path) -> str:
    """A file's text; bytes that are not UTF-8 become U+FFFD, which `check` complains of."""
    return path.read_bytes().decode("utf-8", "replace").removeprefix("\ufeff")


def from_here(site: Path, name: str) -> str:
    """A name that problems tell, as a file that can be opened: from the working directory on, or
    whole where the source folder is not below it."""
    folder, _, rest = name.partition("/")
    if folder != site.name:
        return name
    path = site.resolve() / rest
    here = Path.cwd()
    return path.relative_to(here).as_posix() if path.is_relative_to(here) else str(path)


def shown(site: Path, path: Path) -> str:
    """A file's name as problems tell it: from the source folder's own name on."""
    return f"{site.name}/{path.relative_to(site).as_posix()}"
