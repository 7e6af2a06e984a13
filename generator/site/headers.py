"""The `_headers` file: what hosts that read one (Netlify, Cloudflare Pages) send with each answer.

Where two patterns fit an address, hosts send the headers of both, and two values of one header are
joined. So no header is given twice for any address: pages and files have patterns that never meet.
Pages are named by their first folder, since those below `embed/` are for the frames of others.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from generator.site.embed_view import FRAME_POLICY, PAGE_POLICY
from generator.site.frame import POLICY
from generator.site.offline import WORKER as SITE_WORKER_FILE
from generator.site.plan import Plan
from generator.site.settings import Settings

EVERYWHERE = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    # For addresses that no line below names; where one does, its policy goes before this.
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "accelerometer=(), camera=(), display-capture=(), geolocation=(), "
    "gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
}
FRESH = {"Cache-Control": "public, max-age=0, must-revalidate"}
PAGE = {"Content-Security-Policy": f"{POLICY}; frame-ancestors 'none'", **FRESH}
EMBED_PAGE = {"Content-Security-Policy": f"{PAGE_POLICY}; frame-ancestors 'none'", **FRESH}
FRAMED = {"Content-Security-Policy": f"{FRAME_POLICY}; frame-ancestors *", **FRESH}
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
WORKER = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
    "connect-src 'self'",
}
SITE_WORKER = {"Content-Security-Policy": "default-src 'none'; connect-src 'self'", **FRESH}
DATA = {
    "Access-Control-Allow-Origin": "*",
    "Cache-Control": "public, max-age=3600",
}


def headers(settings: Settings, plans: Sequence[Plan]) -> bytes:
    """The file for this site. It belongs at the root of the host, whatever the site's own path."""
    base, language = settings.base_path, f"{settings.base_path}:language/"
    folders = tuple(dict.fromkeys(plan.slug.partition("/")[0] for plan in plans if plan.slug))
    rules: list[tuple[str, Mapping[str, str]]] = [(f"{base}*", EVERYWHERE)]
    for home in (base, language):
        rules += [(home + page, PAGE) for page in ("", "index.html", "404.html")]
    rules += [(f"{language}{folder}/*", PAGE) for folder in folders if folder != "embed"]
    if "embed" in folders:
        rules += [(f"{language}embed/{page}", EMBED_PAGE) for page in ("", "index.html")]
        rules += [(f"{language}embed/:table/*", FRAMED), (f"{base}embed/*", DATA)]
    rules += [(f"{base}assets/*", FOR_EVER), (f"{base}api/*", DATA)]
    rules += [(f"{base}py/*", {**FOR_EVER, **WORKER})]
    rules += [(f"{base}{SITE_WORKER_FILE}", SITE_WORKER), (f"{language}offline.html", PAGE)]
    return "\n".join(_rule(pattern, values.items()) for pattern, values in rules).encode()


def _rule(pattern: str, values: Iterable[tuple[str, str]]) -> str:
    return pattern + "\n" + "".join(f"  {name}: {value}\n" for name, value in values)
