"""What a page tells search engines about itself, in the words of schema.org (JSON-LD).

The blocks are data, not script: a policy without inline scripts lets them stand.
"""

from __future__ import annotations

import json

from markupsafe import Markup

from generator.site import address
from generator.site.frame import Frame
from generator.site.questions import NAME as QUESTIONS
from generator.site.questions import questions
from generator.site.settings import Settings

CONTEXT = "https://schema.org"
Json = str | int | list["Json"] | dict[str, "Json"]


def linked_data(page: Frame) -> tuple[Markup, ...]:
    """The blocks of a page: the site on front pages, questions, and the way to a table's page."""
    found: list[dict[str, Json]] = []
    if not page.slug:
        found.append(website(page.content.settings, page.tag, page.description))
    elif page.plan.text == QUESTIONS:
        found.append(_faq(page))
    if page.plan.code:
        found.append(_trail(page))
    return tuple(block(data) for data in found)


def block(data: dict[str, Json]) -> Markup:
    """Data as it may stand inside a script element.

    >>> block({"name": "</script>"})
    Markup('{"name":"\\\\u003c/script>"}')
    """
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return Markup(text.replace("<", "\\u003c"))


def website(settings: Settings, tag: str, description: str) -> dict[str, Json]:
    """The site itself, as a front page gives it."""
    return {
        "@context": CONTEXT,
        "@type": "WebSite",
        "name": settings.name,
        "url": settings.base,
        "description": description,
        "inLanguage": tag,
    }


def _faq(page: Frame) -> dict[str, Json]:
    _, found = questions(page.content, page.voice)
    return {
        "@context": CONTEXT,
        "@type": "FAQPage",
        "inLanguage": page.tag,
        "mainEntity": [
            {
                "@type": "Question",
                "name": question.words,
                "url": f"{page.canonical}#{question.ident}",
                "acceptedAnswer": {"@type": "Answer", "text": question.answer},
            }
            for question in found
        ],
    }


def _trail(page: Frame) -> dict[str, Json]:
    """From the front page to this one: a search result shows it as a path."""
    base = page.content.settings.base
    steps = [(page.content.settings.name, ""), (page.voice.say("nav.table"), "table")]
    if page.slug != "table":
        steps.append((page.title, page.slug))
    return {
        "@context": CONTEXT,
        "@type": "BreadcrumbList",
        "itemListElement": [
            {
                "@type": "ListItem",
                "position": place,
                "name": name,
                "item": base + address.page(page.tag, slug),
            }
            for place, (name, slug) in enumerate(steps, 1)
        ],
    }
