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
KNOWN = {tag: Language(tag, n, e, d, False, p, r) for tag, n, e, d, p, r in ROWS}


def starting_point(tag: str) -> Language:
    """A language to start from; an unknown tag gets its own tag as name and two plural forms.

    >>> starting_point("pl").nplurals
    3
    """
    return KNOWN.get(tag, Language(tag, tag, tag, "ltr", False))


def language_file(language: Language) -> str:
    """The text of a new `lang/<tag>.toml`, to be filled in by its translators."""
    plural = language.plural.replace('"', "")
    return f"""tag = "{language.tag}"
name = "{language.name}"
english = "{language.english}"
direction = "{language.direction}"
# false: the site says that players have not yet reviewed this language.
reviewed = false
nplurals = {language.nplurals}
plural = "{plural}"
# Grouping of 100,000. Write a plain space for languages that use one.
thousands = ","
quotes = ["“", "”"]
inner_quotes = ["‘", "’"]
# Marks with a space before them: a narrow one, or a full one. Most languages have none.
narrow_before = ""
wide_before = ""
# Two words that become one where a value is put in, such as French ["de le", "du"].
contractions = []
# Inflected forms a phrase may have, such as "akk": {{target}}~akk asks for it.
forms = []

# A word of the English and what it must be called here, the start of the word is enough.
[glossary]
"""
