"""Answers worked out once, and kept with the frozen value they are about."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

Value = TypeVar("Value")
Answer = TypeVar("Answer")


def kept(question: Callable[[Value], Answer]) -> Callable[[Value], Answer]:
    """A question about one frozen value that is worked out only the first time it is asked.

    The answer lives in the value's own dictionary, beside its fields: it goes when the value goes,
    and takes no part in comparing values. (A shared cache would hash the whole value every time,
    which takes longer than most of the answers.)
    """
    key = f"kept {question.__module__}.{question.__qualname__}"

    @wraps(question)
    def asked(value: Value) -> Answer:
        known = value.__dict__
        if key in known:
            answer: Answer = known[key]
            return answer
        known[key] = answer = question(value)
        return answer

    return asked
