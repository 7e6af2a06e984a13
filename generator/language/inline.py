"""The markup inside a paragraph as HTML, for a preview: bold, italic, code and links.

The pages themselves are made by the site's own Markdown; a test holds the two together for every
text there is. Whatever is not markup is escaped, so the result is safe to show.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape

LINK = re.compile(r"\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(([^()\s]*)\)")
CODE = re.compile(r"`([^`]+)`")
ESCAPED = re.compile(r"\\([\\`*_{}\[\]()#+.!|-])")
STRONG = re.compile(r"\*\*(?=\S)(.+?)(?<=\S)\*\*(?!\*)", re.DOTALL)
EMPHASIS = re.compile(r"\*(?=\S)(.+?)(?<=\S)\*", re.DOTALL)
KEPT, KEPT_LETTERS = 0xE100, re.compile("[\ue100-\uf0ff]")
CLASSES = {"rule": "rule", "term": "term", "seat": "hot"}

Linked = Callable[[str, str], str]
"""Makes a link's HTML from its target and the HTML of its words."""


def plain_link(target: str, words: str) -> str:
    """A link that looks as it will look and leads nowhere.

    >>> plain_link("rule:attack", "attack")
    '<a class="rule">attack</a>'
    """
    scheme, _, rest = target.partition(":")
    style = f' class="{CLASSES[scheme]}"' if scheme in CLASSES else ""
    return f"<a{style}>{words or escape(rest, quote=False)}</a>"


def inline(text: str, link: Linked = plain_link) -> str:
    """One paragraph of Markdown as HTML, without the paragraph around it.

    >>> inline("**Two** <b> `a3` [](rule:809.2)")
    '<strong>Two</strong> &lt;b&gt; <code>a3</code> <a class="rule">809.2</a>'
    """
    kept: list[str] = []

    def keep(html: str) -> str:
        kept.append(html)
        return chr(KEPT + len(kept) - 1)

    def linked(match: re.Match[str]) -> str:
        return keep(link(match[2], marked_up(match[1])))

    text = CODE.sub(lambda m: keep(f"<code>{escape(m[1], quote=False)}</code>"), text)
    text = ESCAPED.sub(lambda m: keep(escape(m[1], quote=False)), text)
    text = marked_up(LINK.sub(linked, text))
    while KEPT_LETTERS.search(text):
        text = KEPT_LETTERS.sub(lambda m: kept[ord(m[0]) - KEPT], text)
    return text


def marked_up(text: str) -> str:
    """Bold and italic as HTML, everything else escaped."""
    text = escape(text, quote=False)
    return EMPHASIS.sub(r"<em>\1</em>", STRONG.sub(r"<strong>\1</strong>", text))


def paragraphs(text: str, link: Linked = plain_link) -> tuple[str, ...]:
    """Each paragraph of a text as HTML."""
    return tuple(inline(part.strip(), link) for part in re.split(r"\n{2,}", text.strip()))
