"""Markup: links and rule references kept, stars closed, no HTML."""

from __future__ import annotations

import html
import re
from collections import Counter
from collections.abc import Collection

from generator.language.fault import Fault, error, warning

KIND = "markup"
LINK = re.compile(r"\[(?P<words>[^\[\]]*)\]\((?P<target>[^()\s]*)\)")
BARE = re.compile(r"\b(?:rule|page|table|term|seat):[A-Za-z0-9.#@/~-]*[A-Za-z0-9]")
TAG = re.compile(
    r"<(?P<close>/?)(?P<name>[A-Za-z][A-Za-z0-9-]*)(?P<rest>[^<>]*)>|<(?P<open>[!/]?[A-Za-z-]+)[^<>]*\Z|<!--"
)
ENTITY = re.compile(r"&(?:[A-Za-z][A-Za-z0-9]{1,10}|#\d{1,6}|#[xX][0-9A-Fa-f]{1,6});")
CODE = re.compile(r"`([^`\n]*)`")
SCHEMES = ("rule", "page", "table", "term", "seat", "https", "http", "mailto")
DANGEROUS = ("script", "style", "iframe", "object", "embed", "form", "svg", "link", "meta", "base")
MARKS = {"b": "**…**", "strong": "**…**", "i": "*…*", "em": "*…*", "code": "`…`"}
MARKUP = frozenset("[]()<&*`")
VOID = ("br", "hr", "img", "wbr", "input")
BLOCK = re.compile(r"(#{1,6} |[-*+] |\d+[.)] |> |```|:::)")


def check_markup(
    english: str, text: str, targets: Collection[str] | None, *, markdown: bool = True
) -> list[Fault]:
    """The faults of a translation's markup.

    `targets` are all references that exist, if known. `markdown` is false for short texts that
    are no paragraphs, where a number may begin a line ("1. Januar").
    """
    if MARKUP.isdisjoint(english) and MARKUP.isdisjoint(text):
        return block_faults(english, text, markdown)
    faults = html_faults(english, text) or link_faults(english, text, targets)
    faults = faults or unbalanced(text) or lost_marks(english, text)
    return faults + block_faults(english, text, markdown)


def html_faults(english: str, text: str) -> list[Fault]:
    """HTML that the English does not hold: the worst of it, once."""
    plain = CODE.sub("", text)
    tags = [m for m in TAG.finditer(plain) if m.group() not in english]
    for match in tags:
        name = (match["name"] or match["open"] or "").lower().strip("/!")
        if name in DANGEROUS:
            return [error(KIND, f"<{name}> is not allowed", "delete it")]
        if re.search(r"\son[a-z]+\s*=", match.group(), re.IGNORECASE):
            return [error(KIND, f"<{name}> runs a script: not allowed", "delete it")]
    unsafe = re.search(r"(javascript|data|vbscript)\s*:\s*[^\s]", plain, re.IGNORECASE)
    if (
        unsafe
        and unsafe.group() not in english
        and re.search(r"\]\s*\(\s*" + re.escape(unsafe.group()[:4]), plain)
    ):
        return [error(KIND, f"a {unsafe.group(1).lower()}: link is not allowed", "delete it")]
    if tags:
        return [html_fault(tags, english)]
    for match in ENTITY.finditer(plain):
        letter = html.unescape(match.group())
        if match.group() not in english and letter != match.group():
            shown = "a plain space" if letter == "\u00a0" else letter
            return [error(KIND, f"HTML entity {match.group()} in the text", f"write {shown}")]
    return []


def html_fault(tags: list[re.Match[str]], english: str) -> Fault:
    """Tags that are not closed, closed by others, or just not the English's."""
    first = tags[0]
    name = (first["name"] or first["open"] or "").lower()
    mend = f"use {MARKS[name]} as in the English" if name in MARKS else "delete it"
    if not first["name"]:
        return error(KIND, f"{first.group()[:20]} is not closed; HTML is not in the English", mend)
    stack: list[str] = []
    for tag in tags:
        inner = (tag["name"] or "").lower()
        if tag["close"]:
            if not stack or stack[-1] != inner:
                opened = f"<{stack[-1]}> is closed by" if stack else "nothing opens"
                return error(KIND, f"{opened} </{inner}>; HTML is not in the English", mend)
            stack.pop()
        elif inner not in VOID and not tag.group().endswith("/>"):
            stack.append(inner)
    if stack:
        return error(KIND, f"<{stack[-1]}> is not closed; HTML is not in the English", mend)
    return error(KIND, f"{first.group()}: HTML is not in the English", mend)


def links(text: str) -> list[tuple[str, str]]:
    """Every link of a text: its words and its target."""
    return [(m["words"], m["target"]) for m in LINK.finditer(CODE.sub("", text))]


def link_faults(english: str, text: str, targets: Collection[str] | None) -> list[Fault]:
    """Links that are lost, changed, added or broken."""
    wanted = Counter(target for _, target in links(english))
    found = Counter(target for _, target in links(text))
    lost, extra = list((wanted - found).elements()), list((found - wanted).elements())
    faults = []
    for target in extra:
        scheme = target.partition(":")[0]
        same = next((t for t in lost if t.partition(":")[0] == scheme), lost[0] if lost else None)
        if same is not None:
            lost.remove(same)
        faults.append(extra_link(target, same, targets))
    for target in lost:
        faults.append(lost_link(target, text, {t: w for w, t in links(english)}[target]))
    if not faults:
        for words, target in links(text):
            plain = [w for w, t in links(english) if t == target]
            if not words.strip() and all(w.strip() for w in plain):
                faults.append(
                    error(KIND, f"link to {target} has no words", f"write [words]({target})")
                )
    return faults


def extra_link(target: str, same: str | None, targets: Collection[str] | None) -> Fault:
    """A link that the English does not have."""
    scheme = target.partition(":")[0]
    cites = f"English cites {same}" if same else "not in the English"
    mend = f"write {same}" if same else "delete the link, keep its words"
    if scheme not in SCHEMES or ":" not in target:
        return error(KIND, f'link target "{target}" is none ({cites})', mend)
    if scheme in ("http", "https", "mailto"):
        if same and same.startswith("http"):
            return warning(KIND, f"link {target} differs from the English ({same})", "check it")
        return error(KIND, f"link {target} is not in the English", mend)
    if scheme in ("rule", "page", "term") and targets is not None and target not in targets:
        return error(KIND, f"reference {target} does not exist ({cites})", mend)
    return error(KIND, f"reference {target} is not the English's ({cites})", mend)


def lost_link(target: str, text: str, words: str) -> Fault:
    """A link of the English that the translation lacks."""
    mend = f"link it: [{words or ''}]({target})"
    if f"{target}" in text:
        broken = re.search(r"\[([^\[\]]*)\]\s*\(?\s*" + re.escape(target), text)
        shown = broken.group(1) if broken else words
        what = f"link to {target} is broken"
        return error(KIND, what, f"write [{shown}]({target}), with no space between ] and (")
    return error(KIND, f"reference {target} of the English is missing", mend)


def unbalanced(text: str) -> list[Fault]:
    """Stars, backquotes and brackets that are not closed."""
    if text.count("`") % 2 and not re.search(r"[^\W\d_]`[^\W\d_]", text):
        return [error(KIND, "` is not closed", "write `…`")]
    plain = LINK.sub(lambda m: m["words"], CODE.sub("", text))
    plain = re.sub(r"\\.", "", plain)
    if plain.count("**") % 2:
        return [error(KIND, "** is not closed", "write **…**")]
    single = re.sub(r"(?m)^\* ", "", plain.replace("**", ""))
    if len(re.findall(r"\*(?=\S)|(?<=\S)\*", single)) % 2:
        return [error(KIND, "* is not closed", "write *…*")]
    for bold in plain.split("**")[1::2]:
        if bold != bold.strip():
            return [error(KIND, f"**{bold[:30]}** shows its stars", "no spaces inside **…**")]
    if match := re.search(r"\[[^\[\]]*\]\([^()]*\Z|\[[^\[\]()]*\([a-z]+:[^()]*\)", plain):
        return [error(KIND, f"link {match.group()[:30]} is not closed", "write [words](target)")]
    if plain.count("[") != plain.count("]"):
        return [error(KIND, "square bracket without its partner", "write [words](target)")]
    return []


def lost_marks(english: str, text: str) -> list[Fault]:
    """Bold and code of the English that the translation lacks."""
    if english.count("**") > text.count("**"):
        return [warning(KIND, "bold of the English is missing", "write **…** around its words")]
    lost = [c for c in CODE.findall(english) if c not in CODE.findall(text)]
    return [warning(KIND, f"`{c}` of the English is missing", f"write `{c}`") for c in lost[:1]]


def block_faults(english: str, text: str, markdown: bool) -> list[Fault]:
    """Line breaks and paragraph marks that would make another kind of text of it."""
    match = BLOCK.match(text)
    if match and not BLOCK.match(english) and (markdown or not match.group()[0].isdigit()):
        return [error(KIND, f'"{match.group()}" at the start makes a list or heading', "delete it")]
    wanted, found = english.count("\n\n"), text.count("\n\n")
    if "\n" not in english and "\n" in text.strip():
        return [error(KIND, "line break that is not in the English", "write one line")]
    if wanted != found:
        what = f"the English has {wanted + 1} paragraphs, the translation {found + 1}"
        return [warning(KIND, what, "part paragraphs as the English does: \\n\\n")]
    return []
