"""The checks of the English itself: places, markup, references that lead nowhere."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping

from generator.language.blocks import Page
from generator.language.check_markup import SCHEMES, html_faults, links, unbalanced
from generator.language.check_places import NAME, TOKEN
from generator.language.check_typography import double_space
from generator.language.fault import Fault, error
from generator.language.message import FORM
from generator.language.problem import Problem
from generator.language.source import Original
from generator.language.toml_source import TomlFile, dict_of


def check_original(original: Original, targets: Collection[str] | None) -> list[Problem]:
    """Every fault of one English text, at its line."""
    kind = "markdown" if original.home.startswith("page-") else "markup"
    faults: list[Fault] = []
    for text in original.forms:
        faults += places(original, text)
        faults += html_faults("", text)
        faults += unbalanced(text)
        faults += targets_of(text, targets)
        spaces = double_space(text.replace("\n", " ") if "\n" not in text else "")
        faults += [spaces] if spaces else []
        if original.limit is not None and len(FORM.split(text)[0]) > original.limit:
            what = f"{len(text)} characters, there is room for {original.limit}"
            faults.append(Fault("warning", "length", what, "find shorter words"))
    faults = [english_words(fault) for fault in faults]
    return [
        Problem(
            original.path,
            original.line,
            fault.severity,
            kind if fault.kind == "markup" else fault.kind,
            original.ident,
            fault.what,
            fault.mend,
        )
        for fault in dict.fromkeys(faults)
    ]


def english_words(fault: Fault) -> Fault:
    """A fault told of a translation, told of the English itself."""
    what = fault.what.replace("HTML is not in the English", "HTML is not allowed")
    return fault._replace(what=what, mend=fault.mend.replace(" as in the English", ""))


def places(original: Original, text: str) -> list[Fault]:
    """Braces that are no place, and examples of places that are not there."""
    names = []
    for token in TOKEN.findall(text):
        if token in ("{{", "}}"):
            continue
        if len(token) == 1:
            return [error("placeholder", f"stray {token}", f"close it, or write {token * 2}")]
        if not NAME.match(token[1:-1]):
            what = f"placeholder {token}: only plain names are allowed"
            return [error("placeholder", what, "write a name in small letters: {seat}")]
        names.append(token[1:-1])
    every = "".join(original.forms)
    counting = ("n",) if original.plural is not None else ()
    return [
        error("toml", f"example for {{{name}}}, which is not in the text", "delete it")
        for name in original.example
        if f"{{{name}}}" not in every and name not in counting
    ]


def targets_of(text: str, targets: Collection[str] | None) -> list[Fault]:
    """Links whose target is of no known kind, or does not exist."""
    faults = []
    if re.search(r"\]\[", text):
        faults.append(error("markup", "link by reference", "write [words](target)"))
    for _, target in links(text):
        scheme = target.partition(":")[0]
        if scheme not in SCHEMES or ":" not in target:
            known = ", ".join(f"{s}:" for s in SCHEMES[:5])
            faults.append(error("markup", f'link target "{target}" is none', f"use {known} https:"))
        elif scheme in ("rule", "page", "term") and targets is not None and target not in targets:
            faults.append(
                error("markup", f"reference {target} does not exist", "mend or delete it")
            )
    return faults


def reference_targets(
    rules: TomlFile, glossary: TomlFile, pages: Mapping[str, Page]
) -> frozenset[str]:
    """Every reference that leads somewhere: rules by number and id, terms, pages and headings."""
    found = {f"term:{ident}" for ident in glossary.tables}
    for ident, table in rules.tables.items():
        found |= {f"rule:{ident}", f"page:rules#{ident}"}
        number = dict_of(table).get("number")
        if isinstance(number, str):
            found.add(f"rule:{number}")
    for name, page in pages.items():
        found.add(f"page:{name}")
        found |= {f"page:{name}#{heading}" for heading in page.headings}
    return frozenset(found)


def check_examples(originals: Mapping[str, Original]) -> list[Problem]:
    """Example values that look like an id of a text and are none."""
    return [
        Problem(
            o.path,
            o.line,
            "error",
            "toml",
            o.ident,
            f'example "{value}" is not the id of a text',
            "use the id of a text, or words with a space",
        )
        for o in originals.values()
        for value in o.example.values()
        if isinstance(value, str)
        and re.fullmatch(r"[a-z]+(?:[.-][a-z]+)*\.[a-z][a-z-]*", value)
        and value not in originals
    ]
