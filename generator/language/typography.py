"""Typography: writers type plain spaces and straight quotes, readers see the language's own.

Nothing is touched inside code, tags, link targets, addresses, rule numbers and `{places}`.
"""

from __future__ import annotations

import re
from functools import lru_cache

from generator.language.language import Language

NARROW, WIDE = "\u202f", "\u00a0"
PROTECTED = re.compile(
    r"```.*?```|`[^`\n]*`"
    r"|<(?:code|pre|script|style|kbd|svg|math)\b.*?</(?:code|pre|script|style|kbd|svg|math)>"
    r"|<!--.*?-->|</?[A-Za-z][^<>]*>"
    r"|(?<=\])\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*\)|\{[^{}]*\}(?:~[a-z]+)?"
    r"|https?://[^\s<>\"')\]]+"
    r"|\b\d{3}(?:\.\d+[a-z]?)?\b",
    re.DOTALL | re.IGNORECASE,
)
BLOCK_TAG = re.compile(
    r"(</?(?:p|li|ul|ol|dl|dt|dd|h[1-6]|td|th|tr|table|thead|tbody|div|section|article|aside|nav|"
    r"main|header|footer|figure|figcaption|button|option|label|summary|details|title|body|html|"
    r"blockquote|form|legend|fieldset)\b[^<>]*>)",
    re.IGNORECASE,
)
VERBATIM = re.compile(r"(<(code|pre|script|style|svg|math)\b.*?</\2>)", re.DOTALL | re.IGNORECASE)
MASK, MASKED = 0xF0000, re.compile("[\U000f0000-\U000ffffd]")
LETTER = "[^\\W\\d_]|[\U000f0000-\U000ffffd]"
APOSTROPHE = re.compile(f"(?<={LETTER})'(?={LETTER}|[«“\"])")
DECADE = re.compile(r"'(?=\d0s\b)")
ENTITIES = {"&quot;": '"', "&#34;": '"', "&#39;": "'", "&#x27;": "'", "&apos;": "'"}


def set_typography(language: Language, text: str) -> str:
    """Plain text or Markdown with the language's quotes, apostrophes and fixed spaces.

    >>> from generator.language.language import ENGLISH
    >>> set_typography(ENGLISH, 'Use "Show my reach" in the enemy\\'s `"code"`...')
    'Use “Show my reach” in the enemy’s `"code"`…'
    """
    if not _due(language).search(text):
        return text
    kept: list[str] = []

    def keep(match: re.Match[str]) -> str:
        kept.append(match.group())
        return chr(MASK + len(kept) - 1)

    masked = PROTECTED.sub(keep, text)
    masked = spaced(language, quoted(language, masked.replace("...", "…")))
    return MASKED.sub(lambda match: kept[ord(match.group()) - MASK], masked)


def set_typography_html(language: Language, html: str) -> str:
    """The same for the words of rendered HTML; tags and code are left as they are.

    >>> from generator.language.language import ENGLISH
    >>> set_typography_html(ENGLISH, '<p class="x">a <em>"b"</em></p>')
    '<p class="x">a <em>“b”</em></p>'
    """
    kept: list[str] = []

    def keep(match: re.Match[str]) -> str:
        kept.append(match.group())
        return f"<x-kept {len(kept) - 1}>"

    pieces = BLOCK_TAG.split(VERBATIM.sub(keep, html))
    for i, piece in enumerate(pieces):
        if i % 2 == 0 and piece.strip():
            if "&" in piece:
                for entity, character in ENTITIES.items():
                    piece = piece.replace(entity, character)
            pieces[i] = set_typography(language, piece)
    return re.sub(r"<x-kept (\d+)>", lambda m: kept[int(m.group(1))], "".join(pieces))


@lru_cache(maxsize=64)
def _due(language: Language) -> re.Pattern[str]:
    """What a text must hold for any of the language's typography to change it."""
    marks = language.narrow_before + language.wide_before
    marks += "".join(language.quotes) if language.quote_space else ""
    return re.compile(rf"[{re.escape(marks)}\"']|\.\.\.")


@lru_cache(maxsize=64)
def _quoting(language: Language) -> tuple[tuple[re.Pattern[str], str, str], ...]:
    """For each straight quote: where it opens, what it is there, what it is everywhere else."""
    opening, closing = language.quotes
    inner_opening, inner_closing = language.inner_quotes
    pairs = (('"', opening, closing), ("'", inner_opening, inner_closing))
    before = f"(^|[\\s(\\[«“‘„—–{language.apostrophe}*_/])([\U000f0000-\U000ffffd*_\\[]*)"
    return tuple(
        (re.compile(f"{before}{straight}(?=\\S)", re.MULTILINE), rf"\1\2{left}", right)
        for straight, left, right in pairs
    )


def quoted(language: Language, text: str) -> str:
    """Straight quotes and apostrophes made curly, guillemets given their inner spaces."""
    if "'" in text:
        text = APOSTROPHE.sub(language.apostrophe, text)
        text = DECADE.sub(language.apostrophe, text)
    opening, closing = language.quotes
    for straight, (place, left, right) in zip("\"'", _quoting(language), strict=True):
        if straight in text:
            text = place.sub(left, text).replace(straight, right)
    if language.quote_space:
        space = NARROW if language.quote_space == "narrow" else WIDE
        text = re.sub(f"{opening}[ {WIDE}{NARROW}]*", opening + space, text)
        text = re.sub(f"[ {WIDE}{NARROW}]*{closing}", space + closing, text)
    return text


def spaced(language: Language, text: str) -> str:
    """Spaces before punctuation made unbreakable: narrow before some marks, wide before others."""
    for marks, space in ((language.narrow_before, NARROW), (language.wide_before, WIDE)):
        if marks:
            text = re.sub(f"[ {WIDE}{NARROW}]+(?=[{re.escape(marks)}])", space, text)
    return text
