"""A table told: its name and what it means, at the head of the page and beside the picture."""

from __future__ import annotations

from generator.fragment.html import Html, element, joined
from generator.fragment.showing import Showing
from generator.fragment.speech import Speech
from generator.wording.lanes import lane_words
from generator.wording.matrix import matrix as pairs
from generator.wording.narration import exposed_sentences, story
from generator.wording.pending import pending_sentences
from generator.wording.text import plain_text


def heading(speech: Speech, showing: Showing) -> Html:
    """The table's name, who has fallen, and what that means."""
    told = story(speech.catalogue, showing.now, showing.own)
    lead = f"{told.headline} {told.explanation}"
    window = speech.say("table.title", headline=told.headline.rstrip("."))
    return joined(
        element(
            "h1",
            speech.set(told.title),
            id="table",
            data_title=window if showing.now.fallen else None,
        ),
        element("p", speech.set(lead), class_="lead"),
    )


def tale(speech: Speech, showing: Showing) -> Html:
    """The table in words: the front, the lanes, who is exposed, and by the book what waits."""
    cat, now, own = speech.catalogue, showing.now, showing.own
    told = story(cat, now, own)
    said = [f"{told.headline} {told.explanation}"]
    if not showing.over:
        said.append(" ".join(lane.sentence for lane in lane_words(cat, now, own)))
        said.append(" ".join(exposed_sentences(cat, now, own)))
        said.append(" ".join(pending_sentences(cat, showing.position, own)))
    return joined(element("p", speech.set(text)) for text in said if text)


def matrix(speech: Speech, showing: Showing) -> Html:
    """The table from whom to whom; nothing once the game is over."""
    if showing.over:
        return Html("")
    words = pairs(speech.catalogue, showing.position, showing.own)
    corner = element("td", speech.set(words.corner))
    heads = (element("th", speech.set(head), scope="col") for head in words.headings)
    rows = (
        element(
            "tr",
            element("th", speech.set(row.heading), scope="row"),
            (element("td", speech.set(cell.word), class_=cell.kind) for cell in row.cells),
        )
        for row in words.rows
    )
    return joined(
        element("h2", speech.set(words.title), id="matrix"),
        element(
            "div",
            element(
                "table",
                element("caption", speech.set(words.caption)),
                element("thead", element("tr", corner, heads)),
                element("tbody", rows),
            ),
            class_="scroll",
            tabindex="0",
            role="region",
            aria_labelledby="matrix",
        ),
        element("ul", (element("li", speech.set(line)) for line in words.key), class_="matrix-key"),
    )


def plain(speech: Speech, showing: Showing) -> Html:
    """The table as plain text, hidden, to be copied."""
    text = speech.set(plain_text(speech.catalogue, showing.position, own=showing.own))
    return element("pre", text, hidden=True)
