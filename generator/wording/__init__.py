"""The core's answers as sentences: the one room that knows both the game and the languages.

Every function takes a catalogue and values of the rules core and gives back plain text, or frozen
values that hold plain text. The words themselves are in `site_src`, under ids that stand here in
full. Typography (curly quotes, fixed spaces) is set later, where the text is shown.
"""
