"""The site's own texts in every language, and short ways to ask for what they say."""

from __future__ import annotations

from functools import cache

from generator.language.catalogue import Catalogue
from generator.language.folder import load_catalogue
from generator.setup.call import ROOT

TAGS = ("en", "fr", "de", "es")
SITE = ROOT / "site_src"


@cache
def catalogue(tag: str) -> Catalogue:
    """Everything the site says in one language."""
    return load_catalogue(SITE, tag)


EN, FR = catalogue("en"), catalogue("fr")
