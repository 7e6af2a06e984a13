"""The files beside the pages: the root's choice of language, and what hosts and machines read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from jinja2 import Environment

from generator.site.api import api
from generator.site.bundle import Bundle
from generator.site.changes import NAME as CHANGES
from generator.site.content import Content
from generator.site.draw import with_sprite
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


def extras(
    content: Content, made: Bundle, env: Environment, plans: Sequence[Plan], schemas: Path
) -> Mapping[str, bytes]:
    """Every file that is not a page of a language; `schemas` is the folder of the data's forms.

    Raises ContentErrors where the changes are not told as they should be.
    """
    voices = [Voice(content.catalogues[tag]) for tag in content.settings.languages]
    files = {
        "index.html": _root(content, made, env, voices),
        "404.html": not_found_anywhere(content, env, made, voices),
        "sitemap.xml": sitemap(content.settings, env, plans),
        "robots.txt": robots(content.settings),
        "_headers": headers(content.settings),
        **api(content, schemas),
    }
    for voice in voices:
        renderer = Renderer(env, voice, content)
        files[f"{voice.tag}/404.html"] = not_found(content, renderer, made, plans)
        files[manifest_address(voice.tag)] = manifest(content, made, voice)
        if CHANGES in content.pages:
            files[feed_address(voice.tag)] = feed(content, env, voice)
    return files


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
