"""Reads the `_headers` file of a built site, as hosts that know it do."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

_WILD = re.compile(r"\*|:[A-Za-z]\w*")


@dataclass(frozen=True, slots=True)
class HeaderRule:
    """Headers for every address that matches `pattern`.

    In it `*` stands for anything, and a name after a colon for anything between two slashes.
    """

    pattern: str
    headers: tuple[tuple[str, str], ...]

    def matches(self, path: str) -> bool:
        """Tell whether the rule speaks of *path*."""
        parts = _WILD.split(self.pattern)
        wild = [".*" if part == "*" else "[^/]+" for part in _WILD.findall(self.pattern)]
        pattern = "".join(f"{re.escape(p)}{w}" for p, w in zip(parts, [*wild, ""], strict=True))
        return re.fullmatch(pattern, path) is not None


def header_rules(text: str) -> tuple[HeaderRule, ...]:
    """Read a `_headers` file: an address at the margin, its headers indented below.

    >>> header_rules('/en/*\\n  X-Frame-Options: DENY\\n')[0].headers
    (('X-Frame-Options', 'DENY'),)
    """
    rules: list[HeaderRule] = []
    for line in text.splitlines():
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if not line[0].isspace():
            rules.append(HeaderRule(line.strip(), ()))
        elif rules and ":" in line:
            name, _, value = line.partition(":")
            last = rules.pop()
            rules.append(HeaderRule(last.pattern, (*last.headers, (name.strip(), value.strip()))))
    return tuple(rules)


def headers_for(rules: Sequence[HeaderRule], path: str) -> dict[str, str]:
    """Give the headers of *path*; values of several rules for one name are joined by commas."""
    headers: dict[str, str] = {}
    for rule in rules:
        if rule.matches(path):
            for name, value in rule.headers:
                headers[name] = f"{headers[name]}, {value}" if name in headers else value
    return headers
