"""No file, however broken, makes the check or the formatter fail."""

from __future__ import annotations

import random

from generator.language.check import check_po
from generator.language.folder import load_language
from generator.language.formatting import formatted
from generator.language.problem import ProblemsError
from tests.language.bad import GOOD, SITE, bench


def mutated(random_: random.Random, data: bytes) -> bytes:
    """The file with some bytes deleted, doubled, swapped or replaced."""
    raw = bytearray(data)
    for _ in range(random_.randint(1, 6)):
        if not raw:
            break
        at, length = random_.randrange(len(raw)), random_.randint(1, 30)
        piece = bytes(raw[at : at + length])
        raw[at : at + length] = random_.choice(
            (b"", piece * 2, bytes([random_.randrange(256)]), b'"', b"\\", b"{", b"\n", b"msgid ")
        )
    return bytes(raw)


def test_four_thousand_mutated_files_crash_nothing() -> None:
    """Whatever a file holds, check and formatter answer with problems or a text."""
    random_ = random.Random(809)
    language = load_language(SITE, "fr")
    for _ in range(4000):
        data = mutated(random_, GOOD.encode())
        for problem in check_po(bench(), "site.po", data):
            assert problem.line >= 1 and problem.what and problem.mend
        try:
            text = formatted(language, "site.po", data)
        except ProblemsError:
            continue
        assert formatted(language, "site.po", text.encode()) == text
