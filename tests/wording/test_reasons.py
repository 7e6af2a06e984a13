"""No reason of the core goes without words."""

from __future__ import annotations

import ast
import re

import pytest
from hypothesis import HealthCheck, given, settings

from generator.emperor.clock import Position
from generator.emperor.reasons import Reason, explain
from generator.emperor.seat import Seat
from generator.setup.call import ROOT
from generator.wording.reasons import (
    ABSENT,
    ABSENT_FACTS,
    BETWEEN,
    BY_THE_BOOK,
    NEXT_SEAT,
    PLAIN,
    QUESTIONS,
    TEAMMATE,
    VERDICTS,
    WITHIN,
    telling,
)

from ..emperor.spelling import at, seat
from ..emperor.strategies import placed
from .catalogues import EN

CODE = re.compile(r"[a-z]+(-[a-z]+)*\Z")


def codes() -> set[str]:
    """The codes of all reasons, as the core's source spells them."""
    tree = ast.parse((ROOT / "generator/emperor/reason.py").read_text(encoding="utf-8"))
    return {
        str(call.args[1].value)
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id == "_reason"
        and isinstance(call.args[1], ast.Constant)
    }


def test_every_code_of_the_core_has_texts() -> None:
    """Whatever the core can answer is told, and nothing is told that it cannot answer."""
    told = {code for _, code in PLAIN} | set(ABSENT) | {"next-seat", "between", "teammate-within"}
    assert len(codes()) > 8
    assert codes() <= told
    assert all(CODE.match(code) for code in told)


def test_every_text_of_a_reason_exists() -> None:
    """The ids in the tables are ids of texts."""
    pairs = [
        WITHIN,
        *BY_THE_BOOK.values(),
        *PLAIN.values(),
        *NEXT_SEAT.values(),
        *BETWEEN.values(),
        *ABSENT.values(),
    ]
    idents = {ident for pair in pairs for ident in pair}
    idents |= {*VERDICTS.values(), *ABSENT_FACTS.values(), *TEAMMATE.values()}
    assert [ident for ident in sorted(idents) if not EN.has(ident)] == []


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(placed())
def test_any_answer_of_the_core_has_texts(drawn: tuple[Position, Seat, Seat]) -> None:
    """At any table, from any seat to any other."""
    position, actor, target = drawn
    why = explain(position, actor, target)
    for question, reason in zip(QUESTIONS, (why.attack, why.reach, why.deploy), strict=True):
        texts = telling(question, reason)
        assert EN.has(texts.verdict) and EN.has(texts.why) and EN.has(texts.fact)


def test_a_code_without_texts_is_an_error() -> None:
    """A new code cannot pass unnoticed."""
    with pytest.raises(KeyError):
        telling("reach", Reason(True, "by-magic", {}, ()))


@pytest.mark.parametrize(
    ("position", "actor", "target", "why", "values"),
    [
        ("2x3/none", "a2", "b2", "why.attack.between.either.two", {"n": 2}),
        ("2x3/a3", "a2", "b2", "why.attack.between.one", {"n": 1}),
        ("2x3/a3-b3", "a2", "b2", "why.attack.between.either.one", {"n": 1}),
        ("3x3/none", "a2", "c2", "why.attack.between.two", {"n": 2}),
        ("2x4/none", "a2", "b2", "why.attack.between.either", {"n": 3}),
        ("4x3/none", "a2", "b3", "why.attack.between.many", {"n": 3}),
    ],
)
def test_barriers_are_counted_on_the_shorter_way(
    position: str, actor: str, target: str, why: str, values: dict[str, int]
) -> None:
    """One or two are named, more are counted; equal ways are both told."""
    texts = telling("attack", explain(at(position), seat(actor), seat(target)).attack)
    assert (texts.why, texts.values) == (why, values)
