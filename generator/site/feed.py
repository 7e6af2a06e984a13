"""The changes of the rules texts as an Atom feed (RFC 4287), one for each language."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import urljoin

from jinja2 import Environment

from generator.site import address
from generator.site.changes import NAME, changes
from generator.site.content import Content
from generator.site.render import Renderer
from generator.site.voice import Voice
from generator.site.words import Words

LINK = re.compile(r'(?<=\shref=")[^"]*')


@dataclass(frozen=True, slots=True)
class Item:
    """One entry: where it can be read, when it was made, its title and its HTML."""

    url: str
    updated: str
    title: str
    html: str


def feed_address(tag: str) -> str:
    """Where the feed of a language is.

    >>> feed_address("fr")
    'fr/changes.atom'
    """
    return f"{tag}/changes.atom"


def feed(content: Content, env: Environment, voice: Voice) -> bytes:
    """The feed of one language. Links in it are absolute: readers show it away from the site."""
    base = content.settings.base
    here = address.page(voice.tag, NAME)
    words = Words(content, voice)
    world = Renderer(env, voice, content).world(here)
    items = [
        Item(
            f"{base}{here}#{change.ident}",
            f"{change.day}T00:00:00Z",
            voice.set(change.title),
            LINK.sub(
                lambda found: urljoin(base + here, found[0]),
                str(words.prose(change.text, world).body),
            ),
        )
        for change in changes(content, words)
    ]
    text = env.get_template("changes.atom").render(
        voice=voice,
        site=content.settings,
        page=base + here,
        address=base + feed_address(voice.tag),
        items=items,
    )
    return text.encode()
