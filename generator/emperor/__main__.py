"""The core on a command line: ``python -m generator.emperor describe 2x3/a3-b1``.

Prints one line of JSON and ends with status 0. A wrong call, or a position that is none, gives one
clear line on the error stream and status 2.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from json import loads
from typing import NoReturn

from . import facade

WRONG_CALL = 2
BROKEN_PIPE = 141


class Parser(ArgumentParser):
    """A reader of command lines that says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        """End with status 2 and one line."""
        print(f"{self.prog}: {_one_line(message)}", file=sys.stderr)
        raise SystemExit(WRONG_CALL)


def main(arguments: Sequence[str] | None = None) -> int:
    """Answer one question; the exit status comes back."""
    asked = _parser().parse_args(arguments)
    answer = _ask(asked)
    values = loads(answer)
    if "error" in values and "detail" in values:
        print(f"emperor: {_one_line(values['detail'])}", file=sys.stderr)
        return WRONG_CALL
    return _write(answer)


def _parser() -> ArgumentParser:
    """The questions there are, and what each one takes."""
    parser = Parser(
        prog="emperor",
        description="Answers questions about the Emperor variant, as JSON.",
        allow_abbrev=False,
    )
    questions = parser.add_subparsers(dest="question", required=True, metavar="question")

    def question(name: str, words: str, *arguments: str) -> ArgumentParser:
        added = questions.add_parser(name, help=words, description=words, allow_abbrev=False)
        for argument in arguments:
            added.add_argument(argument)
        return added

    question("describe", "everything known of a position", "position")
    question("explain", "why a seat may do what to another", "position", "actor", "target")
    question("explanations", "the same for every pair of seats", "position")
    listing = question("positions", "the running positions of a table", "table")
    listing.add_argument("--all", action="store_true", help="finished ones too")
    listing.add_argument("--shapes", action="store_true", help="one of each shape")
    lap = question("turns", "who plays when", "position")
    lap.add_argument("--from", dest="first", metavar="SEAT", help="the seat that starts")
    question("seatings", "where a table's emperors may sit", "table")
    question("effect", "what a win or draw effect, or conceding, does", "position", "seat", "kind")
    question("battle", "who may attack a battle, by its protector", "position", "protector")
    stepped = question("step", "a stepped game: begin, fall or end", "position", "turn", "action")
    stepped.add_argument("seats", nargs="?", default="none", help="who falls")
    return parser


def _ask(asked: Namespace) -> str:
    """The facade's answer to what was asked."""
    values = vars(asked)
    name = values.pop("question")
    if "all" in values:
        values["finished"] = values.pop("all")
    answer: str = getattr(facade, name)(**values)
    return answer


def _write(answer: str) -> int:
    """Print an answer; a reader who has gone away is no error worth a word."""
    try:
        print(answer, flush=True)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except OSError as error:
        print(f"emperor: cannot write the answer: {error.strerror}", file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return WRONG_CALL
    return 0


def _one_line(text: str) -> str:
    """A text with nothing in it that breaks the line or cannot be printed."""
    return "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text
    )


if __name__ == "__main__":
    sys.exit(main())
