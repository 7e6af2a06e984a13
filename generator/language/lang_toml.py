"""A language's description, `lang/<tag>.toml`, read into a Language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

from generator.language.language import Elision, Language, plural_rule
from generator.language.problem import Problem
from generator.language.toml_source import TomlFile, dict_of, read_toml

TAG = re.compile(r"[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?\Z")
COUNTRY = re.compile(r"(?:[A-Z]{2})?")
TEXTS = (
    "tag",
    "name",
    "english",
    "direction",
    "plural",
    "thousands",
    "apostrophe",
    "quote_space",
    "narrow_before",
    "wide_before",
    "country",
    "alphabet",
)
OTHERS = (
    "reviewed",
    "nplurals",
    "quotes",
    "inner_quotes",
    "contractions",
    "pronoun_endings",
    "loose",
    "never",
    "number_words",
    "elision",
    "forms",
    "capitals",
    "glossary",
)


@lru_cache(maxsize=64)
def read_language(path: str, text: str) -> tuple[Language | None, tuple[Problem, ...]]:
    """The language described by a file, or None and why not."""
    file = read_toml(path, text)
    if bad := unreadable(file, text):
        return None, (bad,)
    if file.problems:
        return None, file.problems
    table = file.tables
    faults = [
        file.problem((key,), "", f'unknown key "{key}"', f"use one of: {', '.join(TEXTS + OTHERS)}")
        for key in table
        if key not in TEXTS + OTHERS
    ]
    faults += wrong_values(file, table)
    if faults:
        return None, tuple(faults)
    known = {key: str(table[key]) for key in TEXTS if key in table}
    if "thousands" in known:
        known["thousands"] = known["thousands"].replace(" ", "\u202f")
    return (
        Language(
            tag=known.pop("tag"),
            name=known.pop("name"),
            english=known.pop("english"),
            reviewed=bool(table.get("reviewed", False)),
            nplurals=int(str(table.get("nplurals", 2))),
            quotes=pair(table.get("quotes"), ("“", "”")),
            inner_quotes=pair(table.get("inner_quotes"), ("‘", "’")),
            contractions=tuple(pair(row, ("", "")) for row in rows(table.get("contractions"))),
            loose=words(table.get("loose")),
            never=words(table.get("never")),
            number_words=words(table.get("number_words")),
            pronoun_endings=words(table.get("pronoun_endings")),
            elisions=tuple(elision(dict_of(row)) for row in rows(table.get("elision"))),
            forms=words(table.get("forms")),
            capitals={k: str(v) for k, v in dict_of(table.get("capitals")).items()},
            glossary={k: words(v) for k, v in dict_of(table.get("glossary")).items()},
            **known,
        ),
        (),
    )


def unreadable(file: TomlFile, text: str) -> Problem | None:
    """A file of nothing, or in another encoding."""
    if not text.strip():
        mend = "restore it from the last version, or delete it and run translate new"
        return Problem(file.path, 1, "error", "structure", "", "file is empty", mend)
    if "\ufffd" in text:
        line = text[: text.index("\ufffd")].count("\n") + 1
        what, mend = "a letter is lost, or the file is not UTF-8", "save it as UTF-8"
        return Problem(file.path, line, "error", "encoding", "", what, mend)
    return None


def is_texts(value: object) -> bool:
    """Whether a value is a list of texts, or one text for a list of one."""
    return isinstance(value, str) or all(isinstance(v, str) for v in rows(value) or [0])


def wrong_shapes(file: TomlFile, table: Mapping[str, object]) -> Iterator[Problem]:
    """Values of another kind than their key takes."""

    def fault(key: str, what: str, mend: str) -> Problem:
        return file.problem((key,), "", f"{key} {what}", mend)

    for key in ("quotes", "inner_quotes"):
        if key in table and (not is_texts(table[key]) or len(words(table[key])) != 2):
            yield fault(key, "must be two marks", f'write {key} = ["“", "”"], say')
    pairs = table.get("contractions", [])
    if not isinstance(pairs, list) or any(
        not isinstance(row, list) or not is_texts(row) or len(row) != 2 for row in pairs
    ):
        yield fault("contractions", "must be pairs", 'write contractions = [["de le", "du"]], say')
    for key in ("pronoun_endings", "loose", "never", "number_words", "forms"):
        if key in table and table[key] != [] and not is_texts(table[key]):
            yield fault(key, "must be a list of texts", f'write {key} = ["…", "…"]')
    for key in ("capitals", "glossary"):
        if key in table and not isinstance(table[key], dict):
            yield fault(key, "must be a table", f"write a line [{key}] above its entries")
    for term, value in dict_of(table.get("glossary")).items():
        if value != [] and not is_texts(value):
            what = f"{term} of the glossary must be a list of words"
            yield file.problem(("glossary", term), "", what, 'write ["…"]')
    for row in rows(table.get("elision")):
        if not dict_of(dict_of(row).get("words")):
            yield fault("elision", "without its words", 'write words = { de = "d’" }, say')
            break
    if not isinstance(table.get("reviewed", True), bool):
        yield fault("reviewed", "must be true or false", "write reviewed = false, without quotes")


def wrong_values(file: TomlFile, table: Mapping[str, object]) -> list[Problem]:
    """Values that no language can have."""
    faults = [
        file.problem((key,), "", f"{key} must be text", f'write {key} = "…"')
        for key in TEXTS
        if (key in table or key in ("tag", "name", "english"))
        and not isinstance(table.get(key), str)
    ]
    if not TAG.match(str(table.get("tag", ""))):
        faults.append(
            file.problem(("tag",), "", f"{table.get('tag')} is not a language tag", "write fr, say")
        )
    if not COUNTRY.fullmatch(str(table.get("country", ""))):
        faults.append(
            file.problem(("country",), "", "country is two capital letters", "write FR, say")
        )
    if table.get("direction", "ltr") not in ("ltr", "rtl"):
        faults.append(file.problem(("direction",), "", "direction is ltr or rtl", "write ltr"))
    count = table.get("nplurals", 2)
    if not isinstance(count, int) or isinstance(count, bool) or not 1 <= count <= 6:
        what = "nplurals must be a number from 1 to 6"
        faults.append(file.problem(("nplurals",), "", what, "write 2"))
    faults += wrong_shapes(file, table)
    try:
        plural_rule(str(table.get("plural", "(n != 1)")))
    except (ValueError, RecursionError, ArithmeticError):
        faults.append(
            file.problem(
                ("plural",), "", "plural is not a plural expression", 'write "(n != 1)", say'
            )
        )
    return faults


def elision(row: Mapping[str, object]) -> Elision:
    """One table of elisions."""
    changed = {k: str(v) for k, v in dict_of(row.get("words")).items()}
    return Elision(
        changed,
        str(row.get("letters", "")),
        words(row.get("unless")),
        words(row.get("only")),
        words(row.get("starts")),
        bool(row.get("checked", True)),
    )


def rows(value: object) -> list[object]:
    """The value where it is a list, else an empty one."""
    return list(value) if isinstance(value, list) else []


def words(value: object) -> tuple[str, ...]:
    """A list of texts; one text stands for a list of one."""
    return (value,) if isinstance(value, str) else tuple(str(v) for v in rows(value))


def pair(value: object, default: tuple[str, str]) -> tuple[str, str]:
    """A list of two texts."""
    listed = words(value)
    return (listed[0], listed[1]) if len(listed) == 2 else default
