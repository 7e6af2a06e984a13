"""What a page says of itself where its link is shared: Open Graph and Twitter cards."""

from __future__ import annotations

from dataclasses import dataclass

from generator.site.atlas import atlas
from generator.site.bundle import Bundle
from generator.site.card import HEIGHT, WIDTH
from generator.site.content import Content
from generator.site.frame import Frame
from generator.site.pictures import card_name
from generator.site.voice import Voice
from generator.wording.pictures import picture_title


@dataclass(frozen=True, slots=True)
class Share:
    """The values of a page's cards; addresses are absolute."""

    title: str
    description: str
    url: str
    locale: str
    image: str
    alt: str
    width: int = WIDTH
    height: int = HEIGHT


def share(page: Frame) -> Share:
    """The card of a page: its own picture for a table, the general one for all others."""
    return shared(
        page.content,
        page.bundle,
        page.voice,
        title=page.title,
        description=page.description,
        url=page.canonical,
        code=page.plan.code,
    )


def shared(
    content: Content,
    made: Bundle,
    voice: Voice,
    *,
    title: str,
    description: str,
    url: str,
    code: str = "",
) -> Share:
    """A card put together; `code` is the table it shows."""
    shown = atlas().chart(code or "none").configuration
    return Share(
        title,
        description,
        url,
        voice.language.locale,
        content.settings.base + made.address(card_name(voice.tag, code)),
        voice.set(picture_title(voice.catalogue, shown)),
    )
