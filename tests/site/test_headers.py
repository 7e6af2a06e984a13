"""What hosts that read `_headers` send."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from generator.site.frame import POLICY
from generator.site.serve_headers import header_rules, headers_for


def sent(files: Mapping[str, bytes], path: str) -> dict[str, str]:
    """The headers of one address."""
    return headers_for(header_rules(files["_headers"].decode()), path)


@pytest.mark.parametrize("path", ("/emperor/", "/emperor/en/", "/emperor/fr/table/a3-b1/"))
def test_a_page_may_be_framed_by_nobody(moved: Mapping[str, bytes], path: str) -> None:
    """A meta tag cannot say this; the rest of the policy is the same as in the page."""
    assert sent(moved, path)["Content-Security-Policy"] == f"{POLICY}; frame-ancestors 'none'"


@pytest.mark.parametrize("path", ("en/embed/a3-b1/", "fr/embed/none/index.html"))
def test_a_table_made_for_frames_may_be_framed_by_all(
    moved: Mapping[str, bytes], path: str
) -> None:
    """The page that tells of them may not; what they load is for everybody."""
    policy = "Content-Security-Policy"
    assert sent(moved, f"/emperor/{path}")[policy].endswith("; frame-ancestors *")
    assert sent(moved, "/emperor/en/embed/")[policy].endswith("; frame-ancestors 'none'")
    script = sent(moved, "/emperor/embed/emperor-table.js")
    assert script["Access-Control-Allow-Origin"] == "*"
    assert "immutable" not in script["Cache-Control"]


def test_every_page_says_who_may_frame_it(moved: Mapping[str, bytes]) -> None:
    """Each is named by a line of its own, and no line is for one language."""
    for path in moved:
        if path.endswith(".html"):
            headers = sent(moved, f"/emperor/{path.removesuffix('index.html')}")
            assert "frame-ancestors" in headers["Content-Security-Policy"], path


def test_no_header_is_given_twice_for_any_file(moved: Mapping[str, bytes]) -> None:
    """Hosts join the values of two patterns, and two lifetimes would contradict each other."""
    rules = header_rules(moved["_headers"].decode())
    for path in moved:
        names = [n for rule in rules if rule.matches(f"/emperor/{path}") for n, _ in rule.headers]
        assert len(names) == len(set(names)), path


def test_files_whose_name_changes_with_them_are_kept_for_ever(moved: Mapping[str, bytes]) -> None:
    """And pages are asked for again each time."""
    hashed = next(path for path in moved if path.startswith("assets/"))
    assert "immutable" in sent(moved, f"/emperor/{hashed}")["Cache-Control"]
    assert "max-age=0" in sent(moved, "/emperor/en/rules/")["Cache-Control"]
    assert "immutable" not in sent(moved, "/emperor/favicon.ico").get("Cache-Control", "")


def test_the_policy_of_pages_does_not_reach_other_files(moved: Mapping[str, bytes]) -> None:
    """A worker has a policy of its own, and a second one would bind it too."""
    assert "Content-Security-Policy" not in sent(moved, "/emperor/assets/any.js")


def test_data_may_be_read_from_anywhere(moved: Mapping[str, bytes]) -> None:
    """Other sites' pages too; nothing else is opened to them."""
    assert sent(moved, "/emperor/api/v1/index.json")["Access-Control-Allow-Origin"] == "*"
    assert "Access-Control-Allow-Origin" not in sent(moved, "/emperor/en/")


def test_every_answer_is_what_it_says_it_is(moved: Mapping[str, bytes]) -> None:
    """No guessing of types, no address handed on to other sites."""
    for path in ("/emperor/", "/emperor/assets/x.png", "/emperor/api/v1/index.json"):
        assert sent(moved, path)["X-Content-Type-Options"] == "nosniff"
        assert sent(moved, path)["Referrer-Policy"] == "no-referrer"


def test_no_line_is_too_long_for_a_host(moved: Mapping[str, bytes]) -> None:
    """Cloudflare Pages takes 100 rules and 2,000 characters a line."""
    text = moved["_headers"].decode()
    assert max(map(len, text.splitlines())) <= 2000
    assert len(header_rules(text)) <= 100
