"""The pages for addresses that do not exist: one for each language, and one that offers them all.

A host shows them at whatever address was asked for, so their links start at the root of the host.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from jinja2 import Environment

from generator.emperor.notation import parse_position
from generator.site import address, draw
from generator.site.bundle import Bundle
from generator.site.content import Content
from generator.site.frame import POLICY, Frame
from generator.site.home_view import Way
from generator.site.plan import Plan
from generator.site.render import Renderer
from generator.site.voice import Voice

SHEETS = ("site.css", "home.css")
SHOWN = "2x3/a3"
"""A table with one empty chair."""


@dataclass(frozen=True)
class NotFound(Frame):
    """The frame of a page that may be shown anywhere."""

    @property
    def address(self) -> str:
        """The page's own address, by which no reader asks for it."""
        return f"{self.tag}/{self.slug}.html"

    def way(self, target: str) -> str:
        """The link to an address of the site from anywhere on its host."""
        return self.content.settings.base_path + target

    def _slug_in(self, tag: str) -> str:
        """In another language, the reader goes on from the front page."""
        return ""


def not_found(
    content: Content, renderer: Renderer, made: Bundle, plans: Sequence[Plan], *, offline: bool
) -> bytes:
    """The page of one language: an empty chair, and every page that is there.

    With `offline` it is the one for a page that a reader without a network has not kept.
    """
    name = "offline" if offline else "404"
    voice = renderer.voice
    base = content.settings.base_path
    ways = [
        Way(
            base + address.page(voice.tag, plan.slug),
            voice.name_of(plan.text),
            voice.say(f"page.{plan.text}.description"),
        )
        for plan in plans
        if plan.listed
    ]
    picture = draw.picture(voice, parse_position(SHOWN), None)
    frame = NotFound(
        voice,
        Plan(name, "404.html", "home", SHEETS, indexed=False),
        content,
        plans,
        made,
        title=voice.say("offline.title" if offline else "notfound.title"),
        description=voice.say("offline.text" if offline else "notfound.text"),
        extra={"ways": ways, "picture": picture},
    )
    return renderer.page(frame).encode()


def not_found_anywhere(
    content: Content, env: Environment, made: Bundle, voices: Sequence[Voice]
) -> bytes:
    """The page for an address that is in no language: it offers them all."""
    base = content.settings.base_path
    html = env.get_template("404-root.html").render(
        site=content.settings,
        voices=voices,
        base=base,
        asset=lambda name: base + made.address(name),
        policy=POLICY,
    )
    return draw.with_sprite(html).encode()
