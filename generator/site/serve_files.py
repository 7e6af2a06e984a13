"""Which file of a built site answers an address, as a plain static host would find it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote, unquote

#: Only what a site of ours can hold; anything else is offered as bytes to save.
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".wasm": "application/wasm",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".xml": "application/xml",
    ".atom": "application/atom+xml",
    ".txt": "text/plain; charset=utf-8",
    ".po": "text/plain; charset=utf-8",
    ".md": "text/markdown; charset=utf-8",
    ".pdf": "application/pdf",
    ".zip": "application/zip",
}


@dataclass(frozen=True, slots=True)
class Found:
    """The file that answers; `status` is 404 where it is only the page that says so."""

    file: Path
    status: int = 200

    @property
    def content_type(self) -> str:
        """The MIME type, by the file's ending."""
        return TYPES.get(self.file.suffix, "application/octet-stream")


@dataclass(frozen=True, slots=True)
class Moved:
    """The address to ask instead."""

    to: str


@dataclass(frozen=True, slots=True)
class Missing:
    """Nothing answers, not even a page that says so."""


def answer(out: Path, base_path: str, path: str) -> Found | Moved | Missing:
    """Find what answers *path* (percent-encoded, no query) in the site at *out*.

    *base_path* is the part of the address the site lives under, with slashes at both ends.
    Never leaves *out*, whatever the path or a symbolic link in it says.
    """
    plain = unquote(path, errors="replace")
    parts = [part for part in plain.split("/") if part not in ("", ".")]
    if ".." in parts or any(char in plain for char in "\\\0"):
        return Missing()
    if "//" in plain:  # links on a page would lead elsewhere from here
        return Moved(
            "/" + "/".join(map(quote, parts)) + ("/" if plain.endswith("/") and parts else "")
        )
    prefix = [part for part in base_path.split("/") if part]
    if parts[: len(prefix)] != prefix:
        return Moved(base_path) if not parts else Missing()
    inner = parts[len(prefix) :]
    file = out.joinpath(*inner)
    try:
        if not file.resolve().is_relative_to(out.resolve()):
            return _not_found(out, inner)
        if file.is_dir():
            if not plain.endswith("/"):
                return Moved("/" + "".join(f"{quote(part)}/" for part in parts))
            file /= "index.html"
        elif plain.endswith("/"):
            return _not_found(out, inner)
        return Found(file) if file.is_file() else _not_found(out, inner)
    except (OSError, ValueError):  # a name too long for the disk, or that it does not allow
        return _not_found(out, inner)


def _not_found(out: Path, parts: list[str]) -> Found | Missing:
    """Give the language's own page of a missing address, else the site's."""
    for folder in (*parts[:1], "."):
        page = out / folder / "404.html"
        with suppress(OSError):  # as above
            if page.is_file():
                return Found(page, 404)
    return Missing()
