"""What a translator is told beside each text: its note, an example, the room it has."""

from __future__ import annotations

from collections.abc import Iterable

from generator.language.catalogue import Catalogue, UnknownMessageError
from generator.language.message import MessageError, Value
from generator.language.po import BREAK, PARAGRAPH
from generator.language.source import Original


def notes_of(original: Original, catalogue: Catalogue) -> tuple[str, ...]:
    """The lines for the translator; the example is the text said with its example values."""
    lines = [line.strip() for line in original.note.split("\n") if line.strip()]
    if original.example:
        try:
            values = example_values(original, catalogue)
            lines.append("Example: " + catalogue.say(original.ident, **values).replace("\n", " "))
        except (MessageError, UnknownMessageError):
            pass
    if BREAK in original.text:
        lines.append(f"An empty line, {PARAGRAPH} in the file, begins a new paragraph.")
    if original.limit is not None:
        lines.append(f"At most {original.limit} characters.")
    return tuple(lines)


def all_notes(originals: Iterable[Original], catalogue: Catalogue) -> dict[str, tuple[str, ...]]:
    """The notes of every text, by id."""
    return {o.ident: notes_of(o, catalogue) for o in originals}


def example_values(original: Original, catalogue: Catalogue) -> dict[str, Value]:
    """The example values of a text; the id of a text stands for that phrase."""
    return {name: example_value(value, catalogue) for name, value in original.example.items()}


def example_value(value: str | int, catalogue: Catalogue) -> Value:
    """One example value: the phrase of that id, or the value itself."""
    if isinstance(value, str) and catalogue.has(value):
        try:
            return catalogue.phrase(value, n=2)
        except MessageError:
            return value
    return value
