"""What a page says of other languages, put in last: one more makes none of their pages anew."""

from __future__ import annotations

from dataclasses import dataclass

ALTERNATES, LANGUAGES = "<!--alternates-->", "<!--languages-->"
"""Where it goes: at the head, for search engines, and in the bar, for readers."""


@dataclass(frozen=True, slots=True)
class Around:
    """The two pieces of HTML, as bytes."""

    alternates: bytes
    languages: bytes

    def put(self, leaf: bytes) -> bytes:
        """The page with both pieces in their places.

        >>> Around(b"<link>", b"<nav>").put(b"<!--alternates-->\\n<p><!--languages-->\\n<hr>")
        b'<link><p><nav><hr>'
        """
        whole = leaf.replace(f"{ALTERNATES}\n".encode(), self.alternates, 1)
        return whole.replace(f"{LANGUAGES}\n".encode(), self.languages, 1)

    @property
    def whole(self) -> bytes:
        """Both pieces, to look through their links."""
        return self.alternates + self.languages
