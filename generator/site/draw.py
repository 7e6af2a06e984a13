"""Pictures and icons as Markup, with their titles and descriptions in the page's language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from html import escape

from markupsafe import Markup

from generator.diagram import key
from generator.diagram.board import board_scene
from generator.diagram.drawing import svg
from generator.diagram.ring import ring_scene
from generator.diagram.scene import Scene
from generator.diagram.sprite import sprite, used
from generator.emperor.clock import Position
from generator.emperor.seat import Seat
from generator.site.voice import Voice
from generator.wording.names import team_title
from generator.wording.pictures import picture as words_of
from generator.wording.pictures import turns_sentence

SPRITE = "<!--sprite-->"
_ICON = Markup(
    '<svg class="icon icon-{0}" aria-hidden="true" focusable="false"><use href="#i-{0}"/></svg>'
)
_IDENT = "picture-x"
_TITLE, _DESCRIPTION = "\ue020", "\ue021"
"""Letters that no language uses, in whose place the words go."""


@lru_cache(maxsize=256)
def icon(name: str) -> Markup:
    """An icon of the page's sprite; what it means stands in words beside it."""
    return _ICON.format(name)


def sample(name: str) -> Markup:
    """One part of the pictures for a key, hidden from those who listen: words stand beside it."""
    return Markup(key.sample(name))


def with_sprite(html: str, also: Iterable[str] = ()) -> str:
    """The page with the symbols that it really uses in the place kept for them.

    `also` names symbols that it will need later on, once it is in use.
    """
    names = {ident.removeprefix("i-") for ident in used(html)}.union(also)
    return html.replace(SPRITE, sprite(*sorted(names)) if names else "")


def picture(
    voice: Voice,
    position: Position,
    viewer: Seat | None,
    ident: str = "",
    first: Seat | None = None,
) -> Markup:
    """The picture of a table, from a seat or from nobody, with words for those who listen.

    `ident` begins its ids, for a page that refers to its words; empty for none. With `first` the
    seats are numbered by turns, from that seat on.
    """
    cat = voice.catalogue
    now = position.configuration
    words = words_of(cat, now, viewer, position.began)
    labels: tuple[str, ...] = ()
    if not now.table.basic:
        labels = tuple(
            voice.set(team_title(cat, now.table, team)) for team in range(now.table.teams)
        )
    description = voice.set(words.description)
    if first is not None:
        description = f"{description} {voice.set(turns_sentence(cat, now, first))}"
    title = voice.set(words.title)
    drawn = _drawn(position, viewer, first, labels, bool(description), _IDENT if ident else "")
    drawn = drawn.replace(_TITLE, escape(title, quote=False))
    drawn = drawn.replace(_DESCRIPTION, escape(description, quote=False))
    return Markup(drawn.replace(_IDENT, ident))


def alone(voice: Voice, position: Position) -> str:
    """The picture of a table of six as a file of its own, in its own colours."""
    words = words_of(voice.catalogue, position.configuration, None, position.began)
    title, description = voice.set(words.title), voice.set(words.description)
    scene = board_scene(position.configuration, None, position.began)
    return svg(scene, title=title, description=description, standalone=True)


@lru_cache(maxsize=2000)
def _drawn(
    position: Position,
    viewer: Seat | None,
    first: Seat | None,
    labels: tuple[str, ...],
    described: bool,
    ident: str,
) -> str:
    """The picture with its words still to be put in: languages differ in nothing else."""
    scene = _scene(position, viewer, first, labels)
    return svg(scene, title=_TITLE, description=_DESCRIPTION if described else "", ident=ident)


def _scene(
    position: Position, viewer: Seat | None, first: Seat | None, labels: tuple[str, ...]
) -> Scene:
    now = position.configuration
    if now.table.basic:
        return board_scene(now, viewer, position.began, first=first)
    ranges = viewer is None and not now.fallen
    return ring_scene(now, viewer, position.began, labels=labels, ranges=ranges)
