"""Where a page lives: addresses as the site writes them, and the way from one to another.

An address is what follows the site's base: `en/rules/` for a page, `assets/site.css` for a file,
`` (empty) for the root. Links between pages are relative, so the tree works in any folder of any
host.
"""

from __future__ import annotations

import posixpath
from functools import lru_cache


@lru_cache(maxsize=65536)
def relative(source: str, target: str) -> str:
    """The link that leads from the page at address `source` to the address `target`.

    >>> relative("en/table/a3/", "en/rules/#attacking")
    '../../rules/#attacking'
    >>> relative("en/rules/", "en/rules/#reach")
    '#reach'
    >>> relative("en/", "")
    '../'
    >>> relative("", "en/")
    'en/'
    """
    path, mark, fragment = target.partition("#")
    if path == source and fragment:
        return mark + fragment
    folder = source if source.endswith("/") or not source else posixpath.dirname(source) + "/"
    way = posixpath.relpath("/" + path, "/" + folder)
    if not path or path.endswith("/"):
        way += "/"
    return way.removeprefix("./") + mark + fragment if way != "./" else "./" + mark + fragment


def file_path(address: str) -> str:
    """The file that answers for an address.

    >>> file_path("en/rules/"), file_path("en/404.html")
    ('en/rules/index.html', 'en/404.html')
    """
    return address + "index.html" if address.endswith("/") or not address else address


def page(tag: str, slug: str) -> str:
    """The address of a page in a language; the front page has the empty slug.

    >>> page("fr", "table/a3"), page("en", "")
    ('fr/table/a3/', 'en/')
    """
    return f"{tag}/{slug}/" if slug else f"{tag}/"
