"""Starting points for a new language: its names, direction and plural rule."""

from __future__ import annotations

from generator.language.language import Language

ONE, MORE_THAN_ONE, NONE = "(n != 1)", "(n > 1)", "0"
SLAVIC = "(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2)"
POLISH = "(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2)"
ROWS = (
    ("ar", "العربية", "Arabic", "rtl", 6,
     "(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5)"),
    ("bg", "Български", "Bulgarian", "ltr", 2, ONE),
    ("ca", "Català", "Catalan", "ltr", 2, ONE),
    ("cs", "Čeština", "Czech", "ltr", 3, "(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2)"),
    ("da", "Dansk", "Danish", "ltr", 2, ONE),
    ("de", "Deutsch", "German", "ltr", 2, ONE),
    ("el", "Ελληνικά", "Greek", "ltr", 2, ONE),
    ("eo", "Esperanto", "Esperanto", "ltr", 2, ONE),
    ("es", "Español", "Spanish", "ltr", 2, ONE),
    ("et", "Eesti", "Estonian", "ltr", 2, ONE),
    ("fa", "فارسی", "Persian", "rtl", 2, MORE_THAN_ONE),
    ("fi", "Suomi", "Finnish", "ltr", 2, ONE),
    ("fr", "Français", "French", "ltr", 2, MORE_THAN_ONE),
    ("he", "עברית", "Hebrew", "rtl", 2, ONE),
    ("hr", "Hrvatski", "Croatian", "ltr", 3, SLAVIC),
    ("hu", "Magyar", "Hungarian", "ltr", 2, ONE),
    ("id", "Bahasa Indonesia", "Indonesian", "ltr", 1, NONE),
    ("it", "Italiano", "Italian", "ltr", 2, ONE),
    ("ja", "日本語", "Japanese", "ltr", 1, NONE),
    ("ko", "한국어", "Korean", "ltr", 1, NONE),
    ("lt", "Lietuvių", "Lithuanian", "ltr", 3,
     "(n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2)"),
    ("nb", "Norsk bokmål", "Norwegian", "ltr", 2, ONE),
    ("nl", "Nederlands", "Dutch", "ltr", 2, ONE),
    ("pl", "Polski", "Polish", "ltr", 3, POLISH),
    ("pt", "Português", "Portuguese", "ltr", 2, ONE),
    ("pt-BR", "Português do Brasil", "Brazilian Portuguese", "ltr", 2, MORE_THAN_ONE),
    ("ro", "Română", "Romanian", "ltr", 3, "(n==1 ? 0 : n==0 || (n%100>0 && n%100<20) ? 1 : 2)"),
    ("ru", "Русский", "Russian", "ltr", 3, SLAVIC),
    ("sk", "Slovenčina", "Slovak", "ltr", 3, "(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2)"),
    ("sl", "Slovenščina", "Slovenian", "ltr", 4,
     "(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3)"),
    ("sv", "Svenska", "Swedish", "ltr", 2, ONE),
    ("tr", "Türkçe", "Turkish", "ltr", 2, ONE),
    ("uk", "Українська", "Ukrainian", "ltr", 3, SLAVIC),
    ("vi", "Tiếng Việt", "Vietnamese", "ltr", 1, NONE),
    ("zh-Hans", "简体中文", "Chinese (simplified)", "ltr", 1, NONE),
    ("zh-Hant", "繁體中文", "Chinese (traditional)", "ltr", 1, NONE),
)  # fmt: skip
COUNTRIES = (
    "ar:EG bg:BG ca:ES cs:CZ da:DK de:DE el:GR es:ES et:EE fa:IR fi:FI fr:FR he:IL hr:HR hu:HU "
    "id:ID it:IT ja:JP ko:KR lt:LT nb:NO nl:NL pl:PL pt:PT pt-BR:BR ro:RO ru:RU sk:SK sl:SI sv:SE "
    "tr:TR uk:UA vi:VN zh-Hans:CN zh-Hant:TW"
)
"""Where each is most spoken, or most read."""
COUNTRY = dict(pair.split(":") for pair in COUNTRIES.split())
KNOWN = {
    tag: Language(tag, n, e, d, country=COUNTRY.get(tag, ""), reviewed=False, nplurals=p, plural=r)
    for tag, n, e, d, p, r in ROWS
}


def starting_point(tag: str) -> Language:
    """A language to start from; an unknown tag gets its own tag as name and two plural forms.

    >>> starting_point("pl").nplurals
    3
    """
    return KNOWN.get(tag, Language(tag, tag, tag, reviewed=False))


def language_file(language: Language) -> str:
    """The text of a new `lang/<tag>.toml`: what every language says, and what it may need."""
    return f"""tag = "{language.tag}"
name = "{language.name}"
english = "{language.english}"
direction = "{language.direction}"
# The country where the language is most spoken, for the cards of shared links; "" for none.
country = "{language.country}"
# false: the site says that players have not yet reviewed this language.
reviewed = false
nplurals = {language.nplurals}
plural = "{language.plural}"
# Grouping of 100,000. Write a plain space for languages that use one.
thousands = ","
quotes = ["“", "”"]
inner_quotes = ["‘", "’"]
{MORE}"""


MORE = """
# Whatever follows with a # before it is not in use. Most languages need little of it: take the
# # away where yours does. lang/fr.toml, lang/de.toml and lang/es.toml are full examples.

# The letters of a dictionary in their order, where your language has more than a to z.
# alphabet = "abcdefghijklmnñopqrstuvwxyz"

# Marks with a space before them: a narrow one, or a full one.
# narrow_before = ";!?»"
# wide_before = ":"
# The apostrophe that a typed ' becomes.
# apostrophe = "’"
# A space inside the quotes: narrow or wide.
# quote_space = "narrow"

# How the small letters that a sentence begins with are made capital, where one letter to one
# does not do.
# capitals = { ij = "IJ" }

# A number of the English may be written as one of these words (0, 1, 2 …).
# number_words = ["none|no", "one|a|first", "two|both|second"]

# The forms (cases) of a noun phrase: {target}~akk asks for one of them.
# forms = ["akk", "dat"]

# Two words that become one where a value is put in: "de {seat}" with "le général".
# contractions = [["de le", "du"]]
# Of these, the ones that may stand apart where they are written so.
# loose = ["de le"]
# "de le jouer" is right: there "le" is a pronoun before a verb with one of these endings.
# pronoun_endings = ["er", "ir", "re"]
# Small words that never stand side by side: "du {seat}" with "le général" would give "du le".
# never = ["du le", "du la"]

# A word that changes before certain letters, such as "de" before "empereur". As many as needed.
# `unless` and `only` are words, `starts` beginnings of words; `checked = false` where written
# text may break the rule.
# [[elision]]
# letters = "aeiou"
# unless = ["onze"]
# words = { de = "d’", le = "l’" }

# A word of the English and what it must be called here, the start of the word is enough.
[glossary]
# emperor = ["empereur"]
"""
