"""The header of a translation file: language, encoding and plural rule."""

from __future__ import annotations

import re

from generator.language.language import Language, plural_rule
from generator.language.po import PoFile
from generator.language.problem import Problem

PLURAL = re.compile(r"nplurals\s*=\s*(?P<count>[^;]*?)\s*;\s*plural\s*=\s*(?P<rule>.*?)\s*;?\s*\Z")
CODE = re.compile(r"[A-Za-z_]{2,}\s*[(.]|__|['\"\[\]{}\\]|\b(?:import|lambda|eval|exec)\b")
KIND = "header"


def check_header(language: Language, file: PoFile) -> list[Problem]:
    """The faults of the header, each at the line of its field."""
    problems: list[Problem] = []

    def fault(line: int, what: str, mend: str) -> None:
        problems.append(Problem(file.path, line, "error", KIND, "", what, mend))

    header = file.header
    if header is None:
        fault(1, 'no header entry (msgid "" / msgstr "...")', "restore the header: the formatter")
        return problems
    fields = file.header_fields()
    lines = field_lines(file)

    def line(name: str) -> int:
        return lines.get(name, header.line or 1)

    if header is not file.entries[0]:
        fault(header.line, "the header is not at the start", "move it to the first line")
    if what := wrong_language(language, fields.get("language")):
        fault(line("language"), what, f"write: Language: {language.tag.replace('-', '_')}")
    if what := wrong_charset(fields.get("content-type")):
        fault(line("content-type"), what, "write: Content-Type: text/plain; charset=UTF-8")
    counted = any(e.english_plural is not None for e in file.live)
    rule = fields.get("plural-forms")
    if rule is None:
        if counted:
            line_ = f"Plural-Forms: nplurals={language.nplurals}; plural={language.plural};\\n"
            fault(1, "plural entries but no Plural-Forms line", f'add: "{line_}"')
    elif faults := wrong_plural(language, rule, file):
        fault(line("plural-forms"), *faults)
    return problems


def field_lines(file: PoFile) -> dict[str, int]:
    """The line of every header field, by name in small letters."""
    lines: dict[str, int] = {}
    header = file.header
    if header is None:
        return lines
    start = header.line_of("msgstr")
    for number, line in enumerate(file.text.split("\n")[start - 1 :], start):
        match = re.match(r'\s*(?:msgstr\s*)?"([A-Za-z-]+)\s*:', line)
        if match:
            lines.setdefault(match.group(1).lower(), number)
        elif number > start and not line.strip().startswith('"'):
            break
    return lines


def wrong_language(language: Language, value: str | None) -> str | None:
    """What is wrong with the Language field."""
    if not value:
        return "no Language line" if value is None else "the Language line is empty"
    if not re.fullmatch(r"[A-Za-z]{2,3}([-_@][A-Za-z0-9]+)*", value):
        return f'Language "{value}" is not a language tag'
    tag = value.replace("_", "-").lower()
    own = language.tag.lower()
    if tag == own or tag.split("-")[0] == own or own.startswith(f"{tag}-"):
        return None
    return f'Language "{value}" is not the language of this folder ({language.tag})'


def wrong_charset(value: str | None) -> str | None:
    """What is wrong with the Content-Type field."""
    match = re.search(r"charset\s*=\s*([^\s;]*)", value or "", re.IGNORECASE)
    if match is None:
        return "no charset in the header"
    if match.group(1).lower().replace("-", "") != "utf8":
        return f"charset {match.group(1)} is not UTF-8"
    return None


def wrong_plural(language: Language, value: str, file: PoFile) -> tuple[str, str] | None:
    """What is wrong with the Plural-Forms field, and how to mend it."""
    whole = f"write: nplurals={language.nplurals}; plural={language.plural};"
    match = PLURAL.match(value)
    if match is None:
        return f'Plural-Forms "{value}" is not complete', whole
    rule = match["rule"]
    if CODE.search(rule):
        return "plural expression holds program code", f"write: plural={language.plural};"
    if not match["count"].isdigit():
        return f"nplurals={match['count']} is not a number", f"write nplurals={language.nplurals}"
    count = int(match["count"])
    if count != language.nplurals:
        forms = sorted({len(e.strings) for e in file.live if e.english_plural is not None})
        have = str(forms[-1]) if forms and forms[-1] != count else str(language.nplurals)
        what = f"nplurals={count} but entries have {have} forms"
        if have != str(language.nplurals) or not forms:
            what = f"nplurals={count}, {language.english} has {language.nplurals} forms"
        return what, f"write nplurals={language.nplurals}"
    try:
        given, own = plural_rule(rule), plural_rule(language.plural)
        for n in (*range(0, 201), 1000, 1_000_000):
            if given(n) != own(n):
                number = "plural" if given(n) else "singular"
                what = f"plural rule {rule} is not {language.english}: {n} would be {number}"
                return f"{what}; {language.english} is {language.plural}", whole
    except (ValueError, ArithmeticError, RecursionError):
        return f"plural expression {rule[:60]} cannot be read", f"write: plural={language.plural};"
    return None
