"""What the foot of every page says about reading without a network: a small file per language."""

from __future__ import annotations

import json

from generator.site.bundle import Bundle, hashed
from generator.site.content import Content
from generator.site.voice import Voice


def offline_words(content: Content) -> Bundle:
    """The words of each language, fetched by the script that uses them: no page carries them."""
    names, files = {}, {}
    for tag in content.settings.languages:
        voice = Voice(content.catalogues[tag])
        words = {
            "keep": voice.say("offline.keep", size="{size}"),
            "busy": voice.say("offline.busy"),
            "some": voice.say("offline.some"),
            "all": voice.say("offline.all"),
            "failed": voice.say("offline.failed"),
            "unkept": voice.say("offline.unkept"),
            "fresh": voice.say("offline.fresh"),
            "reload": voice.say("offline.reload"),
        }
        data = json.dumps(words, ensure_ascii=False, separators=(",", ":")).encode()
        name = f"{tag}/offline.json"
        names[name] = hashed(f"offline-{tag}.json", data)
        files[names[name]] = data
    return Bundle(names, files)
