"""The translators' page: how far each language is, and every text whose English has changed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import quote

from generator.language.diff import Change, word_diff
from generator.language.status import Counts, FileStatus, TextStatus, file_statuses
from generator.site.content import Content
from generator.site.frame import Frame
from generator.site.source_link import SourceLink, source_link
from generator.site.whereabouts import Whereabouts


@dataclass(frozen=True, slots=True)
class StaleText:
    """A text whose English changed: what changed, and the ways to it."""

    ident: str
    changes: tuple[Change, ...]
    translation: str
    source: SourceLink
    page: str
    bench: str


@dataclass(frozen=True, slots=True)
class FileView:
    """One translation file: its page's name, its counts, its place here, its stale texts."""

    home: str
    words: str
    counts: Counts
    anchor: str
    bench: str
    stale: tuple[StaleText, ...]


@dataclass(frozen=True, slots=True)
class LanguageView:
    """One language: its names, its counts, its files."""

    tag: str
    name: str
    direction: str
    reviewed: bool
    counts: Counts
    bench: str
    files: tuple[FileView, ...]


def translate_view(content: Content, frame: Frame, where: Whereabouts) -> tuple[LanguageView, ...]:
    """Every language but the source, the page's own first."""
    tags = sorted(content.tongues, key=lambda tag: tag != frame.tag)
    return tuple(_Status(content, frame, where, tag).view() for tag in tags)


@dataclass(frozen=True, slots=True)
class _Status:
    content: Content
    frame: Frame
    where: Whereabouts
    tag: str

    def view(self) -> LanguageView:
        """The language and its files."""
        self.content.log.add(f"progress:{self.tag}")
        texts = self.content.progress[self.tag]
        language = self.content.catalogues[self.tag].language
        files = file_statuses(texts)
        of_file: dict[str, list[TextStatus]] = {file.home: [] for file in files}
        for text in texts:
            of_file[text.home].append(text)
        return LanguageView(
            self.tag,
            language.name,
            language.direction,
            language.reviewed,
            sum((file.counts for file in files), Counts(0, 0, 0)),
            self.bench({}),
            tuple(self.file(file, of_file[file.home]) for file in files),
        )

    def file(self, file: FileStatus, texts: Sequence[TextStatus]) -> FileView:
        """One file with its stale texts."""
        return FileView(
            file.home,
            file_words(self.frame, file.home),
            file.counts,
            f"{self.tag}-{file.home}",
            self.bench({"file": file.home}),
            tuple(self.stale(texts)),
        )

    def stale(self, texts: Sequence[TextStatus]) -> Iterator[StaleText]:
        """Every text whose English changed."""
        for text in texts:
            if text.state == "stale":
                yield StaleText(
                    text.ident,
                    word_diff(text.before or "", text.english),
                    text.translation,
                    source_link(self.content.settings, text.path, text.line),
                    self.page(text.ident),
                    self.bench({"text": text.ident}),
                )

    def page(self, ident: str) -> str:
        """The link to where a text shows, in its language; empty where it shows nowhere."""
        found = self.where.anchor(ident)
        if found is None:
            return ""
        return self.frame.link_in(self.tag, *found)

    def bench(self, query: Mapping[str, str]) -> str:
        """The link to the workbench with this language on it."""
        asked = "&".join(f"{k}={quote(v, safe='')}" for k, v in {"to": self.tag, **query}.items())
        return f"{self.frame.link('translate/workbench')}?{asked}"


def file_words(frame: Frame, home: str) -> str:
    """What a translation file is called: the page it belongs to, or what is in it."""
    name = home.removeprefix("page-")
    if name != home and name in frame.content.pages:
        return frame.voice.say(f"page.{name}.title")
    return frame.voice.say(f"translate.file.{home}")
