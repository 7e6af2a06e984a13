"""Typography of a translation: spaces, quotes, ellipsis, and how the text ends."""

from __future__ import annotations

import re

from generator.language.fault import Fault, error, warning
from generator.language.language import Language

KIND = "typography"
PROTECTED = re.compile(
    r"`[^`]*`|\]\([^()]*\)|https?://\S+|\{[^{}]*\}(?:~\w+)?|<[^<>]*>|\d+:\d+|:::|::|[:;]-?[)(DP]|\w+\?\w+="
)
QUOTES = "“”„‟«»‹›‘‚″〝〞＂「」『』"
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
WRONG_APOSTROPHE = re.compile(r"[^\W\d_]([`´ʼʹ′＇‛])[^\W\d_]")
LOST_LETTER = re.compile(r"[^\W\d_]+\?[^\W\d_]+")


def check_typography(language: Language, english: str, text: str) -> list[Fault]:
    """All typographic faults of a translation, one of each sort at most."""
    plain = PROTECTED.sub(lambda m: "0" * len(m.group()), text)
    found = (
        lost_letter(plain),
        edges(english, text),
        double_space(plain),
        space_before(language, english, plain, text),
        space_after(plain),
        inner_spaces(language, plain),
        wrong_quotes(language, plain, text),
        apostrophe(plain),
        ellipsis(english, plain),
        ending(english, text),
    )
    return [fault for fault in found if fault]


def lost_letter(plain: str) -> Fault | None:
    """A question mark where a letter was."""
    match = LOST_LETTER.search(plain)
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
    match = re.search(r"(\S*)[ \u00a0\u202f]{2,}(\S*)", plain.strip(" "))
    if match is None:
        return None
    what = f'two spaces between "{match.group(1)}" and "{match.group(2)}"'
    return warning(KIND, what, "delete one")


def space_before(language: Language, english: str, plain: str, text: str) -> Fault | None:
    """Marks that want a space before them, and marks that never have one."""
    wanted = (language.narrow_before + language.wide_before).replace("»", "")
    if wanted:
        pattern = rf"([^\s{re.escape(wanted)}(\[¡¿…?!]+)([{re.escape(wanted)}])(?!\w*/)"
        for match in re.finditer(pattern, plain):
            word, mark = text[match.start(1) : match.end(1)], match.group(2)
            named = text[match.start() :][: len(match.group()) + 4]
            if re.fullmatch(r"[*_]+", word) or (named[-3:].strip() and named in english):
                continue
            return warning(
                KIND,
                f'no space before "{mark}" ({language.english})',
                f'write "{word} {mark}" (the build makes the space unbreakable)',
            )
    never = "".join(c for c in ",.;:!?" if c not in wanted)
    close = re.search(rf"(\w+)[ \u00a0\u202f]+([{re.escape(never)}])(?=\s|\Z)", plain)
    if close:
        word, mark = text[close.start(1) : close.end(1)], close.group(2)
        return warning(KIND, f'space before "{mark}"', f'write "{word}{mark}"')
    return None


def space_after(plain: str) -> Fault | None:
    """A mark glued to the next word."""
    match = re.search(r"([^\W\d_]{2,}[,;!?.:])([^\W\d_]{2,})", plain)
    if match is None or (match.group(1)[-1] in ".:" and not match.group(2)[0].isupper()):
        return None
    what = f'no space after "{match.group(1)[-1]}"'
    return warning(KIND, what, f'write "{match.group(1)} {match.group(2)}"')


def inner_spaces(language: Language, plain: str) -> Fault | None:
    """Guillemets without their inner spaces."""
    opening, closing = language.quotes
    if not language.quote_space:
        return None
    match = re.search(rf"{opening}(?=\S)|(?<=\S){closing}", plain)
    if match is None:
        return None
    what = f"no space inside {opening} {closing}"
    return warning(KIND, what, f"write {opening} … {closing}")


def wrong_quotes(language: Language, plain: str, text: str) -> Fault | None:
    """Quotes of another language, or quotes that are not closed."""
    opening, closing = language.quotes
    inside = re.sub(rf"{opening}[^{closing}]*{closing}", "", plain) if opening != closing else plain
    own = {opening, closing}
    outside_own = own if language.inner_quotes[0] in "“”" else own | set(language.inner_quotes)
    if doubled := re.search(r"<<(.*?)>>|,,|''|``", plain):
        return warning(
            KIND, f"{doubled.group()[:2]} for a quote", f"write {shown(language, 'Afficher', text)}"
        )
    for c in inside:
        if c in QUOTES and c not in outside_own and not (c in "‘" and language.apostrophe == c):
            pair = {"“": "“ ”", "”": "“ ”", "„": "„ “", "‘": "‘ ’", "«": "« »", "»": "« »"}.get(
                c, c
            )
            whose = {"“": "English ", "”": "English ", "‘": "English ", "„": "German "}.get(c, "")
            what = f"{whose}quotes {pair} in {language.english}"
            return warning(
                KIND,
                what.replace("quotes “ ” in English", "quotes"),
                f"write {shown(language, c, text)}",
            )
    if opening != closing and plain.count(opening) != plain.count(closing):
        return warning(KIND, f"quotes {opening} {closing} are not closed", "close them")
    if plain.count('"') % 2:
        return warning(KIND, 'straight quote " without its partner', "close it, or delete it")
    return None


def shown(language: Language, mark: str, text: str) -> str:
    """The quoted words with the language's own quotes."""
    match = re.search(r"[“„«‹‘‟〝「『]([^“”„«»‹›’]*)[”“»›’〞」』]", text)
    words = match.group(1).strip() if match else "…"
    opening, closing = language.quotes
    space = " " if language.quote_space else ""
    return f"{opening}{space}{words}{space}{closing}"


def apostrophe(plain: str) -> Fault | None:
    """An accent or prime in the place of an apostrophe."""
    match = WRONG_APOSTROPHE.search(plain)
    if match is None:
        return None
    c = match.group(1)
    return warning(KIND, f"{c} (U+{ord(c):04X}) is not an apostrophe", "write ’ or '")


def ellipsis(english: str, plain: str) -> Fault | None:
    """Dots in a row where the language has one sign."""
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
    wanted, found = final(LINKS.sub(r"\1", english)), final(LINKS.sub(r"\1", text))
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


LINKS = re.compile(r"\[([^\[\]]*)\]\([^()]*\)")
