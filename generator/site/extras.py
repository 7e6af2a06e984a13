"""The files beside the pages: the root's choice of language, and what hosts and crawlers read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from jinja2 import Environment

from generator.site.bundle import Bundle
from generator.site.content import Content
from generator.site.draw import with_sprite
from generator.site.frame import POLICY
from generator.site.plan import Plan
from generator.site.voice import Voice


def extras(
    content: Content, made: Bundle, env: Environment, plans: Sequence[Plan]
) -> Mapping[str, bytes]:
    """Every file that is not a page of a language."""
    voices = [Voice(content.catalogues[tag]) for tag in content.settings.languages]
    root = env.get_template("root.html").render(
        site=content.settings, voices=voices, asset=made.address, policy=POLICY
    )
    return {"index.html": with_sprite(root).encode()}
