"""The page of bigger tables made through the browser's door, held against what the build writes."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from generator.browser.tongues import pack
from generator.browser.worker import answer
from generator.emperor.notation import parse_position
from generator.fragment import ringside, roster
from generator.fragment.showing import Showing
from generator.fragment.speech import Speech
from generator.fragment.ways import Ways
from generator.fragment.ways import pack as pack_ways
from generator.site.larger_view import larger_view
from tests.wording.catalogues import TAGS, catalogue

TABLES = ("3x3", "2x4", "2x4@3.3", "4x3", "3x5", "2x6@3.4", "6x7", "12x12")
POSITIONS = ("3x3/a3", "3x3/b1-b2-b3", "2x4/a3~none", "4x5/c1-d4", "12x12/c1-c2-h6~c1")
WAYS = Ways("../../", {}, frozenset(), {})


@cache
def learnt(tag: str) -> str:
    """A language taught to the worker, with its ways."""
    ask("language", pack(catalogue(tag), list(catalogue("en").messages)))
    return str(ask("ways", tag, pack_ways(WAYS))["language"])


def ask(question: str, *words: str) -> Any:
    """A question through the door, and its answer."""
    return json.loads(answer(question, json.dumps(words)))


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("table", TABLES)
def test_the_worker_says_what_the_page_would_say_as_it_is_built(table: str, tag: str) -> None:
    """Every part of a table's opening, its ring and its seats, element for element."""
    page = larger_view(Speech(catalogue(tag)), WAYS, table)
    position = f"{table}/none"
    told = ask("larger", learnt(tag), position, "../../")
    wish = ask("wish", tag, table, "../../")
    board = told["parts"].pop("board")
    for team in "abcdefghijkl":
        chairs = "".join(html for seat, html in told["seats"].items() if seat[0] == team)
        board = board.replace(f'data-team="{team}"></div>', f'data-team="{team}">{chairs}</div>')
    made = told["parts"] | wish["parts"] | ask("below", tag, position)["parts"]
    made |= {"board": board, "ring": ask("ring", tag, position)["svg"]}
    assert wish["table"] == table
    assert made == {name: str(html) for name, html in page.parts.items()}


@pytest.mark.parametrize("position", POSITIONS)
def test_only_seats_that_look_another_way_are_sent_again(position: str) -> None:
    """What is left out is as it was, what is sent is as it is."""
    opening = f"{position.partition('/')[0]}/none"
    speech = Speech(catalogue("en"))
    before = roster.pieces(speech, WAYS, Showing(parse_position(opening)))
    now = roster.pieces(speech, WAYS, Showing(parse_position(position)))
    sent = ask("larger", learnt("en"), position, "../../", opening)["seats"]
    assert {**before, **sent} == now
    assert len(sent) < len(now)


@pytest.mark.parametrize("position", POSITIONS)
def test_a_chosen_seat_says_the_same_with_the_table_and_alone(position: str) -> None:
    """Choosing a seat asks for less than a fall does, and gets the same words."""
    tag = learnt("en")
    for seat in ("a1", "a2", "b3"):
        alone = ask("from_seat", tag, position, "../../", seat)
        whole = ask("larger", tag, position, "../../", "", "", "", seat)
        assert alone["tags"] == whole["tags"]
        assert alone["parts"].items() <= whole["parts"].items()


def test_at_a_very_large_table_a_panel_names_those_in_reach_and_counts_the_others() -> None:
    """144 players: 14 in the reach of an emperor, 129 too far (809.6a)."""
    panel = ask("from_seat", learnt("en"), "12x12/none", "../../", "c6")["parts"]["panels"]
    assert panel.count("<li") == 14
    assert "129 other players are farther away than 7" in panel


def test_a_refused_seating_names_its_pair_and_shows_the_form_as_it_was_filled() -> None:
    """809.6a, and places that would be refused are marked in the lists."""
    told = ask("wish", learnt("en"), "2x4@2.3", "../../")
    assert told["table"] == ""
    assert "Ivory’s emperor" in told["says"] and "Ink’s emperor" in told["says"]
    assert "(not allowed)" in told["parts"]["choose"]


@pytest.mark.parametrize(
    ("table", "words"),
    (("2x2", "Teams of two"), ("13x3", "2 to 12 teams"), ("3x40", "3 to 12 players")),
)
def test_numbers_that_no_table_has_get_a_plain_line(table: str, words: str) -> None:
    """And no form: the one on the page stays."""
    told = ask("wish", learnt("en"), table, "../../")
    assert words in told["says"] and not told["table"]
    assert "choose" not in told["parts"]


def test_legal_seatings_are_listed_where_they_are_few() -> None:
    """Four for two teams of four, two of them in the middle; too many are only counted."""
    found = ask("seats", learnt("en"), "2x4")["parts"]["seatings"]
    assert found.count("data-table=") == 4 and found.count('data-table="2x4"') == 1
    assert "data-table" not in ask("seats", "en", "12x12")["parts"]["seatings"]


def test_any_two_players_can_be_asked_about() -> None:
    """Also those whom no panel names."""
    told = ask("ask_any", learnt("en"), "12x12/none", "../../", "reach", "a6", "g6")
    assert "Too far." in told["parts"]["answer"]
    assert "72 seats away" in told["says"]


@pytest.mark.parametrize(
    ("question", "words"),
    (
        ("larger", ("en", "3x3/d1", "../../")),
        ("larger", ("en", "2x4@2.3/none", "../../")),
        ("larger", ("en", "99x99/none", "../../")),
        ("larger", ("en", "3x3/none", "javascript:alert(1)//")),
        ("wish", ("en", "3x3@2.2", "../../")),
        ("wish", ("en", "<b>", "../../")),
        ("wish", ("en", "9999999x3", "../../")),
        ("ring", ("en", "3x3/none", "3x3/zz")),
        ("look", ("en", "3x3/none", "q9")),
        ("ask_any", ("en", "3x3/none", "../../", "eat", "a2", "b2")),
    ),
)
def test_nonsense_is_refused_and_nothing_raised(question: str, words: tuple[str, ...]) -> None:
    """With the kind of fault, and what was expected."""
    learnt("en")
    assert ask(question, *words)["error"] != "internal"


def test_a_bigger_table_has_as_many_pairs_as_can_be_read() -> None:
    """Every pair up to twelve seats, none beyond."""
    for position, pairs in (("4x3/none", True), ("3x5/none", False)):
        showing = Showing(parse_position(position))
        assert bool(ringside.below(Speech(catalogue("en")), showing)["matrix"]) is pairs
