"""Everything this room can say about a position, each text with what kind of text it is."""

from __future__ import annotations

from collections.abc import Iterator

from generator.emperor.bridges import exposed
from generator.emperor.clock import Position
from generator.emperor.outcome import outcome
from generator.emperor.seat import Seat
from generator.language.catalogue import Catalogue
from generator.wording.answers import answers
from generator.wording.cards import card
from generator.wording.lanes import lane_words
from generator.wording.narration import (
    exposed_sentence,
    exposed_sentences,
    headline,
    outcome_sentence,
    outcome_shared,
    story,
)
from generator.wording.panel import facts, remarks
from generator.wording.pending import pending_sentences
from generator.wording.pictures import picture
from generator.wording.tags import tag
from generator.wording.turns import run_labels, turn_first, turn_next, turn_now

from .reading import Kind

Text = tuple[Kind, str]


def about_table(cat: Catalogue, position: Position, own: int = 0) -> Iterator[Text]:
    """What is said of a table as a whole."""
    now = position.configuration
    told = story(cat, now, own)
    yield "heading", told.title
    yield "sentence", told.headline
    yield "sentence", told.explanation
    yield "sentence", headline(cat, now, own)
    yield "sentence", outcome_sentence(cat, now, own)
    if shared := outcome_shared(cat, now):
        yield "sentence", shared
    for sentence in exposed_sentences(cat, now, own):
        yield "sentence", sentence
    for emperor in exposed(now):
        yield "sentence", exposed_sentence(cat, now, emperor, own)
    for sentence in pending_sentences(cat, position, own):
        yield "sentence", sentence
    for lane in lane_words(cat, now, own):
        yield "heading", lane.title
        yield "heading", lane.state
        yield "sentence", lane.sentence


def about_seat(cat: Catalogue, position: Position, seat: Seat, own: int = 0) -> Iterator[Text]:
    """What is said of one seat, standing or not."""
    now = position.configuration
    words = card(cat, position, seat, own)
    yield "heading", words.label
    yield "heading", words.name
    yield "heading", words.spoken
    yield "sentence", words.description
    for line in (words.reach, words.attack, words.next_turn, words.state):
        if line:
            yield "heading", line
    if words.note:
        yield "sentence", words.note
    for fact in facts(cat, position, seat, own):
        yield "heading", fact.term
        yield "part", fact.words
    for remark in remarks(cat, position, seat, own):
        yield "sentence", remark.sentence
    drawn = picture(cat, now, seat if seat in now.ring else None, position.began, own)
    yield "heading", drawn.title
    yield "sentence", drawn.description
    yield "sentence", turn_now(cat, now.table, seat, own)
    yield "sentence", turn_first(cat, now.table, seat, own)
    if not outcome(now).over:
        yield "sentence", turn_next(cat, now, seat, own)
        for label in run_labels(cat, now, seat, own=own):
            yield "part", label


def about_pair(
    cat: Catalogue, position: Position, actor: Seat, target: Seat, own: int = 0
) -> Iterator[Text]:
    """What is said of what one seat may do to another."""
    told = answers(cat, position, actor, target, own)
    for answer in (told.attack, told.reach, told.deploy):
        yield "heading", answer.verdict
        yield "sentence", answer.sentence
        yield "sentence", answer.full
    if words := tag(cat, position, actor, target):
        yield "heading", words.words
