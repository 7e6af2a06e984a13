"""Every kind of broken file gets its complaint, at its line, on the small site of bad files."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

from generator.language.check import check_po
from generator.language.check_entry import Bench
from generator.language.check_site import bench_for, check_site
from generator.language.folder import load_language, read_english
from generator.language.formatting import formatted
from generator.language.po_reader import read_po
from generator.language.problem import ProblemsError

SITE = Path(__file__).resolve().parents[1] / "sites" / "bad-files"
GOOD = (SITE / "locale" / "fr" / "site.po").read_text("utf-8")
EXPOSED = "L’empereur est exposé."
ATTACK = "{attacker} peut attaquer {target} par {lane}."
SHORT = GOOD[: GOOD.index("#. Shown")]


def told(data: str | bytes) -> list[tuple[str, str, int]]:
    """Severity, kind and line of every complaint about a French catalogue."""
    raw = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    return [(p.severity, p.kind, p.line) for p in check_po(bench(), "site.po", raw)]


def bench() -> Bench:
    """What the small site's French is compared with."""
    if not BENCH:
        english = read_english(SITE)
        BENCH.append(bench_for(SITE, "fr", english, frozenset({"rule:809.3c", "rule:801"})))
    return BENCH[0]


BENCH: list[Bench] = []


def with_status(text: str) -> str:
    """The control with another translation of the emperor's status (line 23)."""
    return GOOD.replace(EXPOSED, text)


def with_attack(text: str) -> str:
    """The control with another translation of the attack (line 19)."""
    return GOOD.replace(ATTACK, text)


def one(ident: str, english: str, text: str) -> str:
    """A catalogue of one entry, its translation on line 17."""
    return f'{SHORT}msgctxt "{ident}"\nmsgid "{english}"\nmsgstr "{text}"\n'


def rule(text: str) -> str:
    """The rule on attacking, translated (line 17)."""
    english = "A player may attack **only** an opponent in the [next seat](rule:809.3c)."
    return one("rule.attack.text", english, text)


LINKED = "Un joueur peut attaquer **uniquement** un adversaire du [siège voisin](rule:809.3c)."


def test_the_control_is_clean() -> None:
    """A right file gets no complaint, nor does the folder around it."""
    assert told(GOOD) == []
    assert check_site(SITE, ["fr"]) == []


ENCODING = {
    "byte-order mark": ("\ufeff" + GOOD, 1),
    "UTF-16": (GOOD.encode("utf-16"), 1),
    "UTF-16 without mark": (GOOD.encode("utf-16-be"), 1),
    "UTF-32": (GOOD.encode("utf-32"), 1),
    "CR only": (GOOD.replace("\n", "\r"), 1),
    "a lone CR": (with_status("L’empereur est\rexposé."), 23),
    "Windows-1252": (GOOD.encode("cp1252"), 23),
    "Latin-1": (GOOD.replace("’", "'").encode("latin-1"), 23),
    "MacRoman": (GOOD.encode("mac_roman"), 23),
    "code page 850": (GOOD.replace("’", "'").encode("cp850"), 23),
    "half a surrogate pair": (with_status("L’empereur est exposé\ud83d."), 23),
    "mojibake": (with_status("L’empereur est exposÃ©."), 23),
    "mojibake twice": (with_status("L’empereur est exposÃƒÂ©."), 23),
    "MacRoman mojibake": (with_status("L’empereur est expos√©."), 23),
    "mojibake of an apostrophe": (with_status("Lâ€™empereur est exposé."), 23),
    "a Windows letter read as control": (with_status("L\x92empereur est exposé."), 23),
    "replacement character": (with_status("L’empereur est expos\ufffd."), 23),
    "a letter turned question mark": (with_status("L’empereur est expos?e."), 23),
    "NUL": (with_status("L’empereur est exposé\x00."), 23),
    "BELL": (with_status("L’empereur est exposé\x07."), 23),
    "quoted-printable": (with_status("L’empereur est expos=C3=A9."), 23),
    "decomposed letters": (with_status("L’empereur est expose\u0301."), 23),
    "a private character": (with_status("L’empereur est \ue000 exposé."), 23),
}
INVISIBLE = {
    "zero-width space": (with_status("L’empereur est\u200bexposé."), 23),
    "zero-width joiner": (with_status("L’empereur est ex\u200dposé."), 23),
    "soft hyphen": (with_status("L’empereur est ex\u00adposé."), 23),
    "a mark inside the file": (with_status("L’empereur \ufeffest exposé."), 23),
    "word joiner": (with_status("L’empereur\u2060 est exposé."), 23),
    "bidi override": (with_status("L’empereur \u202eest pas\u202c exposé."), 23),
    "bidi isolate": (with_status("\u2067L’empereur\u2069 est exposé."), 23),
    "left-to-right mark": (with_status("L’empereur \u200eest exposé."), 23),
    "tag character": (with_status("L’empereur\U000e0041 est exposé."), 23),
    "line separator": (with_status("L’empereur\u2028est exposé."), 23),
    "Cyrillic look-alike": (with_status("L’еmpereur est exposé."), 23),
    "bidi in a placeholder": (with_attack(ATTACK.replace("target", "tar\u2067get")), 19),
    "zero-width space in a placeholder": (with_attack(ATTACK.replace("lane", "la\u200bne")), 19),
}
STRUCTURE = {
    "empty": ("", 1),
    "blank": ("\n\n", 1),
    "a web page": ("<!DOCTYPE html>\n<html></html>", 1),
    "JSON": ('{"a": "b"}', 1),
    "RTF": ("{\\rtf1 text}", 1),
    "a ZIP": (b"PK\x03\x04\x00\x00", 1),
    "a compiled catalogue": (b"\xde\x12\x04\x95\x00\x00", 1),
    "XLIFF": ('<?xml version="1.0"?><xliff/>', 1),
    "a patch": ('diff --git a/fr.po b/fr.po\n+msgid "x"\n', 1),
    "a Git LFS pointer": ("version https://git-lfs.github.com/spec/v1\n", 1),
    "an error page": ("404: Not Found", 1),
    "CSV": ("id,en,fr\na,b,c\n", 1),
    "no closing quote": (GOOD.replace('exposé."', "exposé."), 23),
    "no opening quote": (GOOD.replace('msgstr "L’', "msgstr L’"), 23),
    "curly quotes": (GOOD.replace(f'"{EXPOSED}"', f"“{EXPOSED}”"), 23),
    "single quotes": (GOOD.replace(f'"{EXPOSED}"', f"'{EXPOSED}'"), 23),
    "a quote inside": (with_status('L’empereur est "exposé".'), 23),
    "text after the quote": (GOOD.replace('exposé."', 'exposé.";'), 23),
    "a line break inside": (with_status("L’empereur est\nexposé."), 23),
    "unknown escape": (with_status("L’empereur est exposé\\ à gauche."), 23),
    "JSON escape": (with_status("L’empereur est expos\\u00e9."), 23),
    "escaped closing quote": (GOOD.replace('exposé."', 'exposé.\\"'), 23),
    "misspelt msgstr": (GOOD.replace('msgstr "L’', 'msgst "L’'), 23),
    "misspelt msgctxt": (GOOD.replace('msgctxt "status', 'msgctx "status'), 21),
    "capital keyword": (GOOD.replace('msgstr "L’', 'MSGSTR "L’'), 23),
    "equals sign": (GOOD.replace('msgstr "L’', 'msgstr = "L’'), 23),
    "bare text": (GOOD.replace(f'msgstr "{EXPOSED}"', EXPOSED), 23),
    "no msgctxt": (GOOD.replace('msgctxt "status.emperor_exposed"\n', ""), 21),
    "no msgid": (GOOD.replace('msgid "The emperor is exposed."\n', ""), 22),
    "no msgstr": (GOOD.replace(f'msgstr "{EXPOSED}"\n', ""), 22),
    "two msgstr": (GOOD.replace(f'"{EXPOSED}"\n', f'"{EXPOSED}"\nmsgstr "x"\n'), 24),
    "msgctxt after msgid": (
        GOOD.replace(
            'msgctxt "status.emperor_exposed"\nmsgid "The emperor is exposed."',
            'msgid "The emperor is exposed."\nmsgctxt "status.emperor_exposed"',
        ),
        22,
    ),
    "conflict": (GOOD.replace('msgstr "L’', '<<<<<<< HEAD\nmsgstr "L’'), 23),
    "end of a conflict": (GOOD.replace('msgstr "L’', '>>>>>>> b\nmsgstr "L’'), 23),
    "middle of a conflict": (GOOD.replace('msgstr "L’', '=======\nmsgstr "L’'), 23),
    "the same entry twice": (
        GOOD + GOOD[GOOD.index('msgctxt "status') : GOOD.index("#, python", 700)],
        32,
    ),
    "the header twice": (GOOD + "\n" + SHORT, 33),
    "cut off": (GOOD[: GOOD.index("exposé")], 23),
}
HEADER = {
    "no header": (GOOD[GOOD.index("#. Shown") :], 1),
    "language by name": (GOOD.replace("Language: fr", "Language: Français"), 9),
    "another language": (GOOD.replace("Language: fr", "Language: de"), 9),
    "no language": (GOOD.replace('"Language: fr\\n"\n', ""), 1),
    "another charset": (GOOD.replace("charset=UTF-8", "charset=ISO-8859-1"), 11),
    "template charset": (GOOD.replace("charset=UTF-8", "charset=CHARSET"), 11),
    "no charset": (GOOD.replace("; charset=UTF-8", ""), 11),
    "plural of English": (GOOD.replace("(n > 1)", "(n != 1)"), 13),
    "three forms": (GOOD.replace("nplurals=2", "nplurals=3"), 13),
    "one form": (GOOD.replace("nplurals=2", "nplurals=1"), 13),
    "code": (GOOD.replace("(n > 1)", "__import__('os').system('id')"), 13),
    "not an expression": (GOOD.replace("(n > 1)", "(n >"), 13),
    "division by nothing": (GOOD.replace("(n > 1)", "n/0"), 13),
    "deep brackets": (GOOD.replace("(n > 1)", "(" * 500 + "n" + ")" * 500), 13),
    "template plural": (
        GOOD.replace("nplurals=2; plural=(n > 1)", "nplurals=INTEGER; plural=EXPRESSION"),
        13,
    ),
    "no plural line": (GOOD.replace('"Plural-Forms: nplurals=2; plural=(n > 1);\\n"\n', ""), 1),
    "a form missing": (GOOD.replace('msgstr[1] "Portée : {n} sièges"\n', ""), 29),
    "a form empty": (GOOD.replace('"Portée : {n} sièges"', '""'), 30),
    "a form too many": (GOOD.rstrip("\n") + '\nmsgstr[2] "Portée : {n} sièges"\n', 31),
    "a plain msgstr": (GOOD.replace("msgstr[0]", "msgstr"), 29),
}
PLACEHOLDER = {
    "translated": (with_attack(ATTACK.replace("target", "cible")), 19),
    "missing": (with_attack(ATTACK.replace("{target} ", "")), 19),
    "one too many": (with_attack(ATTACK.replace("{lane}", "{lane} {count}")), 19),
    "not closed": (with_attack(ATTACK.replace("{target}", "{target")), 19),
    "not opened": (with_attack(ATTACK.replace("{target}", "target}")), 19),
    "attribute": (with_attack(ATTACK.replace("{target}", "{target.__class__}")), 19),
    "index": (with_attack(ATTACK.replace("{target}", "{target[0]}")), 19),
    "numbers": (with_attack("{0} peut attaquer {1} par {2}."), 19),
    "nothing inside": (with_attack("{} peut attaquer {} par {}."), 19),
    "format": (with_attack(ATTACK.replace("{target}", "{target:>10}")), 19),
    "conversion": (with_attack(ATTACK.replace("{target}", "{target!r}")), 19),
    "spaces inside": (with_attack(ATTACK.replace("{target}", "{ target }")), 19),
    "capital": (with_attack(ATTACK.replace("{target}", "{Target}")), 19),
    "look-alike": (with_attack(ATTACK.replace("{target}", "{tаrget}")), 19),
    "full-width braces": (with_attack(ATTACK.replace("{target}", "｛target｝")), 19),
    "doubled braces": (with_attack(ATTACK.replace("{target}", "{{target}}")), 19),
    "another tool's": (with_attack(ATTACK.replace("{target}", "%(target)s")), 19),
    "unknown form": (with_attack(ATTACK.replace("{target}", "{target}~akk")), 19),
    "stray brace": (with_status("L’empereur {est exposé."), 23),
    "lost in the plural": (GOOD.replace("{n} sièges", "sièges"), 30),
}
MARKUP = {
    "reference unknown": (rule(LINKED.replace("809.3c", "809.3z")), 17),
    "another reference": (rule(LINKED.replace("809.3c", "801")), 17),
    "reference lost": (rule(LINKED.replace("[siège voisin](rule:809.3c)", "siège voisin")), 17),
    "scheme translated": (rule(LINKED.replace("rule:", "règle:")), 17),
    "space in a link": (rule(LINKED.replace("](", "] (")), 17),
    "link not closed": (rule(LINKED.replace("809.3c)", "809.3c")), 17),
    "link without words": (rule(LINKED.replace("siège voisin", "")), 17),
    "link too many": (rule(LINKED.replace("joueur", "[joueur](rule:801)")), 17),
    "script link": (rule(LINKED.replace("rule:809.3c", "javascript:x")), 17),
    "bold not closed": (rule(LINKED.replace("uniquement**", "uniquement")), 17),
    "stars with spaces": (rule(LINKED.replace("**uniquement**", "** uniquement **")), 17),
    "code not closed": (rule(LINKED.replace("uniquement", "`uniquement")), 17),
    "tags crossed": (rule(LINKED.replace("**uniquement**", "<b>uniquement</i>")), 17),
    "tag": (rule(LINKED.replace("**uniquement**", "<b>uniquement</b>")), 17),
    "script": (rule(LINKED + "<script>x</script>"), 17),
    "handler": (rule(LINKED.replace("voisin", "voisin <img onerror=x>")), 17),
    "entity": (rule(LINKED.replace("è", "&egrave;")), 17),
    "heading": (rule("# " + LINKED), 17),
    "line break": (rule(LINKED.replace("joueur", "joueur\\n")), 17),
}
ERRORS = {
    "encoding": ENCODING,
    "invisible": INVISIBLE,
    "structure": STRUCTURE,
    "header": HEADER,
    "placeholder": PLACEHOLDER,
    "markup": MARKUP,
}


@pytest.mark.parametrize(
    ("kind", "data", "line"),
    [
        pytest.param(kind, data, line, id=f"{kind}: {name}")
        for kind, cases in ERRORS.items()
        for name, (data, line) in cases.items()
    ],
)
def test_an_error_is_told_once_at_its_line(kind: str, data: str | bytes, line: int) -> None:
    """One fault, one error, nothing else."""
    assert told(data) == [("error", kind, line)]


REACH = "An emperor reaches 2 seats; a general reaches 1."
WORDS = "Un empereur atteint {} sièges ; un général en atteint {}."
QUOTE = "Use “Show my reach”."
OF = "The reach of the emperor"


def quote(text: str) -> str:
    """The text with quotes, translated."""
    return one("q.71", QUOTE, text)


def of(text: str) -> str:
    """The reach of the emperor, translated."""
    return one("q.73", OF, text)


WARNINGS = {
    "a number lost": ("meaning", one("rule.reach.text", REACH, WORDS.format(1, 1))),
    "a number made up": ("meaning", one("rule.reach.text", REACH, WORDS.format("2 ou 3", 1))),
    "another rule number": ("meaning", one("rule.see", "See rule 801.", "Voir la règle 810.")),
    "no space before ;": (
        "typography",
        one("rule.reach.text", REACH, "2 sièges; un empereur, un général 1."),
    ),
    "English quotes": ("typography", quote("Utilisez “Afficher ma portée”.")),
    "German quotes": ("typography", quote("Utilisez „Afficher ma portée“.")),
    "single quotes": ("typography", quote("Utilisez ‘Afficher ma portée’.")),
    "typed guillemets": ("typography", quote("Utilisez << Afficher ma portée >>.")),
    "guillemets without spaces": ("typography", quote("Utilisez «Afficher ma portée».")),
    "quotes not closed": ("typography", quote("Utilisez « Afficher ma portée.")),
    "three dots": ("typography", one("q.72", "Loading…", "Chargement...")),
    "accent for apostrophe": ("typography", of("La portée de l´empereur")),
    "space after an apostrophe": ("typography", of("La portée de l’ empereur")),
    "two spaces": ("typography", of("La portée  de l’empereur")),
    "a space at the end": ("typography", of("La portée de l’empereur ")),
    "a full stop added": ("typography", of("La portée de l’empereur.")),
    "a full stop lost": ("typography", quote("Utilisez « Afficher ma portée »")),
    "bold lost": ("markup", rule(LINKED.replace("**", ""))),
    "another word than the glossary's": ("glossary", of("La portée du roi")),
}


@pytest.mark.parametrize(("kind", "data"), WARNINGS.values(), ids=WARNINGS.keys())
def test_a_warning_is_told_once_at_its_line(kind: str, data: str) -> None:
    """One blemish, one warning, nothing else."""
    assert told(data) == [("warning", kind, 17)]


@pytest.mark.parametrize(
    "text",
    [
        "La portée de empereur",
        "La portée de le empereur",
        "La portée que il a, empereur",
        "La portée si il est empereur",
        "La portée de le général empereur",
        "La portée de les empereurs",
        "La portée jusque à l’empereur",
        "La portée du le empereur",
    ],
)
def test_a_missing_elision_or_contraction_is_an_error(text: str) -> None:
    """French joins small words to the next one."""
    assert told(of(text))[0][:2] == ("error", "typography")


@pytest.mark.parametrize(
    "text",
    [
        "La portée de l'empereur",
        "La portée de le jouer, empereur",
        "La portée si elle est à l’empereur",
        "La portée d’un ou de onze empereurs",
        "La portée du général ou de l’empereur",
        "La portée\u00a0de l’empereur",
    ],
)
def test_right_french_is_left_in_peace(text: str) -> None:
    """Typed apostrophes, pronouns and hard spaces are right."""
    assert told(of(text)) == []


def test_a_join_that_only_a_finished_sentence_shows_is_told_with_the_sentence() -> None:
    """Each text is tried with real phrases in its places."""
    problems = check_po(bench(), "site.po", with_attack(ATTACK.replace("par {", "du {")).encode())
    assert [p.line for p in problems] == [19]
    assert "du la voie du Soleil" in problems[0].what


STATES = {
    "marked": (GOOD.replace('msgctxt "status', '#, fuzzy\nmsgctxt "status'), 21),
    "old English": (GOOD.replace("The emperor is exposed.", "The emperor is in danger."), 22),
    "unknown id": (GOOD + '\nmsgctxt "no.such"\nmsgid "x"\nmsgstr "y"\n', 33),
}


@pytest.mark.parametrize(("data", "line"), STATES.values(), ids=STATES.keys())
def test_a_state_is_a_warning(data: str, line: int) -> None:
    """What waits for a translator stops no build."""
    assert told(data) == [("warning", "state", line)]


ACCEPTED = {
    "wrapped": GOOD.replace(f'"{EXPOSED}"', '""\n"L’empereur est "\n"exposé."'),
    "untranslated": with_status(""),
    "foreign header lines": GOOD.replace(
        '"MIME', '"X-Generator: Poedit 3.4\\n"\n"X-Poedit: a\\n"\n"MIME'
    ),
    "region of the language": GOOD.replace("Language: fr", "Language: fr_FR"),
    "same rule written otherwise": GOOD.replace("(n > 1)", "n>=2"),
    "references": GOOD.replace('msgctxt "status', '#: src/x.py:3\nmsgctxt "status'),
    "obsolete": GOOD + '\n#~ msgctxt "x"\n#~ msgid "y"\n#~ msgstr "z"\n',
    "fuzzy header": "#, fuzzy\n" + GOOD,
    "hard spaces": with_status("L’empereur\u00a0est exposé."),
}


@pytest.mark.parametrize("data", ACCEPTED.values(), ids=ACCEPTED.keys())
def test_what_other_tools_write_is_accepted(data: str) -> None:
    """Poedit, Weblate and msgcat rewrap, date and reorder."""
    assert told(data) == []


def mutated(random_: random.Random, data: bytes) -> bytes:
    """The file with some bytes deleted, doubled, swapped or replaced."""
    raw = bytearray(data)
    for _ in range(random_.randint(1, 6)):
        if not raw:
            break
        at, length = random_.randrange(len(raw)), random_.randint(1, 30)
        piece = bytes(raw[at : at + length])
        raw[at : at + length] = random_.choice(
            (b"", piece * 2, bytes([random_.randrange(256)]), b'"', b"\\", b"{", b"\n", b"msgid ")
        )
    return bytes(raw)


def test_four_thousand_mutated_files_crash_nothing() -> None:
    """Whatever a file holds, check and formatter answer with problems or a text."""
    random_ = random.Random(809)
    language = load_language(SITE, "fr")
    for _ in range(4000):
        data = mutated(random_, GOOD.encode())
        for problem in check_po(bench(), "site.po", data):
            assert problem.line >= 1 and problem.what and problem.mend
        try:
            text = formatted(language, "site.po", data)
        except ProblemsError:
            continue
        assert formatted(language, "site.po", text.encode()) == text


ENGLISH = (SITE / "en" / "strings.toml").read_text("utf-8")
TEXT = 'text = "The emperor is exposed."'
TOMLS = {
    "curly quotes": (TEXT, "text = “The emperor is exposed.”", "toml", 6),
    "no closing quote": (TEXT, TEXT[:-1], "toml", 6),
    "no quotes": (TEXT, "text = The emperor is exposed.", "toml", 6),
    "a quote inside": (TEXT, 'text = "The "emperor" is exposed."', "toml", 6),
    "unknown escape": (TEXT, 'text = "The emperor\\ is exposed."', "toml", 6),
    "a key twice": (TEXT, f"{TEXT}\n{TEXT}", "toml", 7),
    "a table twice": ('["q.71"]', '["q.72"]', "toml", 18),
    "unknown key": (TEXT, f"{TEXT}\nmaxx = 3", "toml", 7),
    "a number for a text": (TEXT, "text = 3", "toml", 6),
    "a text for a number": (TEXT, f'{TEXT}\nmax = "14"', "toml", 7),
    "colon": (TEXT, 'text: "The emperor is exposed."', "toml", 6),
    "no text": (TEXT, 'note = "x"', "toml", 5),
    "no plural": ('other = "Reach: {n} seats"\n', "", "toml", 7),
    "heading not closed": ('["q.71"]', '["q.71"', "toml", 16),
    "id without quotes": ('["q.71"]', "[q.71]", "toml", 16),
    "conflict": (TEXT, f"<<<<<<< HEAD\n{TEXT}", "toml", 6),
    "text over lines not closed": (TEXT, 'text = """\nThe emperor', "toml", 6),
    "example of no place": ("example = {", 'example = { foo = "lane.sun",', "toml", 3),
    "example of no text": ('"lane.sun" }', '"lane.moon" }', "toml", 3),
    "bad placeholder": ("{attacker} can", "{Attacker} can", "placeholder", 3),
    "brace not closed": ("{attacker} can", "{attacker can", "placeholder", 3),
    "no such rule": ("rule:809.3c", "rule:999.9z", "markup", 11),
    "no such scheme": ("rule:809.3c", "foo:809.3c", "markup", 11),
    "HTML": ("**only**", "<b>only</b>", "markup", 11),
    "bold not closed": ("**only**", "**only", "markup", 11),
    "mojibake": ("“Show", "â€œShow", "encoding", 17),
    "invisible": ("emperor is exposed", "emperor\u200bis exposed", "invisible", 6),
}


@pytest.mark.parametrize(("old", "new", "kind", "line"), TOMLS.values(), ids=TOMLS.keys())
def test_a_fault_of_the_english_is_told_once_at_its_line(
    tmp_path: Path, old: str, new: str, kind: str, line: int
) -> None:
    """The English TOML is checked as strictly as a translation, and spoils none."""
    site = shutil.copytree(SITE, tmp_path / "bad-files")
    (site / "en" / "strings.toml").write_text(ENGLISH.replace(old, new, 1), "utf-8")
    found = [(p.severity, p.kind, p.line) for p in check_site(site, ["fr"]) if "/en/" in p.path]
    assert found == [("error", kind, line)]


HEAD = "# Attacking {#attacking}\n\n"
PAGES = {
    "heading without id": (f"{HEAD}## Who attacks\n", 3),
    "heading id twice": (f"{HEAD}## Again {{#attacking}}\n", 3),
    "heading id with capitals": (f"{HEAD}## Again {{#Again}}\n", 3),
    "heading id not closed": (f"{HEAD}## Again {{#again\n", 3),
    "level left out": (f"{HEAD}### Deep {{#deep}}\n", 3),
    "no space after ##": (f"{HEAD}##Again {{#again}}\n", 3),
    "underlined heading": ("Attacking\n=========\n", 2),
    "front matter not closed": ("---\ntitle: Attacking\n\n" + HEAD, 1),
    "front matter without colon": ("---\ntitle Attacking\n---\n" + HEAD, 2),
    "a cell too many": (f"{HEAD}| a | b |\n|---|---|\n| c | d | e |\n", 5),
    "a cell too few": (f"{HEAD}| a | b |\n|---|---|\n| c |\n", 5),
    "table without its line": (f"{HEAD}| a | b |\n| c | d |\n", 3),
    "conflict": (f"{HEAD}<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> b\n", 3),
    "note not closed": (f"{HEAD}::: note\nText.\n", 3),
    "nothing to close": (f"{HEAD}:::\n", 3),
    "unknown directive": (f"{HEAD}::: foo\nText.\n:::\n", 3),
    "figure line without =": (f"{HEAD}::: figure\nnone All six\n:::\n", 4),
    "code not closed": (f"{HEAD}```\ncode", 4),
    "HTML": (f"{HEAD}Some <b>bold</b> text.\n", 3),
    "script": (f"{HEAD}<script>x</script>\n", 3),
    "bold not closed": (f"{HEAD}Some **bold text.\n", 3),
    "link not closed": (f"{HEAD}See [it](rule:809.3c.\n", 3),
    "link by reference": (f"{HEAD}See [it][there].\n", 3),
    "no such rule": (f"{HEAD}See [it](rule:1.2z).\n", 3),
    "no such page": (f"{HEAD}See [it](page:nowhere).\n", 3),
    "no such scheme": (f"{HEAD}See [it](other.md).\n", 3),
}


@pytest.mark.parametrize(("text", "line"), PAGES.values(), ids=PAGES.keys())
def test_a_fault_of_a_page_is_told_once_at_its_line(tmp_path: Path, text: str, line: int) -> None:
    """Markdown accepts everything; the check does not."""
    site = shutil.copytree(SITE, tmp_path / "bad-files")
    (site / "en" / "pages").mkdir()
    (site / "en" / "pages" / "attacking.md").write_text(text, "utf-8")
    found = [(p.severity, p.kind, p.line) for p in check_site(site, ["fr"])]
    assert found == [("error", "markdown", line)]


def test_reading_never_raises_on_odd_lines() -> None:
    """The reader collects, it does not throw."""
    for line in ("msgid", '"', "#~", "#|", "#~|", "msgstr[", 'msgstr[x] "', '""""', "\\", "[", "#"):
        assert read_po("x.po", line + "\n").text
