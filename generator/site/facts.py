"""The facts of rules and terms read from their TOML files, with every fault found."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from functools import lru_cache

from generator.emperor.errors import EmperorError
from generator.emperor.notation import fallen_text, parse_fallen
from generator.emperor.table import table
from generator.language.problem import Problem
from generator.language.source import RULE_TEXTS
from generator.language.toml_source import TomlFile, read_toml
from generator.site.content import Former, Rule, Term

NEEDED = ("title", "text")
"""The texts without which a rule cannot be shown."""

ANCHOR = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
"""How a rule or a term is called in addresses."""

NUMBER = re.compile(r"\d{3}(\.\d+[a-z]?)?")


@lru_cache(maxsize=8)
def rules(
    path: str, text: str, sections: tuple[str, ...]
) -> tuple[tuple[Rule, ...], tuple[Problem, ...]]:
    """The rule entries of a `rules.toml`, and what is wrong in it.

    `sections` are the headings of the rules page that an entry may belong to.
    """
    file = read_toml(path, text)
    reader = _Reader(file)
    found = tuple(
        reader.rule(ident, raw, sections)
        for ident, raw in file.tables.items()
        if isinstance(raw, dict)
    )
    numbers: dict[str, str] = {}
    for rule in found:
        if rule.number and rule.number in numbers:
            reader.fault(
                (rule.ident, "number"),
                rule.ident,
                f"number {rule.number} is already {numbers[rule.number]}'s",
                "give one of the two another number",
            )
        numbers.setdefault(rule.number, rule.ident)
    return found, tuple(reader.problems)


@lru_cache(maxsize=8)
def terms(
    path: str, text: str, entries: tuple[Rule, ...]
) -> tuple[tuple[Term, ...], tuple[Problem, ...]]:
    """The entries of a `glossary.toml`, and what is wrong in it; a term's rule is a number or an
    id."""
    file = read_toml(path, text)
    reader = _Reader(file)
    found = tuple(
        reader.term(ident, raw) for ident, raw in file.tables.items() if isinstance(raw, dict)
    )
    known = {term.ident for term in found}
    idents = {rule.ident for rule in entries}
    for term in found:
        if term.rule and term.rule not in idents and not NUMBER.fullmatch(term.rule):
            reader.fault(
                (term.ident, "rule"),
                term.ident,
                f'"{term.rule}" is no rule',
                'write a number or an id of rules.toml: rule = "801.2"',
            )
        for other in term.see:
            if other not in known:
                reader.fault(
                    (term.ident, "see"),
                    term.ident,
                    f"see names no term: {other}",
                    "use an id of this file",
                )
    return found, tuple(reader.problems)


class _Reader:
    def __init__(self, file: TomlFile) -> None:
        self.file = file
        self.problems: list[Problem] = []

    def fault(self, keys: tuple[str, ...], ident: str, what: str, mend: str) -> None:
        self.problems.append(self.file.problem(keys, ident, what, mend))

    def _anchor(self, ident: str) -> None:
        if not ANCHOR.fullmatch(ident):
            what, mend = "the name in brackets is no anchor", "write small letters and hyphens"
            self.fault((ident,), ident, what, f"{mend}: [seat-order]")

    def rule(self, ident: str, raw: Mapping[str, object], sections: tuple[str, ...]) -> Rule:
        self._anchor(ident)
        number = str(raw.get("number", ""))
        if number and not NUMBER.fullmatch(number):
            self.fault(
                (ident, "number"),
                ident,
                f'"{number}" is not a rule number',
                'write number = "809.3c"',
            )
        section = str(raw.get("section", ""))
        if section not in sections:
            self.fault(
                (ident, "section"),
                ident,
                f'section "{section}" is no heading of the rules page',
                f"use one of: {', '.join(sections)}",
            )
        for name in NEEDED:
            if not str(raw.get(name, "")).strip():
                self.fault((ident,), ident, f"{name} is missing", f'write {name} = "…"')
        return Rule(
            ident,
            number,
            section,
            self._former(ident, raw.get("former", [])),
            self._numbers(ident, "cites", raw),
            self._codes(ident, raw),
            tuple(name for name in RULE_TEXTS if raw.get(name)),
        )

    def term(self, ident: str, raw: Mapping[str, object]) -> Term:
        self._anchor(ident)
        official = raw.get("official", False)
        if not isinstance(official, bool):
            self.fault(
                (ident, "official"), ident, "official is not true or false", "write official = true"
            )
        return Term(
            ident, official is True, str(raw.get("rule", "")), self._list(ident, "see", raw)
        )

    def _list(self, ident: str, key: str, raw: Mapping[str, object]) -> tuple[str, ...]:
        value = raw.get(key, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            self.fault((ident, key), ident, f"{key} is not a list of texts", f'write {key} = ["…"]')
            return ()
        return tuple(value)

    def _numbers(self, ident: str, key: str, raw: Mapping[str, object]) -> tuple[str, ...]:
        numbers = self._list(ident, key, raw)
        for number in numbers:
            if not NUMBER.fullmatch(number):
                self.fault(
                    (ident, key),
                    ident,
                    f'"{number}" is not a rule number',
                    f'write {key} = ["801.3"]',
                )
        return numbers

    def _codes(self, ident: str, raw: Mapping[str, object]) -> tuple[str, ...]:
        codes = []
        for code in self._list(ident, "shows", raw):
            try:
                codes.append(fallen_text(parse_fallen(table(), code)))
            except EmperorError as error:
                self.fault((ident, "shows"), ident, str(error), 'write shows = ["a3", "a3-b1"]')
        return tuple(codes)

    def _former(self, ident: str, raw: object) -> tuple[Former, ...]:
        found = []
        for item in raw if isinstance(raw, list) else [raw]:
            number = item.get("number") if isinstance(item, dict) else None
            day = str(item.get("date", "")) if isinstance(item, dict) else ""
            try:
                date.fromisoformat(day)
            except ValueError:
                number = None
            if isinstance(number, str) and NUMBER.fullmatch(number):
                found.append(Former(number, day))
            else:
                self.fault(
                    (ident, "former"),
                    ident,
                    "former is not a list of numbers with dates",
                    'write former = [{ number = "807.3c", date = "2009-07-08" }]',
                )
        return tuple(found)
