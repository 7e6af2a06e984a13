"""The one formatter: a text with named places becomes a sentence.

A text holds places such as `{target}`; `{{` and `}}` are braces themselves. A place may ask for
an inflected form of the phrase put in: `{target}~akk`. Where a value is put in, and only there,
the language's contractions and elisions apply; a value that begins a sentence gets a capital.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from generator.language.language import OPENING, Language

PLACE = re.compile(r"\{\{|\}\}|\{([^{}]*)\}(?:~([a-z]+))?|[{}]")
NAME = re.compile(r"[a-z][a-z0-9_]*\Z")
FORM = re.compile(r"\s+~([a-z]+)\s+")
SENTENCE_END = re.compile(r"[.!?…。！？][\"'”’»)\u00a0\u202f]*\s+\Z|\n\s*\Z")
TAIL = re.compile(r"(?P<word>[^\W\d_]+)(?P<gap>[ \u00a0\u202f])(?P<marks>[*_\[]*)\Z")
_MARKS = OPENING.replace(" ", "")
WORD = re.compile(r"[^\W\d_]+(?!\w)")


class MessageError(ValueError):
    """A text that cannot be formatted: a bad place, or a value that is missing.

    `text` is the text as written.
    """

    def __init__(self, what: str, text: str = "") -> None:
        self.text = text
        super().__init__(what)


@dataclass(frozen=True)
class Phrase:
    """A noun phrase that goes into sentences, with the inflected forms its language needs.

    >>> phrase("dein General ~akk deinen General").form("akk")
    'deinen General'
    """

    text: str
    forms: tuple[tuple[str, str], ...] = ()

    def form(self, name: str | None) -> str:
        """The inflected form of that name, or the plain text where there is none."""
        return dict(self.forms).get(name, self.text) if name else self.text

    def __str__(self) -> str:
        return self.text


Value = int | str | Phrase


@dataclass(frozen=True)
class Place:
    """A named place in a text, and the inflected form it asks for."""

    name: str
    form: str | None = None


@dataclass(frozen=True)
class Part:
    """A stretch of a finished sentence, and the name of the place it fills ("" for the rest)."""

    text: str
    name: str = ""


@lru_cache(maxsize=8192)
def phrase(text: str) -> Phrase:
    """A phrase from its text; inflected forms follow it, each after `~name`."""
    plain, *rest = FORM.split(text)
    return Phrase(plain, tuple(zip(rest[::2], rest[1::2], strict=True)))


@lru_cache(maxsize=4096)
def parse(text: str) -> tuple[str | Place, ...]:
    """The text cut into literal stretches and places; MessageError where braces are wrong.

    >>> parse("{attacker} can attack {target}~akk.")
    (Place(name='attacker', form=None), ' can attack ', Place(name='target', form='akk'), '.')
    """
    pieces: list[str | Place] = []
    literal, end = "", 0
    for match in PLACE.finditer(text):
        literal, end = literal + text[end : match.start()], match.end()
        token = match.group()
        if token in ("{{", "}}"):
            literal += token[0]
            continue
        name = match.group(1)
        if name is None or not NAME.match(name):
            raise MessageError(f"expected a name in braces, or {{{{ for a brace: {token!r}", text)
        if literal:
            pieces.append(literal)
        pieces.append(Place(name, match.group(2)))
        literal = ""
    literal += text[end:]
    return (*pieces, literal) if literal else tuple(pieces)


def names_of(text: str) -> tuple[str, ...]:
    """The names of a text's places, each once; MessageError where braces are wrong."""
    return tuple(dict.fromkeys(p.name for p in parse(text) if isinstance(p, Place)))


def parts(
    language: Language, text: str, values: Mapping[str, Value], *, sentence: bool = True
) -> tuple[Part, ...]:
    """The finished sentence in stretches, so that a caller may mark the values in it.

    `sentence` is false for phrases that are themselves put into sentences.
    """
    return tuple(Part(*part) for part in _filled(language, text, tuple(values.items()), sentence))


@lru_cache(maxsize=8192)
def _filled(
    language: Language, text: str, given: tuple[tuple[str, Value], ...], sentence: bool
) -> tuple[tuple[str, str], ...]:
    """The stretches of the finished sentence, each with the name of the place it fills.

    One page says the same of many seats, and all tables say it again.
    """
    values = dict(given)
    done: list[tuple[str, str]] = []
    before = ""
    for piece in parse(text):
        if isinstance(piece, str):
            done.append((piece, ""))
            before += piece
            continue
        if piece.name not in values:
            raise MessageError(f"nothing is known to put in place of {{{piece.name}}}", text)
        value = shown(language, values[piece.name], piece.form)
        if sentence and begins_sentence(before):
            value = language.capital(value)
        left, value = join(language, before, value)
        if done and left != before:
            last, name = done[-1]
            done[-1] = (left[len(before) - len(last) :], name)
        done.append((value, piece.name))
        before = "".join([text for text, _ in done]) if left != before else before + value
    return tuple(done)


def fill(
    language: Language, text: str, values: Mapping[str, Value], *, sentence: bool = True
) -> str:
    """The finished sentence.

    >>> from generator.language.language import ENGLISH
    >>> fill(ENGLISH, "{seat} falls.", {"seat": Phrase("your emperor")})
    'Your emperor falls.'
    """
    return "".join([part for part, _ in _filled(language, text, tuple(values.items()), sentence)])


def shown(language: Language, value: Value, form: str | None = None) -> str:
    """A value as text: numbers in the language's way, phrases in the form asked for."""
    if isinstance(value, Phrase):
        return value.form(form)
    return language.number(value) if isinstance(value, int) else value


def begins_sentence(before: str) -> bool:
    """Whether what follows `before` begins a sentence.

    >>> begins_sentence("Done. "), begins_sentence("can attack "), begins_sentence("¿")
    (True, False, True)
    """
    before = before.rstrip(_MARKS)
    if not before or before[-1].isspace():
        return not before.strip() or SENTENCE_END.search(before) is not None
    return False


def join(language: Language, left: str, right: str) -> tuple[str, str]:
    """Both sides of a join, contracted or elided as the language asks.

    >>> french = Language("fr", "Français", "French", contractions=(("de le", "du"),))
    >>> join(french, "la portée de ", "le général")
    ('la portée du ', 'général')
    """
    words = language.joining
    tail = TAIL.search(left) if words and left.rstrip("*_[")[:-1].lower().endswith(words) else None
    if tail is None:
        return left, right
    word, stem = tail["word"], left[: tail.start()]
    plain = right.replace("'", "’")
    for source, result in language.contractions:
        first, _, article = source.partition(" ")
        article += "" if article.endswith("’") else " "
        if word.lower() == first and plain.lower().startswith(article):
            gap = "" if result.endswith("’") else tail["gap"]
            return stem + like(word, result) + gap + tail["marks"], right[len(article) :]
    following = WORD.match(right)
    for elision in language.elisions:
        if following and elision.happens(word.lower(), following.group().lower()):
            result = elision.words[word.lower()]
            gap = "" if result.endswith("’") else tail["gap"]
            return stem + like(word, result) + gap + tail["marks"], right
    return left, right


def like(word: str, result: str) -> str:
    """`result` with a capital where `word` has one."""
    return result[:1].upper() + result[1:] if word[:1].isupper() else result
