"""A language is described in a file, and a wrong description is told line by line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from generator.language.known import KNOWN, language_file, starting_point
from generator.language.lang_toml import OTHERS, TEXTS, read_language
from generator.language.language import plural_rule

ROOT = Path(__file__).resolve().parents[2]
GOOD = 'tag = "xx"\nname = "X"\nenglish = "X"\n'


@pytest.mark.parametrize("path", sorted((ROOT / "site_src" / "lang").glob("*.toml")), ids=str)
def test_every_language_of_the_site_is_described_rightly(path: Path) -> None:
    """The tag is the file's name, and no problem is found."""
    language, problems = read_language(path.name, path.read_text("utf-8"))
    assert problems == ()
    assert language is not None and language.tag == path.stem


@pytest.mark.parametrize("tag", [*KNOWN, "tlh"])
def test_a_new_languages_file_can_be_read_at_once(tag: str) -> None:
    """What `new` writes is a whole description, not yet reviewed."""
    language, problems = read_language("x.toml", language_file(starting_point(tag)))
    assert problems == ()
    assert language is not None and not language.reviewed
    assert (language.nplurals, language.plural) == (
        starting_point(tag).nplurals,
        starting_point(tag).plural,
    )


def test_a_new_languages_file_shows_every_key() -> None:
    """Those that a language may need stand there unused; taken into use, they are right."""
    text = language_file(starting_point("it"))
    used = re.sub(r"(?m)^# (?=\[\[|[a-z_]+ = )", "", text)
    language, problems = read_language("x.toml", used)
    assert problems == ()
    assert language is not None and language.elisions and language.contractions
    shown = set(re.findall(r"(?m)^(?:# )?\[*([a-z_]+)(?: = |\])", text))
    assert set(TEXTS + OTHERS) <= shown


@pytest.mark.parametrize("tag", KNOWN)
def test_every_known_plural_rule_uses_all_its_forms(tag: str) -> None:
    """As many forms as it says, counting from none."""
    rule = plural_rule(KNOWN[tag].plural)
    assert {rule(n) for n in range(1000)} == set(range(KNOWN[tag].nplurals))


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        (GOOD + "tag2 = 1\n", 4, "unknown key"),
        (GOOD.replace("xx", "Deutsch"), 1, "not a language tag"),
        (GOOD + 'direction = "up"\n', 4, "ltr or rtl"),
        (GOOD + 'plural = "n is 1"\n', 4, "plural expression"),
        (GOOD + 'plural = "n/0"\n', 4, "plural expression"),
        (GOOD + 'country = "France"\n', 4, "two capital letters"),
        (GOOD + 'nplurals = "two"\n', 4, "number"),
        (GOOD + "thousands = 3\n", 4, "text"),
        (GOOD.replace('name = "X"', "name = X"), 2, "without quotes"),
    ],
)
def test_a_wrong_description_is_told_at_its_line(text: str, line: int, what: str) -> None:
    """Nothing is guessed."""
    language, problems = read_language("x.toml", text)
    assert language is None
    assert [p.line for p in problems] == [line]
    assert what in problems[0].what
