"""Parts of the table page made through the browser's door, held against the built page's own."""

from __future__ import annotations

import json
from functools import cache

import pytest

from generator.browser.tongues import pack
from generator.browser.worker import answer
from generator.emperor.notation import position_text
from generator.fragment.parts import parts
from generator.fragment.showing import Showing
from generator.fragment.speech import Speech
from generator.fragment.ways import Ways
from generator.fragment.ways import pack as pack_ways
from generator.site.atlas import atlas
from generator.site.strips import strips
from tests.wording.catalogues import TAGS, catalogue

POSITIONS = [position_text(chart.position) for chart in atlas().charts.values()]


@cache
def ways(tag: str) -> Ways:
    """Ways as the build has them, without the rules' entries."""
    sealed = Speech(catalogue(tag)).say("lane.sealed")
    return Ways("../", {}, frozenset(POSITIONS), strips(sealed))


@cache
def learnt(tag: str) -> str:
    """A language taught to the worker, with its ways."""
    packed = pack(catalogue(tag), list(catalogue("en").messages))
    ask("language", packed)
    return str(ask("ways", tag, pack_ways(ways(tag)))["language"])


def ask(question: str, *words: str) -> dict[str, object]:
    """A question through the door, and its answer."""
    found: dict[str, object] = json.loads(answer(question, json.dumps(words)))
    return found


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("position", POSITIONS)
def test_the_worker_says_what_the_page_says(position: str, tag: str) -> None:
    """Every configuration, for every seat of either side, element for element."""
    for own, letter in enumerate("ab"):
        showing = Showing(atlas().chart(position.partition("/")[2]).position, own)
        page = parts(Speech(catalogue(tag)), ways(tag), showing)
        later = ask("others", learnt(tag), position, "../", letter)["parts"]
        first = ask("table", tag, position, "../", letter, "", "", "", str(showing.now.ring[0]))
        assert isinstance(later, dict) and isinstance(first["parts"], dict)
        told = first["parts"] | later
        assert {name: told[name] for name in page} == dict(page)
        assert first["parts"]["panels"] in page["panels"]


def test_a_change_is_said_in_one_sentence() -> None:
    """From the position left to the new one; and the position comes back in its one spelling."""
    found = ask("table", learnt("en"), "2x3/B2", "../", "a", "2x3/none")
    assert found["position"] == "2x3/b1-b2-b3"
    assert found["says"] == "The enemy emperor falls, and the whole team is out. Your team wins."


def test_a_question_has_an_answer_an_arrow_and_a_sentence() -> None:
    """As the box under the board shows them."""
    found = ask("ask", learnt("en"), "2x3/a3", "../", "a", "attack", "a2", "b1")
    assert isinstance(found["parts"], dict)
    assert set(found["parts"]) == {"answer", "arrow"}
    assert str(found["says"]).startswith("Your emperor can attack")


@pytest.mark.parametrize(
    ("question", "words"),
    (
        ("table", ("en", "2x3/c9", "../")),
        ("table", ("en", "3x3/none", "../")),
        ("table", ("en", "2x3/none", "javascript:alert(1)//")),
        ("table", ("en", "2x3/none", "//elsewhere.example/")),
        ("table", ("en", "2x3/none", "../", "c")),
        ("table", ("en", "2x3/none", "../", "a", "", "a2", "-1")),
        ("table", ("xx", "2x3/none", "../")),
        ("ask", ("en", "2x3/none", "../", "a", "eat", "a2", "b2")),
        ("ways", ("en", "{}")),
    ),
)
def test_nonsense_is_refused_and_nothing_raised(question: str, words: tuple[str, ...]) -> None:
    """With the kind of fault, and what was expected."""
    learnt("en")
    assert "error" in ask(question, *words)
