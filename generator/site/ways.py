"""The ways out of a table's fragments: to rules, to the other tables, to the drawn strips."""

from __future__ import annotations

from markupsafe import escape

from generator.emperor.notation import position_text
from generator.fragment.ways import Entry, Ways
from generator.site.atlas import atlas
from generator.site.content import Content
from generator.site.strips import strips
from generator.site.voice import Voice


def ways(content: Content, voice: Voice) -> Ways:
    """The ways of one language; `Ways.at` gives them from the place of a page."""
    entries = {
        number: Entry(rule.ident, voice.say(f"rule.{rule.ident}.title"))
        for number, rule in content.by_number.items()
    }
    pages = frozenset(position_text(chart.position) for chart in atlas().charts.values())
    return Ways("", entries, pages, strips(str(escape(voice.say("lane.sealed")))))
