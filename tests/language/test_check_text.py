"""Headers, placeholders and markup that are broken get one complaint, at its line."""

from __future__ import annotations

import pytest

from tests.language.bad import ATTACK, GOOD, LINKED, rule, told, with_attack, with_status

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
