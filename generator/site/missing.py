"""A text that a page needs and does not find, told where it should stand."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches

from jinja2 import TemplateError, TemplateNotFound, TemplateSyntaxError

from generator.language.catalogue import UnknownMessageError
from generator.language.message import MessageError
from generator.language.problem import Problem
from generator.language.source import Original


def text_problem(
    fault: UnknownMessageError | MessageError, originals: Mapping[str, Original], folder: str
) -> Problem:
    """What is wrong with the English of `folder` where a page could not be said.

    `originals` are its texts by id.
    """
    if isinstance(fault, UnknownMessageError):
        return _unknown(str(fault.args[0]), originals, folder)
    for original in originals.values():
        if fault.text in original.forms:
            mend = "put the name in the braces back as it was"
            return Problem(
                original.path, original.line, "error", "texts", original.ident, str(fault), mend
            )
    mend = "put the names in the braces back as they were"
    return Problem(f"{folder}/en", 1, "error", "texts", "", str(fault), mend)


def _unknown(ident: str, originals: Mapping[str, Original], folder: str) -> Problem:
    near = get_close_matches(ident, originals, 1)
    if near:
        at = originals[near[0]]
        return Problem(
            at.path,
            at.line,
            "error",
            "texts",
            ident,
            "a page needs this text and does not find it",
            f"is it {at.ident} by another name? Write it, or put its name back as it was",
        )
    file = {"rule": "rules.toml", "term": "glossary.toml"}.get(ident.partition(".")[0])
    path = f"{folder}/en/{file or 'strings.toml'}"
    what = "a page needs this text and does not find it"
    return Problem(path, 1, "error", "texts", ident, what, f'write it: ["{ident}"]')


def template_problem(fault: TemplateError) -> Problem:
    """What is wrong with a frame of the pages: it is not there, or not a template.

    >>> print(template_problem(TemplateNotFound("quiz.html")))
    templates/quiz.html:1: error [template] a page needs this template and does not find it
      to mend: restore it from the last version
    """
    if isinstance(fault, TemplateSyntaxError):
        path, line = f"templates/{fault.name}", fault.lineno
        return Problem(path, line, "error", "template", "", str(fault.message), "mend the line")
    if isinstance(fault, TemplateNotFound):
        what = "a page needs this template and does not find it"
        mend = "restore it from the last version"
        return Problem(f"templates/{fault.name}", 1, "error", "template", "", what, mend)
    return Problem("templates", 1, "error", "template", "", str(fault), "mend the template")
