"""A rule number as a chip: a link to the rule's entry, or the plain number where it has none."""

from __future__ import annotations

from markupsafe import Markup

from generator.site.world import PageWorld

_LINK = Markup('<a class="rule" href="{}"{}>{}</a>')
_PLAIN = Markup('<span class="rule">{}</span>')


def chip(world: PageWorld, number: str) -> Markup:
    """The chip of a rule number on the page of `world`."""
    rule = world.content.rule(number)
    if rule is None:
        return _PLAIN.format(number)
    hint = world.hint(rule)
    title = Markup(' title="{}"').format(hint) if hint else ""
    return _LINK.format(world.rule_href(number), title, number)
