"""Recorded questions for the translator's desk: a tiny source folder, good drafts and bad ones."""

from __future__ import annotations

import json

_STRINGS = """
["yes"]
text = "Yes"
note = "An answer."
max = 4
["seat.king"]
text = "the king"
["seat.queen"]
text = "the queen"
["attacks"]
text = "{who} can attack {whom}."
example = { who = "seat.king", whom = "seat.queen" }
["seats"]
one = "{n} seat"
other = "{n} seats"
"""
_FRENCH = """
tag = "fr"
name = "Français"
english = "French"
plural = "(n > 1)"
narrow_before = ";!?»"
contractions = [["de le", "du"]]
[[elision]]
letters = "aeiou"
words = { le = "l’" }
[glossary]
king = ["roi"]
"""
_PO = """msgid ""
msgstr ""
"Language: fr\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

#, fuzzy
#| msgid "Yeah"
msgctxt "yes"
msgid "Yes"
msgstr "Ouais"

msgctxt "seat.king"
msgid "the king"
msgstr "le roi"
"""


def _cases() -> tuple[tuple[str, list[str]], ...]:
    """Questions for the runtime once it has the desk's zip: a few texts, good and bad drafts."""
    english = {
        "en/strings.toml": _STRINGS,
        "en/rules.toml": '[attack]\nnumber = "809.3c"\ntitle = "Attack"\ntext = "**One** seat."\n',
        "en/pages/rules.md": "---\ntitle: Rules\n---\n# Rules {#rules}\n\nSee [](rule:809.3c).\n",
        "lang/en.toml": 'tag = "en"\nname = "English"\nenglish = "English"\nreviewed = true\n',
        "lang/fr.toml": _FRENCH,
    }
    locale = {"locale/fr/site.po": _PO}
    opened = [json.dumps(english), json.dumps(locale)]
    asked: list[tuple[str, list[str]]] = [
        ("desk_text", ["yes"]),
        *(("desk_open", [*opened, tag]) for tag in ("en", "nothing", "it", "fr")),
        *(("desk_text", [ident]) for ident in ("yes", "seats", "rules#rules.1", "none")),
    ]
    for drafts in (["Oui"], ["Oui {"], ["<b>Oui</b> !  "], [""], ["a", "b"]):
        asked.append(("desk_try", ["yes", json.dumps(drafts), '["<p>Yes</p>"]']))
        asked.append(("desk_try", ["rules#rules.1", json.dumps(drafts)]))
        asked.append(("desk_keep", ["yes", json.dumps(drafts)]))
    asked += [
        ("desk_try", ["seats", json.dumps(["{n} place de le roi", "{n} places"])]),
        (
            "desk_try",
            [
                "attacks",
                json.dumps(["{who} de {whom}"]),
                json.dumps(["<b>The king can attack me.</b>", ""]),
            ],
        ),
        ("desk_drafts", [json.dumps({"seats": ["{n} place", "{n} places"], "gone": ["x"]})]),
        *(("desk_file", [home]) for home in ("site", "rules", "language", "none")),
        ("desk_keep", ["yes", ""]),
    ]
    return tuple(asked)


DESK_CASES = _cases()
"""Each question with its arguments, in the order in which they make sense."""
