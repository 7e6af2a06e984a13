"""Style sheets, scripts, fonts and icons under names that change with their content."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from generator.site.fonts import FACES, sheet, subset
from generator.site.logo import logo
from generator.site.scripts import scripts
from generator.site.stamps import Stamps, stamps
from generator.site.themes import both
from generator.site.viewer import viewer_sheet

COMMON = ("tokens.css", "base.css", "diagram.css", "prose.css")
#: Sheets that stand alone, one for each language, since they name its fonts.
WHOLE: Mapping[str, tuple[str, ...]] = {
    "site.css": (*COMMON, "reading.css"),
    "table.css": (*COMMON, "front.css", "table.css", "viewer"),
}
#: Sheets that go with one of those.
SHEETS: Mapping[str, tuple[str, ...]] = {
    "bigtable.css": ("bigtable.css",),
    "gallery.css": ("gallery.css",),
    "glossary.css": ("glossary.css",),
    "home.css": ("home.css",),
    "compare.css": ("compare.css",),
    "cheat.css": ("cheat.css",),
    "search.css": ("search.css",),
    "quiz.css": ("quiz.css",),
    "print.css": ("print.css",),
    "forced.css": ("forced.css",),
    "translate.css": ("translate.css",),
    "workbench.css": ("workbench.css",),
    "embed.css": ("embed.css",),
    "offline.css": ("offline.css",),
    "embed-page.css": ("embed-page.css",),
}


@dataclass(frozen=True, slots=True)
class Bundle:
    """The site's own files: `names` maps what pages call a file to its address; `files` holds
    the bytes."""

    names: Mapping[str, str]
    files: Mapping[str, bytes]
    log: set[str] = field(default_factory=set, compare=False, hash=False)

    def address(self, name: str) -> str:
        """The address of a file by its plain name, noted in `log`; KeyError where there is none."""
        self.log.add(f"file:{name}")
        return self.names[name]

    def __or__(self, more: Bundle) -> Bundle:
        """These files and more."""
        return Bundle({**self.names, **more.names}, {**self.files, **more.files})


def bundle(assets: Path, letters: Mapping[str, str], cache: Path) -> Bundle:
    """All files that pages load; `letters` gives, for each language tag, the letters its pages use.

    Raises OSError where a file of `assets` is missing.
    """
    kept = stamps(*(assets / name for name in ("css", "js", "vendor", "fonts")))
    return _bundle(assets, kept, tuple(letters.items()), cache)


@lru_cache(maxsize=2)
def _bundle(
    assets: Path, kept: Stamps, letters: tuple[tuple[str, str], ...], cache: Path
) -> Bundle:
    """The same for files as they are stamped: a process that builds again reads none twice."""
    names: dict[str, str] = {}
    files: dict[str, bytes] = {}

    def add(name: str, content: bytes, stem: str | None = None) -> str:
        plain = Path(stem or name)
        address = hashed(plain.name, content)
        names[name] = address
        files[address] = content
        return address

    def joined(parts: Iterable[str]) -> str:
        return "".join(map(sheet_text, parts))

    def sheet_text(part: str) -> str:
        if part == "viewer":
            return viewer_sheet()
        text = (assets / "css" / part).read_text("utf-8")
        return both(text) if part == "tokens.css" else text

    for name, parts in SHEETS.items():
        add(name, _plain(joined(parts)).encode())
    scripts((assets / "js", assets / "vendor"), add)
    add("icon.svg", logo().encode())
    for tag, used in letters:
        addresses = {}
        for face in FACES:
            content = subset(assets / "fonts" / face.file, used, cache)
            address = add(f"{tag}/{face.file}", content, face.file)
            addresses[face.file] = address.removeprefix("assets/")
        for name, parts in WHOLE.items():
            text = sheet(addresses) + _plain(joined(parts))
            add(f"{tag}/{name}", text.encode(), name.replace(".", f"-{tag}."))
    return Bundle(names, files)


def hashed(name: str, content: bytes) -> str:
    """The address of a file that changes with its content, so that it may be kept for ever.

    >>> hashed("site.css", b"")
    'assets/site-7d64c5272e.css'
    """
    plain = Path(name)
    digest = hashlib.blake2b(content, digest_size=5).hexdigest()
    return f"assets/{plain.stem}-{digest}{plain.suffix}"


@lru_cache(maxsize=64)
def _plain(css: str) -> str:
    """The sheet without comments and without needless white space.

    >>> _plain("/* why */\\n.a { top: 0.5em; color: red; }\\n\\n.b > .c, .d { top: 0; }\\n")
    '.a{top:.5em;color:red}.b>.c,.d{top:0}'
    """
    css = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    css = re.sub(r"\s+", " ", css)
    css = re.sub(r" ?([{};,>~]) ?", r"\1", css)
    css = re.sub(r"([{;][a-z-]+): ", r"\1:", css)
    css = re.sub(r"(?<=[ :,(])0\.(?=\d)", ".", css)
    return css.replace(";}", "}").strip()
