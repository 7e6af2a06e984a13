"""Data for machines under `api/v1/`: rules, glossary and questions by language, and every table.

The forms are told by the schemas in assets/schema, which go out beside the data. Within a version
fields may be added; none goes, and none changes its meaning.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from generator.emperor.facade import describe
from generator.emperor.notation import position_text
from generator.language.source import RULE_TEXTS, TERM_TEXTS
from generator.site import address
from generator.site.atlas import Chart, atlas
from generator.site.content import Content, Rule, Term
from generator.site.plain import plain
from generator.site.plan import table_slug
from generator.site.questions import Question, questions
from generator.site.voice import Voice
from generator.wording.narration import headline

ROOT = "api/v1/"
LICENCE = "MIT"
BY_LANGUAGE = ("rules", "glossary", "questions")
_ENCODER = json.JSONEncoder(ensure_ascii=False)
Telling = Callable[[Content, Voice, str], dict[str, "Json"]]
Json = None | bool | int | str | list["Json"] | dict[str, "Json"]


def api(content: Content, schemas: Path) -> Mapping[str, Callable[[], bytes]]:
    """What makes every file of the data, by its path. `schemas` is the folder of the schemas.

    Raises OSError, when a file is made, where that folder cannot be read.
    """
    voices = [Voice(catalogue) for catalogue in content.catalogues.values()]
    forms = sorted(schemas.glob("*.schema.json"))
    names = [path.name.removesuffix(".schema.json") for path in forms]
    makers: dict[str, Callable[[], bytes]] = {
        f"{ROOT}schema/{path.name}": partial(_schema, content, path) for path in forms
    }
    makers[f"{ROOT}index.json"] = lambda: text_of(_index(content, voices, names))
    makers[f"{ROOT}tables.json"] = lambda: text_of(_tables(content, voices))
    for code, chart in atlas().charts.items():
        makers[f"{ROOT}tables/{code}.json"] = partial(_table, chart)
    for voice in voices:
        for name, values in (
            ("rules", _rules),
            ("glossary", _glossary),
            ("questions", _questions),
        ):
            page = f"{content.settings.base}{voice.tag}/{name}/"
            makers[f"{ROOT}{voice.tag}/{name}.json"] = partial(_told, values, content, voice, page)
    return makers


def _schema(content: Content, path: Path) -> bytes:
    schema = json.loads(path.read_bytes())
    home = f"{content.settings.base}{ROOT}schema/{path.name}"
    return text_of({"$schema": schema.pop("$schema"), "$id": home} | schema)


def _table(chart: Chart) -> bytes:
    return (_described(chart) + "\n").encode()


def _told(values: Telling, content: Content, voice: Voice, page: str) -> bytes:
    return text_of(values(content, voice, page))


def text_of(values: Mapping[str, Json]) -> bytes:
    """Values as the bytes of a JSON file, an entry a line: the same values, the same bytes.

    >>> print(text_of({"a": 1, "b": [{"c": 2}, {"c": 3}]}).decode(), end="")
    {
    "a": 1,
    "b": [
    {"c": 2},
    {"c": 3}]
    }
    """
    lines = []
    for key, value in values.items():
        if isinstance(value, list):
            text = "[\n" + ",\n".join(map(_ENCODER.encode, value)) + "]"
        else:
            text = _ENCODER.encode(value)
        lines.append(f"{_ENCODER.encode(key)}: {text}")
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def _described(chart: Chart) -> str:
    return describe(position_text(chart.position))


def _index(content: Content, voices: list[Voice], schemas: list[str]) -> dict[str, Json]:
    base = content.settings.base
    languages: list[Json] = [
        {
            "tag": voice.tag,
            "name": voice.language.name,
            "direction": voice.language.direction,
            **{name: f"{base}{ROOT}{voice.tag}/{name}.json" for name in BY_LANGUAGE},
        }
        for voice in voices
    ]
    return {
        "version": 1,
        "name": content.settings.name,
        "site": base,
        "documentation": {voice.tag: base + address.page(voice.tag, "data") for voice in voices},
        "languages": languages,
        "tables": f"{base}{ROOT}tables.json",
        "schemas": {name: f"{base}{ROOT}schema/{name}.schema.json" for name in schemas},
        "licence": LICENCE,
        "notice": voices[0].say("page.fan-content"),
    }


def _tables(content: Content, voices: list[Voice]) -> dict[str, Json]:
    base = content.settings.base
    found: list[Json] = [
        {
            "code": code,
            "position": position_text(chart.position),
            "shape": chart.shape,
            "url": f"{base}{ROOT}tables/{code}.json",
            "pages": {v.tag: base + address.page(v.tag, table_slug(code)) for v in voices},
            "headlines": {v.tag: v.set(headline(v.catalogue, chart.configuration)) for v in voices},
        }
        for code, chart in atlas().charts.items()
    ]
    return {"tables": found}


def _rules(content: Content, voice: Voice, page: str) -> dict[str, Json]:
    return {
        "language": voice.tag,
        "page": page,
        "rules": [_rule(voice, rule, page) for rule in content.rules],
    }


def _rule(voice: Voice, rule: Rule, page: str) -> dict[str, Json]:
    start = f"rule.{rule.ident}"
    former: list[Json] = [{"number": one.number, "date": one.date} for one in rule.former]
    return {
        "id": rule.ident,
        "number": rule.number or None,
        "official": not rule.house,
        "section": rule.section,
        "url": f"{page}#{rule.ident}",
        **{name: _text(voice, start, name, rule.texts) for name in RULE_TEXTS},
        "cites": list(rule.cites),
        "former": former,
        "tables": list(rule.shows),
        "untranslated": _untranslated(voice, start, rule.texts),
    }


def _glossary(content: Content, voice: Voice, page: str) -> dict[str, Json]:
    return {
        "language": voice.tag,
        "page": page,
        "terms": [_term(content, voice, term, page) for term in content.terms],
    }


def _term(content: Content, voice: Voice, term: Term, page: str) -> dict[str, Json]:
    start = f"term.{term.ident}"
    entry = content.rule(term.rule) if term.rule else None
    return {
        "id": term.ident,
        **{name: _text(voice, start, name, TERM_TEXTS) for name in TERM_TEXTS},
        "official": term.official,
        "rule": (entry.number if entry and entry.number else term.rule) or None,
        "see": list(term.see),
        "url": f"{page}#{term.ident}",
        "untranslated": _untranslated(voice, start, TERM_TEXTS),
    }


def _questions(content: Content, voice: Voice, page: str) -> dict[str, Json]:
    groups, found = questions(content, voice)
    return {
        "language": voice.tag,
        "page": page,
        "groups": [{"id": group.ident, "title": group.words} for group in groups],
        "questions": [_question(voice, question, page) for question in found],
    }


def _question(voice: Voice, question: Question, page: str) -> dict[str, Json]:
    return {
        "id": question.ident,
        "group": question.group,
        "question": question.words,
        "answer": question.answer,
        "rules": list(question.rules),
        "positions": list(question.positions),
        "url": f"{page}#{question.ident}",
        "untranslated": not question.translated,
    }


def _text(voice: Voice, start: str, name: str, there: tuple[str, ...]) -> str | None:
    return plain(voice, voice.catalogue.raw(f"{start}.{name}")) if name in there else None


def _untranslated(voice: Voice, start: str, names: tuple[str, ...]) -> list[Json]:
    return [name for name in names if voice.catalogue.source(f"{start}.{name}") != voice.tag]
