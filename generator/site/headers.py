"""The `_headers` file: what hosts that read one (Netlify, Cloudflare Pages) send with each answer.

Where two patterns fit an address, hosts send the headers of both, and two values of one header are
joined. So no header is given twice for any address: pages and files have patterns that never meet.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from generator.site.frame import POLICY
from generator.site.settings import Settings

EVERYWHERE = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "accelerometer=(), camera=(), display-capture=(), geolocation=(), "
    "gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
}
PAGE = {
    "Content-Security-Policy": f"{POLICY}; frame-ancestors 'none'",
    "Cache-Control": "public, max-age=0, must-revalidate",
}
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
WORKER = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
    "connect-src 'self'",
}
DATA = {
    "Access-Control-Allow-Origin": "*",
    "Cache-Control": "public, max-age=3600",
}


def headers(settings: Settings) -> bytes:
    """The file for this site. It belongs at the root of the host, whatever the site's own path."""
    base = settings.base_path
    pages = ["", "index.html", "404.html", *(f"{tag}/*" for tag in settings.languages)]
    rules: list[tuple[str, Mapping[str, str]]] = [(f"{base}*", EVERYWHERE)]
    rules += [(base + page, PAGE) for page in pages]
    rules += [(f"{base}assets/*", FOR_EVER), (f"{base}api/*", DATA)]
    rules += [(f"{base}py/*", {**FOR_EVER, **WORKER})]
    return "\n".join(_rule(pattern, values.items()) for pattern, values in rules).encode()


def _rule(pattern: str, values: Iterable[tuple[str, str]]) -> str:
    return pattern + "\n" + "".join(f"  {name}: {value}\n" for name, value in values)
