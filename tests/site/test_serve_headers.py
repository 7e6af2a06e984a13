"""The `_headers` file as hosts read it."""

from __future__ import annotations

from generator.site.serve_headers import header_rules, headers_for

TEXT = """\
# all pages
/*
  X-Frame-Options: DENY
  Link: <a>
/assets/*.wasm
  Link: <b>
  Content-Type: application/wasm
"""


def test_every_matching_rule_speaks() -> None:
    """Values for one name are joined."""
    rules = header_rules(TEXT)
    assert headers_for(rules, "/en/") == {"X-Frame-Options": "DENY", "Link": "<a>"}
    assert headers_for(rules, "/assets/x/y.wasm")["Link"] == "<a>, <b>"


def test_only_the_star_is_special() -> None:
    """A full stop in a pattern is a full stop."""
    assert headers_for(header_rules("/a.b\n  X: 1\n"), "/aXb") == {}


def test_a_name_after_a_colon_is_one_folder() -> None:
    """It never reaches over a slash, and never stands for nothing."""
    rules = header_rules("/:language/embed/:table/*\n  X: 1\n")
    assert headers_for(rules, "/en/embed/a3/") == headers_for(rules, "/fr/embed/a3/x") == {"X": "1"}
    for path in ("/en/embed/", "/en/x/embed/a3/", "/embed/a3/", "/en/embed/a3"):
        assert headers_for(rules, path) == {}
