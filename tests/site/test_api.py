"""The data for machines: each file as its schema says, and the same as the site."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest
from jsonschema import Draft202012Validator, FormatChecker

from generator.emperor.facade import describe
from generator.language.source import RULE_TEXTS
from generator.site.atlas import atlas
from generator.site.content import Content

KINDS = ("index", "rules", "glossary", "questions", "tables", "table")


def read(site: Mapping[str, bytes], name: str) -> dict[str, object]:
    """One file of the data."""
    values: dict[str, object] = json.loads(site[f"api/v1/{name}.json"])
    return values


def entries(values: Mapping[str, object], name: str) -> list[dict[str, object]]:
    """The list of that name in a file."""
    found = values[name]
    assert isinstance(found, list)
    return found


def kind(path: str) -> str:
    """Which schema a file follows.

    >>> kind("api/v1/fr/rules.json"), kind("api/v1/tables/a3.json"), kind("api/v1/index.json")
    ('rules', 'table', 'index')
    """
    parts = path.removeprefix("api/v1/").removesuffix(".json").split("/")
    return "table" if parts[0] == "tables" and len(parts) > 1 else parts[-1]


@pytest.mark.parametrize("name", KINDS)
def test_every_schema_is_one(site: Mapping[str, bytes], name: str) -> None:
    """2020-12, with the address it is found at as its id."""
    schema = read(site, f"schema/{name}.schema")
    Draft202012Validator.check_schema(schema)
    assert str(schema["$id"]).endswith(f"/api/v1/schema/{name}.schema.json")


def test_every_file_is_as_its_schema_says(site: Mapping[str, bytes]) -> None:
    """All languages, all tables, and no file without a schema."""
    files = [p for p in site if p.startswith("api/") and "/schema/" not in p]
    assert {kind(path) for path in files} == set(KINDS)
    for path in files:
        schema = read(site, f"schema/{kind(path)}.schema")
        checker = Draft202012Validator(schema, format_checker=FormatChecker())
        wrong = [f"{e.json_path}: {e.message}" for e in checker.iter_errors(json.loads(site[path]))]
        assert wrong == [], path


@pytest.mark.parametrize("name", KINDS)
def test_a_schema_refuses_what_is_not_its_own(site: Mapping[str, bytes], name: str) -> None:
    """A schema that takes anything would prove nothing."""
    sample = next(path for path in site if path.startswith("api/") and kind(path) == name)
    checker = Draft202012Validator(read(site, f"schema/{name}.schema"))
    good = json.loads(site[sample])
    for key in good:
        assert not checker.is_valid({k: v for k, v in good.items() if k != key})
        assert not checker.is_valid({**good, key: {"nonsense": ["x"]}})
    assert not checker.is_valid({**good, "nonsense": 1})


def test_a_table_is_what_the_core_says_of_it(site: Mapping[str, bytes]) -> None:
    """Byte for byte, as on the command line."""
    for code in atlas().charts:
        assert site[f"api/v1/tables/{code}.json"].decode() == describe(f"2x3/{code}") + "\n"
    listed = [table["code"] for table in entries(read(site, "tables"), "tables")]
    assert listed == list(atlas().charts)


def test_every_language_has_the_same_ids(content: Content, site: Mapping[str, bytes]) -> None:
    """What is kept by id in one language is found in all others."""
    for name, idents in (
        ("rules", [rule.ident for rule in content.rules]),
        ("glossary", [term.ident for term in content.terms]),
        ("questions", content.pages["questions"].headings),
    ):
        for tag in content.settings.languages:
            listed = entries(read(site, f"{tag}/{name}"), "terms" if name == "glossary" else name)
            found = [entry["id"] for entry in listed]
            assert found == [ident for ident in idents if ident in found]
            assert len(found) > 20


def test_every_address_of_an_entry_is_a_place_on_a_page(site: Mapping[str, bytes]) -> None:
    """Rules, terms and questions are found by their ids."""
    base = str(read(site, "index")["site"])
    for name, key in (("rules", "rules"), ("glossary", "terms"), ("questions", "questions")):
        page = site[f"fr/{name}/index.html"].decode()
        for entry in entries(read(site, f"fr/{name}"), key):
            assert entry["url"] == f"{base}fr/{name}/#{entry['id']}"
            assert f'id="{entry["id"]}"' in page


def test_texts_are_plain(site: Mapping[str, bytes]) -> None:
    """No mark of Markdown is left in them."""
    for path, data in site.items():
        if path.startswith(("api/v1/en/", "api/v1/fr/")):
            text = data.decode()
            assert not any(mark in text for mark in ("**", "](", "`", ":::", "{#")), path


def test_a_rule_has_null_for_each_text_it_lacks(
    content: Content, site: Mapping[str, bytes]
) -> None:
    """A field is always there, so that a reader need not ask."""
    for rule, entry in zip(content.rules, entries(read(site, "en/rules"), "rules"), strict=True):
        assert tuple(name for name in RULE_TEXTS if entry[name] is not None) == rule.texts


def test_the_first_language_lacks_no_translation(site: Mapping[str, bytes]) -> None:
    """`untranslated` is for the others."""
    rules, questions = read(site, "en/rules"), read(site, "en/questions")
    assert all(entry["untranslated"] == [] for entry in entries(rules, "rules"))
    assert all(entry["untranslated"] is False for entry in entries(questions, "questions"))
