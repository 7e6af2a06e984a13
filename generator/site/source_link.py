"""From a file and its line to where it can be edited."""

from __future__ import annotations

from dataclasses import dataclass

from generator.site.settings import Settings


@dataclass(frozen=True, slots=True)
class SourceLink:
    """A line of a source file: as problems tell it, and its address where the site names one."""

    words: str
    href: str


def source_link(settings: Settings, path: str, line: int) -> SourceLink:
    """The link to a line.

    `repository` in site.toml is the address of a project whose pages are built as GitHub's are, or
    any address with `{path}` and `{line}` in it.

    >>> site = Settings("", "", ("en",), "https://example.org/emperor")
    >>> source_link(site, "site_src/locale/fr/site.po", 12).href
    'https://example.org/emperor/edit/main/site_src/locale/fr/site.po#L12'
    """
    href = edit_pattern(settings).replace("{path}", path).replace("{line}", str(line))
    return SourceLink(f"{path}:{line}", href)


def edit_pattern(settings: Settings) -> str:
    """The address of a line with `{path}` and `{line}` in it; empty where the site names none."""
    kept = settings.repository
    if not kept or "{path}" in kept:
        return kept
    return f"{kept.rstrip('/')}/edit/main/{{path}}#L{{line}}"
