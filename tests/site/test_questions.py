"""The questions page as data."""

from __future__ import annotations

from generator.emperor.notation import parse_position, position_text
from generator.site.content import Content
from generator.site.questions import questions
from generator.site.voice import Voice


def test_every_third_heading_of_the_page_is_a_question(content: Content) -> None:
    """In the page's order, each in a group that is there."""
    groups, found = questions(content, Voice(content.catalogues["en"]))
    headings = content.pages["questions"].headings[1:]
    idents = {question.ident for question in found} | {group.ident for group in groups}
    assert [ident for ident in headings if ident in idents] == list(headings)
    assert {question.group for question in found} == {group.ident for group in groups}


def test_an_answer_is_words_alone(content: Content) -> None:
    """Figures are given as positions in the core's own spelling."""
    for tag in ("en", "fr"):
        _, found = questions(content, Voice(content.catalogues[tag]))
        for question in found:
            assert question.answer and "=" not in question.answer
            for position in question.positions:
                assert position_text(parse_position(position)) == position
        assert sum(bool(question.positions) for question in found) > 10


def test_a_site_without_questions_has_none(content: Content) -> None:
    """The page is not one that every site must have."""
    from dataclasses import replace

    pages = {name: page for name, page in content.pages.items() if name != "questions"}
    without = replace(content, pages=pages)
    assert questions(without, Voice(without.catalogues["en"])) == ((), ())
