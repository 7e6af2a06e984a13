"""The English kept in TOML files: short texts, rules and glossary, with exact lines."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from generator.language.problem import Problem
from generator.language.source import RULE_TEXTS, TERM_TEXTS, Original, Source
from generator.language.toml_faults import located, syntax_problem

STRING_KEYS = frozenset({"text", "one", "other", "note", "max", "example"})
RULE_KEYS = frozenset(
    {"number", "section", "former", "cites", "shows", "sources", "see", "origin", *RULE_TEXTS}
)
TERM_KEYS = frozenset({"official", "rule", "see", "section", *TERM_TEXTS})


@dataclass(frozen=True)
class TomlFile:
    """A TOML file as read: its tables, the line of every key, or what keeps it from being read."""

    path: str
    tables: Mapping[str, object]
    lines: Mapping[tuple[str, ...], int]
    problems: tuple[Problem, ...] = ()

    def line(self, *keys: str) -> int:
        """The line of a key, or of the nearest table around it."""
        while keys and keys not in self.lines:
            keys = keys[:-1]
        return self.lines.get(keys, 1)

    def problem(self, keys: tuple[str, ...], ident: str, what: str, mend: str) -> Problem:
        """A fault at the line of a key."""
        return Problem(self.path, self.line(*keys), "error", "toml", ident, what, mend)


@lru_cache(maxsize=256)
def read_toml(path: str, text: str) -> TomlFile:
    """A TOML file from its text; a slip of form is a problem, never an exception.

    >>> read_toml("a.toml", '["nav.home"]\\ntext = "Home"\\n').line("nav.home", "text")
    2
    """
    try:
        tables = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as fault:
        return TomlFile(path, {}, {}, (syntax_problem(path, text, str(fault)),))
    return TomlFile(path, tables, located(text))


Reading = Callable[[TomlFile, str, Mapping[str, object]], Source]


def read_tables(path: str, text: str, reading: Reading) -> Source:
    """The originals of every table of a file, read one by one."""
    file = read_toml(path, text)
    source = Source((), file.problems)
    for ident, table in file.tables.items():
        if isinstance(table, dict):
            source += reading(file, ident, table)
        else:
            fault = file.problem(
                (ident,), ident, "stands outside any table", f'put a line ["{ident}"] above it'
            )
            source += Source((), (fault,))
    return source


@lru_cache(maxsize=16)
def read_strings(path: str, text: str) -> Source:
    """The short texts of a `strings.toml`."""
    return read_tables(path, text, one_string)


def one_string(file: TomlFile, ident: str, table: Mapping[str, object]) -> Source:
    """One short text: `text`, or `one` and `other` where it is counted."""
    faults = strange(file, ident, table, STRING_KEYS)
    nested = [k for k, v in table.items() if isinstance(v, dict) and k != "example"]
    if nested:
        mend = f'write ["{ident}.{nested[0]}"]'
        return Source(
            (), (file.problem((ident, nested[0]), ident, "an id with dots needs quotes", mend),)
        )
    counted = "one" in table or "other" in table
    needed = ("one", "other") if counted else ("text",)
    faults += missing(file, ident, table, needed)
    if counted and "text" in table:
        faults.append(
            file.problem(
                (ident, "text"), ident, "text stands beside one and other", "keep text, or the two"
            )
        )
    faults += mistyped(file, ident, table, (*needed, "note"), str)
    faults += mistyped(file, ident, table, ("max",), int)
    faults += mistyped(file, ident, table, ("example",), dict)
    faults += [
        file.problem((ident, key), ident, f"{key} is empty", "write it, or delete the whole entry")
        for key in needed
        if isinstance(table.get(key), str) and not str(table[key]).strip()
    ]
    if faults:
        return Source((), tuple(faults))
    limit, example = table.get("max"), table.get("example", {})
    assert limit is None or isinstance(limit, int)
    values = {k: v for k, v in dict_of(example).items() if isinstance(v, str | int)}
    original = Original(
        ident,
        str(table[needed[0]]),
        str(table["other"]) if counted else None,
        "site",
        file.path,
        file.line(ident, needed[0]),
        str(table.get("note", "")),
        limit,
        values,
    )
    return Source((original,))


@lru_cache(maxsize=16)
def read_rules(path: str, text: str) -> Source:
    """The texts of a `rules.toml`: ids `rule.<entry>.<text>`."""
    return read_tables(path, text, one_rule)


def one_rule(file: TomlFile, ident: str, table: Mapping[str, object]) -> Source:
    """The texts of one rule."""
    number = table.get("number")
    note = f"Rule {number}" if isinstance(number, str) else "A rule of this site's own"
    faults = mistyped(file, ident, table, ("number", "section"), str)
    return texts(file, ident, table, "rule", RULE_TEXTS, RULE_KEYS, note) + Source(
        (), tuple(faults)
    )


@lru_cache(maxsize=16)
def read_glossary(path: str, text: str) -> Source:
    """The texts of a `glossary.toml`: ids `term.<entry>.term` and `term.<entry>.text`."""
    return read_tables(path, text, one_term)


def one_term(file: TomlFile, ident: str, table: Mapping[str, object]) -> Source:
    """The texts of one glossary entry."""
    return texts(file, ident, table, "term", TERM_TEXTS, TERM_KEYS, "Glossary") + Source(
        (), tuple(missing(file, ident, table, ("term",)))
    )


def texts(
    file: TomlFile,
    ident: str,
    table: Mapping[str, object],
    kind: str,
    names: tuple[str, ...],
    known: frozenset[str],
    note: str,
) -> Source:
    """The named texts of one table, with ids `kind.ident.name`."""
    faults = strange(file, ident, table, known) + mistyped(file, ident, table, names, str)
    home = {"rule": "rules", "term": "glossary"}[kind]
    found = [
        Original(
            f"{kind}.{ident}.{name}",
            re.sub(r"[ \t]*\n[ \t]*\n\s*", "\n\n", str(table[name]).strip()),
            home=home,
            path=file.path,
            line=file.line(ident, name),
            note=f"{note}, {name}.",
        )
        for name in names
        if isinstance(table.get(name), str) and str(table[name]).strip()
    ]
    return Source(tuple(found), tuple(faults))


def strange(
    file: TomlFile, ident: str, table: Mapping[str, object], known: frozenset[str]
) -> list[Problem]:
    """Keys that mean nothing here."""
    return [
        file.problem(
            (ident, key), ident, f'unknown key "{key}"', f"use one of: {', '.join(sorted(known))}"
        )
        for key, value in table.items()
        if key not in known and not isinstance(value, dict)
    ]


def missing(
    file: TomlFile, ident: str, table: Mapping[str, object], keys: tuple[str, ...]
) -> list[Problem]:
    """Keys that must be there."""
    return [
        file.problem((ident,), ident, f"{key} is missing", f'add {key} = "…"')
        for key in keys
        if key not in table
    ]


def mistyped(
    file: TomlFile, ident: str, table: Mapping[str, object], keys: tuple[str, ...], kind: type
) -> list[Problem]:
    """Keys whose value is of another type than it must be."""
    wanted = {str: ("text", 'put it in quotes: "…"'), int: ("a whole number", "write 14, say")}
    what, mend = wanted.get(kind, ("a table", '{ name = "id of a text" }'))
    return [
        file.problem((ident, key), ident, f"{key} must be {what}", mend)
        for key in keys
        if key in table and (not isinstance(table[key], kind) or isinstance(table[key], bool))
    ]


def dict_of(value: object) -> dict[str, object]:
    """The value where it is a table, else an empty one."""
    return {str(k): v for k, v in value.items()} if isinstance(value, dict) else {}
