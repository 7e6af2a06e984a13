"""What crawlers read: the map of the site, each page with its twins, and where the map is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from jinja2 import Environment

from generator.site import address
from generator.site.plan import Plan
from generator.site.settings import Settings


@dataclass(frozen=True, slots=True)
class Entry:
    """One address of the map, with the same page in every language by tag (and `x-default`)."""

    url: str
    twins: tuple[tuple[str, str], ...]


def sitemap(settings: Settings, env: Environment, plans: Sequence[Plan]) -> bytes:
    """The map of every page of every language, as sitemaps.org has it, with hreflang."""
    text = env.get_template("sitemap.xml").render(entries=entries(settings, plans))
    return text.encode()


def entries(settings: Settings, plans: Sequence[Plan]) -> tuple[Entry, ...]:
    """The root, then every page with all its twins: each names all the others and itself."""
    found = []
    for plan in (plan for plan in plans if plan.indexed):
        pages = {tag: settings.base + address.page(tag, plan.slug) for tag in settings.languages}
        default = pages[settings.source] if plan.slug else settings.base
        twins = (*pages.items(), ("x-default", default))
        if not plan.slug:
            found.append(Entry(settings.base, twins))
        found += [Entry(url, twins) for url in pages.values()]
    return tuple(found)


def robots(settings: Settings) -> bytes:
    """Everybody is welcome everywhere. Crawlers ask for this file at the root of a host only."""
    return f"User-agent: *\nAllow: /\n\nSitemap: {settings.base}sitemap.xml\n".encode()
