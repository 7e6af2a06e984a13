"""The files beside the pages: the root's choice of language, and what hosts and machines read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from jinja2 import Environment

from generator.site.api import api
from generator.site.bundle import Bundle
from generator.site.changes import NAME as CHANGES
from generator.site.content import Content
from generator.site.draw import with_sprite
from generator.site.embed_files import embed_files
from generator.site.feed import feed, feed_address
from generator.site.frame import POLICY
from generator.site.headers import headers
from generator.site.linked_data import block, website
from generator.site.manifest import manifest, manifest_address
from generator.site.notfound import not_found, not_found_anywhere
from generator.site.plan import Plan
from generator.site.render import Renderer
from generator.site.share import shared
from generator.site.sitemap import robots, sitemap
from generator.site.voice import Voice

Makers = Mapping[str, Callable[[], bytes]]


def extras(
    content: Content, made: Bundle, env: Environment, plans: Sequence[Plan], schemas: Path
) -> Makers:
    """What makes every file that is not a page of a language; `schemas` is the data's forms.

    Raises ContentErrors, when a file is made, where the changes are not told as they should be.
    """
    voices = [Voice(content.catalogues[tag]) for tag in content.settings.languages]
    of_all: Makers = {
        "index.html": partial(_root, content, made, env, voices),
        "404.html": partial(not_found_anywhere, content, env, made, voices),
        "sitemap.xml": partial(sitemap, content.settings, env, plans),
        "robots.txt": partial(robots, content.settings),
        "_headers": partial(headers, content.settings, plans),
        **api(content, schemas),
    }
    makers: dict[str, Callable[[], bytes]] = {
        **{name: partial(_of_all, content, make) for name, make in of_all.items()},
        **embed_files(content),
    }
    for voice in voices:
        renderer = Renderer(env, voice, content)
        for name, offline in (("404", False), ("offline", True)):
            makers[f"{voice.tag}/{name}.html"] = partial(
                not_found, content, renderer, made, plans, offline=offline
            )
        makers[manifest_address(voice.tag)] = partial(manifest, content, made, voice, plans)
        if CHANGES in content.pages:
            makers[feed_address(voice.tag)] = partial(feed, content, env, voice)
    return makers


def _of_all(content: Content, make: Callable[[], bytes]) -> bytes:
    """A file in which all languages have a part: noted, for a site that gets one more."""
    assert content.languages
    return make()


def _root(content: Content, made: Bundle, env: Environment, voices: Sequence[Voice]) -> bytes:
    """The page that offers the languages."""
    first, site = voices[0], content.settings
    about = first.say("site.description")
    root = env.get_template("root.html").render(
        site=site,
        voices=voices,
        asset=made.address,
        policy=POLICY,
        shared=shared(content, made, first, title=site.name, description=about, url=site.base),
        data=block(website(site, first.tag, about)),
    )
    return with_sprite(root).encode()
