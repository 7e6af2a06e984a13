"""Typography of a translation: spaces, quotes, ellipsis, and how the text ends."""

from __future__ import annotations

import re
from functools import lru_cache

from generator.language.check_quotes import check_quotes
from generator.language.fault import Fault, error, warning
from generator.language.language import Language

KIND = "typography"
PROTECTED = re.compile(
    r"`[^`]*`|\]\([^()]*\)|https?://\S+|\{[^{}]*\}(?:~\w+)?|</?[A-Za-z][^<>]*>|&#?\w+;"
    r"|\d+:\d+|:::|::|[:;]-?[)(DP](?!\w)"
)
PROTECTING = re.compile(r"[`{<&\]:;]")
SPACES = re.compile("[ \u00a0\u202f]{2,}")
GLUED = re.compile(r"[,;!?.:](?<=[^\W\d_]{2}.)(?=[^\W\d_]{2})")
SPACED = re.compile("[ \u00a0\u202f][,.;:!?]")
ENDS = {
    "。": ".",
    "．": ".",
    "।": ".",
    "۔": ".",
    "！": "!",
    "？": "?",
    "؟": "?",
    "：": ":",
    "；": ";",
}
CLOSERS = " \u00a0\u202f\n»”“’‘\"')]*_`›‹"
LINKS = re.compile(r"\[([^\[\]]*)\]\([^()]*\)")
LOST_LETTER = re.compile(r"[^\W\d_]+\?(?:[^\W\d_]+|(?=[.,]))")


def check_typography(language: Language, english: str, text: str) -> list[Fault]:
    """All typographic faults of a translation, one of each sort at most."""
    plain = text
    if PROTECTING.search(text):
        plain = PROTECTED.sub(lambda m: "0" * len(m.group()), text)
    lost = lost_letter(plain)
    if lost:
        return [lost]
    if not text.strip():
        return [warning(KIND, "nothing but spaces", 'translate it, or leave it ""')]
    found = (
        edges(english, text),
        double_space(plain),
        space_before(language, english, plain, text),
        space_after(plain),
        *check_quotes(language, plain, text),
        ellipsis(english, plain),
        ending(english, text),
    )
    return [fault for fault in found if fault]


def lost_letter(plain: str) -> Fault | None:
    """A question mark where a letter was."""
    match = LOST_LETTER.search(plain) if "?" in plain else None
    if match is None:
        return None
    what = f'question mark inside the word "{match.group()}": a letter was lost'
    return error("encoding", what, "retype the letter")


def edges(english: str, text: str) -> Fault | None:
    """Spaces at the start or end that the English does not have."""
    start = text[:1].isspace() and not english[:1].isspace()
    end = text[-1:].isspace() and not english[-1:].isspace()
    if not (start or end):
        return None
    where = "start and end" if start and end else "start" if start else "end"
    return warning(
        KIND, f"space at the {where} of the text", "delete them" if start and end else "delete it"
    )


def double_space(plain: str) -> Fault | None:
    """Two spaces in a row, or a tab."""
    if "\t" in plain.strip():
        return warning(KIND, "tab in the text", "type a space")
    inner = plain.strip(" ")
    match = SPACES.search(inner)
    if match is None:
        return None
    before = (inner[: match.start()].split() or [""])[-1]
    after = (inner[match.end() :].split() or [""])[0]
    what = f'two spaces between "{before}" and "{after}"'
    return warning(KIND, what, "delete one")


def space_before(language: Language, english: str, plain: str, text: str) -> Fault | None:
    """Marks that want a space before them, and marks that never have one."""
    wanted, never = spacing(language)
    for match in wanted.finditer(plain):
        at, mark = match.start(), match.group()
        word = re.split(r"\s", text[:at])[-1]
        named = word + text[at : at + 5]
        if re.fullmatch(r"[*_]+", word) or (named[-3:].strip() and named in english):
            continue
        return warning(
            KIND,
            f'no space before "{mark}" ({language.english})',
            f'write "{word} {mark}" (the build makes the space unbreakable)',
        )
    close = never.search(plain) if SPACED.search(plain) else None
    if close:
        word, mark = text[: close.start()].split()[-1], close.group(1)
        return warning(KIND, f'space before "{mark}"', f'write "{word}{mark}"')
    return None


@lru_cache(maxsize=64)
def spacing(language: Language) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """What finds a mark that lacks its space, and a space where none belongs."""
    marks = (language.narrow_before + language.wide_before).replace("»", "")
    never = "".join(c for c in ",.;:!?" if c not in marks)
    some = re.escape(marks)
    lacking = rf"[{some}](?<=[^\s{some}(\[¡¿…?!].)(?!\w*/)" if marks else r"(?!)"
    return (
        re.compile(lacking),
        re.compile(rf"(?<=\w)[ \u00a0\u202f]+([{re.escape(never)}])(?=\s|\Z)"),
    )


def space_after(plain: str) -> Fault | None:
    """A mark glued to the next word."""
    match = GLUED.search(plain)
    if match is None or (match.group() in ".:" and not plain[match.end()].isupper()):
        return None
    before = re.split(r"\s", plain[: match.end()])[-1]
    after = re.split(r"\s", plain[match.end() :])[0]
    return warning(KIND, f'no space after "{match.group()}"', f'write "{before} {after}"')


def ellipsis(english: str, plain: str) -> Fault | None:
    """Dots in a row where the language has one sign."""
    if ".." not in plain and "…." not in plain and ". ." not in plain:
        return None
    match = re.search(r"(\w*)(\.{2,}|…\.+|\. \. \.)", plain)
    if match is None or (match.group(2) == ".." and ".." in english):
        return None
    return warning(KIND, f'"{match.group(2)}" for an ellipsis', f'write "{match.group(1)}…"')


def final(text: str) -> str:
    """The mark a text ends with, or ""."""
    last = text.rstrip(CLOSERS)[-1:]
    last = ENDS.get(last, last)
    if text.rstrip(CLOSERS)[-3:] == "...":
        return "…"
    return last if last in ".:!?…;," else ""


def ending(english: str, text: str) -> Fault | None:
    """Final punctuation that differs from the English."""
    if "](" in english or "](" in text:
        english, text = LINKS.sub(r"\1", english), LINKS.sub(r"\1", text)
    wanted, found = final(english), final(text)
    if wanted == found or {wanted, found} <= {".", "!"}:
        return None
    if wanted and not found:
        return warning(
            KIND, f'English ends with "{wanted}", the translation does not', f'add "{wanted}"'
        )
    if found and not wanted:
        return warning(KIND, f'translation ends with "{found}", the English does not', "delete it")
    return warning(
        KIND, f'English ends with "{wanted}", the translation with "{found}"', f'write "{wanted}"'
    )
