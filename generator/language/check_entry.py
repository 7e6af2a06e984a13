"""One translation against its English: every check, in the order that helps most."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from generator.language.check_joins import check_joins
from generator.language.check_markup import check_markup
from generator.language.check_meaning import check_glossary, check_numbers
from generator.language.check_places import check_places, names_in
from generator.language.check_plurals import covers_one, english_of, shape
from generator.language.check_typography import check_typography
from generator.language.fault import Fault, error, warning
from generator.language.language import Language
from generator.language.message import FORM, Phrase, Value
from generator.language.po import Entry
from generator.language.problem import Problem
from generator.language.source import Original

COUNTS = (0, 1, 2, 8, 11)


@dataclass(frozen=True)
class Bench:
    """All that a translation is compared with.

    `targets` are the references that exist, None where that cannot be known. `pool` gives the id
    of each phrase that examples use the phrases of its kind, to be tried in its place. `whole` is
    false where the English cannot be read; `broken` holds the ids whose English is at fault.
    """

    language: Language
    originals: Mapping[str, Original]
    targets: frozenset[str] | None = None
    pool: Mapping[str, Sequence[Value]] = field(default_factory=dict)
    whole: bool = True
    broken: frozenset[str] = frozenset()


def check_entry(bench: Bench, path: str, entry: Entry) -> list[Problem]:
    """Every fault of one entry in use, each at its line."""
    original = bench.originals.get(entry.ident)

    def told(line: int, fault: Fault) -> Problem:
        return Problem(path, line, fault.severity, fault.kind, entry.ident, fault.what, fault.mend)

    if entry.context is None:
        return [told(entry.line_of("msgid"), no_id(bench, entry))]
    if original is None:
        if not bench.whole or entry.ident in bench.broken or not any(entry.strings):
            return []
        what = f"id {entry.ident} does not exist in the English"
        mend = "delete the entry (sync moves it to the end)"
        alike = (i for i in bench.originals if i.casefold() == entry.ident.strip().casefold())
        if (meant := next(alike, None)) is not None:
            mend = f'write msgctxt "{meant}"'
        return [told(entry.line_of("msgctxt"), warning("state", what, mend))]
    problems = [told(line, fault) for line, fault in shape(bench.language, original, entry)]
    if problems and problems[0].what.startswith("msgid_plural"):
        return problems
    if entry.fuzzy:
        changed = ": the English changed" if entry.previous else ""
        what = f'marked "needs work" (fuzzy){changed}'
        mend = "check against the new English, then remove the mark"
        problems.append(told(entry.line_of("flags"), warning("state", what, mend)))
    elif english_of(entry) != original.forms and is_stale(bench, entry):
        what = "the English here is not the English of today"
        mend = "run sync, then compare the translation with the new English"
        problems.append(told(entry.line_of("msgid"), warning("state", what, mend)))
    seen: set[tuple[str, str]] = set()
    for number, text in enumerate(entry.strings):
        if not text:
            continue
        keyword = f"msgstr[{number}]" if entry.english_plural is not None else "msgstr"
        for fault in check_text(bench, original, entry, number, text):
            if (fault.kind, fault.what) not in seen:
                seen.add((fault.kind, fault.what))
                problems.append(told(entry.line_of(keyword), fault))
    return problems


def is_stale(bench: Bench, entry: Entry) -> bool:
    """Whether old English is worth a word: there is a translation, and the English is sound."""
    return any(s.strip() for s in entry.strings) and entry.ident not in bench.broken


def no_id(bench: Bench, entry: Entry) -> Fault:
    """An entry whose id is lost: the English text tells which it was."""
    found = [o.ident for o in bench.originals.values() if o.text == entry.english]
    mend = f'write msgctxt "{found[0]}" above it' if found else "delete the entry"
    return error("structure", "entry without msgctxt (its id)", mend)


def compared_with(original: Original, entry: Entry) -> tuple[str, ...]:
    """The English that the translation was made from: the old one where it is stale."""
    if entry.fuzzy and entry.previous is not None:
        old = (entry.previous,)
        return old if entry.previous_plural is None else (*old, entry.previous_plural)
    return english_of(entry) if english_of(entry) != original.forms else original.forms


def check_text(
    bench: Bench, original: Original, entry: Entry, number: int, text: str
) -> Sequence[Fault]:
    """Every fault of one translated string."""
    return text_faults(
        bench.language,
        compared_with(original, entry),
        number,
        text,
        bench.targets,
        tuple((name, tuple(values)) for name, values in tried(bench, original).items()),
        original.limit,
        markdown=original.home != "site",
    )


@lru_cache(maxsize=65536)
def text_faults(
    language: Language,
    english_forms: tuple[str, ...],
    number: int,
    text: str,
    targets: frozenset[str] | None,
    tried: tuple[tuple[str, tuple[Value, ...]], ...],
    limit: int | None,
    *,
    markdown: bool,
) -> tuple[Fault, ...]:
    """The faults of a translated string, found once for all that they depend on.

    `english_forms` is what it translates, `tried` the values to be put in its places.
    """
    return tuple(
        _faults(language, english_forms, number, text, targets, dict(tried), limit, markdown)
    )


def _faults(
    language: Language,
    english_forms: tuple[str, ...],
    number: int,
    text: str,
    targets: frozenset[str] | None,
    tried: Mapping[str, Sequence[Value]],
    limit: int | None,
    markdown: bool,
) -> Iterator[Fault]:
    english = english_forms[-1] if number or language.nplurals == 1 else english_forms[0]
    counted = len(english_forms) > 1
    spared = ("n",) if counted and covers_one(language, number) else ()
    if not text.strip():
        yield from check_typography(language, english, text)
        return
    places = check_places(language, english, text, spared, ("n",) if counted else ())
    yield from places
    plain, *forms = FORM.split(text) if "~" in text else (text,)
    yield from (
        error("placeholder", f"unknown form ~{name} of a phrase", "see forms in the language file")
        for name in forms[::2]
        if name not in language.forms
    )
    markup = check_markup(english, text, targets, markdown=markdown)
    yield from markup
    if not counted:
        yield from check_numbers(language, english, plain)
    if not any("<" in f.what for f in markup):
        yield from check_typography(language, english, text)
    if not any(f.severity == "error" for f in places):
        yield from formless(plain, tried)
        yield from check_joins(language, plain, tried)
    if not markup and "\ufffd" not in text:
        yield from check_glossary(language, english, text)
    if limit is not None:
        yield from too_long(limit, plain, english)
    if same_as_english(english, text) and language.tag != "en":
        yield warning("state", "the translation is still English", 'translate it, or leave it ""')


def tried(bench: Bench, original: Original) -> dict[str, Sequence[Value]]:
    """What is tried in each place of a text: phrases of the kind of its example, or counts."""
    return {
        name: bench.pool.get(value, (value,)) if isinstance(value, str) else COUNTS
        for name, value in original.example.items()
    }


def formless(text: str, values: Mapping[str, Sequence[Value]]) -> Iterator[Fault]:
    """Places that ask for an inflected form which a phrase of their kind lacks."""
    for name, form in re.findall(r"\{(\w+)\}~([a-z]+)", text):
        for value in values.get(name, ()):
            if isinstance(value, Phrase) and form not in dict(value.forms):
                what = f'"{value}" has no form ~{form}, which {{{name}}}~{form} asks for'
                yield warning("placeholder", what, f"write it in that phrase: … ~{form} …")
                return


def too_long(limit: int, text: str, english: str) -> Iterator[Fault]:
    """A text that does not fit where it is shown; placeholders count for nothing."""
    for name in names_in(text):
        text = text.replace(f"{{{name}}}", "")
    length = len(text.strip())
    if length > limit:
        what = f"{length} characters, there is room for {limit}"
        yield warning("length", what, "find shorter words")


def same_as_english(english: str, text: str) -> bool:
    """Whether a text of several words was left as it was."""
    if text != english:
        return False
    words = re.findall(r"[^\W\d_]+", re.sub(r"\{[^{}]*\}|\]\([^()]*\)", " ", text))
    return len(words) >= 3 and sum(w.islower() for w in words) >= 2
