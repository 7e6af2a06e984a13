"""The web app manifest of a language: what a phone needs to keep the site among its programs."""

from __future__ import annotations

import json
from collections.abc import Sequence

from generator.diagram.palette import tokens
from generator.site import address
from generator.site.bundle import Bundle
from generator.site.content import Content
from generator.site.plan import Plan
from generator.site.voice import Voice

SHORT = 12
SHORTCUTS = ("rules", "table", "cheat", "search")
"""Pages that a long press on the icon offers."""


def manifest_address(tag: str) -> str:
    """Where the manifest of a language is.

    >>> manifest_address("en")
    'en/app.webmanifest'
    """
    return f"{tag}/app.webmanifest"


def manifest(content: Content, made: Bundle, voice: Voice, plans: Sequence[Plan]) -> bytes:
    """The manifest; every address in it is relative to its own."""
    here = manifest_address(voice.tag)
    name = content.settings.name

    def icon(file: str, sizes: str, kind: str, purpose: str = "any") -> dict[str, str]:
        source = address.relative(here, made.address(file))
        return {"src": source, "sizes": sizes, "type": kind, "purpose": purpose}

    values = {
        "name": f"{name}: {voice.say('site.tagline')}",
        "short_name": name if len(name) <= SHORT else name.split()[0],
        "description": voice.say("site.description"),
        "lang": voice.tag,
        "dir": voice.language.direction,
        "id": "./",
        "start_url": "./",
        "scope": "../",
        "display": "minimal-ui",
        "background_color": tokens("light")["--ground"],
        "theme_color": tokens("light")["--surface"],
        "categories": ["games", "entertainment"],
        "shortcuts": [
            {"name": voice.name_of(plan.text), "url": f"./{plan.slug}/"}
            for plan in plans
            if plan.text in SHORTCUTS and plan.listed
        ],
        "icons": [
            icon("icon.svg", "any", "image/svg+xml"),
            icon("icon-192.png", "192x192", "image/png"),
            icon("icon-512.png", "512x512", "image/png"),
            icon("icon-maskable.png", "512x512", "image/png", "maskable"),
        ],
    }
    return (json.dumps(values, ensure_ascii=False, indent=1) + "\n").encode()
